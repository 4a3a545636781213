// A tall picture for each game.
import { banner, castle, clouds, hills, person, petals, scene } from './scene';

const SIZE = { width: 330, height: 420 };
const [W, H] = [SIZE.width, SIZE.height];
const CLOTH = ['#a33123', '#2b4a78', '#44613a', '#74498d'] as const;

const glory = (): string =>
  scene(
    SIZE,
    ['#7c2318', '#d98a4a'],
    `<circle cx="165" cy="150" r="112" fill="#f0c25c" opacity=".92"/>${clouds(-16, 44)}${clouds(230, 208, 0.9)}
    ${person('emperor', 62, 52, 206)}<path d="M0 306Q165 292 330 306V420H0Z" fill="#2a120a"/>${person('shogun', -30, 158, 176)}${person('empress', 184, 158, 176)}<path d="M0 372H330V420H0Z" fill="#1c0c06"/>`,
  );

/** A village on its field: rice, houses, and the stone of one who won it. */
function village(x: number, y: number, at: number): string {
  const [w, h] = [DX, DY];
  const open = at % 3 === 0;
  const field = `<path d="M${x} ${y - h}L${x + w} ${y}L${x} ${y + h}L${x - w} ${y}Z" fill="${open ? '#e9dfb8' : '#93a05f'}" stroke="#6b6a34" stroke-width="1.2"/>`;
  if (!open)
    return `${field}<circle cx="${x}" cy="${y}" r="8.5" fill="${CLOTH[at % 4]}" stroke="#fff6e2" stroke-width="1.6"/>`;
  return `${field}<g fill="#4a3520"><path d="M${x - 15} ${y - 2}l8-7 8 7z"/><path d="M${x + 1} ${y + 3}l8-7 8 7z"/></g><g fill="#fdf6e4"><path d="M${x - 12} ${y - 2}h10v6h-10z"/><path d="M${x + 4} ${y + 3}h10v6H${x + 4}z"/></g>`;
}

/** Row by row, the first column and the last. */
const LAND = [[1, 2], [0, 2], [0, 3], [-1, 2], [0, 3], [0, 3], [0, 2], [1, 3], [1, 2], [1, 2], [1, 1]] as const; // prettier-ignore
const [DX, DY] = [44, 31];

function samurai(): string {
  const places = LAND.flatMap(([from, to], row) =>
    Array.from({ length: to - from + 1 }, (_, at) => {
      const x = 34 + (from + at) * 2 * DX + (row % 2) * DX;
      return [x, 44 + row * DY] as const;
    }),
  );
  const shore = places
    .map(([x, y]) => `M${x} ${y - DY}L${x + DX} ${y}L${x} ${y + DY}L${x - DX} ${y}Z`)
    .join('');
  const waves = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(at % 6) * 60 + (Math.floor(at / 6) % 2) * 30, Math.floor(at / 6) * 44 + 14];
    return `<path d="M${x - 22} ${y}q11-12 22 0t22 0" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>`;
  }).join('');
  const stands = [[122, 44, 0, 3], [210, 75, 1, 4], [78, 106, 2, 2], [254, 168, 0, 2], [122, 168, 3, 3], [210, 230, 1, 2], [122, 261, 0, 4], [298, 106, 2, 3]] as const; // prettier-ignore
  return scene(
    SIZE,
    ['#a9c9c2', '#5f8b92'],
    `${waves}<g stroke-linejoin="round"><path d="${shore}" fill="#c6dccb" stroke="#c6dccb" stroke-width="34"/><path d="${shore}" fill="#e8d5a2" stroke="#e8d5a2" stroke-width="16"/></g>
    ${places.map(([x, y], at) => village(x, y, at)).join('')}
    <g filter="url(#f)">${stands.map(([x, y, seat, value]) => banner(x - 10, y + 30, 62, CLOTH[seat], String(value))).join('')}</g>`,
  );
}

const honor = (): string =>
  scene(
    SIZE,
    ['#1f2b4a', '#c97a4a'],
    `<circle cx="236" cy="112" r="58" fill="#f3c06a"/>${clouds(-30, 70, 0.8, 0.2)}
    <path d="M0 260L70 186 130 240 200 166 280 240 330 206V420H0Z" fill="#3a3550" opacity=".8"/>${castle(165, 336)}
    <path d="M0 330Q90 308 180 328T330 322V420H0Z" fill="#0f0b0a"/>${banner(34, 336, 132, '#b5382a')}${banner(268, 336, 112, '#30507f')}
    ${petals([[40, 60], [92, 130], [150, 40], [300, 190], [270, 40], [20, 168], [120, 92], [206, 216]])}`, // prettier-ignore
  );

const cane = (x: number, top: number): string =>
  `<path d="M${x} ${H}V${top}" stroke="#33452a" stroke-width="7"/><path d="M${x - 4} ${top + 70}h8M${x - 4} ${top + 150}h8M${x - 4} ${top + 230}h8" stroke="#6d8452" stroke-width="2"/><path d="M${x} ${top + 44}q32-12 46 8-28 8-46-8zM${x} ${top + 96}q-32-10-44 10 26 6 44-10z" fill="#3d5230"/>`;

const skirmish = (): string =>
  scene(
    SIZE,
    ['#8fa3a0', '#e8d9b2'],
    `${hills(W, H, 226, '#6d7a63', 66)}${hills(W, H, 300, '#48543d', 50)}${cane(28, 60)}${cane(304, 84)}${cane(54, 30)}
    ${person('samurai', 22, 46, 286)}`,
  );

const DRAWN: Record<string, () => string> = { glory, samurai, honor, skirmish };
const made = new Map<string, string>();

/** The address of a game's poster. */
export function poster(slug: string): string {
  const known = made.get(slug);
  if (known) return known;
  const plain = (): string => scene(SIZE, ['#7c2318', '#d98a4a'], hills(W, H, 300, '#3a2a20'));
  const address = (DRAWN[slug] ?? plain)();
  made.set(slug, address);
  return address;
}
