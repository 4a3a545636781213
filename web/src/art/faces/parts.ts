// What faces are put together from, in the strokes of `painting.ts`. A head stands at x = 50: hair line near 34, eyes at
// 53, chin near 78; light falls from the upper left, so the right cheek and the neck lie in shade.

/** Neck and head; `wide` is half its width at the temples. */
export const head = (wide = 15, chin = 78): string => {
  const [l, r] = [50 - wide, 50 + wide];
  return `<path class="d" d="M42 68L42 86Q50 95 58 86L58 68Z"/>
    <path class="s" d="M${l} 46C${l - 1} 60 ${l + 4} 72 50 ${chin}C${r - 4} 72 ${r + 1} 60 ${r} 46C${r} 34 ${r - 6} 28 50 28C${l + 6} 28 ${l} 34 ${l} 46Z"/>
    <path class="d" d="M${r} 46C${r + 1} 60 ${r - 4} 72 50 ${chin}C${r - 6} 70 ${r - 4} 58 ${r - 4.5} 46Z"/>`;
};

/** Ears beside a head of that width. */
export const ears = (wide = 15): string => {
  const [l, r] = [50 - wide, 50 + wide];
  return `<path class="s" d="M${l + 1} 47C${l - 5} 45 ${l - 4} 58 ${l + 1} 59Z"/><path class="d" d="M${r - 1} 47C${r + 5} 45 ${r + 4} 58 ${r - 1} 59Z"/>`;
};

/** Shoulders in one colour, the collar in two more; `lower` for small people. */
export const robe = (cloth: string, collar: string, lining: string, lower = 0): string =>
  `<g transform="translate(0 ${lower})"><path class="${cloth}" d="M0 120C3 98 16 88 38 81L62 81C84 88 97 98 100 120Z"/>
    <path fill="#000" opacity=".16" d="M62 81C84 88 97 98 100 120L80 120C80 104 74 92 62 81Z"/>
    <path class="${lining}" d="M39 81L44 79L51 94L58 79L62 81L51 102Z"/>
    <path class="${collar}" d="M35 82L39.6 80.6L54 108L50 118ZM65 82L60.6 80.6L46 108L50 118Z"/></g>`;

const mirrored = (d: string, more = ''): string =>
  `<path class="l" ${more} d="${d}"/><path class="l" ${more} transform="matrix(-1 0 0 1 100 0)" d="${d}"/>`;

export const BROWS = {
  calm: mirrored('M38 47.4C40.6 45.6 44 45.6 46.4 47', 'stroke-width="1.6"'),
  stern: mirrored('M37.4 45.4L46.8 49', 'stroke-width="2.7"'),
  high: mirrored('M38 45.6C40.4 42.8 44.4 42.8 46.6 45.4', 'stroke-width="1.5"'),
  heavy: mirrored('M36.6 47.6C39.6 43.8 44.6 44.2 47 47.2', 'stroke-width="3.2"'),
  white: mirrored('M46.6 47C42 43 37 45.4 33.6 52', 'stroke-width="2.8" style="stroke:#a49b8b"'),
};
const pupils = (r: number): string =>
  `<circle class="k" cx="42.6" cy="53.6" r="${r}"/><circle class="k" cx="57.4" cy="53.6" r="${r}"/>`;
export const EYES = {
  calm: mirrored('M38.6 52.4C41 50.6 44.4 50.8 46.4 52.8') + pupils(1.5),
  keen: mirrored('M37.8 51C41 51 44.6 52 46.8 54', 'stroke-width="2"') + pupils(1.7),
  open: mirrored('M38.4 52.6C40 49.6 44.8 49.6 46.6 52.6') + pupils(2.1),
  closed: mirrored('M38.4 52.4C40.8 55 44.4 55 46.6 52.8'),
  glad: mirrored('M38.6 54C40.6 51 44.4 51 46.4 54'),
};
export const NOSE = '<path class="l" stroke-width="1.2" d="M50 54C49 59 48.4 61 50.6 62"/>';
export const MOUTH = {
  calm: '<path class="l" stroke-width="1.6" d="M45.4 68.4C48 69.6 52 69.6 54.6 68.4"/>',
  smile: '<path class="l" stroke-width="1.7" d="M44 67C47 71 53 71 56 67"/>',
  stern: '<path class="l" stroke-width="2" d="M45 69.6C48 68 52 68 55 69.6"/>',
  wry: '<path class="l" stroke-width="1.8" d="M45 69C48.6 70 52.4 69.4 56 66.4"/>',
  laugh:
    '<path class="k" d="M43.4 66.4C47 67.6 53 67.6 56.6 66.4C56 72 53 74 50 74C47 74 44 72 43.4 66.4Z"/><path class="s" d="M45 67.6C48 68.2 52 68.2 55 67.6L54.4 69.4C52 69.8 48 69.8 45.6 69.4Z"/>',
  lips: '<path class="r" d="M46.4 68.2C48 66.6 49.2 66.8 50 67.4C50.8 66.8 52 66.6 53.6 68.2C52 70.8 48 70.8 46.4 68.2Z"/>',
};
export const BLUSH =
  '<g class="c" opacity=".34"><ellipse cx="39.5" cy="61" rx="4.2" ry="2.6"/><ellipse cx="60.5" cy="61" rx="4.2" ry="2.6"/></g>';

/** Shaved crown, hair at the sides, topknot tied with a cord of that stroke. */
export const topknot = (hair: string, cord: string): string =>
  `<path class="${hair}" d="M33 58C29 40 35 28 44 26C39 32 37 38 37 46L35.6 57ZM67 58C71 40 65 28 56 26C61 32 63 38 63 46L64.4 57Z"/>
    <path class="${hair}" d="M40 29C43 22 46 20 50 19L62 13C66 13 66 19 61 20L56 22C58 24 59 26 60 29C53 26 47 26 40 29Z"/><path class="${cord}" stroke-width="2.6" d="M46.6 21.4L51 26.6"/>`;

/** A plain disc behind the head; never with rays. */
export const disc = (fill: string, x: number, y: number, r: number): string =>
  `<circle class="${fill}" cx="${x}" cy="${y}" r="${r}" opacity=".9"/>`;
