// Made from what the games declare by `make schema`; do not edit.
import type { Box } from './list';

export const BOXES: readonly Box[] = [
  {
    slug: 'glory',
    prefix: 'GLO',
    seats: [2, 4],
    usual: 3,
    minutes: 30,
    weight: 1,
    accent: 'vermilion',
  },
  {
    slug: 'samurai',
    prefix: 'SAM',
    seats: [2, 4],
    usual: 3,
    minutes: 30,
    weight: 2,
    accent: 'moss',
  },
  {
    slug: 'honor',
    prefix: 'HON',
    seats: [3, 6],
    usual: 4,
    minutes: 75,
    weight: 3,
    accent: 'gold-2',
  },
  {
    slug: 'skirmish',
    prefix: 'TOH',
    seats: [2, 2],
    usual: 2,
    minutes: 60,
    weight: 4,
    accent: 'indigo',
  },
];
