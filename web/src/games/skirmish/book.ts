// The rule book of Test of Honour: what its pictures show of the field, and what is in the box.
import type { GameBook, Piece } from '../../book/book';
import Paints from './art/Paints.svelte';
import Boxed from './Boxed.svelte';
import { PIECES } from './pieces';

const EXAMPLES = ['charge', 'reach', 'nearest', 'screen', 'drops'].map((name) => `example-${name}`);
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
    'example-charge': around(0, 1),
    'example-reach': around(0, 1, 2),
    'example-nearest': around(0, 1, 2),
    'example-screen': around(0, 1, 2),
    'example-drops': around(0, 1),
  },
  examples: EXAMPLES,
  pieces(noun, say): Piece[] {
    const text = (key: string): string => say(`skirmish-web-book-${key}`);
    const card = (sort: string, id: string): Piece => ({
      id,
      sort,
      name: noun('card', id),
      text: say(`skirmish-card-${id}.does`),
      numbers: [],
    });
    const told = (sort: string, family: string, id: string, key: string): Piece => ({
      id,
      sort,
      name: noun(family, id),
      text: say(key),
      numbers: [],
    });
    const units = PIECES.recruit.map((row) => ({
      id: row.id,
      sort: 'units',
      name: noun('card', row.id),
      text: say(`skirmish-web-brings-${row.id.replace(RANKS, '')}`),
      numbers: [
        [text('cost'), row.cost],
        [text('actions'), row.actions],
        [text('men'), row.models],
        ...VALUES.map((value) => [say(`skirmish-web-value-${value}`), row[value]] as const),
      ] as const,
    }));
    const weapons = PIECES.weapon.map(({ id, range, dice, strike, avoid, damage }) => ({
      id,
      sort: 'weapons',
      name: noun('weapon', id),
      text: [
        say(`skirmish-web-weapon-${id}`),
        ...[strike, avoid, damage].flatMap((bonuses, at) =>
          bonuses.length
            ? [
                `${noun('roll', ROLLS[at]!)}: ${bonuses.map((one) => noun('bonus', one)).join(', ')}.`,
              ]
            : [],
        ),
      ].join(' '),
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
      name: noun('card', id),
      text: cards.map((one) => noun('card', one)).join(', '),
      numbers: [[text('cost'), cost]] as const,
    }));
    const battles = PIECES.scenario.map(({ id, points, limit }) => ({
      ...told('scenarios', 'scenario', id, `skirmish-web-way-${id}.about`),
      numbers: [
        [text('cost'), points.join('–')],
        [text('rounds'), limit],
      ] as const,
    }));
    return [
      ...units,
      ...weapons,
      ...bonuses,
      ...TOKENS.map((id) => told('tokens', 'token', id, `skirmish-web-book-token-${id}`)),
      ...FACES.map((id) => told('dice', 'face', id, `skirmish-web-book-face-${id}`)),
      ...STATES.map((id) => ({
        ...told('states', 'face', 'cross', `skirmish-web-book-state-${id}`),
        id,
        name: say(`skirmish-web-book-state-${id}.title`),
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
