// What an option costs and brings, in sentences, from its preview alone.
import type { Option } from '../../desk';
import type { Speaker } from '../../words/speaker';
import { chance, plain, signed, type PlayerView, type Preview } from './sight';

export function foresee(speaker: Speaker, option: Option, me: PlayerView | null): string[] {
  const seen = (option.preview ?? {}) as Preview;
  const say = (key: string, facts: Record<string, string | number> = {}): string => speaker.say(`honor-web-${key}`, facts);
  return [...fight(speaker, option, seen), ...price(say, seen, me), ...gain(speaker, option, seen)];
}

type Say = (key: string, facts?: Record<string, string | number>) => string;

function price(say: Say, seen: Preview, me: PlayerView | null): string[] {
  const lines: string[] = [];
  if (seen.honor) {
    lines.push(say('costs', { amount: plain(Math.abs(seen.honor)), honor: plain((me?.honor ?? 0) + seen.honor) }));
  }
  if (seen.window) lines.push(say('may-cost', { amount: Math.abs(seen.worst ?? 0) }));
  if (seen.detached) lines.push(say('detached'));
  return lines;
}

function fight(speaker: Speaker, option: Option, seen: Preview): string[] {
  const say: Say = (key, facts) => speaker.say(`honor-web-${key}`, facts);
  const lines: string[] = [];
  if (seen.odds && seen.needs !== undefined) {
    lines.push(say('hits', { needs: seen.needs, chance: chance(seen.odds) }));
    if (seen.guard) lines.push(say('guard-falls'));
    const dies = Object.entries(seen.dies ?? {});
    if (dies.length) lines.push(say('dies', { cards: listed(speaker, dies) }));
    if (seen.heir !== null && seen.heir !== undefined) lines.push(say('heir', { name: speaker.name(seen.heir) }));
  } else if (seen.odds) {
    lines.push(say('battle', { attack: seen.attack_dice ?? 0, defense: seen.defense_dice ?? 0, chance: chance(seen.odds) }));
    const prize = seen.shogun ? (seen.castle ? 'both' : 'title') : 'castle';
    lines.push(say('prize', { prize }), say('battle-risk'));
  }
  if (seen.target_honor) {
    lines.push(say('target', { name: speaker.name(option.words.seat as number), amount: Math.abs(seen.target_honor) }));
  }
  return lines;
}

function gain(speaker: Speaker, option: Option, seen: Preview): string[] {
  const say: Say = (key, facts) => speaker.say(`honor-web-${key}`, facts);
  const lines: string[] = [];
  if (seen.income) lines.push(say('income-change', { change: signed(seen.income) }));
  if (seen.ki) lines.push(say('ki-change', { change: signed(seen.ki) }));
  if (seen.actions !== undefined) lines.push(say('actions-left', { count: seen.actions }));
  if (option.words.do === 'ally') lines.push(say('ally-does'));
  return lines;
}

export function listed(speaker: Speaker, cards: [string, number][]): string {
  return speaker.list(cards.map(([card, count]) => (count > 1 ? `${count} × ` : '') + speaker.noun('card', card)));
}
