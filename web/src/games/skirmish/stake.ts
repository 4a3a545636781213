// An attack in one word with its odds, for the button that makes it.
import type { Desk, Option } from '../../desk';
import { percent } from './plane';
import type { Attack } from './view';

export async function stake({ words }: Option, { speaker, preview }: Desk): Promise<string | null> {
  const { do: how, unit, target, x, y } = words;
  if (how !== 'charge' && how !== 'shoot') return null;
  const from = how === 'shoot' ? { x, y } : {};
  const attack = (await preview({ about: 'attack', unit, target, ...from })) as Attack | null;
  if (!attack?.legal) return null;
  const deed = speaker.say(`skirmish-web-mode-${how}`);
  return speaker.say('skirmish-web-confirm-odds', { deed, hit: percent(attack.hit) });
}
