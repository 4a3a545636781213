// What a viewer sees of Honor of the Samurai, and how its numbers are written.
import { percent } from '../../words/decimal';
import type { Told } from '../../words/speaker';
import type { Odds, View } from './wire';

export type { Force, Odds, Preview, Status } from './wire';
export type { House as HouseView, Player as PlayerView, View, Window as WindowView } from './wire';

export const viewOf = (view: Told): View => view as unknown as View;
export const chance = (odds: Odds): string => percent(odds.permille / 10);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const plain = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
