// All that stands on the stage: table, land, figures, what is drawn upon the ground, dice and arrows in flight.
import { Group, Vector3 } from 'three';
import { standing, type Standing } from '../plane';
import type { Piece, Place, View } from '../view';
import type { Face } from '../wire';
import { board } from './board';
import { Dice, SIZE } from './dice';
import { Land } from './land';
import { GroundMarks } from './marks';
import type { Plan } from './plan';
import { east, south } from './relief';
import { Shot } from './shot';
import { Sight } from './sight';
import { Stage, type Quality } from './stage';
import { Tape, type Stretch } from './tape';
import { Troop } from './troop';

const THROW = 1150;
const FLIGHT = 620;
const EYES = 1.2; // inches above the ground
const FADING = 0.09;
/** Pixels that a die is wide at least, and how far it grows for that. */
const READABLE = 26;
const LARGEST = 2;
/** Where dice may lie about who throws them: first beside him, since his name hangs towards the eye. */
const AROUND = [1.4, -1.4, 2.1, -2.1, 0.7, -0.7, Math.PI, 0];
/** So many pixels at the sides belong to the tools. */
const TOOLS = 80;

export class Diorama {
  readonly sight: Sight;
  readonly stage: Stage;
  readonly troop: Troop;
  readonly land: Land;
  /** Everything that turns with the table; light and eye do not. */
  readonly #table = new Group();
  readonly #marks: GroundMarks;
  readonly #tape: Tape;
  #board: Group | null = null;
  #dice: Group | null = null;
  #turned: boolean | null = null;
  #eased = false;

  constructor(
    canvas: HTMLCanvasElement,
    pieces: readonly Piece[],
    picture: ImageBitmap,
    quality: Quality,
  ) {
    this.land = new Land(pieces, picture, quality);
    this.sight = new Sight((x, z) => this.#height(x, z));
    this.stage = new Stage(canvas, quality, this.sight);
    this.troop = new Troop(this.stage, this.land.relief);
    this.#marks = new GroundMarks(this.land.relief, quality.marks, quality.sharp);
    this.#tape = new Tape(this.land.relief);
    this.#table.add(this.land.group, this.troop.group, this.#marks.mesh, this.#tape.mesh);
    this.stage.scene.add(this.#table);
  }

  #height(x: number, z: number): number {
    const side = this.#turned ? -1 : 1;
    return this.land.relief.height((side * x + 18) * 1000, (18 - side * z) * 1000);
  }

  /** A point of the scene above a place. */
  #above({ x, y }: Place, high: number): Vector3 {
    const side = this.#turned ? -1 : 1;
    return new Vector3(side * east(x), this.land.relief.height(x, y) + high, side * south(y));
  }

  turn(turned: boolean): void {
    if (turned === this.#turned) return;
    if (this.#turned !== null) {
      const { look } = this.sight; // one still looks at the same place
      [look.x, look.z] = [-look.x, -look.z];
    }
    this.#turned = turned;
    this.#table.rotation.y = turned ? Math.PI : 0;
    if (this.#board) this.stage.scene.remove(this.#board);
    this.#board = board(turned);
    this.stage.scene.add(this.#board);
    this.stage.ask(true);
  }

  light(night: boolean): void {
    this.land.light(night);
    this.stage.light(night);
  }

  show(view: View, fallen: readonly Standing[], motion: number): void {
    this.troop.sync(view, motion);
    this.troop.lie(fallen, view);
    if (this.land.clear(view.units.filter(standing))) this.stage.ask(true);
  }

  draw(plan: Plan): void {
    this.#marks.paint(plan, this.#turned === true);
    this.stage.ask();
  }

  measure(stretch: Stretch | null): void {
    this.#tape.lay(stretch, this.#turned === true);
    this.stage.ask();
  }

  /** What hides the fight becomes pale, softly. */
  fade(about: readonly Place[]): void {
    const { camera } = this.sight;
    const eye = this.#table.worldToLocal(camera.position.clone());
    if (!this.land.fade(eye, about) || this.#eased) return;
    this.#eased = true;
    this.stage.run(() => {
      const more = this.land.ease(FADING);
      if (!more) this.#eased = false;
      return more;
    });
  }

  /** Dice roll beside who throws them; null takes them away. */
  roll(
    faces: readonly Face[] | null,
    by: Standing | undefined,
    figures: readonly Standing[],
    motion: number,
  ): void {
    if (this.#dice) this.stage.scene.remove(this.#dice);
    this.#dice = null;
    if (faces && by) {
      const size = Math.min(LARGEST, Math.max(1, (this.sight.inch * READABLE) / SIZE));
      const at = this.#free(by, figures, Math.ceil(faces.length / 3), size);
      const dice = new Dice(faces, new Vector3(-1.1, 0, -0.5), by.unit * 7 + faces.length);
      dice.group.position.copy(at);
      dice.group.rotation.y = this.sight.look.yaw;
      dice.group.scale.setScalar(size);
      this.#dice = dice.group;
      this.stage.scene.add(dice.group);
      this.#over(THROW * motion, (t) => dice.pose(t));
    }
    this.stage.ask(true);
  }

  /** A spot near a unit where nobody stands, in the open if there is one. */
  #free(unit: Standing, figures: readonly Standing[], rows: number, size: number): Vector3 {
    const from = this.#above(unit, 0);
    const others = figures.map((other) => ({
      at: this.#above(other, 0),
      radius: other.radius / 1000,
    }));
    const room = (1.4 + rows * 0.4) * size;
    let hidden: Vector3 | null = null;
    for (const far of [2.2, 3, 4, 5.5, 7.5].map((near) => near * size))
      for (const turn of AROUND) {
        const way = this.sight.look.yaw + turn;
        const out = unit.radius / 1000 + far;
        const [x, z] = [from.x + Math.sin(way) * out, from.z + Math.cos(way) * out];
        const free = others.every(
          ({ at, radius }) => Math.hypot(at.x - x, at.z - z) > radius + room,
        );
        if (!free || Math.max(Math.abs(x), Math.abs(z)) >= 16.5) continue;
        const at = new Vector3(x, this.#height(x, z), z);
        if (this.#open(at, room)) return at;
        hidden ??= at;
      }
    return hidden ?? from;
  }

  /** Whether what lies there is to be seen: not among trees or under a roof, and not under the tools. */
  #open(at: Vector3, room: number): boolean {
    const { x, y } = this.sight.pixel(at.x, at.z);
    const { width, height } = this.sight;
    const framed = x > TOOLS && x < width - TOOLS && y > TOOLS && y < height - TOOLS / 2;
    const { x: right, z: down } = this.#table.worldToLocal(at.clone());
    return framed && this.land.bare({ x: (right + 18) * 1000, y: (18 - down) * 1000 }, room);
  }

  shoot(from: Standing, to: Standing, motion: number): void {
    if (motion <= 0) return;
    const shot = new Shot(this.#above(from, EYES), this.#above(to, EYES * 0.8));
    this.stage.scene.add(shot.mesh);
    this.#over(FLIGHT * motion, (t) => {
      shot.pose(t);
      if (t === 1) this.stage.scene.remove(shot.mesh);
    });
  }

  /** Something from 0 to 1 in so many milliseconds; at once where nothing moves. */
  #over(milliseconds: number, pose: (t: number) => void): void {
    if (milliseconds <= 0) return pose(1);
    const start = performance.now();
    pose(0);
    this.stage.run((now) => {
      const t = Math.min(1, Math.max(0, now - start) / milliseconds);
      pose(t);
      this.stage.ask(true);
      return t < 1;
    });
  }
}
