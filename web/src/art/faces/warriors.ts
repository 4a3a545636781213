// Six who lead from the front: Akira, Kenji, Tomoe, Goro, Nobu, Sora.
import { BROWS, EYES, MOUTH, NOSE, disc, ears, head, robe, topknot } from './parts';

export const WARRIORS: Record<string, string> = {
  Akira: `${disc('r', 46, 40, 31)}${robe('b', 's', 'r')}
    <path class="ls" stroke-width="1.3" opacity=".6" d="M14 96L30 118M22 91L40 118M86 96L70 118M78 91L62 118"/>
    ${ears()}${head()}${topknot('k', 'lr')}
    <path class="l" stroke-width="1.3" style="stroke:#b5382a" d="M58 58L62 66M57.4 62.6L62.6 60.6"/>
    ${BROWS.stern}${EYES.keen}${NOSE}${MOUTH.wry}`,
  Kenji: `<path class="k" d="M78 -4L82 -4L84 118L79 118Z"/><path class="n" d="M60 0L80 -2L81 50C76 47 70 53 60 49Z"/>
    <circle class="s" cx="70.4" cy="24" r="7.4"/><path class="l" stroke-width="2" d="M70.4 18.6V29.6M66.6 22L70.4 25L74.2 22"/>
    ${robe('k', 'n', 's')}<path class="n" d="M0 118C2 100 10 92 24 87L30 118Z"/><path class="lg" stroke-width="1.5" d="M4 106C12 100 18 98 27 97M3 113C12 108 20 106 28 106"/>
    ${ears(16)}${head(16, 80)}
    <path class="k" d="M31 58C28 38 34 22 50 21C66 22 72 38 69 58L66.6 47C62 42 56 40 50 40C44 40 38 42 33.4 47Z"/>
    <path class="k" d="M43 24C40 14 44 8 52 5C60 3 62 9 57 13C55 16 56 20 58 24Z"/>
    <path class="s" d="M33 42C42 37.6 58 37.6 67 42L67 47.6C58 43 42 43 33 47.6Z"/><circle class="r" cx="50" cy="41.8" r="2.6"/>
    <path class="k" opacity=".82" d="M36 62C37 72 43 80 50 81C57 80 63 72 64 62C60 66 56 64.6 50 65C44 64.6 40 66 36 62Z"/>
    <path class="s" d="M45.4 68.8C48 67.4 52 67.4 54.6 68.8C52.6 71.4 47.4 71.4 45.4 68.8Z"/>
    ${BROWS.heavy}${EYES.keen}${NOSE}`,
  Tomoe: `${disc('g', 58, 40, 32)}<path class="k" d="M10 4L13 3L26 118L22 118Z"/><path class="s" stroke="#2a221c" stroke-width="1.4" d="M9 8C2 -2 2 -10 8 -12C12 -6 13 0 12.6 7Z"/>
    <path class="k" d="M50 18C30 18 26 38 28 58C29 76 24 96 20 116L80 116C76 96 71 76 72 58C74 38 70 18 50 18Z"/>
    ${robe('r', 'k', 's')}<path class="k" d="M30 100L70 100L72 118L28 118Z"/><path class="lg" stroke-width="1.5" d="M31 105L69 105M30 111L70 111"/>
    ${head(14.4)}<path class="k" d="M34 60C31 40 38 30 50 28C62 30 69 40 66 60C65 48 62 42 56 39C48 44 40 44 36 47Z"/>
    <path class="s" d="M34.6 38C44 33 56 33 65.4 38L65.6 44C56 39 44 39 34.4 44Z"/><path class="g" d="M42 36.4C47 34.8 53 34.8 58 36.4L57 41C53 39.8 47 39.8 43 41Z"/>
    <path class="ls" stroke-width="2.6" d="M65 41C72 40 74 48 80 50M66 42C70 48 70 54 76 60"/>
    ${BROWS.stern}${EYES.calm}${NOSE}${MOUTH.lips}`,
  Goro: `${disc('n', 50, 44, 34)}${robe('e', 'g', 's', -2)}<path class="l" opacity=".5" stroke-width="1.2" d="M12 100L26 92L34 104M88 100L74 92L66 104M20 112L34 104M80 112L66 104"/>
    ${ears(19)}${head(19, 82)}
    <path class="k" d="M30 56C25 36 34 24 50 24C66 24 75 36 70 56C69 44 64 38 50 38C36 38 31 44 30 56Z"/>
    <path class="k" d="M50 27C42 26 41 16 46 13C50 11 56 12 56 17C56 22 54 25 50 27Z"/>
    <path class="k" d="M30 56C29 76 38 92 50 94C62 92 71 76 70 56C68 64 62 65 57 64C53 62 47 62 43 64C38 65 32 64 30 56Z"/>
    <path class="ls" stroke-width=".9" opacity=".4" d="M40 78C42 84 45 88 48 90M60 78C58 84 55 88 52 90M50 76V91"/>
    <path class="s" d="M43 67.4C47 66.4 53 66.4 57 67.4C56.4 72 53.6 74 50 74C46.4 74 43.6 72 43 67.4Z"/><path class="l" stroke-width="1.3" d="M44 68.6C48 70 52 70 56 68.6"/>
    ${BROWS.heavy}${EYES.glad}${NOSE}`,
  Nobu: `<path class="k" d="M0 118C2 96 16 86 34 81L66 81C84 86 98 96 100 118Z"/><path class="lg" stroke-width="1.6" d="M6 102C13 96 21 93 29 92M94 102C87 96 79 93 71 92M3 111C11 105 19 102 27 101M97 111C89 105 81 102 73 101"/>
    <path class="p" d="M37 82L63 82L60 118L40 118Z"/><path class="lg" stroke-width="1.3" d="M38 91L62 91M39 100L61 100M40 109L60 109"/>
    <path class="k" d="M28 44C24 56 18 66 9 73C15 82 24 85 36 85L64 85C76 85 85 82 91 73C82 66 76 56 72 44Z"/><path class="ls" stroke-width="1" opacity=".6" d="M16 76C24 70 29 63 32 55M84 76C76 70 71 63 68 55M23 80C29 75 33 69 35 63M77 80C71 75 67 69 65 63"/>
    ${head(15, 79)}<path class="p" d="M27 47C25 24 36 15 50 15C64 15 75 24 73 47C60 41 40 41 27 47Z"/>
    <path class="ls" stroke-width="1" opacity=".6" d="M50 17V41M40 19C37 26 36 34 36 42M60 19C63 26 64 34 64 42"/>
    <path class="lg" stroke-width="3" d="M42 30C34 20 30 8 34 -8M36 14C30 12 26 8 25 2M58 30C66 20 70 8 66 -8M64 14C70 12 74 8 75 2"/><circle class="g" cx="50" cy="32" r="5"/>
    ${BROWS.stern}${EYES.keen}${NOSE}<path class="k" d="M40 68C43 64 48 64 50 65.4C52 64 57 64 60 68C56 67 53 67 50 67C47 67 44 67 40 68Z"/><path class="l" stroke-width="1.6" d="M46 71.6C48.4 70.6 51.6 70.6 54 71.6"/>`,
  Sora: `${disc('t', 62, 44, 30)}${robe('t', 'k', 's')}<path class="k" opacity=".5" d="M8 118L36 86L44 118Z"/>
    ${head()}<path class="k" d="M34 46C31 58 32 70 28 82L36 76L37 52ZM66 46C69 58 68 70 72 82L64 76L63 52Z"/><path class="d" d="M35 46L65 46L65 55C56 51 44 51 35 55Z"/>
    <path class="l" stroke-width="1.2" d="M35 60C38 74 44 82 50 84C56 82 62 74 65 60"/>
    ${EYES.calm}${NOSE}<path class="l" stroke-width="1.7" d="M44 68C47 70 53 70 56 67"/><path class="n" d="M55 68.6L70 63C72 62 73 64 71 65L56 70Z"/>
    <path class="g" stroke="#2a221c" stroke-width="1.6" d="M6 50C16 34 34 20 49 13.4C50 13 51 13 52 13.4C66 20 84 34 94 50C66 41 34 41 6 50Z"/>
    <path class="l" stroke-width="1" opacity=".7" d="M50 14V43M48 15C38 24 28 36 22 46M52 15C62 24 72 36 78 46M49 15C44 26 39 36 37 43M51 15C56 26 61 36 63 43M30 27C42 23 58 23 70 27M17 39C36 33 64 33 83 39"/>`,
};
