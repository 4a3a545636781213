// What a face window decides, in words: if somebody saves, and if nobody does.
import type { Speaker } from '../../words/speaker';
import { sorted } from './cards';
import { listed } from './foresee';
import type { View, WindowView } from './view';

export type Outcome = { when: string; then: string };

export function outcomes(speaker: Speaker, now: View, window: WindowView): Outcome[] {
  const say = (key: string, facts: Record<string, string | number> = {}): string =>
    speaker.say(key, facts);
  const victim = now.players[window.victim];
  const facts = {
    name: speaker.name(window.victim),
    lord: speaker.name(victim?.lord),
    bound: victim?.lord === null || victim?.lord === undefined ? 0 : 1,
    castle: window.castle ? speaker.noun('card', window.castle) : 'none',
    holder:
      victim?.holder === null || victim?.holder === undefined
        ? 'none'
        : speaker.name(victim.holder),
    cards: lost(speaker, now, window),
  };
  const key = `${window.cause}${window.victim === now.you ? '-mine' : ''}`;
  return [
    { when: say('honor-web-if-saved'), then: say(`honor-web-saved-${key}`, facts) },
    { when: say('honor-web-if-not-saved'), then: say(`honor-web-unsaved-${key}`, facts) },
  ];
}

/** What would go with the daimyo; his castle has its own fate. */
function lost(speaker: Speaker, now: View, window: WindowView): string {
  const house = now.players[window.victim]?.daimyo_house;
  const cards = sorted(house?.cards ?? {}).filter(([card]) => card !== window.castle);
  return cards.length ? listed(speaker, cards) : 'none';
}
