// Scenes for posters and cards: sky, hills, what stands there, varnish. A picture is made once and is only an image from
// then on. The same by day and by night.
import { NOBLES } from '../games/glory/art/nobles';
import { WARRIORS } from '../games/glory/art/warriors';

const STROKES = `.k{fill:#2a221c}.s{fill:#fbf1dd}.r{fill:#b5382a}.g{fill:#c99a35}.w{fill:#8d8272}
.l,.ls,.lg,.lr{fill:none;stroke-linecap:round;stroke-linejoin:round}.l{stroke:#2a221c;stroke-width:1.8}
.ls{stroke:#fbf1dd;stroke-width:1.6}.lg{stroke:#c99a35;stroke-width:2}.lr{stroke:#b5382a;stroke-width:2}`;

export interface Extent {
  width: number;
  height: number;
}

/** The address of a picture of that size; the sky goes from one color to the other. */
export function scene(
  { width, height }: Extent,
  sky: readonly [string, string],
  what: string,
): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" style="--brush:#2a221c;--skin:#fbf1dd"><style>${STROKES}</style><defs>
<linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
<linearGradient id="v" x2="1" y2="1"><stop stop-color="#fff6da" stop-opacity=".22"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a1c06" stop-opacity=".3"/></linearGradient>
<filter id="f" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="2.6" dy="3" stdDeviation="2.2" flood-color="#2a1204" flood-opacity=".5"/></filter></defs>
<rect width="${width}" height="${height}" fill="url(#s)"/>${what}<rect width="${width}" height="${height}" fill="url(#v)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

/** One of the people of Call to Glory, standing in the scene: where, and how wide. */
export function person(who: string, x: number, y: number, width: number, more = ''): string {
  const figure = NOBLES[who] ?? WARRIORS[who] ?? '';
  return `<svg x="${x}" y="${y}" width="${width}" height="${width * 1.26}" viewBox="0 -12 100 126" ${more}><g filter="url(#f)">${figure}</g></svg>`;
}

/** Bands of cloud, as on old screens. */
export const clouds = (x: number, y: number, scale = 1, opacity = 0.45): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" opacity="${opacity}" fill="#f6e2ae" d="M0 0h110a10 10 0 0 1 0 20H70a9 9 0 0 0 0 18h60a9 9 0 0 1 0 18H0a9 9 0 0 1 0-18h20a9 9 0 0 0 0-18H0a10 10 0 0 1 0-20z"/>`;

/** A castle of three roofs; `x` is its middle, `y` its foot. */
export const castle = (
  x: number,
  y: number,
  scale = 1,
  wall = '#14100f',
  light = '#f0c25c',
): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><g fill="${wall}"><path d="M-95 0h190l-16-46h-158z"/><path d="M-111-42q111-26 222 0l-30-26h-162z"/><path d="M-67-68h134v-30h-134z"/><path d="M-89-94q89-24 178 0l-28-26h-122z"/><path d="M-47-120h94v-28h-94z"/><path d="M-69-144q69-20 138 0l-38-40h-62z"/></g>
<g fill="${light}">${[-31, -7, 17].map((at) => `<rect x="${at}" y="-92" width="12" height="16"/>`).join('')}<rect x="-19" y="-140" width="11" height="14"/><rect x="7" y="-140" width="11" height="14"/></g></g>`;

/** A banner on its pole; `x`, `y` is the foot of the pole. */
export const banner = (x: number, y: number, height: number, cloth: string, mark = ''): string =>
  `<g><path d="M${x} ${y}v${-height}" stroke="#14100f" stroke-width="${height * 0.03}"/><path fill="${cloth}" d="M${x} ${y - height}h${height * 0.34}v${height * 0.54}q${-height * 0.085}-${height * 0.06} ${-height * 0.17} 0t${-height * 0.17} 0z"/>${
    mark &&
    `<text x="${x + height * 0.17}" y="${y - height * 0.62}" text-anchor="middle" font-family="'Shippori Mincho',Georgia,serif" font-weight="700" font-size="${height * 0.3}" fill="#fff6e2">${mark}</text>`
  }</g>`;

/** Hills from edge to edge whose crest is near `y`. */
export const hills = (width: number, height: number, y: number, color: string, rise = 40): string =>
  `<path fill="${color}" d="M0 ${y}Q${width * 0.24} ${y - rise} ${width * 0.5} ${y - rise * 0.2}T${width} ${y - rise * 0.5}V${height}H0Z"/>`;

/** Petals that drift. */
export const petals = (places: readonly (readonly [number, number])[], color = '#f6d6cf'): string =>
  places
    .map(
      ([x, y], at) =>
        `<ellipse cx="${x}" cy="${y}" rx="4.4" ry="2.4" fill="${color}" opacity=".85" transform="rotate(${(at * 47) % 180} ${x} ${y})"/>`,
    )
    .join('');
