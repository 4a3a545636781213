// Six who think first: Hana, Yuki, Ren, Emi, Masa, Jun.
import { BLUSH, BROWS, EYES, MOUTH, NOSE, disc, ears, head, robe } from './parts';

const petals = (x: number, y: number, r: number, fill: string): string =>
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<circle class="${fill}" cx="${x}" cy="${y - r}" r="${r}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('') + `<circle class="g" cx="${x}" cy="${y}" r="${r * 0.6}"/>`;

export const MINDS: Record<string, string> = {
  Hana: `${disc('b', 50, 44, 33)}<path class="k" d="M50 16C28 16 24 38 26 58C27 82 20 100 12 118L88 118C80 100 73 82 74 58C76 38 72 16 50 16Z"/>
    <path class="ls" stroke-width=".9" opacity=".4" d="M29 54C30 78 26 98 20 114M71 54C70 78 74 98 80 114M33 70C33 88 31 102 27 116M67 70C67 88 69 102 73 116"/>
    ${robe('r', 'g', 's', 6)}${head(14)}<path class="k" d="M35 58C32 40 40 31 50 28C60 31 68 40 65 58C64 46 60 39 50 34C40 39 36 46 35 58Z"/>
    ${petals(31, 30, 4.4, 's')}<path class="lg" stroke-width="1.3" d="M29 36L27 46M32 37L32 48"/>
    ${BLUSH}${BROWS.high}${EYES.calm}${NOSE}${MOUTH.lips}`,
  Yuki: `${disc('p', 46, 42, 33)}${robe('p', 's', 'k')}
    <path class="h" d="M50 10C26 10 22 34 25 56C26 74 22 84 18 92C30 98 40 96 50 96C60 96 72 98 84 92C78 84 74 74 75 56C78 34 74 10 50 10Z"/>
    <path class="l" stroke-width="1.1" opacity=".35" d="M30 30C36 20 44 16 54 15M26 60C27 72 25 82 22 90M72 70C72 80 75 86 78 91M31 84C38 90 62 90 69 84"/>
    ${head(14.6)}<path class="k" d="M35.4 52C33 38 40 30 50 29C60 30 67 38 64.6 52C63 42 59 38 53 36C46 42 40 42 35.4 52Z"/>
    <path class="h" d="M34 62C42 66.6 58 66.6 66 62C66 78 60 86 50 88C40 86 34 78 34 62Z"/><path class="l" stroke-width="1.1" opacity=".35" d="M37 69C44 73 56 73 63 69M39 76C45 79 55 79 61 76"/>
    ${BROWS.calm}${EYES.keen}<path class="l" stroke-width="1.2" d="M50 54C49.4 58 49 60 50.4 61"/>
    <g fill="#fff" opacity=".9"><circle cx="12" cy="30" r="2"/><circle cx="88" cy="22" r="2.4"/><circle cx="84" cy="56" r="1.7"/><circle cx="16" cy="66" r="1.6"/><circle cx="70" cy="4" r="1.7"/></g>`,
  Ren: `${disc('g', 52, 40, 34)}${robe('e', 'g', 's')}<path class="g" opacity=".95" d="M14 118L34 84L44 82L74 118Z"/><path class="l" stroke-width="1.1" opacity=".6" d="M24 101L58 101M32 88L66 118M38 84L30 118"/>
    ${ears(17)}${head(17, 80)}<path class="s" d="M33 46C32 26 40 16 50 16C60 16 68 26 67 46Z"/><path class="d" d="M67 46C68 28 62 18 54 16.4C60 22 62.6 32 62.5 46Z"/>
    <path class="l" stroke-width="1" opacity=".5" d="M42 36C46 34.6 54 34.6 58 36M43 40.4C47 39 53 39 57 40.4"/>
    ${BROWS.white}${EYES.closed}${NOSE}<path class="l" stroke-width="1.1" opacity=".6" d="M40 64C41 68 42 70 43 71M60 64C59 68 58 70 57 71"/>${MOUTH.calm}
    ${[26, 31, 37, 43.4, 50, 56.6, 63, 69, 74].map((x) => `<circle class="${x === 50 ? 'r' : 'k'}" cx="${x}" cy="${(108 - ((x - 50) / 24) ** 2 * 19).toFixed(1)}" r="${x === 50 ? 4 : 3.1}" stroke="#fbf1dd" stroke-width=".8"/>`).join('')}`,
  Emi: `${disc('c', 52, 44, 32)}${robe('c', 'r', 's', 5)}${petals(20, 106, 3, 's')}${petals(82, 104, 2.6, 's')}
    ${ears(15.6)}${head(15.6, 77)}<path class="k" d="M33 60C28 38 36 25 50 25C64 25 72 38 67 60C66 50 64 46 61 43C56 46 44 46 39 43C36 46 34 50 33 60Z"/>
    <path class="k" d="M39 44C38 36 44 31 50 31C56 31 62 36 61 44C57 40.6 54 43 50 43C46 43 43 40.6 39 44Z"/>
    <circle class="k" cx="33" cy="25" r="9.6"/><circle class="k" cx="67" cy="25" r="9.6"/><path class="lr" stroke-width="2.6" d="M27 32C31 35 36 34 40 30M60 30C64 34 69 35 73 32"/>${petals(73, 20, 2.8, 's')}
    ${BLUSH}${BROWS.high}${EYES.open}${NOSE}${MOUTH.laugh}`,
  Masa: `${disc('r', 50, 42, 32)}${robe('k', 'w', 's')}${ears()}${head(15, 79)}
    <path class="h" d="M33 56C29 40 34 28 42 26C38 32 37 38 37 46L35.6 56ZM67 56C71 40 66 28 58 26C62 32 63 38 63 46L64.4 56Z"/><path class="h" d="M41 28C43 22 46 20 49 19C48 11 54 8 57 11C59 14 55 17 54 20C57 22 58 25 59 28C53 26 47 26 41 28Z"/><path class="lr" stroke-width="2.4" d="M48.4 18.6L54.4 19.6"/>
    <path class="l" stroke-width="1" opacity=".5" d="M43 38C47 36.6 53 36.6 57 38M44 41.6C47.4 40.6 52.6 40.6 56 41.6M36.6 57C38 58 39 58.4 40.6 58.4M63.4 57C62 58 61 58.4 59.4 58.4"/>
    <path class="h" d="M40 66C43 62.6 48 62.8 50 64.4C52 62.8 57 62.6 60 66C59 69 56 68 53 67.6L55 70C57 84 54 98 50 108C46 98 43 84 45 70L47 67.6C44 68 41 69 40 66Z"/>
    <path class="l" stroke-width=".9" opacity=".4" d="M48 74C48 86 49 96 50 103M52.4 74C52.4 82 52 90 51.4 96"/>
    ${BROWS.white}${EYES.keen}${NOSE}
    <path class="k" d="M80 118L74 92L77 91L84 118Z"/><path class="g" stroke="#2a221c" stroke-width="1.3" d="M75 94C62 88 60 70 68 62C78 54 94 62 95 74C95 86 86 93 75 94Z"/><circle class="r" cx="78" cy="77" r="7"/>`,
  Jun: `${disc('b', 44, 40, 30)}${robe('s', 'b', 'r')}<path class="l" opacity=".28" stroke-width="1.3" d="M12 100C18 96 24 102 30 98M14 108C20 104 26 110 32 106M88 100C82 96 76 102 70 98M86 108C80 104 74 110 68 106"/>
    ${ears(15)}${head(15, 78)}<path class="k" d="M33 56C28 38 34 24 50 23C66 24 72 38 67 56C66 48 64 44 62 41C60 44 57 44 55 40C53 45 48 45 46 40C44 44 40 45 38 41C35 45 34 50 33 56Z"/>
    <path class="k" d="M58 25C62 14 72 8 82 12C78 14 76 17 77 21C73 19 68 21 66 28Z"/><path class="lr" stroke-width="2.4" d="M57.4 24.4L66 28.4"/>
    ${BROWS.calm}${EYES.open}${NOSE}${MOUTH.smile}
    <g transform="rotate(-14 76 100)"><path class="s" stroke="#2a221c" stroke-width="1.2" d="M60 88H92V110H60Z"/><path class="e" d="M57 85H62V113H57ZM90 85H95V113H90Z"/><path class="l" stroke-width="1.3" d="M86 92V104M81 92V106M76 92V101M71 92V106M66 92V102"/></g>`,
};
