// What is to be drawn upon the ground just now: the same that lies under the figures of the painted table.
import type { Choice } from '../choice.svelte';
import type { DrawnDeed } from '../deeds';
import { drivenOff } from '../driven';
import type { Foresight } from '../foresight.svelte';
import { contour } from '../paint/contour';
import { inches, standing, type Standing } from '../plane';
import { ringsOf as lengthsOf } from '../rings';
import { clanOf, PAINTS } from '../paint/clans';
import { seatOf, type Place, type Reach, type View } from '../view';
import { MARK } from './colors';

export type Halo = Place & {
  radius: number;
  kind: 'lit' | 'aimed' | 'chosen' | 'alert' | 'hindered';
};
export interface Plan {
  reach: Place[][];
  deploy: Place[];
  circles: (Place & { radius: number; text: string; red: boolean })[];
  zones: (Place & { radius: number })[];
  lane: {
    legs: Place[];
    width: number;
    shot: boolean;
    target: Place;
    radius: number;
    lands: Place | null;
  } | null;
  exit: Place | null;
  rings: Halo[];
  markers: (Place & { number: number; rim: string; lit: boolean; captive: boolean })[];
  captive: Place | null;
  /** Where somebody would go, or went, and whom that is aimed at. */
  ways: DrawnWay[];
}
type DrawnWay = { places: readonly Place[]; tone: 'advised' | 'played' | 'driven'; radius: number };

const ZONE = 1000;

const outlines = new WeakMap<Reach, Place[][]>();
/** The line of a reach is found once. */
function outlineOf(reach: Reach | null): Place[][] {
  if (!reach) return [];
  const known = outlines.get(reach) ?? contour(reach);
  outlines.set(reach, known);
  return known;
}

const at = (pair: readonly [number, number]): Place => ({ x: pair[0], y: pair[1] });

/** How far the unit that is looked at strikes; a shot may be thought of from another place. */
function circlesOf(choice: Choice, foresight: Foresight): Plan['circles'] {
  const [unit, told] = [choice.unit(choice.looked), foresight.targets];
  if (!standing(unit) || told?.unit !== unit.unit) return [];
  const acts = choice.actor === unit.unit;
  const from = (acts && choice.do === 'shoot' ? choice.place : null) ?? unit;
  return lengthsOf(told, acts ? choice.do : null).map(({ kind, length }) => ({
    x: from.x,
    y: from.y,
    radius: unit.radius + length,
    text: `${inches(length)}″`,
    red: kind === 'charge',
  }));
}

function laneOf(choice: Choice, foresight: Foresight): Plan['lane'] {
  const [from, to] = [choice.acting, choice.unit(choice.target)];
  if (!from || !standing(to)) return null;
  const shot = choice.do === 'shoot';
  const way = foresight.attack?.legal ? foresight.attack.way : null;
  const start = shot && choice.place ? choice.place : from;
  const legs = [start, ...(way?.bend ? [at(way.bend)] : []), way ? at(way.end) : to];
  const lands = way ? at(way.end) : null;
  return { legs, width: 2 * from.radius, shot, target: to, radius: to.radius, lands };
}

function ringsOf(view: View, choice: Choice, foresight: Foresight): Halo[] {
  const seen = foresight.targets?.targets.find(({ target }) => target === choice.target);
  const hindering = new Set(seen?.in_the_way ?? []);
  return view.units.filter(standing).flatMap((unit) => {
    const ring = (kind: Halo['kind']): Halo => ({
      x: unit.x,
      y: unit.y,
      radius: unit.radius,
      kind,
    });
    const kinds: Halo['kind'][] = [];
    if (choice.litTargets.has(unit.unit)) kinds.push('aimed');
    else if (choice.litUnits.has(unit.unit)) kinds.push('lit');
    if (choice.looked === unit.unit || choice.target === unit.unit) kinds.push('chosen');
    if (hindering.has(unit.unit)) kinds.push('hindered');
    if (unit.alert) kinds.push('alert');
    return kinds.map(ring);
  });
}

function waysOf(choice: Choice, foresight: Foresight, deeds: readonly DrawnDeed[]): DrawnWay[] {
  const driven = drivenOff(choice, foresight).map(({ unit, to }): DrawnWay => {
    const radius = to.cause === 'edge' ? 0 : unit.radius + 40;
    return { places: [unit, to], tone: 'driven', radius };
  });
  const told = deeds.flatMap(({ unit, way, target, tone }): DrawnWay[] => {
    const walk = { places: way, tone, radius: unit.radius + 120 };
    const end = way.at(-1);
    if (!target || !end) return [walk];
    return [walk, { places: [end, target], tone, radius: target.radius + 170 }];
  });
  return [...driven, ...told];
}

export function planOf(
  view: View,
  choice: Choice,
  foresight: Foresight,
  deeds: readonly DrawnDeed[],
): Plan {
  const looked = choice.unit(choice.looked);
  const foes: Standing[] =
    looked && foresight.reach
      ? view.units.filter(standing).filter(({ side }) => side !== looked.side)
      : [];
  return {
    reach: outlineOf(foresight.reach),
    deploy: (foresight.zone?.corners ?? []).map(([x, y]) => ({ x, y })),
    circles: circlesOf(choice, foresight),
    zones: foes.map(({ x, y, radius }) => ({ x, y, radius: radius + ZONE })),
    lane: laneOf(choice, foresight),
    exit: looked?.exit ? at(looked.exit) : null,
    rings: ringsOf(view, choice, foresight),
    markers: view.markers
      .filter(({ there }) => there)
      .map(({ x, y, marker, held_by, holds }) => ({
        x,
        y,
        number: marker + 1,
        rim: held_by ? PAINTS[clanOf(seatOf(view, held_by)).color].main : MARK.gold,
        lit: choice.litMarkers.has(marker) || choice.marker === marker,
        captive: holds === 'captive',
      })),
    captive: view.captive && view.captive.carrier === null ? view.captive : null,
    ways: waysOf(choice, foresight, deeds),
  };
}
