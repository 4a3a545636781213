// Bone dice that tumble onto the table and end on the faces that were rolled.
import {
  BoxGeometry,
  Euler,
  Group,
  Mesh,
  MeshLambertMaterial,
  Quaternion,
  Vector3,
  type BufferGeometry,
} from 'three';
import { rng } from '../paint/noise';
import type { Face } from '../wire';
import { DIE } from './colors';
import { picture, type Brush } from './pictures';

/** The six sides, in the order of a box: right, left, top, bottom, front, back. */
export const SIDES: readonly Face[] = ['double', 'cross', 'single', 'single', 'blank', 'blank'];
/** Which turn brings a side of the box to the top. */
const TOP = [
  new Euler(0, 0, Math.PI / 2),
  new Euler(0, 0, -Math.PI / 2),
  new Euler(0, 0, 0),
  new Euler(Math.PI, 0, 0),
  new Euler(-Math.PI / 2, 0, 0),
  new Euler(Math.PI / 2, 0, 0),
];
const OUT = [
  new Vector3(1, 0, 0),
  new Vector3(-1, 0, 0),
  new Vector3(0, 1, 0),
  new Vector3(0, -1, 0),
  new Vector3(0, 0, 1),
  new Vector3(0, 0, -1),
];
export const SIZE = 0.62;
const ROUND = 0.16; // of an edge, in shares of the side
const ROW = 3;
const APART = 1.02;

/** A cube with soft edges; its sides keep their pictures. */
function cube(): BufferGeometry {
  const box = new BoxGeometry(1, 1, 1, 6, 6, 6);
  const [place, normal] = [box.getAttribute('position'), box.getAttribute('normal')];
  const inner = 0.5 - ROUND;
  const [v, core] = [new Vector3(), new Vector3()];
  for (let i = 0; i < place.count; i += 1) {
    v.fromBufferAttribute(place, i);
    core.copy(v).clampScalar(-inner, inner);
    const out = v.sub(core).normalize();
    normal.setXYZ(i, out.x, out.y, out.z);
    place.setXYZ(i, core.x + out.x * ROUND, core.y + out.y * ROUND, core.z + out.z * ROUND);
  }
  box.scale(SIZE, SIZE, SIZE);
  return box;
}

/** Cut into the bone: a dark edge, and a light one below it. */
function sword(brush: Brush, turn: number): void {
  brush.save();
  brush.translate(64, 64);
  brush.rotate(turn);
  for (const [off, blade, guard] of [
    [2.5, DIE.light, DIE.light],
    [0, DIE.cut, DIE.gold],
  ] as const) {
    brush.fillStyle = blade;
    brush.beginPath();
    for (const [x, y] of [
      [-6, 18],
      [-6, -34],
      [1, -48],
      [6, -34],
      [6, 18],
    ] as const)
      brush.lineTo(x + off, y + off);
    brush.fill();
    brush.fillRect(-4 + off, 24 + off, 8, 22);
    brush.fillStyle = guard;
    brush.fillRect(-18 + off, 17 + off, 36, 8);
  }
  brush.restore();
}

function mark(brush: Brush, face: Face): void {
  if (face === 'double') for (const turn of [-0.62, 0.62]) sword(brush, turn);
  else if (face === 'single') sword(brush, 0.4);
  else if (face === 'cross')
    for (const [off, color] of [
      [2.5, DIE.light],
      [0, DIE.ink],
    ] as const) {
      brush.strokeStyle = color;
      brush.lineWidth = 15;
      brush.lineCap = 'round';
      brush.beginPath();
      for (const side of [1, -1]) {
        brush.moveTo(38 + off, 64 - 26 * side + off);
        brush.lineTo(90 + off, 64 + 26 * side + off);
      }
      brush.stroke();
    }
}

function sideOf(face: Face): MeshLambertMaterial {
  const map = picture(128, 128, (brush) => {
    // the picture hangs upside down on a box, which no face minds but swords
    brush.translate(0, 128);
    brush.scale(1, -1);
    const worn = brush.createRadialGradient(64, 60, 20, 64, 64, 92);
    worn.addColorStop(0, DIE.light);
    worn.addColorStop(0.6, DIE.bone);
    worn.addColorStop(1, DIE.rim);
    brush.fillStyle = worn;
    brush.fillRect(0, 0, 128, 128);
    mark(brush, face);
  });
  return new MeshLambertMaterial({ map });
}

let form: BufferGeometry | null = null;
let sides: MeshLambertMaterial[] | null = null;

/** The face that a turned die shows above. */
export function topOf(turn: Quaternion): Face {
  const up = OUT.map((out) => out.clone().applyQuaternion(turn).y);
  return SIDES[up.indexOf(Math.max(...up))] ?? 'blank';
}

type Die = { mesh: Mesh; from: Vector3; to: Vector3; end: Quaternion; spin: Vector3 };

export class Dice {
  readonly group = new Group();
  readonly #dice: Die[];

  /** At a point of the ground, thrown from the right; without pictures where nothing is to be seen. */
  constructor(faces: readonly Face[], at: Vector3, seed: number, seen = true) {
    const luck = rng(seed);
    form ??= cube();
    if (seen) sides ??= SIDES.map(sideOf);
    this.#dice = faces.map((face, n) => this.#throw(face, n, at, luck));
  }

  #throw(face: Face, n: number, at: Vector3, luck: () => number): Die {
    const mesh = new Mesh(form ?? undefined, sides ?? undefined);
    mesh.castShadow = mesh.receiveShadow = true;
    this.group.add(mesh);
    const turn = TOP[SIDES.indexOf(face)] ?? TOP[0];
    const end = new Quaternion()
      .setFromEuler(new Euler(0, (luck() - 0.5) * 1.3, 0))
      .multiply(new Quaternion().setFromEuler(turn ?? new Euler()));
    const [across, along] = [(n % ROW) * APART, Math.floor(n / ROW) * APART];
    const to = new Vector3(
      at.x + across + luck() * 0.3,
      at.y + SIZE / 2,
      at.z + along + luck() * 0.3,
    );
    const from = new Vector3(to.x + 9 + luck() * 2, 4 + luck(), to.z + 4);
    const spin = new Vector3(8 + luck() * 8, luck() * 5, 10 + luck() * 8);
    return { mesh, from, to, end, spin };
  }

  /** How they lie or fly at a moment of the throw, from 0 to 1. */
  pose(t: number): void {
    const arrived = 1 - (1 - t) ** 2;
    const left = (1 - t) ** 2;
    for (const { mesh, from, to, end, spin } of this.#dice) {
      mesh.position.lerpVectors(from, to, arrived);
      mesh.position.y = to.y + bounce(t) * from.y;
      const whirl = new Euler(spin.x * left, spin.y * left, spin.z * left);
      mesh.quaternion.setFromEuler(whirl).multiply(end);
    }
  }

  get tops(): Face[] {
    return this.#dice.map(({ mesh }) => topOf(mesh.quaternion));
  }
}

/** They fall, hop twice, and lie. */
function bounce(t: number): number {
  if (t < 0.45) return 1 - (t / 0.45) ** 2;
  if (t < 0.75) return Math.max(0, 0.22 * (1 - ((t - 0.6) / 0.15) ** 2));
  return t < 0.92 ? Math.max(0, 0.06 * (1 - ((t - 0.835) / 0.085) ** 2)) : 0;
}
