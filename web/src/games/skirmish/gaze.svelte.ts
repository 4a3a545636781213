// Where the eye goes by itself: at first to the fight, then to what is asked, happens or is advised, if that is out of sight.
import type { Desk } from '../../desk';
import { spot } from '../../stage/spot.svelte';
import { partOf, type Part } from './camera';
import type { Choice } from './choice.svelte';
import { placesOf } from './deeds';
import type { Eye } from './eye';
import { fight, nearestFoe, unitsIn } from './fight';
import { standing, type Lay, type Standing } from './plane';
import type { View } from './view';

export const GLIDE = 420;
/** An attack is seen from near, and so much about those who fight. */
const STAGE = 2000;

/** What is looked at, as it is just now. */
export interface Sighted {
  readonly eye: Eye;
  /** Whether there is anything to look at yet. */
  readonly there: boolean;
  readonly view: View;
  readonly lay: Lay;
  readonly figures: readonly Standing[];
  /** What has to be in sight just now. */
  readonly look: string | null;
  /** Somebody is in the hand: then nothing moves below it. */
  readonly held: boolean;
}

const about = ({ left, right, top, bottom }: Part, room: number): Part => ({
  left: left - room,
  right: right + room,
  top: top - room,
  bottom: bottom + room,
});

export function gaze(now: Sighted, desk: Desk, choice: Choice): void {
  const glide = (part: Part): void => now.eye.see(part, GLIDE * desk.motion());
  let opened = false;
  $effect(() => {
    const part = partOf(fight(now.view, choice, desk.seat).map(now.lay));
    if (!part || !now.there) return;
    if (!opened) now.eye.see(part);
    else if (desk.question && !desk.question.formal && !now.held && !now.eye.sees(part))
      glide(part);
    opened = true;
  });
  $effect(() => {
    const units = unitsIn(now.look)
      .map((number) => choice.unit(number))
      .filter(standing);
    const [first, second] = units;
    const part = partOf(units.flatMap((unit) => [unit, ...(unit.way ?? [])]).map(now.lay));
    if (!first || !part) return;
    if (second) {
      const stage = about(part, STAGE);
      if (!now.eye.sees(stage)) glide(stage);
    } else if (!now.eye.shows(part)) {
      // never so near that the next step leaves the picture
      const foe = nearestFoe(first, now.figures);
      const wider = partOf([...units, ...(foe ? [foe] : [])].map(now.lay)) ?? part;
      glide(now.eye.wide(wider));
    }
  });
  $effect(() => {
    const part = partOf(placesOf(spot.marks.deeds ?? [], now.view).map(now.lay));
    if (part && !now.eye.shows(part)) glide(now.eye.wide(part));
  });
}
