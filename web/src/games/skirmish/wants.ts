// What a battle is about: one sentence for both sides, or one for each.
import type { Speaker } from '../../words/speaker';

export type Want = { side: '' | 'south' | 'north'; text: string };

export function wants(speaker: Speaker, scenario: string): Want[] {
  const both = `skirmish-web-wants-${scenario}`;
  if (speaker.text.has(both)) return [{ side: '', text: speaker.say(both) }];
  return (['south', 'north'] as const).map((side) => ({
    side,
    text: speaker.say(`skirmish-web-wants-${scenario}-${side}`),
  }));
}
