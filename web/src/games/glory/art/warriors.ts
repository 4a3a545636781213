// Shogun, Samurai, Ninja. Brush strokes: k ink, s skin, r vermilion, g gold, w wash, l lines.
import { NINJA } from '../../../art/ninja';

export const WARRIORS: Record<string, string> = {
  shogun: `
    <path class="k" d="M0 116 C2 94 16 84 34 80 L66 80 C84 84 98 94 100 116 Z"/>
    <path class="lg" stroke-width="1.6" d="M8 98 C14 93 22 91 29 90 M92 98 C86 93 78 91 71 90 M4 108 C12 102 20 100 27 99 M96 108 C88 102 80 100 73 99"/>
    <path class="r" d="M37 82 L63 82 L60 116 L40 116 Z"/>
    <path class="lg" stroke-width="1.4" d="M38 90 L62 90 M39 98 L61 98 M40 106 L60 106"/>
    <path class="k" d="M28 44 C22 56 16 64 7 70 C12 80 22 84 36 84 L64 84 C78 84 88 80 93 70 C84 64 78 56 72 44 Z"/>
    <path class="ls" stroke-width="1" opacity=".65" d="M14 74 C22 69 28 62 32 54 M86 74 C78 69 72 62 68 54 M20 79 C28 74 32 68 35 62 M80 79 C72 74 68 68 65 62"/>
    <path class="s" d="M35 46 L65 46 L64 57 L36 57 Z"/>
    <path class="r" d="M34 55 C40 59 45 56 50 60 C55 56 60 59 66 55 C67 68 62 80 50 84 C38 80 33 68 34 55 Z"/>
    <path class="k" d="M50 60 L47 66 C43 63 38 64 33 70 C40 67 45 69 50 69 C55 69 60 67 67 70 C62 64 57 63 53 66 Z"/>
    <path class="s" d="M42 72 C46 70.6 54 70.6 58 72 L56.6 76 C53 75 47 75 43.4 76 Z"/>
    <path class="l" stroke-width=".9" d="M46 71.4 L46.4 75.2 M50 71 L50 75 M54 71.4 L53.6 75.2"/>
    <path class="l" stroke-width="2.6" d="M37.6 48.6 L47 52.2 M62.4 48.6 L53 52.2"/>
    <circle class="k" cx="43.4" cy="53.4" r="1.5"/><circle class="k" cx="56.6" cy="53.4" r="1.5"/>
    <path class="k" d="M27 47 C25 26 36 17 50 17 C64 17 75 26 73 47 C60 42 40 42 27 47 Z"/>
    <path class="ls" stroke-width="1" opacity=".6" d="M50 19 L50 42 M40 21 C37 28 36 36 36 43 M60 21 C63 28 64 36 64 43"/>
    <path class="r" d="M27 42 C20 40 17 44 18 52 C22 56 28 54 31 48 Z M73 42 C80 40 83 44 82 52 C78 56 72 54 69 48 Z"/>
    <path class="g" d="M14 -2 C18 30 36 37 50 37 C64 37 82 30 86 -2 C96 26 76 46 50 46 C24 46 4 26 14 -2 Z"/>
    <circle class="r" cx="50" cy="39" r="4.2"/>`,
  samurai: `
    <circle class="r" cx="42" cy="38" r="27" opacity=".92"/>
    <path class="s" stroke="var(--brush)" stroke-width="1.4" stroke-linejoin="round" d="M82 84 C87 56 89 30 85 -6 C94 28 95 58 89 85 Z"/>
    <path class="k" d="M20 116 C22 92 32 82 46 78 L62 78 C76 82 84 92 86 116 Z"/>
    <path class="k" d="M72 80 L98 86 L100 116 L76 116 Z"/>
    <path class="lr" stroke-width="1.8" d="M75 90 L98 94 M76 98 L99 102 M76 106 L99 110"/>
    <path class="k" d="M6 88 L34 80 L33 116 L2 116 Z"/>
    <path class="lr" stroke-width="1.8" d="M5 96 L32 89 M4 104 L32 98 M4 112 L32 107"/>
    <path class="s" d="M43 78 L47 77 L54 90 L61 77 L65 78 L54 99 Z"/>
    <path class="lg" stroke-width="1.4" d="M40 103 L70 103 M39 110 L71 110"/>
    <path class="s" d="M40 44 C39 60 44 74 54 79 C64 74 69 60 68 44 C67 36 62 32 54 32 C46 32 41 36 40 44 Z"/>
    <path class="k" d="M36 60 C32 40 36 24 54 23 C72 24 76 40 72 60 L69 50 C69 42 64 40 54 40 C44 40 39 42 39 50 Z"/>
    <path class="k" d="M48 25 C46 16 50 8 60 6 C70 5 74 12 70 16 C66 12 62 14 61 18 C60 22 60 24 60 26 Z"/>
    <path class="lr" d="M49 21 L60.6 21" stroke-width="2.6"/>
    <path class="r" d="M37.6 39 C46 35.4 62 35.4 70.4 39 L70.4 45 C62 41 46 41 37.6 45 Z"/>
    <path class="r" d="M38 40 C30 36 24 44 12 38 C16 46 24 48 30 46 C24 50 22 56 16 58 C26 60 34 52 38 45 Z"/>
    <circle class="s" cx="54" cy="39.4" r="2.4"/>
    <path class="l" stroke-width="2.6" d="M43.4 50 L51 53 M64.6 50 L57 53"/>
    <path class="l" d="M45 55.6 C47 54.8 49 55 50.4 56 M57.6 56 C59 55 61 54.8 63 55.6"/>
    <path class="l" stroke-width="1.2" d="M54 57 C53 61 52.6 63 54.6 64"/>
    <path class="l" d="M49.6 70.4 C52 69.2 56 69.2 58.4 70.4"/>
    <path class="g" d="M76 83 L96 86 L95.4 90 L75.4 87 Z"/><path class="k" d="M82 90 L90 91 L87 116 L78 116 Z"/>
    <path class="lg" stroke-width="1.2" d="M81.6 96 L88.6 99 M80.6 103 L87.6 106"/>`,
  ninja: NINJA,
};
