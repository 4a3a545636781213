// The rule book of Test of Honour: what its pictures show of the field, and what is in the box.
import type { GameBook, Piece } from '../../book/book';
import type { Facts } from '../../words/text';
import Paints from './art/Paints.svelte';
import Boxed from './Boxed.svelte';
import { PIECES } from './pieces';
import { wants } from './wants';

/** Each with the units that are near in its picture. */
const EXAMPLES: Readonly<Record<string, readonly number[]>> = {
  test: [0, 1],
  token: [0, 2, 3],
  obstacle: [0],
  wood: [0],
  charge: [0, 1],
  reach: [0, 1, 2],
  nearest: [0, 1, 2],
  screen: [0, 1, 2],
  hill: [0, 1],
  alert: [0, 1],
  drops: [0, 1],
  push: [0, 1, 2],
  nerve: [0, 1, 2, 3],
  group: [0, 1, 2],
  search: [0, 1],
  markers: [0, 2],
  card: [0, 1, 2],
  survival: [0, 1, 2],
  hero: [0, 1, 2],
};
const TOKENS = ['samurai', 'commoner', 'fate'];
const FACES = ['double', 'single', 'blank', 'cross'];
const STATES = ['drop', 'alert', 'prone', 'reload'];
const ROLLS = ['strike', 'avoid', 'damage'] as const;
const VALUES = ['aim', 'agility', 'strength', 'wits', 'honor'] as const;
const BONUSES = [
  ...new Set<string>(
    PIECES.weapon.flatMap(({ strike, avoid, damage }) => [...strike, ...avoid, ...damage]),
  ),
];
/** What tells a card from others that act alike. */
const RANKS = /_(loyal|exp|devoted|wise)$/;
const around = (...units: number[]): { wide: string[] } => ({
  wide: units.map((unit) => `unit-${unit}`),
});

export default {
  read: ['unit-0', 'unit-2', 'unit-5', 'bag'],
  near: {
    'turn-1': around(0, 1, 2),
    'turn-2': around(0, 1, 2),
    'turn-3': around(0, 1, 2),
    'turn-4': around(0, 1, 2),
    ...Object.fromEntries(
      Object.entries(EXAMPLES).map(([name, units]) => [`example-${name}`, around(...units)]),
    ),
  },
  examples: Object.keys(EXAMPLES).map((name) => `example-${name}`),
  pieces(speaker): Piece[] {
    const text = (key: string, facts?: Facts): string =>
      speaker.say(`skirmish-web-book-${key}`, facts);
    const card = (sort: string, id: string): Piece => ({
      id,
      sort,
      name: speaker.noun('card', id),
      text: speaker.say(`skirmish-card-${id}.does`),
      numbers: [],
    });
    const told = (sort: string, family: string, id: string, key: string): Piece => ({
      id,
      sort,
      name: speaker.noun(family, id),
      text: speaker.say(key),
      numbers: [],
    });
    const units = PIECES.recruit.map((row) => ({
      id: row.id,
      sort: 'units',
      name: speaker.noun('card', row.id),
      text: speaker.say(`skirmish-web-brings-${row.id.replace(RANKS, '')}`),
      numbers: [
        [text('cost'), row.cost],
        [text('actions'), row.actions],
        [text('men'), row.models],
        ...VALUES.map((value) => [speaker.say(`skirmish-web-value-${value}`), row[value]] as const),
      ] as const,
    }));
    const weapons = PIECES.weapon.map(({ id, range, dice, strike, avoid, damage }) => ({
      id,
      sort: 'weapons',
      name: speaker.noun('weapon', id),
      text: speaker.say(`skirmish-web-weapon-${id}`),
      parts: [strike, avoid, damage].flatMap((bonuses, at) =>
        bonuses.length
          ? [
              [
                speaker.noun('roll', ROLLS[at]!),
                bonuses.map((one) => speaker.noun('bonus', one)).join(', '),
              ] as const,
            ]
          : [],
      ),
      numbers: (
        [
          [text('range'), range / 1000],
          [text('damage'), dice || text('strength')],
        ] as const
      ).filter(([, number]) => number),
    }));
    const bonuses = BONUSES.map((id) => told('bonuses', 'bonus', id, `skirmish-web-bonus-${id}`));
    const upgrades = PIECES.upgrade.map(({ id, cost }) => ({
      ...told('upgrades', 'card', id, `skirmish-web-book-upgrade-${id}`),
      numbers: [[text('cost'), cost]] as const,
    }));
    const forces = PIECES.force.map(({ id, cost, cards }) => ({
      id,
      sort: 'forces',
      name: speaker.noun('card', id),
      text: cards.map((one) => speaker.noun('card', one)).join(', '),
      numbers: [[text('cost'), cost]] as const,
    }));
    const battles = PIECES.scenario.map(({ id, points, limit, at_limit }) => ({
      ...told('scenarios', 'scenario', id, `skirmish-web-way-${id}.about`),
      parts: [
        ...wants(speaker, id).map(
          (want) =>
            [want.side ? speaker.noun('side', want.side) : text('both'), want.text] as const,
        ),
        [text('at-end'), text(`limit-${at_limit}`)] as const,
      ],
      numbers: [
        [text('cost'), [...new Set([points[0], points.at(-1)])].join('–')],
        [text('rounds'), limit],
      ] as const,
    }));
    return [
      ...units,
      ...VALUES.map((id) => ({
        id,
        sort: 'values',
        name: speaker.say(`skirmish-web-value-${id}`),
        text: text('so-many', { what: speaker.say(`skirmish-web-means-${id}`) }),
        numbers: [],
      })),
      ...weapons,
      ...bonuses,
      ...TOKENS.map((id) => told('tokens', 'token', id, `skirmish-web-book-token-${id}`)),
      ...FACES.map((id) => told('dice', 'face', id, `skirmish-web-book-face-${id}`)),
      ...STATES.map((id) => ({
        ...told('states', 'face', 'cross', `skirmish-web-book-state-${id}`),
        id,
        name: speaker.say(`skirmish-web-book-state-${id}.title`),
      })),
      ...PIECES.skill.map(({ id }) => card('skills', id)),
      ...PIECES.injury.map(({ id }) => card('injuries', id)),
      ...PIECES.dishonor.map(({ id }) => card('dishonors', id)),
      ...upgrades,
      ...forces,
      ...PIECES.terrain.map(({ id }) =>
        told('terrains', 'terrain', id, `skirmish-web-ground-does-${id}`),
      ),
      ...battles,
    ];
  },
  Shared: Paints,
  Piece: Boxed,
} satisfies GameBook;
