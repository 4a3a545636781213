// Made from what the games declare by `make schema`; do not edit.
import type { Print } from './wire';

export const PRINTS: Record<string, Print> = {
  okugata_honor: {
    kind: 'okugata',
    honor: 10,
    ki: 3,
    strength: 0,
  },
  okugata_ki: {
    kind: 'okugata',
    honor: 5,
    ki: 4,
    strength: 0,
  },
  foot_soldiers: {
    kind: 'army',
    honor: 0,
    ki: 0,
    strength: 1,
  },
  lancers: {
    kind: 'army',
    honor: 0,
    ki: 0,
    strength: 2,
  },
  cavalry: {
    kind: 'army',
    honor: 0,
    ki: 0,
    strength: 3,
  },
  warrior_monks: {
    kind: 'army',
    honor: 0,
    ki: 1,
    strength: 1,
  },
  no_dachi: {
    kind: 'possession',
    honor: 5,
    ki: 1,
    strength: 3,
  },
  daisho: {
    kind: 'possession',
    honor: 10,
    ki: 1,
    strength: 1,
  },
  masamune: {
    kind: 'possession',
    honor: 10,
    ki: 1,
    strength: 4,
  },
  gunpowder: {
    kind: 'possession',
    honor: -20,
    ki: -2,
    strength: 6,
  },
  noh_theater: {
    kind: 'possession',
    honor: 20,
    ki: 3,
    strength: 0,
  },
  house_guard: {
    kind: 'guard',
    honor: 0,
    ki: 0,
    strength: 0,
  },
  castle_odawara: {
    kind: 'castle',
    honor: 5,
    ki: 0,
    strength: 3,
  },
  castle_osaka: {
    kind: 'castle',
    honor: 10,
    ki: 1,
    strength: 4,
  },
  castle_himeji: {
    kind: 'castle',
    honor: 15,
    ki: 2,
    strength: 5,
  },
  ninja_spy: {
    kind: 'event',
    honor: 0,
    ki: 0,
    strength: 0,
  },
  elite_ninja_spy: {
    kind: 'event',
    honor: 0,
    ki: 0,
    strength: 0,
  },
  ninja_assassin: {
    kind: 'event',
    honor: 0,
    ki: 0,
    strength: 0,
  },
  dishonor: {
    kind: 'event',
    honor: 0,
    ki: 0,
    strength: 0,
  },
  save_face: {
    kind: 'event',
    honor: 0,
    ki: 0,
    strength: 0,
  },
  daimyo_01: {
    kind: 'daimyo',
    honor: 30,
    ki: 1,
    strength: 3,
  },
  daimyo_02: {
    kind: 'daimyo',
    honor: 20,
    ki: 1,
    strength: 5,
  },
  daimyo_03: {
    kind: 'daimyo',
    honor: 15,
    ki: 3,
    strength: 2,
  },
  daimyo_04: {
    kind: 'daimyo',
    honor: 15,
    ki: 1,
    strength: 3,
  },
  daimyo_05: {
    kind: 'daimyo',
    honor: 10,
    ki: 0,
    strength: 2,
  },
  daimyo_06: {
    kind: 'daimyo',
    honor: 10,
    ki: 0,
    strength: 2,
  },
  daimyo_07: {
    kind: 'daimyo',
    honor: 10,
    ki: 0,
    strength: 2,
  },
  daimyo_08: {
    kind: 'daimyo',
    honor: 5,
    ki: 0,
    strength: 1,
  },
  daimyo_09: {
    kind: 'daimyo',
    honor: 5,
    ki: 0,
    strength: 1,
  },
  daimyo_10: {
    kind: 'daimyo',
    honor: 5,
    ki: 0,
    strength: 1,
  },
  samurai: {
    kind: 'samurai',
    honor: 0,
    ki: 6,
    strength: 0,
  },
  title: {
    kind: 'title',
    honor: 0,
    ki: 0,
    strength: 0,
  },
};

export const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  okugata_honor: ['HON-5.2'],
  okugata_ki: ['HON-5.2'],
  foot_soldiers: ['HON-5.2'],
  lancers: ['HON-5.2'],
  cavalry: ['HON-5.2'],
  warrior_monks: ['HON-5.2'],
  no_dachi: ['HON-5.3'],
  daisho: ['HON-5.3'],
  masamune: ['HON-5.3'],
  gunpowder: ['HON-5.3'],
  noh_theater: ['HON-5.3'],
  house_guard: ['HON-6.11'],
  castle_odawara: ['HON-5.4', 'HON-10.1'],
  castle_osaka: ['HON-5.4', 'HON-10.1'],
  castle_himeji: ['HON-5.4', 'HON-10.1'],
  ninja_spy: ['HON-6.1', 'HON-6.2'],
  elite_ninja_spy: ['HON-6.1', 'HON-6.3'],
  ninja_assassin: ['HON-6.9', 'HON-6.11'],
  dishonor: ['HON-7.1'],
  save_face: ['HON-8.1'],
  daimyo_01: ['HON-5.7'],
  daimyo_02: ['HON-5.7'],
  daimyo_03: ['HON-5.7'],
  daimyo_04: ['HON-5.7'],
  daimyo_05: ['HON-5.7'],
  daimyo_06: ['HON-5.7'],
  daimyo_07: ['HON-5.7'],
  daimyo_08: ['HON-5.7'],
  daimyo_09: ['HON-5.7'],
  daimyo_10: ['HON-5.7'],
  samurai: ['HON-4.1'],
  title: ['HON-9.2', 'HON-3.4'],
};

/** What other decks have otherwise. */
export const DECKS: Readonly<Record<string, { counts: Record<string, number>; stats: Record<string, Partial<Print>> }>> = {
  standard: {
    counts: {
    },
    stats: {
    },
  },
  even: {
    counts: {
      dishonor: 9,
      save_face: 13,
    },
    stats: {
    },
  },
  dishonor_heavy: {
    counts: {
      dishonor: 17,
      save_face: 5,
    },
    stats: {
    },
  },
  amigo: {
    counts: {
      elite_ninja_spy: 0,
      dishonor: 9,
      save_face: 4,
      okugata_honor: 5,
      okugata_ki: 4,
      foot_soldiers: 17,
      lancers: 11,
      cavalry: 6,
      warrior_monks: 11,
    },
    stats: {
      daimyo_01: {
        honor: 30,
        ki: 1,
        strength: 4,
      },
      daimyo_02: {
        honor: 20,
        ki: 1,
        strength: 5,
      },
      daimyo_03: {
        honor: 15,
        ki: 2,
        strength: 3,
      },
      daimyo_04: {
        honor: 10,
        ki: 0,
        strength: 4,
      },
    },
  },
};
