// The nine characters as pictures.
import { paint, type Crop } from '../../../art/painting';
import { FOLK } from './folk';
import { NOBLES } from './nobles';
import { WARRIORS } from './warriors';

const FIGURES: Record<string, string> = { ...NOBLES, ...WARRIORS, ...FOLK };
const SKY: Record<string, string> = {
  emperor: '#d9b45a',
  empress: '#cf8a7c',
  daimyo: '#b9a27a',
  shogun: '#a9693d',
  samurai: '#c9786a',
  ninja: '#8d93a6',
  envoy: '#d2b06a',
  monk: '#c58a6b',
  farmer: '#a9ae72',
};

export type { Crop };

/** The address of the picture. */
export const portrait = (character: string, crop: Crop = 'whole'): string =>
  paint(FIGURES[character] ?? '', SKY[character] ?? '#d2b06a', crop);
