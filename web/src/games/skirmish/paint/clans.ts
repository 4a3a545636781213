// What a clan wears: the color and the crest that its player chose, and a form of rim and banner that tells the two apart
// without any color.
import type { ColorName, CrestName } from '../../../art/crests';
import { worn } from '../../../worn.svelte';

export interface Paint {
  main: string;
  deep: string;
  light: string;
  cloth: string;
  robe: string;
}
/** Stronger than on paper, so that a small man stands out from grass, by day and by lantern. */
export const PAINTS: Readonly<Record<ColorName, Paint>> = {
  madder: {
    main: '#c8432f',
    deep: '#7f231a',
    light: '#fbeed2',
    cloth: '#86694b',
    robe: '#e9dab4',
  },
  indigo: {
    main: '#3f74ba',
    deep: '#223f70',
    light: '#f3f6fa',
    cloth: '#5c6b83',
    robe: '#b9c6d8',
  },
  moss: { main: '#2f8a4c', deep: '#154a28', light: '#f3f8e2', cloth: '#5b6f58', robe: '#cbdcb6' },
  wisteria: {
    main: '#9359b8',
    deep: '#4b2a66',
    light: '#f9f1fc',
    cloth: '#6f5d80',
    robe: '#d8c9e4',
  },
  amber: { main: '#bf6a10', deep: '#6b3a08', light: '#fff3d3', cloth: '#83663c', robe: '#efdcae' },
  teal: { main: '#12917c', deep: '#0a4b41', light: '#effaf6', cloth: '#4c6d66', robe: '#b7d8ce' },
};
export interface Clan {
  color: ColorName;
  crest: CrestName;
  /** The rim of the second one is notched, and his banners are cut out below. */
  notched: boolean;
}
export const clanOf = (seat: number): Clan => ({
  color: worn.color(seat),
  crest: worn.crest(seat),
  notched: seat === 1,
});
