// The battles of Test of Honour, each with what is fought for.
import { banner, hills, person, scene } from '../../art/scene';
import type { GameDoor, Way } from '../../door/door';
import Scenario from './Scenario.svelte';

const SIZE = { width: 240, height: 160 };
const field = (sky: readonly [string, string], what: string): string =>
  scene(
    SIZE,
    sky,
    `${hills(240, 160, 92, '#7d8a6a', 40)}${hills(240, 160, 116, '#56643f', 22)}${what}`,
  );

const sword = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-3 0C-2-34 0-58 6-84C8-56 6-30 3 0Z" fill="#fbf1dd" stroke="#2a221c" stroke-width="1.6"/><path d="M-9 0h18v5H-9z" fill="#c99a35"/><path d="M-3 5h6v24h-6z" fill="#2a221c"/></g>`;
const tower = `<g filter="url(#f)"><path d="M96 132l10-62h28l10 62z" fill="none" stroke="#3b2718" stroke-width="6"/><path d="M102 108h36M108 84h24" stroke="#3b2718" stroke-width="4"/><path d="M92 46h56v24H92z" fill="#6b4a2c"/><path d="M82 48q38-26 76 0z" fill="#20140d"/></g>`;
const fence = `<g filter="url(#f)" stroke="#3b2718" stroke-width="7" stroke-linecap="round"><path d="M48 132L84 74M84 132L48 74M104 132L140 74M140 132L104 74M160 132L196 74M196 132L160 74"/><path d="M40 104H204"/></g>`;
const captive = `<g filter="url(#f)"><path d="M118 40h8v92h-8z" fill="#3b2718"/><path d="M100 132c0-34 8-48 22-48s22 14 22 48z" fill="#8d8272"/><circle cx="122" cy="72" r="13" fill="#fbf1dd"/><path d="M104 102h36M103 112h38" stroke="#c99a35" stroke-width="4"/></g>`;
const markers = [[52, 112], [98, 124], [146, 108], [194, 122], [120, 96]]
  .map(([x, y]) => `<g filter="url(#f)"><ellipse cx="${x}" cy="${y}" rx="15" ry="8" fill="#e8d5a2"/><path d="M${x! - 5} ${y! - 1}q5-9 10 0" fill="none" stroke="#6b4a1c" stroke-width="3"/></g>`)
  .join(''); // prettier-ignore
const road = `<path d="M0 150Q70 120 120 128T240 96" fill="none" stroke="#e8d5a2" stroke-width="12" stroke-linecap="round"/><g filter="url(#f)">${[[26, 142], [70, 126], [116, 127], [160, 122], [200, 110]].map(([x, y]) => banner(x!, y!, 40, '#a33123')).join('')}${banner(226, 102, 62, '#c99a35')}</g>`; // prettier-ignore

const PICTURES: Record<string, () => string> = {
  first_clash: () => field(['#c98a5c', '#f0d9a8'], `<g filter="url(#f)">${sword(96, 120, 38)}${sword(146, 120, -38)}</g>`),
  outpost: () => field(['#8fa3a0', '#e8d9b2'], tower),
  battlefield: () => field(['#6f7f95', '#d9c7a0'], markers),
  spy: () => field(['#2b3350', '#7d7f9a'], `<circle cx="188" cy="36" r="20" fill="#f3e2b0"/>${person('ninja', 62, 34, 112)}`),
  roadblock: () => field(['#9aa7b0', '#ead8ae'], fence),
  rescue: () => field(['#8a5a4a', '#e2b98a'], captive),
  last_samurai: () => field(['#7c2318', '#d98a4a'], person('samurai', 58, 28, 120)),
  campaign: () => field(['#5f7a8c', '#ead8ae'], road),
}; // prettier-ignore

const battle = (id: string, says: string): Way => ({
  id,
  says,
  options: id === 'first_clash' ? {} : { scenario: id },
});

const door: GameDoor = {
  ways: [
    battle('first_clash', 'skirmish-web-way-first_clash'),
    battle('outpost', 'skirmish-web-way-outpost'),
    battle('battlefield', 'skirmish-web-way-battlefield'),
    battle('spy', 'skirmish-web-way-spy'),
    battle('roadblock', 'skirmish-web-way-roadblock'),
    battle('rescue', 'skirmish-web-way-rescue'),
    battle('last_samurai', 'skirmish-web-way-last_samurai'),
    battle('campaign', 'skirmish-web-way-campaign'),
  ],
  chips: [
    { option: 'level', says: 'skirmish-web-chip-level' },
    { option: 'round_limit', says: 'skirmish-web-chip-rounds' },
    { option: 'last_samurai_points', says: 'skirmish-web-chip-points' },
  ],
  picture: (way) => PICTURES[way]?.() ?? '',
  Picture: Scenario,
  workshop: { path: '/ground', says: 'skirmish-web-ground-title' },
};
export default door;
