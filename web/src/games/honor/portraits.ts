// The people among the cards: ten daimyo under helmets of their own, samurai, ladies, soldiers, monks, ninjas. Own
// drawings in the strokes of `art/painting.ts`; what is no person is an emblem.
import { paint, type Crop } from '../../art/painting';
import { NINJA } from '../../art/ninja';
import {
  BLUSH,
  BROWS,
  EYES,
  MOUTH,
  NOSE,
  disc,
  ears,
  head,
  robe,
  topknot,
} from '../../art/faces/parts';

// -- daimyo

const CREST = [
  '<path class="g" d="M49 36L24 0Q30 26 43 38ZM51 36L76 0Q70 26 57 38Z"/><circle class="r" cx="50" cy="30" r="6"/>',
  '<path class="g" d="M20 -2C24 28 38 35 50 35C62 35 76 28 80 -2C90 26 72 45 50 45C28 45 10 26 20 -2Z"/><circle class="r" cx="50" cy="39" r="4"/>',
  '<circle class="g" cx="50" cy="18" r="13"/><circle class="r" cx="50" cy="18" r="5"/>',
  '<path class="lg" style="stroke-width:3.4" d="M43 32C34 22 29 8 32 -9M35 14C28 12 24 7 23 0M57 32C66 22 71 8 68 -9M65 14C72 12 76 7 77 0"/><circle class="g" cx="50" cy="33" r="5"/>',
  '<path class="g" d="M50 40L22 8A38 38 0 0 1 78 8Z"/><path class="l" stroke-width="1.2" d="M50 40L36 1M50 40V-3M50 40L64 1"/>',
  '<path class="lg" style="stroke-width:5" d="M50 -8V36M36 8H64"/>',
  '<path class="g" d="M50 38Q38 20 50 -8Q62 20 50 38ZM46 38Q24 34 22 10Q40 14 46 38ZM54 38Q76 34 78 10Q60 14 54 38Z"/>',
  '<path class="lg" style="stroke-width:5" d="M42 36C30 30 26 18 27 0M58 36C70 30 74 18 73 0"/>',
  '<path class="r" d="M50 38C32 30 34 8 50 -8C66 8 68 30 50 38Z"/><path class="g" d="M50 36C41 30 42 18 50 8C58 18 59 30 50 36Z"/>',
  '<circle cx="50" cy="16" r="13" fill="none" stroke="#c99a35" stroke-width="5"/>',
];
const LACES = ['r', 'b', 'n', 'p', 'e', 't', 'r', 'k', 'w', 'b'];
const SKIES = [
  '#c9786a',
  '#8fa3c2',
  '#a9ae72',
  '#a493b4',
  '#d2b06a',
  '#8fb3b0',
  '#d9b45a',
  '#9aa0ae',
  '#b9a27a',
  '#c58a6b',
];

const MOUSTACHE =
  '<path class="k" d="M39 68C43 63.600 48 64 50 65.400C52 64 57 63.600 61 68C57 67 53 67.200 50 67.200C47 67.200 43 67 39 68Z"/>';
const BEARD =
  '<path class="k" d="M35 60C36 74 43 84 50 86C57 84 64 74 65 60C61 66 57 65 50 65C43 65 39 66 35 60Z"/><path class="s" d="M45.600 69C48 67.800 52 67.800 54.400 69C52.600 71.400 47.400 71.400 45.600 69Z"/>';
const GREY = BEARD.replace('class="k"', 'class="h"');
const mask = (cloth: string): string =>
  `<path class="${cloth}" d="M34 56C40 60 45 57 50 61C55 57 60 60 66 56C67 70 62 81 50 85C38 81 33 70 34 56Z"/><path class="s" d="M41 71C46 69.600 54 69.600 59 71L57.400 75C53 74 47 74 42.600 75Z"/><path class="l" stroke-width=".9" d="M45.600 70.400L46 74.400M50 70V74M54.400 70.400L54 74.400"/><path class="k" d="M50 61L47 66C43 63.600 38 65 34 70C41 67.600 45 68 50 68C55 68 59 67.600 66 70C62 65 57 63.600 53 66Z"/>`;
const LOOKS = [
  `${BROWS.heavy}${EYES.keen}${NOSE}${MOUSTACHE}${MOUTH.stern}`,
  `${BROWS.stern}${EYES.keen}${mask('r')}`,
  `${BROWS.calm}${EYES.open}${NOSE}${MOUTH.smile}`,
  `${BROWS.stern}${EYES.calm}${NOSE}${MOUTH.stern}<path class="lr" stroke-width="1.4" d="M58 56L62 68"/>`,
  `${GREY}${BROWS.white}${EYES.calm}${NOSE}`,
  `${BEARD}${BROWS.heavy}${EYES.calm}${NOSE}`,
  `${BROWS.high}${EYES.calm}${NOSE}${MOUSTACHE}${MOUTH.calm}`,
  `${BROWS.heavy}${EYES.keen}${mask('w')}`,
  `${BLUSH}${BROWS.high}${EYES.keen}${NOSE}${MOUTH.lips}`,
  `${BROWS.stern}${EYES.open}${NOSE}${MOUTH.wry}`,
];

const lord = (lace: string, crest: string, look: string): string => `
  <path class="k" d="M-4 120C0 96 16 86 34 81L66 81C84 86 100 96 104 120Z"/><path class="${lace}" d="M36 83L64 83L61 120L39 120ZM2 100L26 92L24 120L-4 120ZM98 100L74 92L76 120L104 120Z"/>
  <path class="lg" stroke-width="1.400" d="M38 92H62M39 101H61M3 106L25 100M97 106L75 100"/>
  <path class="${lace === 'k' ? 'w' : lace}" d="M28 44C24 58 16 68 6 74C13 84 24 87 36 87L64 87C76 87 87 84 94 74C84 68 76 58 72 44Z"/><path class="l" stroke-width="1.300" opacity=".7" d="M12 77C22 71 28 63 31 54M88 77C78 71 72 63 69 54M20 82C28 77 32 70 34 63M80 82C72 77 68 70 66 63"/>
  ${head(15.5, 80)}<path class="d" d="M34 44H66V50C56 46.500 44 46.500 34 50Z"/>${look}
  <path class="k" d="M26 47C23 24 35 14 50 14C65 14 77 24 74 47C60 41 40 41 26 47Z"/><path class="ls" stroke-width="1" opacity=".5" d="M50 16V41M39 18C36 26 35 34 35 43M61 18C64 26 65 34 65 43"/>
  <path class="${lace === 'k' ? 'w' : lace}" d="M27 42C19 39 15 44 16 53C21 57 28 55 31 48ZM73 42C81 39 85 44 84 53C79 57 72 55 69 48Z"/>${crest}`;

// -- everybody else

const SAMURAI = `${disc('r', 50, 40, 32)}${robe('b', 's', 'r')}<path class="k" d="M-2 118L4 88L36 82L30 118ZM102 118L96 88L64 82L70 118Z"/><path class="ls" stroke-width="1.200" opacity=".5" d="M10 92L6 116M20 90L16 116M90 92L94 116M80 90L84 116"/>
  <path class="k" d="M8 60L12 58L34 112L29 114Z"/><path class="g" d="M6 74L20 68L22 72L8 78Z"/>${ears()}${head()}${topknot('k', 'lr')}${BROWS.stern}${EYES.keen}${NOSE}${MOUTH.stern}`;

const lady = (cloth: string, more: string): string => `${disc('p', 50, 44, 33)}
  <path class="k" d="M50 15C28 15 24 38 26 58C27 82 16 102 8 120L92 120C84 102 73 82 74 58C76 38 72 15 50 15Z"/>${robe(cloth, 'r', 's', 6)}${head(14)}
  <path class="k" d="M35 58C32 40 40 31 50 28C60 31 68 40 65 58C64 46 60 39 50 33C40 39 36 46 35 58Z"/>
  <path class="g" d="M36 24L34 10L42 18L50 6L58 18L66 10L64 24C56 19 44 19 36 24Z"/>${BLUSH}<ellipse class="w" cx="43" cy="44" rx="2.400" ry="1.300"/><ellipse class="w" cx="57" cy="44" rx="2.400" ry="1.300"/>${EYES.closed}${NOSE}${MOUTH.lips}${more}`;
const HAND_FAN =
  '<path class="g" stroke="#2a221c" stroke-width="1.400" d="M84 112L58 80Q78 58 106 72Z"/><path class="l" stroke-width="1.200" d="M84 112L68 73M84 112L80 67M84 112L93 68"/>';
const LETTER =
  '<g transform="rotate(-10 82 90)"><path class="s" stroke="#2a221c" stroke-width="1.300" d="M64 74H100V108H64Z"/><path class="l" stroke-width="1.400" d="M93 80V98M86 80V102M79 80V94M72 80V100"/></g>';

const SOLDIER = `<path class="k" d="M88 -12L91 -12L91 118L87 118Z"/><path class="s" stroke="#2a221c" stroke-width="1.300" d="M89.500 -12Q96 2 89.500 12Q83 2 89.500 -12Z"/>${disc('n', 46, 48, 32)}
  ${robe('k', 'r', 's')}<path class="lr" stroke-width="1.600" d="M36 96H64M35 104H65M34 112H66"/>${ears()}${head()}<path class="d" d="M35 42H65V52C56 48 44 48 35 52Z"/><path class="l" stroke-width="1.200" d="M35 58C38 74 44 82 50 84C56 82 62 74 65 58"/>${BROWS.calm}${EYES.open}${NOSE}${MOUTH.calm}
  <path class="k" d="M4 48C18 30 36 14 50 8C64 14 82 30 96 48C66 39 34 39 4 48Z"/><circle class="s" cx="50" cy="29" r="7"/><circle class="r" cx="50" cy="29" r="4.400"/>`;
const MONKS = `<path class="k" d="M12 8L16 8L22 118L17 118Z"/><path class="s" stroke="#2a221c" stroke-width="1.300" d="M12 12C4 0 6 -10 14 -12C18 -4 18 4 16.500 12Z"/>${disc('g', 56, 44, 33)}${robe('e', 'g', 's')}
  <path class="h" d="M50 10C26 10 22 36 25 58C26 74 20 86 16 94C30 100 40 97 50 97C60 97 70 100 84 94C80 86 74 74 75 58C78 36 74 10 50 10Z"/>${head(15)}<path class="h" d="M33 44C40 38 60 38 67 44L66 34C58 28 42 28 34 34ZM34 64C42 68 58 68 66 64C66 80 60 88 50 90C40 88 34 80 34 64Z"/>
  ${BROWS.heavy}${EYES.keen}<path class="l" stroke-width="1.200" d="M50 54C49.400 58 49 60 50.400 61"/>${[28, 35, 42.5, 50, 57.5, 65, 72].map((x) => `<circle class="r" cx="${x}" cy="${(112 - ((x - 50) / 22) ** 2 * 13).toFixed(1)}" r="3.600" stroke="#fbf1dd" stroke-width=".8"/>`).join('')}`;

const BAND = '<path class="g" d="M27 34C40 26 64 26 77 34L77 40C64 32 40 32 27 40Z"/>';
const STAR =
  '<path class="r" d="M52 28L54 32.500L58.500 34L54 35.500L52 40L50 35.500L45.500 34L50 32.500Z"/>';
const DAGGER =
  '<path class="s" stroke="#2a221c" stroke-width="1.400" d="M78 70C90 40 98 20 96 -8C106 20 104 48 86 76Z"/><path class="k" d="M70 72L92 80L90 85L68 77ZM76 80L84 83L76 108L68 105Z"/><path class="r" d="M97 30Q103 38 97 43Q91 38 97 30Z"/>';

const PEOPLE: Record<string, [figure: string, sky: string]> = {
  samurai: [SAMURAI, '#c9a06a'],
  okugata_honor: [lady('g', HAND_FAN), '#cf8a9c'],
  okugata_ki: [lady('p', LETTER), '#b79ac2'],
  foot_soldiers: [SOLDIER, '#a9ae72'],
  warrior_monks: [MONKS, '#d2b06a'],
  ninja_spy: [NINJA, '#8d93a6'],
  elite_ninja_spy: [NINJA + BAND + STAR, '#7d88b0'],
  ninja_assassin: [NINJA + DAGGER, '#b07a72'],
};
CREST.forEach((crest, at) => {
  const id = `daimyo_${String(at + 1).padStart(2, '0')}`;
  PEOPLE[id] = [lord(LACES[at]!, crest, LOOKS[at]!), SKIES[at]!];
});

/** The picture of a card, if it is somebody. */
export function portraitOf(card: string, crop: Crop = 'band'): string | null {
  const person = PEOPLE[card];
  return person ? paint(person[0], person[1], crop) : null;
}
