// An arrow on its way.
import { Mesh, MeshLambertMaterial, Vector3 } from 'three';
import { Clay } from './clay';
import { PAINT } from './colors';

const RISE = 0.12; // of the way

function arrow(): Mesh {
  const c = new Clay();
  c.rod([0, 0, -0.5], [0, 0, 0.5], 0.022, 0.022, PAINT.wood, 5);
  c.cone([0, 0, 0.58], 0.05, 0.18, PAINT.steel, 4, [Math.PI / 2, 0, 0]);
  for (const turn of [0, Math.PI / 2])
    c.box([0, 0, -0.42], [0.14, 0.01, 0.22], PAINT.bone, [0, 0, turn]);
  return new Mesh(c.bake(1, 1), new MeshLambertMaterial({ vertexColors: true }));
}

export class Shot {
  readonly mesh = arrow();

  constructor(
    private readonly from: Vector3,
    private readonly to: Vector3,
  ) {}

  pose(t: number): void {
    const at = (share: number): Vector3 => {
      const point = this.from.clone().lerp(this.to, share);
      point.y += Math.sin(Math.PI * share) * RISE * this.from.distanceTo(this.to);
      return point;
    };
    this.mesh.position.copy(at(t));
    this.mesh.lookAt(at(t + 0.02));
  }
}
