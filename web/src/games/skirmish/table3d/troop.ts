// The figures on the table: where they stand, whom they look at, how they walk; the ghost of a move; who fell.
import { Group, Mesh, MeshLambertMaterial } from 'three';
import { nearestFoe } from '../fight';
import { clanOf } from '../paint/clans';
import { distance, standing, type Standing } from '../plane';
import { seatOf, type Place, type View } from '../view';
import { walkTime } from '../walk';
import { cutOut } from './crest';
import { fallen, sculpture } from './figure';
import { east, south, type Relief } from './relief';
import type { Stage } from './stage';

const HOP = 0.1;
const STRIDE = 0.012;
/** Somebody who would stand there, and whence he looks ahead. */
export type Thought = { unit: Standing; seat: number; at: Place; from: Place | null };
type Figurine = { group: Group; base: Mesh; men: Mesh; way: readonly Place[] | null };

/** About the upright axis; 0 looks south. */
const towards = (from: Place, to: Place): number => Math.atan2(to.x - from.x, from.y - to.y);

/** A place on a way, so much of its length from the start. */
function along(way: readonly Place[], share: number): { at: Place; ahead: Place } {
  const legs = way.slice(1).map((to, n) => ({ from: way[n] ?? to, to }));
  let left = legs.reduce((sum, { from, to }) => sum + distance(from, to), 0) * share;
  for (const { from, to } of legs) {
    const length = distance(from, to);
    if (left <= length && length > 0) {
      const t = left / length;
      const at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
      return { at, ahead: to };
    }
    left -= length;
  }
  const end = way.at(-1) ?? { x: 0, y: 0 };
  return { at: end, ahead: end };
}

export class Troop {
  readonly group = new Group();
  readonly #crests = cutOut(() => this.stage.ask());
  readonly #stuff = this.#clay(1);
  readonly #pale = this.#clay(0.45);
  readonly #thought = this.#clay(0.62);
  readonly #models = new Map<number, Figurine>();
  readonly #gone = new Map<number, Mesh>();
  /** Who is only thought of: where he would stand. */
  readonly #ghosts: Figurine[] = [];
  #size = 1;

  constructor(
    private readonly stage: Stage,
    private readonly relief: Relief,
  ) {}

  #clay(opacity: number): MeshLambertMaterial {
    const transparent = opacity < 1;
    const cut = { alphaMap: this.#crests, alphaTest: opacity / 2 };
    return new MeshLambertMaterial({ vertexColors: true, transparent, opacity, ...cut });
  }

  #model(stuff: MeshLambertMaterial): Figurine {
    const group = new Group();
    const [base, men] = [new Mesh(undefined, stuff), new Mesh(undefined, stuff)];
    const solid = stuff === this.#stuff;
    for (const part of [base, men]) part.castShadow = part.receiveShadow = solid;
    group.add(base, men);
    this.group.add(group);
    return { group, base, men, way: null };
  }

  /** As the view tells it; who has a way walks it, if things may move. */
  sync(view: View, motion: number): void {
    const figures = view.units.filter(standing);
    const here = new Set(figures.map(({ unit }) => unit));
    for (const [unit, { group }] of this.#models)
      if (!here.has(unit)) {
        this.group.remove(group);
        this.#models.delete(unit);
      }
    for (const unit of figures) this.#place(unit, view, figures, motion);
    this.stage.ask(true);
  }

  #place(unit: Standing, view: View, figures: readonly Standing[], motion: number): void {
    const model = this.#models.get(unit.unit) ?? this.#model(this.#stuff);
    this.#models.set(unit.unit, model);
    const { base, men } = sculpture(unit, clanOf(seatOf(view, unit.side)));
    [model.base.geometry, model.men.geometry] = [base, men];
    model.men.scale.setScalar(this.#size);
    const foe = nearestFoe(unit, figures);
    const rest = foe ? towards(unit, foe) : 0;
    const way = unit.way && unit.way.length > 1 && motion > 0 ? unit.way : null;
    if (way && way === model.way) return; // still on it
    model.way = way;
    if (way) this.#walk(model, way, rest, motion);
    else this.#stand(model, unit, rest);
  }

  #stand({ group }: Figurine, at: Place, turn: number, hop = 0): void {
    group.position.set(east(at.x), this.relief.height(at.x, at.y) + hop, south(at.y));
    group.rotation.y = turn;
  }

  #walk(model: Figurine, way: readonly Place[], rest: number, motion: number): void {
    const [start, time] = [performance.now(), walkTime(way) * motion];
    this.stage.run((now) => {
      if (model.way !== way) return false;
      const t = Math.min(1, Math.max(0, now - start) / time);
      const { at, ahead } = along(way, t * t * (3 - 2 * t));
      const turn = t < 0.96 && distance(at, ahead) > 1 ? towards(at, ahead) : rest;
      this.#stand(model, at, turn, t < 1 ? Math.abs(Math.sin(t * time * STRIDE)) * HOP : 0);
      this.stage.ask(true);
      return t < 1;
    });
  }

  /** In somebody's hand: what stays is pale. */
  hold(held: number | null): void {
    for (const [unit, { base, men }] of this.#models) {
      const stuff = unit === held ? this.#pale : this.#stuff;
      base.material = men.material = stuff;
    }
    this.stage.ask();
  }

  /** Moves that are thought of, advised or feared. */
  think(thoughts: readonly Thought[]): void {
    for (const [n, { unit, seat, at, from }] of thoughts.entries()) {
      const ghost = (this.#ghosts[n] ??= this.#model(this.#thought));
      const { base, men } = sculpture({ ...unit, prone: false }, clanOf(seat));
      [ghost.base.geometry, ghost.men.geometry] = [base, men];
      ghost.men.scale.setScalar(this.#size);
      this.#stand(ghost, at, from && distance(from, at) > 50 ? towards(from, at) : 0);
    }
    for (const [n, { group }] of this.#ghosts.entries()) group.visible = n < thoughts.length;
    this.stage.ask();
  }

  lie(list: readonly Standing[], view: View): void {
    for (const unit of list) {
      if (this.#gone.has(unit.unit)) continue;
      const clan = clanOf(seatOf(view, unit.side));
      const mesh = new Mesh(fallen(unit, clan), this.#stuff);
      mesh.castShadow = mesh.receiveShadow = true;
      mesh.position.set(east(unit.x), this.relief.height(unit.x, unit.y), south(unit.y));
      mesh.rotation.y = (unit.unit * 67 * Math.PI) / 180;
      mesh.scale.setScalar(this.#size);
      this.#gone.set(unit.unit, mesh);
      this.group.add(mesh);
    }
    const still = new Set(list.map(({ unit }) => unit));
    for (const [unit, mesh] of this.#gone)
      if (!still.has(unit)) {
        this.group.remove(mesh);
        this.#gone.delete(unit);
      }
  }

  /** Whoever is far away grows, so that one can tell him apart; his base stays to scale. */
  grow(px: number): void {
    const size = Math.round(Math.min(1.5, Math.max(1, px / 30)) * 20) / 20;
    if (size === this.#size) return;
    this.#size = size;
    const standing = [...this.#models.values(), ...this.#ghosts].map(({ men }) => men);
    for (const men of [...standing, ...this.#gone.values()]) men.scale.setScalar(size);
    this.stage.ask(true);
  }
}
