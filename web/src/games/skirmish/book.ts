// The rule book of Test of Honour: what its pictures show of the field, and what is in the box.
import type { GameBook, Piece } from '../../book/book';
import Paints from './art/Paints.svelte';
import Boxed from './Boxed.svelte';
import { PIECES } from './pieces';

const EXAMPLES = ['charge', 'reach', 'nearest', 'screen', 'drops'].map((name) => `example-${name}`);
const TOKENS = ['samurai', 'commoner', 'fate'];
const FACES = ['double', 'single', 'blank', 'cross'];
const VALUES = ['aim', 'agility', 'strength', 'wits', 'honor'] as const;
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
    const plain = (sort: string, family: string, id: string): Piece => ({
      id,
      sort,
      name: noun(family, id),
      text: '',
      numbers: [],
    });
    const units = PIECES.recruit.map((row) => ({
      id: row.id,
      sort: 'units',
      name: noun('card', row.id),
      text: '',
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
        ...(['strike', 'avoid', 'damage'] as const).map((roll, at) => {
          const bonus = [strike, avoid, damage][at] ?? [];
          return `${noun('roll', roll)}: ${bonus.map((name) => noun('bonus', name)).join(', ')}`;
        }),
      ].join('; '),
      numbers: (
        [
          [text('range'), range / 1000],
          [text('damage'), dice || text('strength')],
        ] as const
      ).filter(([, number]) => number),
    }));
    const upgrades = PIECES.upgrade.map(({ id, cost }) => ({
      ...plain('upgrades', 'card', id),
      numbers: [[text('cost'), cost]] as const,
    }));
    const forces = PIECES.force.map(({ id, cost, cards }) => ({
      ...plain('forces', 'card', id),
      text: cards.map((one) => noun('card', one)).join(', '),
      numbers: [[text('cost'), cost]] as const,
    }));
    const battles = PIECES.scenario.map(({ id, points, limit }) => ({
      ...plain('scenarios', 'scenario', id),
      text: say(`skirmish-web-way-${id}.about`),
      numbers: [
        [text('cost'), points.join('–')],
        [text('rounds'), limit],
      ] as const,
    }));
    return [
      ...units,
      ...weapons,
      ...TOKENS.map((id) => plain('tokens', 'token', id)),
      ...FACES.map((id) => plain('dice', 'face', id)),
      ...PIECES.skill.map(({ id }) => card('skills', id)),
      ...PIECES.injury.map(({ id }) => card('injuries', id)),
      ...PIECES.dishonor.map(({ id }) => card('dishonors', id)),
      ...upgrades,
      ...forces,
      ...PIECES.terrain.map(({ id }) => plain('terrains', 'terrain', id)),
      ...battles,
    ];
  },
  Shared: Paints,
  Piece: Boxed,
} satisfies GameBook;
