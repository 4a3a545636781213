// Lanterns on posts, for the night: before houses, and where there are none, at the corners of the field.
import { Group, Mesh, MeshLambertMaterial, PointLight } from 'three';
import { Clay } from './clay';
import { LAND, LIGHT } from './colors';

type Post = { x: number; z: number };
const CORNERS: readonly Post[] = [
  { x: -13, z: 13 },
  { x: 13, z: -13 },
  { x: -13, z: -13 },
  { x: 13, z: 13 },
];
const HIGH = 1.35;

export function lanterns(doors: readonly Post[], count: number): Group {
  const group = new Group();
  const glow = new MeshLambertMaterial({ color: LAND.paper, emissive: LIGHT.window });
  glow.emissiveIntensity = 2.2;
  const [wood, paper] = [new Clay(), new Clay()];
  for (const { x, z } of [...doors, ...CORNERS].slice(0, count)) {
    wood.rod([x, 0, z], [x, HIGH + 0.3, z], 0.05, 0.04, LAND.lamp);
    wood.box([x, HIGH + 0.28, z], [0.34, 0.05, 0.34], LAND.lamp);
    wood.cone([x, HIGH + 0.38, z], 0.3, 0.16, LAND.lamp, 4, [0, Math.PI / 4, 0]);
    wood.box([x, HIGH - 0.2, z], [0.3, 0.04, 0.3], LAND.lamp);
    paper.box([x, HIGH + 0.04, z], [0.24, 0.42, 0.24], LIGHT.white);
    const lamp = new PointLight(LIGHT.lantern, 30, 12, 1.7);
    lamp.position.set(x, HIGH + 0.1, z);
    group.add(lamp);
  }
  group.add(new Mesh(wood.bake(2, 0.8), new MeshLambertMaterial({ vertexColors: true })));
  group.add(new Mesh(paper.bake(2, 1), glow));
  return group;
}
