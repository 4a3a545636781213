// Emperor, Empress, Daimyo. Brush strokes: k ink, s skin, r vermilion, g gold, w wash, l lines.
export const NOBLES: Record<string, string> = {
  emperor: `
    <circle class="g" cx="50" cy="47" r="33"/>
    <path class="k" d="M55 24 C60 6 72 -2 82 4 C87 8 86 16 82 21 C82 12 74 8 68 14 C63 19 61 26 60 33 Z"/>
    <path class="k" d="M3 116 C5 94 16 80 38 74 L62 74 C84 80 95 94 97 116 Z"/>
    <path class="s" d="M37 44 C36 58 40 72 50 76 C60 72 64 58 63 44 Z"/>
    <path class="k" d="M33 49 C33 38 38 34 43 33 L44 19 C45 13 57 13 57 19 L58 33 C63 34 67 38 67 49 C60 42 40 42 33 49 Z"/>
    <path class="lg" d="M42 34 C47 32 54 32 59 34"/><path class="l" d="M35 47 L38 62 M65 47 L62 62"/>
    <path class="l" d="M41.5 52 C43.5 50.6 46 50.8 47.5 52 M52.5 52 C54 50.8 56.5 50.6 58.5 52"/>
    <path class="l" stroke-width="1.2" d="M50 53 C49.4 57 48.8 59 50.4 60"/>
    <path class="k" d="M43 64 C46 62 49 62 50 63.4 C51 62 54 62 57 64 C54 64.6 52 65 50 65 C48 65 46 64.6 43 64 Z"/>
    <path class="k" d="M47.6 69 C49 68 51 68 52.4 69 C52.4 76 51.4 81 50 84 C48.6 81 47.6 76 47.6 69 Z"/>
    <path class="r" d="M37 74 L40 72 L50 93 L60 72 L63 74 L50 102 Z"/>
    <path class="s" d="M40 72 L43 71 L50 86 L57 71 L60 72 L50 93 Z"/>
    <path class="ls" stroke-width="1" opacity=".6" d="M20 84 C26 94 28 104 28 114 M80 84 C74 94 72 104 72 114"/>
    <g transform="translate(50 104)"><ellipse class="g" rx="1.7" ry="3.6" cy="-5.2" transform="rotate(0)"/>
    <ellipse class="g" rx="1.7" ry="3.6" cy="-5.2" transform="rotate(30)"/>
    <ellipse class="g" rx="1.7" ry="3.6" cy="-5.2" transform="rotate(60)"/>
    <ellipse class="g" rx="1.7" ry="3.6" cy="-5.2" transform="rotate(90)"/>
    <ellipse class="g" rx="1.7" ry="3.6" cy="-5.2" transform="rotate(120)"/>
    <ellipse class="g" rx="1.7" ry="3.6" cy="-5.2" transform="rotate(150)"/>
    <ellipse class="g" rx="1.7" ry="3.6" cy="-5.2" transform="rotate(180)"/>
    <ellipse class="g" rx="1.7" ry="3.6" cy="-5.2" transform="rotate(210)"/>
    <ellipse class="g" rx="1.7" ry="3.6" cy="-5.2" transform="rotate(240)"/>
    <ellipse class="g" rx="1.7" ry="3.6" cy="-5.2" transform="rotate(270)"/>
    <ellipse class="g" rx="1.7" ry="3.6" cy="-5.2" transform="rotate(300)"/>
    <ellipse class="g" rx="1.7" ry="3.6" cy="-5.2" transform="rotate(330)"/><circle class="r" r="1.8"/></g>`,
  empress: `
    <circle class="r" cx="50" cy="46" r="33"/>
    <path class="k" d="M50 17 C29 17 25 38 26 56 C27 80 20 98 8 116 L92 116 C80 98 73 80 74 56 C75 38 71 17 50 17 Z"/>
    <path class="ls" stroke-width=".9" opacity=".55" d="M30 50 C31 74 27 94 20 112 M70 50 C69 74 73 94 80 112 M33 66 C33 84 31 98 27 112 M67 66 C67 84 69 98 73 112"/>
    <path class="g" d="M28 116 L41 74 L59 74 L72 116 Z"/><path class="r" d="M33 116 L43 73 L57 73 L67 116 Z"/>
    <path class="s" d="M38 116 L45 72 L55 72 L62 116 Z"/><path class="k" d="M43 116 L50 88 L57 116 Z"/>
    <path class="r" d="M46.5 116 L50 99 L53.5 116 Z"/>
    <path class="s" d="M36 44 C36 60 41 73 50 77 C59 73 64 60 64 44 C64 36 58 31 50 31 C42 31 36 36 36 44 Z"/>
    <path class="k" d="M34 52 C35 38 42 33 50 30 C58 33 65 38 66 52 C69 40 66 24 50 24 C34 24 31 40 34 52 Z"/>
    <ellipse class="w" cx="44" cy="43" rx="2.6" ry="1.5"/><ellipse class="w" cx="56" cy="43" rx="2.6" ry="1.5"/>
    <path class="l" d="M41 52.4 C43 54 45.6 54 47.4 53 M52.6 53 C54.4 54 57 54 59 52.4"/>
    <path class="l" stroke-width="1.1" d="M50 54 C49.4 57.6 49 59 50.4 60"/>
    <path class="r" d="M47 66 C48.4 64.4 49.4 64.6 50 65.2 C50.6 64.6 51.6 64.4 53 66 C51.6 68.4 48.4 68.4 47 66 Z"/>
    <path class="g" d="M35 25 L33 8 L41 17 L44 4 L48 15 L50 -1 L52 15 L56 4 L59 17 L67 8 L65 25 C56 19 44 19 35 25 Z"/>
    <circle class="r" cx="50" cy="17.5" r="2.6"/>
    <path class="lg" d="M34 25 L31 40 M66 25 L69 40" stroke-width="1.2"/><circle class="g" cx="31" cy="42" r="2"/>
    <circle class="g" cx="69" cy="42" r="2"/>`,
  daimyo: `
    <path class="k" d="M84 -2 L87 -2 L87 116 L84 116 Z"/>
    <path class="r" d="M60 2 L96 0 L96 58 C90 55 86 61 78 57 C72 55 66 60 60 56 Z"/>
    <path class="k" d="M58 0 L98 -3 L98 1 L58 4 Z"/><circle class="s" cx="78.5" cy="27" r="10"/>
    <path class="r" d="M78.5 19 L85 30.5 L72 30.5 Z"/><path class="s" d="M78.5 24 L81.4 29 L75.6 29 Z"/>
    <path class="k" d="M-2 86 C10 78 22 76 32 74 L46 72 L60 74 C72 76 84 78 96 86 C88 88 84 92 80 98 L82 116 L12 116 L14 98 C10 92 6 88 -2 86 Z"/>
    <path class="ls" stroke-width="1" opacity=".6" d="M34 77 L24 114 M58 77 L70 114 M28 79 L10 89 M64 79 L86 89"/>
    <path class="g" d="M34 75 L37 73.4 L46 92 L55 73.4 L58 75 L46 101 Z"/>
    <path class="s" d="M37 73.4 L40 72.4 L46 84 L52 72.4 L55 73.4 L46 92 Z"/>
    <circle class="g" cx="27" cy="93" r="4.6"/><path class="k" d="M27 89.6 L30 94.8 L24 94.8 Z"/>
    <circle class="g" cx="65" cy="93" r="4.6"/><path class="k" d="M65 89.6 L68 94.8 L62 94.8 Z"/>
    <path class="s" d="M32 42 C31 58 36 72 46 77 C56 72 61 58 60 42 C59 32 53 28 46 28 C39 28 33 32 32 42 Z"/>
    <path class="k" d="M29 52 C26 36 32 26 40 25 C36 30 35 36 35 42 L33 56 Z M63 52 C66 36 60 26 52 25 C56 30 57 36 57 42 L59 56 Z"/>
    <path class="k" d="M38 27 C40 20 44 17 50 16 L60 13 C62 16 60 20 56 21 L52 22 C54 24 54 26 54 28 C48 25 43 25 38 27 Z"/>
    <path class="lr" d="M46 19.6 L49.4 25"/>
    <path class="l" stroke-width="2.4" d="M36 47 C39 45 42 45.6 44 47 M48 47 C50 45.6 53 45 56 47"/>
    <path class="l" d="M37 51.4 C39 50.8 41.4 51 43 52 M49 52 C50.6 51 53 50.8 55 51.4"/>
    <path class="l" stroke-width="1.2" d="M46 53 C45 57.6 44.6 59.4 46.6 60.4"/>
    <path class="k" d="M36 66 C39 62.4 44 62 46 63.6 C48 62 53 62.4 56 66 C53 65.4 50 65.6 46 65.8 C42 65.6 39 65.4 36 66 Z"/>
    <path class="k" d="M42 71 C44 69.4 48 69.4 50 71 C50 75 48.6 79 46 81 C43.4 79 42 75 42 71 Z"/>`,
};
