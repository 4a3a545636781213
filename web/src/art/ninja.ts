// Somebody of whom one sees only the eyes, before the moon, in the strokes of `painting.ts`.
export const NINJA = `
    <circle class="g" cx="62" cy="38" r="34"/><path class="k" d="M6 42 L13 39 L34 86 L27 89 Z"/>
    <path class="ls" stroke-width="1" d="M9.4 48 L15 45.4 M12 54 L17.6 51.4 M14.8 60 L20.4 57.4"/>
    <path class="k" d="M12 68 L26 61 L28 65 L14 72 Z"/>
    <path class="k" d="M4 116 C8 94 22 84 40 80 L64 80 C82 84 96 94 100 116 Z"/>
    <path class="ls" stroke-width="1.4" opacity=".75" d="M34 86 C44 96 52 104 58 114 M70 86 C60 96 50 106 44 114"/>
    <path class="k" d="M52 11 C30 11 25 32 27 52 C29 70 40 80 52 80 C64 80 75 70 77 52 C79 32 74 11 52 11 Z"/>
    <path class="s" d="M31 45 C40 39.6 64 39.6 73 45 C73 56 66 58 52 55.6 C38 58 31 56 31 45 Z"/>
    <path class="l" stroke-width="2.8" d="M35.6 45.6 L48 50 M68.4 45.6 L56 50"/>
    <path class="k" d="M38 50 C41 48.6 45 50 46.4 52.6 C43 54 39.4 53 38 50 Z M66 50 C63 48.6 59 50 57.6 52.6 C61 54 64.6 53 66 50 Z"/>
    <path class="ls" stroke-width="1" opacity=".6" d="M33 62 C42 66 62 66 71 62 M36 69 C44 72 60 72 68 69 M34 30 C44 24 60 24 70 30"/>
    <path class="r" d="M29 70 C42 82 62 82 75 70 L80 80 C64 94 40 94 24 80 Z"/>
    <path class="r" d="M74 73 C82 66 88 76 100 66 C99 76 92 82 84 80 C92 86 94 92 100 94 C88 98 78 90 72 82 Z"/>`;
