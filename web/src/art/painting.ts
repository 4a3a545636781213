// People as pictures: sky, gold clouds, the figure with its shadow, varnish. A picture is made once and is only an image
// from then on, however often it lies on the table or flies over it.

/** Brush strokes: k ink, s skin, d skin in shade, r vermilion, g gold, w wash, h white hair, b indigo, p plum, t teal,
 *  n moss, e earth, c a blush; l lines (ls light, lg gold, lr vermilion). */
const STYLE = `.k{fill:#2a221c}.s{fill:#fbf1dd}.d{fill:#e9cfa9}.r{fill:#b5382a}.g{fill:#c99a35}.w{fill:#8d8272}
.h{fill:#e6e0d4}.b{fill:#2f4a78}.p{fill:#6b456f}.t{fill:#2c6669}.n{fill:#50663a}.e{fill:#7a5433}.c{fill:#d98b76}
.l,.ls,.lg,.lr{fill:none;stroke-linecap:round;stroke-linejoin:round}.l{stroke:#2a221c;stroke-width:1.8}
.ls{stroke:#fbf1dd;stroke-width:1.6}.lg{stroke:#c99a35;stroke-width:2}.lr{stroke:#b5382a;stroke-width:2}`;
const CLOUDS =
  '<path opacity=".5" fill="#f4e2b0" d="M-22 8h56a5 5 0 0 1 0 10H18a4 4 0 0 0 0 8h46a4 4 0 0 1 0 8H-22zM122 60H72a4 4 0 0 0 0 8h14a4 4 0 0 1 0 8H64a4 4 0 0 0 0 8h58z"/>';
const HILLS =
  '<path fill="#6d7a63" opacity=".28" d="M-22 92C4 78 40 98 62 84C80 76 100 88 122 80L122 116L-22 116Z"/>';

/** The whole figure with room above its hat, with more sky, the head with its hat, or closer, for a small medal. */
const CROP = {
  whole: '0 -12 100 126',
  tall: '0 -26 100 140',
  head: '0 -9 100 100',
  close: '8 1 84 84',
  /** For the picture of a lying format, as wide as a card. */
  band: '-18 -10 136 92',
} as const;
export type Crop = keyof typeof CROP;

function draw(figure: string, sky: string, crop: Crop): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${CROP[crop]}" preserveAspectRatio="xMidYMin slice" style="--brush:#2a221c;--skin:#fbf1dd"><style>${STYLE}</style><defs>
<linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}" stop-opacity=".85"/><stop offset=".62" stop-color="#f1e3c4"/><stop offset="1" stop-color="#d9c196"/></linearGradient>
<linearGradient id="v" x2="1" y2="1"><stop stop-color="#fff6da" stop-opacity=".42"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a1c06" stop-opacity=".42"/></linearGradient>
<filter id="f" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="2.6" dy="3" stdDeviation="2.2" flood-color="#3a1d05" flood-opacity=".55"/></filter></defs>
<rect x="-20" y="-26" width="140" height="140" fill="#f6ead0"/><rect x="-20" y="-26" width="140" height="140" fill="url(#s)"/>${CLOUDS}${HILLS}<g filter="url(#f)">${figure}</g><rect x="-20" y="-26" width="140" height="140" fill="url(#v)"/></svg>`;
}

const made = new Map<string, string>();

/** The address of the picture of a figure (100 wide, feet at 116, the hat may reach to -12) before a sky. */
export function paint(figure: string, sky: string, crop: Crop = 'whole'): string {
  const key = crop + sky + figure;
  const known = made.get(key);
  if (known) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(draw(figure, sky, crop))}`;
  made.set(key, address);
  return address;
}
