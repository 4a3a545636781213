// What an option costs and brings, in sentences, from its preview alone.
import type { Desk, Option } from '../../desk';
import type { Speaker } from '../../words/speaker';
import type { Say } from '../../words/text';
import { chance, plain, signed, type PlayerView, type Preview } from './view';

/** The deed in two words, with its odds, for its button; null where it has none of its own. */
export function stake(option: Option, { speaker }: Desk): string | null {
  const key = `honor-web-go-${option.words.do}`;
  const { odds } = (option.preview ?? {}) as Preview;
  return speaker.text.has(key) ? speaker.say(key, { chance: odds ? chance(odds) : '' }) : null;
}

export function foresee(speaker: Speaker, option: Option, me: PlayerView | null): string[] {
  const seen = (option.preview ?? {}) as Preview;
  const say: Say = (key, facts) => speaker.say(key, facts);
  return [...fight(speaker, option, seen), ...price(say, seen, me), ...gain(speaker, option, seen)];
}

function price(say: Say, seen: Preview, me: PlayerView | null): string[] {
  const lines: string[] = [];
  if (seen.honor) {
    lines.push(
      say('honor-web-costs', {
        amount: plain(Math.abs(seen.honor)),
        honor: plain((me?.honor ?? 0) + seen.honor),
      }),
    );
  }
  if (seen.worst)
    lines.push(
      say('honor-web-may-cost', { amount: Math.abs(seen.worst), window: seen.window ?? 0 }),
    );
  if (seen.detached) lines.push(say('honor-web-detached'));
  return lines;
}

function fight(speaker: Speaker, option: Option, seen: Preview): string[] {
  const say: Say = (key, facts) => speaker.say(key, facts);
  const lines: string[] = [];
  if (seen.odds && seen.needs !== undefined) {
    lines.push(say('honor-web-hits', { needs: seen.needs, chance: chance(seen.odds) }));
    if (seen.guard) lines.push(say('honor-web-guard-falls'));
    const dies = Object.entries(seen.dies ?? {});
    if (dies.length) lines.push(say('honor-web-dies', { cards: listed(speaker, dies) }));
    if (seen.heir !== null && seen.heir !== undefined)
      lines.push(say('honor-web-heir', { name: speaker.name(seen.heir) }));
  } else if (seen.odds) {
    lines.push(
      say('honor-web-battle', {
        attack: seen.attack_dice ?? 0,
        defense: seen.defense_dice ?? 0,
        chance: chance(seen.odds),
      }),
    );
    const prize = seen.shogun ? (seen.castle ? 'both' : 'title') : 'castle';
    lines.push(say('honor-web-prize', { prize }), say('honor-web-battle-risk'));
  }
  if (seen.target_honor) {
    lines.push(
      say('honor-web-target', {
        name: speaker.name(option.words.seat as number),
        amount: Math.abs(seen.target_honor),
      }),
    );
  }
  return lines;
}

function gain(speaker: Speaker, option: Option, seen: Preview): string[] {
  const say: Say = (key, facts) => speaker.say(key, facts);
  const lines: string[] = [];
  if (seen.income) lines.push(say('honor-web-income-change', { change: signed(seen.income) }));
  if (seen.ki) lines.push(say('honor-web-ki-change', { change: signed(seen.ki) }));
  if (seen.actions !== undefined)
    lines.push(say('honor-web-actions-then', { count: seen.actions }));
  if (option.words.do === 'ally') lines.push(say('honor-web-ally-does'));
  return lines;
}

export function listed(speaker: Speaker, cards: [string, number][]): string {
  return speaker.list(
    cards.map(([card, count]) => (count > 1 ? `${count} × ` : '') + speaker.noun('card', card)),
  );
}
