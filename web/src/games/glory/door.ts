// The ways to play Call to Glory, each with one of its people.
import { paint } from '../../art/painting';
import type { GameDoor } from '../../door/door';
import { FOLK } from './art/folk';
import { NOBLES } from './art/nobles';
import { WARRIORS } from './art/warriors';

const FACES: Record<string, readonly [string, string]> = {
  base: [NOBLES.emperor!, '#d9b45a'],
  orders: [FOLK.envoy!, '#d2b06a'],
  ninja: [WARRIORS.ninja!, '#8d93a6'],
  both: [WARRIORS.shogun!, '#a9693d'],
};

const door: GameDoor = {
  ways: [
    { id: 'base', says: 'glory-web-way-base', options: {} },
    { id: 'orders', says: 'glory-web-way-orders', options: { imperial_orders: true } },
    { id: 'ninja', says: 'glory-web-way-ninja', options: { ninja_power: true } },
    {
      id: 'both',
      says: 'glory-web-way-both',
      options: { imperial_orders: true, ninja_power: true },
    },
  ],
  chips: [
    { option: 'rounds', says: 'glory-web-chip-rounds' },
    { option: 'first_start', says: 'glory-web-chip-start', seats: true },
    { option: 'discard_view', says: 'glory-web-chip-discards' },
  ],
  picture: (way) => paint(...FACES[way]!, 'head'),
};
export default door;
