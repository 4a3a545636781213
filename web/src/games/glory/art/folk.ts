// Envoy, Monk, Farmer. Brush strokes: k ink, s skin, r vermilion, g gold, w wash, l lines.
export const FOLK: Record<string, string> = {
  envoy: `
    <circle class="g" cx="34" cy="40" r="25" opacity=".9"/>
    <path class="k" d="M0 116 C4 92 18 82 38 77 L60 77 C80 82 94 92 98 116 Z"/>
    <path class="ls" stroke-width="1" opacity=".55" d="M16 92 C20 100 20 108 20 114 M82 92 C78 100 78 108 78 114"/>
    <path class="r" d="M37 77 L40 76 L49 92 L58 76 L61 77 L49 99 Z"/>
    <path class="s" d="M35 46 C34 60 39 73 49 78 C59 73 64 60 63 46 Z"/>
    <path class="k" d="M32 58 C31 50 32 46 34 44 L36 56 Z M66 58 C67 50 66 46 64 44 L62 56 Z"/>
    <path class="k" d="M31 48 C30 36 34 18 48 8 C58 0 74 -2 82 8 C86 14 82 20 76 20 C70 20 66 24 66 32 L67 48 C58 42 40 42 31 48 Z"/>
    <path class="ls" stroke-width="1" opacity=".6" d="M44 40 C46 26 54 14 70 8 M54 40 C56 30 60 22 68 16"/>
    <path class="l" d="M38 52 C40.6 50.6 43 50.8 45 52 M53 52 C55 50.8 57.4 50.6 60 52"/>
    <circle class="k" cx="42" cy="55.6" r="1.4"/><circle class="k" cx="56" cy="55.6" r="1.4"/>
    <path class="l" stroke-width="1.2" d="M49 56 C48.2 60 47.8 61.6 49.6 62.6"/>
    <path class="l" d="M44.6 68.6 C47 70.4 51 70.4 53.4 68.6"/>
    <path class="s" stroke="var(--brush)" stroke-width="1.4" d="M52 80 L92 74 L96 108 L56 114 Z"/>
    <path class="g" d="M48 77 L55 76 L60 117 L53 118 Z"/><path class="g" d="M88 71 L95 70 L100 111 L93 112 Z"/>
    <path class="l" stroke-width="1.5" d="M81 79 L82.6 92 M75 80 L77.6 102 M69 81 L71.8 104 M63 82 L64.6 95"/>
    <rect class="r" x="80" y="96" width="8" height="8" transform="rotate(-8 84 100)"/>
    <path class="s" d="M44 100 C48 95 56 96 60 100 C61 104 58 108 52 108 C47 108 43 105 44 100 Z" stroke="var(--brush)" stroke-width="1.2"/>`,
  monk: `
    <circle class="r" cx="46" cy="42" r="31" opacity=".9"/><path class="k" d="M84 26 L88 26 L90 116 L85 116 Z"/>
    <path class="lg" stroke-width="3" d="M86 27 C72 22 76 4 86 2 C96 4 100 22 86 27 Z"/>
    <path class="lg" stroke-width="1.8" d="M77 22 A5 5 0 1 0 78 31 M95 22 A5 5 0 1 1 94 31"/>
    <path class="k" d="M0 116 C2 94 14 84 34 78 L62 78 C82 84 92 94 94 116 Z"/>
    <path class="g" d="M20 84 L34 78 L78 116 L50 116 Z"/>
    <path class="l" stroke-width="1.2" d="M27 81 L64 116 M40 92 L30 100 M52 103 L42 112 M60 100 L66 104"/>
    <path class="s" d="M36 78 L40 76 L48 88 L56 76 L60 78 L48 96 Z"/>
    <path class="s" stroke="var(--brush)" stroke-width="2.2" d="M29 46 C28 62 36 76 48 79 C60 76 68 62 67 46 C67 28 60 17 48 17 C36 17 29 28 29 46 Z"/>
    <path class="s" stroke="var(--brush)" stroke-width="1.8" d="M29 46 C24 44 24 56 30 58 M67 46 C72 44 72 56 66 58"/>
    <path class="w" opacity=".5" d="M33 34 C36 24 42 20 50 20 C42 24 37 30 35 40 Z"/>
    <circle class="r" cx="48" cy="33" r="1.8"/>
    <path class="l" stroke-width="2.2" d="M35 44 C38 41.6 42 42 44 44 M52 44 C54 42 58 41.6 61 44"/>
    <path class="l" d="M36 50 C38.6 52.6 41.6 52.6 44 50.4 M52 50.4 C54.4 52.6 57.4 52.6 60 50"/>
    <path class="l" stroke-width="1.2" d="M48 50 C46.8 56 46 58 48.6 59.4"/>
    <path class="l" d="M43 67 C46 68.4 50 68.4 53 67"/>
    <circle class="k" cx="70.3" cy="84.7" r="3" stroke="var(--skin)" stroke-width=".8"/>
    <circle class="k" cx="68.5" cy="90.3" r="3" stroke="var(--skin)" stroke-width=".8"/>
    <circle class="k" cx="65.7" cy="95.2" r="3" stroke="var(--skin)" stroke-width=".8"/>
    <circle class="k" cx="62.1" cy="99.3" r="3" stroke="var(--skin)" stroke-width=".8"/>
    <circle class="k" cx="57.8" cy="102.4" r="3" stroke="var(--skin)" stroke-width=".8"/>
    <circle class="k" cx="53.0" cy="104.3" r="3" stroke="var(--skin)" stroke-width=".8"/>
    <circle class="r" cx="48.0" cy="105.0" r="4" stroke="var(--skin)" stroke-width=".8"/>
    <circle class="k" cx="43.0" cy="104.3" r="3" stroke="var(--skin)" stroke-width=".8"/>
    <circle class="k" cx="38.2" cy="102.4" r="3" stroke="var(--skin)" stroke-width=".8"/>
    <circle class="k" cx="33.9" cy="99.3" r="3" stroke="var(--skin)" stroke-width=".8"/>
    <circle class="k" cx="30.3" cy="95.2" r="3" stroke="var(--skin)" stroke-width=".8"/>
    <circle class="k" cx="27.5" cy="90.3" r="3" stroke="var(--skin)" stroke-width=".8"/>
    <circle class="k" cx="25.7" cy="84.7" r="3" stroke="var(--skin)" stroke-width=".8"/>`,
  farmer: `
    <circle class="r" cx="76" cy="56" r="20" opacity=".9"/><path class="k" d="M4 50 L8 48 L40 108 L35 110 Z"/>
    <path class="k" d="M-4 58 C2 50 6 46 14 40 L18 46 C12 52 8 58 4 66 Z"/>
    <path class="k" d="M8 116 C10 96 20 86 38 80 L60 80 C78 86 88 96 90 116 Z"/>
    <path class="s" d="M38 80 L42 78 L49 92 L56 78 L60 80 L49 100 Z"/>
    <path class="lr" d="M30 90 L26 114 M68 90 L72 114" stroke-width="1.6"/>
    <path class="s" d="M34 50 C33 64 38 77 49 82 C60 77 65 64 64 50 Z"/>
    <path class="k" d="M34 50 L64 50 L63 57 C56 53 42 53 35 57 Z" opacity=".85"/>
    <path class="l" d="M39 60 C41 58.8 43.4 59 45 60 M53 60 C54.6 59 57 58.8 59 60"/>
    <path class="l" stroke-width="1.2" d="M49 60 C48 64.6 47.6 66 49.6 67"/>
    <path class="l" d="M43 72 C46 74.6 52 74.6 55 72"/>
    <path class="l" stroke-width="1.1" d="M36 62 L34 76 M62 62 L64 76"/>
    <path class="g" stroke="var(--brush)" stroke-width="1.8" stroke-linejoin="round" d="M2 54 C16 40 34 20 47 11 C48.4 10 49.6 10 51 11 C64 20 82 40 96 54 C66 46 32 46 2 54 Z"/>
    <path class="l" stroke-width="1.1" opacity=".75" d="M49 11 L49 47 M46 13 C36 24 26 36 18 49 M52 13 C62 24 72 36 80 49 M47 14 C42 26 36 38 34 47 M51 14 C56 26 62 38 64 47 M30 28 C42 25 56 25 68 28 M17 41 C36 36 62 36 81 41"/>
    <path class="lg" stroke-width="2" d="M70 116 C74 100 80 90 92 82 M74 116 C80 102 88 96 98 94 M67 116 C68 100 72 88 80 78"/>
    <g class="g"><ellipse cx="92" cy="81" rx="4" ry="2" transform="rotate(-40 92 81)"/>
    <ellipse cx="86" cy="84" rx="4" ry="2" transform="rotate(-80 86 84)"/>
    <ellipse cx="88" cy="89" rx="4" ry="2" transform="rotate(0 88 89)"/>
    <ellipse cx="97" cy="93" rx="4" ry="2" transform="rotate(-20 97 93)"/>
    <ellipse cx="91" cy="95" rx="4" ry="2" transform="rotate(-60 91 95)"/>
    <ellipse cx="90" cy="100" rx="4" ry="2" transform="rotate(10 90 100)"/>
    <ellipse cx="80" cy="77" rx="4" ry="2" transform="rotate(-50 80 77)"/>
    <ellipse cx="75" cy="81" rx="4" ry="2" transform="rotate(-90 75 81)"/>
    <ellipse cx="77" cy="87" rx="4" ry="2" transform="rotate(-10 77 87)"/></g>`,
};
