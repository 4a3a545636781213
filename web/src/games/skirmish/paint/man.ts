// A man seen from above, in strokes: ahead is up. Thousandths of an inch, some 540 from shoulder to shoulder.
import { crestArt } from '../../../art/crests';
import { PAINTS, type Clan } from './clans';
import { rng } from './noise';

type Rank = 'hero' | 'samurai' | 'commoner';
type Gear =
  | 'sword'
  | 'pair'
  | 'great'
  | 'club'
  | 'spear'
  | 'glaive'
  | 'staff'
  | 'bow'
  | 'musket'
  | 'drum'
  | 'banner';
export interface Outfit {
  rank: Rank;
  gear: Gear;
  /** Whether he wears a banner on his back. */
  flag: boolean;
}

const GEAR: Record<string, Gear> = {
  katana: 'sword',
  dagger: 'sword',
  thrown: 'sword',
  paired_swords: 'pair',
  heavy_sword: 'great',
  heavy_club: 'club',
  spear: 'spear',
  naginata: 'glaive',
  staff: 'staff',
  bow: 'bow',
  musket: 'musket',
};

export function lookOf(card: string, weapon: string): Outfit {
  const rank = card === 'hero' ? 'hero' : /^samurai|sergeant/.test(card) ? 'samurai' : 'commoner';
  const own = { musician: 'drum', banner: 'banner' } as const;
  const gear = own[card as keyof typeof own] ?? GEAR[weapon] ?? 'sword';
  return { rank, gear, flag: rank !== 'commoner' && gear !== 'banner' };
}

/** Gradients that every man refers to; they stand once in the document. */
export const defs = (): string =>
  Object.entries(PAINTS)
    .map(
      ([name, c]) =>
        `<radialGradient id="toh-hat-${name}" cx=".36" cy=".32" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".28" stop-color="${c.main}"/><stop offset="1" stop-color="${c.deep}"/></radialGradient>` +
        `<radialGradient id="toh-helm-${name}" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#e9d9c8"/><stop offset=".3" stop-color="${c.main}"/><stop offset="1" stop-color="#2a1512"/></radialGradient>` +
        `<linearGradient id="toh-body-${name}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${c.main}"/><stop offset="1" stop-color="${c.deep}"/></linearGradient>` +
        `<linearGradient id="toh-flag-${name}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${c.deep}"/><stop offset=".3" stop-color="${c.main}"/><stop offset=".62" stop-color="${c.main}"/><stop offset="1" stop-color="${c.deep}"/></linearGradient>`,
    )
    .join('') +
  `<radialGradient id="toh-turf" cx=".4" cy=".36" r=".75"><stop offset="0" stop-color="#b5a06b"/><stop offset="1" stop-color="#796640"/></radialGradient>` +
  `<linearGradient id="toh-shade" x1="0" y1="0" x2="0" y2="-1700" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#170d02" stop-opacity=".55"/><stop offset="1" stop-color="#170d02" stop-opacity=".12"/></linearGradient>`;

/** The low sun draws his outline on the ground. */
export function shadow({ rank, gear, flag }: Outfit): string {
  let d =
    'M-170 0L-130 -480L-230 -560L-260 -820L-150 -900L-110 -1010L-130 -1090L0 -1190L130 -1090L110 -1010L150 -900L260 -820L230 -560L130 -480L170 0L40 0L0 -300L-40 0Z';
  if (rank === 'hero')
    d +=
      'M-60 -1150L-190 -1290L-200 -1450L-130 -1300L0 -1200L130 -1300L200 -1450L190 -1290L60 -1150Z';
  if (rank === 'commoner') d += 'M-290 -1040L0 -1260L290 -1040Z';
  if (flag) d += 'M120 -700L150 -1900L190 -1900L190 -1880L620 -1860L600 -1150L185 -1180L165 -700Z';
  if (gear === 'banner')
    d += 'M-170 -100L-150 -2600L-110 -2600L420 -2560L400 -1300L-105 -1340L-130 -100Z';
  if (gear === 'spear' || gear === 'glaive' || gear === 'staff')
    d += 'M-300 0L-330 -2250L-300 -2480L-270 -2250L-260 0Z';
  if (gear === 'bow') d += 'M-330 -350Q-560 -950 -300 -1750L-270 -1740Q-500 -950 -300 -360Z';
  if (gear === 'great' || gear === 'club') d += 'M-180 -1000L-420 -1900L-360 -1920L-120 -1010Z';
  return `<path d="${d}" fill="url(#toh-shade)"/>`;
}

/** So large that it fills a circle of that radius. */
function crest({ color, crest: sign }: Clan, radius: number): string {
  const { light, main } = PAINTS[color];
  return `<g transform="scale(${(radius / 12).toFixed(2)})">${crestArt(sign, light, main)}</g>`;
}

const HANDS: Partial<Record<Gear, [number, number][]>> = {
  bow: [
    [60, -430],
    [-150, -60],
  ],
  musket: [
    [-60, -400],
    [-150, -120],
  ],
  spear: [
    [-130, -330],
    [-210, 60],
  ],
  great: [
    [-100, -260],
    [-220, -200],
  ],
  pair: [
    [190, -300],
    [-190, -300],
  ],
};
const LIKE: Partial<Record<Gear, Gear>> = { glaive: 'spear', staff: 'spear', club: 'great' };

/** Weapons that lie under the arms. */
function shaft(gear: Gear, main: string, turn: number): string {
  if (gear === 'musket')
    return `<path d="M-110 200V-560" stroke="#8a5a33" stroke-width="62"/><path d="M-110 -60V-900" stroke="#43474d" stroke-width="38"/><path d="M-118 -60V-900" stroke="#9aa0a8" stroke-width="9"/><circle cx="-80" cy="-130" r="22" fill="#ff8a2a"/>`;
  if (gear !== 'spear' && gear !== 'glaive' && gear !== 'staff') return '';
  const pole =
    '<path d="M-190 720V-1250" stroke="#6d4727" stroke-width="40"/><path d="M-198 720V-1250" stroke="#b98a56" stroke-width="12"/>';
  const head = {
    spear: `<path d="M-190 -1180V-1320" stroke="${main}" stroke-width="54"/><path d="M-190 -1640L-150 -1330H-230Z" fill="#eef2f6" stroke="#4b4f55" stroke-width="10"/>`,
    glaive: `<path d="M-190 -1160V-1260" stroke="${main}" stroke-width="54"/><path d="M-215 -1250Q-230 -1500 -90 -1720Q-110 -1450 -160 -1250Z" fill="#eef2f6" stroke="#4b4f55" stroke-width="10"/>`,
    staff: '<path d="M-190 -1180V-1260" stroke="#d9b16b" stroke-width="52"/>',
  }[gear];
  return `<g transform="rotate(${turn} -190 0)">${pole}${head}</g>`;
}

const KATANA = (flip: number): string =>
  `<g transform="scale(${flip} 1)"><path d="M-20 -330L30 -420" stroke="#3b3a52" stroke-width="40" stroke-linecap="round"/><path d="M-6 -392L52 -360" stroke="#e2ac3c" stroke-width="24"/><path d="M14 -400Q110 -640 120 -960L150 -980Q170 -640 56 -390Z" fill="#f4f7fa" stroke="#4b4f55" stroke-width="9"/></g>`;

/** Weapons held high. */
function held(gear: Gear, s: Clan): string {
  switch (gear) {
    case 'sword':
      return KATANA(1);
    case 'pair':
      return `<g transform="translate(150 30)">${KATANA(1)}</g><g transform="translate(-150 30) scale(.8)">${KATANA(-1)}</g>`;
    case 'great':
      return '<path d="M-100 -260L-180 -170" stroke="#3b3a52" stroke-width="40" stroke-linecap="round"/><path d="M-190 -170Q-420 100 -520 560L-490 570Q-330 160 -140 -120Z" fill="#f4f7fa" stroke="#4b4f55" stroke-width="9"/>';
    case 'club':
      return '<path d="M-100 -260L-300 60" stroke="#8a5a33" stroke-width="50"/><path d="M-290 40L-470 400" stroke="#4a4744" stroke-width="120" stroke-linecap="round"/><path d="M-290 40L-470 400" stroke="#c9ced4" stroke-width="90" stroke-dasharray="20 60"/>';
    case 'bow':
      return '<path d="M-420 -300Q-90 -560 60 -470Q330 -420 560 -250" fill="none" stroke="#6d2117" stroke-width="40" stroke-linecap="round"/><path d="M-420 -300L-140 -70L560 -250" fill="none" stroke="#efe6d2" stroke-width="10"/><path d="M-140 -60L90 -720" stroke="#e3c889" stroke-width="18"/><path d="M82 -690L60 -800L130 -710Z" transform="rotate(16 90 -720)" fill="#eef2f6"/><rect x="-250" y="80" width="100" height="330" rx="26" transform="rotate(24 -200 240)" fill="#5a3420"/><path d="M-320 380l20 110m30 -100l20 110m30 -100l20 110" stroke="#fff6e0" stroke-width="30"/>';
    case 'drum':
      return '<ellipse cy="-370" rx="190" ry="150" fill="#8d2a1d" stroke="#3a0f0a" stroke-width="14"/><ellipse cy="-385" rx="165" ry="124" fill="#f3e8cf"/><path d="M-160 -330L-40 -420M170 -320L60 -400" stroke="#c9a662" stroke-width="34" stroke-linecap="round"/>';
    case 'banner':
      return `<g transform="translate(0 -330) rotate(28)"><path d="M0 60V-820" stroke="#1d1715" stroke-width="34"/><path d="M0 -810H430V40H0Z" fill="url(#toh-flag-${s.color})" stroke="#1d120d" stroke-width="12"/><path d="M0 -810H430V-690H0Z" fill="${PAINTS[s.color].light}"/><g transform="translate(215 -480)">${crest(s, 130)}</g><g transform="translate(215 -160)">${crest(s, 130)}</g></g>`;
    default:
      return '';
  }
}

function head(s: Clan, rank: Rank): string {
  const c = PAINTS[s.color];
  if (rank === 'commoner') {
    const folds = Array.from(
      { length: 12 },
      (_, n) =>
        `<path transform="rotate(${n * 30} 0 -10)" d="M0 -10V-222" stroke="#000" stroke-opacity=".16" stroke-width="8"/>`,
    ).join('');
    return `<circle r="232" cy="-10" fill="#170d02" opacity=".35" transform="translate(34 30)"/><circle r="228" cy="-10" fill="url(#toh-hat-${s.color})" stroke="#e2ac3c" stroke-width="24"/>${folds}<circle cy="-10" r="18" fill="#f5cf6a"/><g transform="translate(0 -128)">${crest(s, 52)}</g>`;
  }
  const ribs = [-60, -30, 0, 30, 60]
    .map(
      (at) =>
        `<path transform="rotate(${at} 0 -18)" d="M0 -160V124" stroke="#e2ac3c" stroke-width="9" opacity=".85"/>`,
    )
    .join('');
  const crown =
    rank === 'hero'
      ? '<path d="M-20 -150Q-190 -190 -250 -390Q-120 -270 0 -200Q120 -270 250 -390Q190 -190 20 -150Z" fill="#f3c24b" stroke="#6d4d10" stroke-width="10"/><circle cy="-168" r="40" fill="#f8dc8a" stroke="#6d4d10" stroke-width="8"/>'
      : '<path d="M-95 -165A100 100 0 0 1 95 -165A120 90 0 0 0 -95 -165Z" transform="translate(0 -10)" fill="#f3c24b" stroke="#6d4d10" stroke-width="7"/>';
  return `<path d="M-185 -20A190 190 0 1 0 185 -20L150 -90A175 175 0 0 0 -150 -90Z" fill="#2f2522"/><path d="M-160 0A165 165 0 1 0 160 0" fill="none" stroke="${c.main}" stroke-width="26"/><ellipse rx="135" ry="148" cy="-18" fill="url(#toh-helm-${s.color})" stroke="#1d120d" stroke-width="9"/>${ribs}<circle cy="-18" r="24" fill="#f5cf6a"/><path d="M-105 -128Q0 -200 105 -128L80 -98Q0 -150 -80 -98Z" fill="#3d322e"/>${crown}`;
}

export function man(s: Clan, { rank, gear, flag }: Outfit, seed: number): string {
  const c = PAINTS[s.color];
  const luck = rng(seed * 13 + 1);
  const noble = rank !== 'commoner';
  const plates = Array.from(
    { length: 9 },
    (_, n) =>
      `<path transform="rotate(${n * 40})" d="M-62 -120L-76 -212Q0 -236 76 -212L62 -120Z" fill="${n % 2 ? c.main : c.deep}" stroke="#1d120d" stroke-width="10"/>`,
  ).join('');
  const [right = [20, -330], left = [-60, -350]] = HANDS[LIKE[gear] ?? gear] ?? [];
  const sleeve = `fill="none" stroke="${noble ? c.cloth : '#a48f68'}" stroke-width="105" stroke-linecap="round"`;
  const laces = noble
    ? [-1, 1]
        .map((k) => {
          const rows = [0, 1, 2, 3].map(
            (n) =>
              `<rect x="${k > 0 ? -60 + n * 34 : 60 - n * 34 - 36}" y="-150" width="36" height="300" rx="10" fill="${n % 2 ? '#3d322e' : n ? c.main : '#e2ac3c'}"/>`,
          );
          return `<g transform="translate(${k * 225} 0) rotate(${k * 8})">${rows.join('')}</g>`;
        })
        .join('')
    : '';
  return [
    `<ellipse cx="-95" cy="${-70 - luck() * 60}" rx="52" ry="100" fill="#c9a662"/><ellipse cx="95" cy="90" rx="52" ry="100" fill="#b59254"/>`,
    `<ellipse rx="${noble ? 235 : 200}" ry="${noble ? 205 : 175}" fill="${noble ? c.robe : c.deep}"/>`,
    plates,
    shaft(gear, c.main, Math.round(8 + luck() * 10)),
    `<path d="M205 -20Q235 -200 ${right.join(' ')}" ${sleeve}/><path d="M-205 -20Q-300 -150 ${left.join(' ')}" ${sleeve}/>`,
    `<circle cx="${right[0]}" cy="${right[1]}" r="48" fill="#e3ac82"/><circle cx="${left[0]}" cy="${left[1]}" r="48" fill="#e3ac82"/>`,
    `<ellipse rx="245" ry="150" fill="url(#toh-body-${s.color})"/>`,
    laces,
    '<path d="M-200 -90Q0 -190 200 -90" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="22"/>',
    '<path d="M215 -150Q260 80 250 430" fill="none" stroke="#15100e" stroke-width="36" stroke-linecap="round"/>',
    flag
      ? `<g transform="translate(30 120) rotate(-14)"><path d="M0 0V560" stroke="#1d1715" stroke-width="26"/><path d="M-200 150H210V620${s.notched ? 'L5 560L-200 620' : 'H-200'}Z" fill="url(#toh-flag-${s.color})" stroke="#1d120d" stroke-width="12"/><path d="M-200 150H210V225H-200Z" fill="${c.light}"/><g transform="translate(5 400)">${crest(s, 120)}</g></g>`
      : '',
    head(s, rank),
    held(gear, s),
  ].join('');
}

/** Lying on his back, beside him what he wore on his head and what he held. */
export function fallen(s: Clan, { rank, gear }: Outfit): string {
  const c = PAINTS[s.color];
  const lines = [0, 1, 2]
    .map(
      (n) =>
        `<path d="M-165 ${-70 + n * 90}H165" stroke="${c.light}" stroke-opacity=".5" stroke-width="14"/>`,
    )
    .join('');
  const weapon = `<g transform="translate(-300 300) rotate(-16) scale(.8)">${shaft(gear, c.main, 0)}${held(gear, s)}</g>`;
  const worn = `<g transform="translate(180 -430) rotate(38) scale(.84)">${head(s, rank)}</g>`;
  return `<ellipse rx="150" ry="430" cx="50" cy="60" fill="#170d02" opacity=".4"/>${weapon}<path d="M-90 140L-110 470M90 140L130 450" stroke="${rank === 'commoner' ? c.deep : c.robe}" stroke-width="110" stroke-linecap="round"/><path d="M-190 -60L-330 120M190 -60L320 -200" stroke="#a48f68" stroke-width="95" stroke-linecap="round"/><rect x="-170" y="-150" width="340" height="340" rx="80" fill="url(#toh-body-${s.color})"/>${lines}<circle cy="-260" r="92" fill="#e3ac82"/>${worn}`;
}
