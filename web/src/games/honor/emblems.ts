// The art of the cards: ink strokes on paper, a touch of vermilion and gold. Own drawings, 48 by 48.
// Classes: i ink line, t thin ink line, f ink, a vermilion, al vermilion line, g gold, gl gold line, p paper.

const LADY = `
<path class="f" d="M24 3c-9 0-12 6-12 13 0 9-3 13-5 20h34c-2-7-5-11-5-20 0-7-3-13-12-13z"/>
<path class="p" d="M17.5 15c0-4 2-5 6.500-5s6.500 1 6.500 5c0 6-2.500 10-6.500 10s-6.500-4-6.500-10z"/>
<path class="t" d="M19.500 15.500h2.500M26 15.500h2.500"/><path class="a" d="M22.500 20.500h3l-1.500 1.600z"/>
<path class="p" d="M8 46c1-9 8-13 16-17 8 4 15 8 16 17z"/><path class="i" d="M8 46c1-9 8-13 16-17 8 4 15 8 16 17"/>
<path class="al" d="M18 32l6 8 6-8"/>`;

const HOOD = `
<path class="f" d="M24 4C13 4 9 12 9 21c0 12 6 23 15 23s15-11 15-23c0-9-4-17-15-17z"/>
<path class="p" d="M12.500 19q11.500-5 23 0l-1 7q-10.500 3-21 0z"/>
<path class="f" d="M16 20.500l6 2-1 2.500-4-.5zM32 20.500l-6 2 1 2.500 4-.5z"/>`;

function castle(tiers: number): string {
  let art = `<path class="f" d="M7 45l4-9h26l4 9z"/><path class="pl" d="M14 45l2-9M24 45v-9M34 45l-2-9M9 41h30"/>`;
  for (let tier = 0; tier < tiers; tier++) {
    const y = 36 - tier * 9.5;
    const half = 14 - tier * 3.2;
    art += `<path class="p" d="M${24 - half + 3} ${y}v-5h${2 * half - 6}v5z"/><path class="t" d="M${24 - half + 3} ${y}v-5h${2 * half - 6}v5z M22 ${y}v-4h4v4"/>`;
    art += `<path class="f" d="M${24 - half - 3} ${y - 4}q4-1 6-5.500h${2 * half - 6}q2 4.500 6 5.500z"/>`;
  }
  const top = 36 - tiers * 9.5;
  return `${art}<path class="gl" d="M20 ${top + 1}q-1-3-3-3M28 ${top + 1}q1-3 3-3"/>`;
}

const CRESTS = [
  '<path class="g" d="M24 12L10 1q3 10 11 13zM24 12L38 1q-3 10-11 13z"/><circle class="a" cx="24" cy="8" r="4"/>',
  '<path class="g" d="M12 3a13 11 0 0 0 24 0 12.500 14 0 0 1-24 0z"/>',
  '<circle class="g" cx="24" cy="8" r="6.500"/>',
  '<path class="gl" d="M22 14C15 12 12 8 11 2M17 11c-4 0-6-2-8-4M26 14c7-2 10-6 11-12M31 11c4 0 6-2 8-4"/>',
  '<path class="g" d="M24 15L13 4a15 15 0 0 1 22 0z"/><path class="t" d="M24 15V1M24 15l-5.500-12M24 15l5.500-12"/>',
  '<path class="gl" d="M24 1v13M17 6.500h14"/>',
  '<path class="g" d="M24 15q-5-7 0-14 5 7 0 14zM22 15q-9-2-10-9 7 1 10 9zM26 15q9-2 10-9-7 1-10 9z"/>',
  '<path class="gl" d="M21 14q-6-2-6-9M27 14q6-2 6-9"/>',
  '<path class="g" d="M24 14c-6-3-6-9 0-13 6 4 6 10 0 13z"/>',
  '<circle class="gl" cx="24" cy="7.500" r="5.500"/>',
];

const kabuto = (crest: string): string => `
<path class="f" d="M10 27c0-10 5-16 14-16s14 6 14 16z"/>
<path class="pl" d="M24 12v14M18 13q-3 6-3 13M30 13q3 6 3 13"/>
<path class="f" d="M8 27h32l5 11-8 5-3-11H14l-3 11-8-5z"/><path class="pl" d="M6.500 34l7-3M41.500 34l-7-3M5 38l8-3.500M43 38l-8-3.500"/>
<path class="p" d="M14.500 31.500h19q1 9-3 13h-13q-4-4-3-13z"/><path class="t" d="M17.500 35h4.500M26 35h4.500M20 41q4-2.500 8 0"/>
<path class="al" d="M14 31.500h20"/>${crest}`;

export const EMBLEMS: Record<string, string> = {
  okugata_honor: `${LADY}<path class="g" d="M35 45l-12-11a16 16 0 0 1 19-3z"/><path class="t" d="M35 45l-12-11M35 45l-7-14M35 45l-.500-16M35 45l7-14"/>`,
  okugata_ki: `${LADY}<path class="p" d="M27 33l12-3 3 12-12 3z"/><path class="t" d="M27 33l12-3 3 12-12 3zM30 35.500l7-1.700M31 39l7-1.700M31.800 42l5-1.200"/><circle class="a" cx="39" cy="39" r="1.600"/>`,
  foot_soldiers: `<path class="i" d="M40 46V10"/><path class="f" d="M40 2q3.500 5 0 10-3.500-5 0-10z"/>
<path class="p" d="M11 25q0 13 9 15 9-2 9-15z"/><path class="i" d="M11.500 26q0 12 8.500 14 8.500-2 8.500-14"/><path class="t" d="M15 30h3M22 30h3M17.500 35.500h5"/>
<path class="f" d="M2 25L20 9l18 16q-18 6-36 0z"/><circle class="p" cx="20" cy="19" r="3.600"/><circle class="a" cx="20" cy="19" r="2.200"/>
<path class="i" d="M6 46q2-5 9-6M34 46q-2-5-9-6"/>`,
  lancers: `<path class="i" d="M24 46V14M17 46L11 16M31 46l6-30"/>
<path class="f" d="M24 2q4.500 7 0 14-4.500-7 0-14zM9 5q5.500 5 2.700 13Q6 12 9 5zM39 5q-5.500 5-2.700 13Q42 12 39 5z"/>
<path class="al" d="M20 21l4 3 4-3M9 24l4.500 1 3-3M39 24l-4.500 1-3-3"/><path class="i" d="M13 37h22"/>`,
  cavalry: `<path class="f" d="M12 46c0-9 5-12 5-18-4 3-7 6-10 5-3-2-2-5 1-8l9-11 1-9 6 6c11 1 17 11 17 24v11z"/>
<path class="pl" d="M29 14q8 8 7 20M33 13q7 9 6 20"/><circle class="p" cx="19.500" cy="17.500" r="1.700"/>
<path class="al" d="M12 24l8 5 8-13M20 29l4 12"/><circle class="g" cx="20" cy="29" r="2.400"/>`,
  warrior_monks: `<path class="p" d="M24 4C13 4 10 13 9 24c-.500 7-3 14-4 21h38c-1-7-3.500-14-4-21C38 13 35 4 24 4z"/><path class="i" d="M24 4C13 4 10 13 9 24c-.500 7-3 14-4 21h38c-1-7-3.500-14-4-21C38 13 35 4 24 4z"/>
<path class="f" d="M15 17q9-6 18 0l-1.500 9q-7.500 4-15 0z"/><path class="pl" d="M18.500 20.500h3.500M26 20.500h3.500"/>
<circle class="a" cx="12.500" cy="33" r="2.300"/><circle class="a" cx="16.500" cy="37.500" r="2.300"/><circle class="a" cx="22" cy="40" r="2.300"/><circle class="a" cx="28" cy="39.600" r="2.300"/><circle class="a" cx="33" cy="37" r="2.300"/><circle class="a" cx="36.500" cy="32.500" r="2.300"/>`,
  no_dachi: `<path class="f" d="M15 35Q35 22 45 2q-2 22-27.500 35.500z"/><path class="pl" d="M19 33Q35 22 42 9"/>
<path class="i" d="M11.500 29.500l9 9"/><path class="i" d="M15 35.500L4.500 45.500" style="stroke-width:5"/><path class="al" d="M14 35l-1 3.500M11 38l-1 3.500M8 41l-1 3.500"/>`,
  daisho: `<path class="f" d="M3 15q22-9 42-1-21-3-42 5z"/><path class="f" d="M8 27q16-6 32-1-16-2-32 5z"/>
<path class="al" d="M4 17l9-2.500M9 29l7-2"/><path class="i" d="M15 10.500v8M18 22.500v8"/>
<path class="i" d="M10 43h28M16 43V33M32 43V32M16 33q-3-3-3-8M32 32q3-3 3-10"/>`,
  masamune: `<path class="f" d="M6 28h33q0 6-9 7l1 5h5v5H14v-5h5l1-5q-10 0-14-7z"/><path class="f" d="M12 24q14-5 30-4-14 1-29 6z"/>
<g transform="rotate(-32 30 12)"><path class="i" d="M18 12h20"/><path class="f" d="M14 6h9v13h-9z"/></g>
<path class="gl" d="M12 20l-5-4M15 18l-2-6M9 23H3"/>`,
  gunpowder: `<path class="f" d="M2 38l6-7 34-16 2 3-33 17-2 7-5 2z"/><path class="pl" d="M14 32l26-12.500"/><path class="i" d="M18 33q1 5-3 7M21 27l-3-5h-4"/>
<path class="a" d="M37 12l-3-5 6 2 1-7 3 6 4-2-2 5 3 3-6 1-3 3z"/><circle class="g" cx="40.500" cy="10" r="2"/>`,
  noh_theater: `<path class="p" d="M24 5c11 0 14 7 14 16 0 13-7 24-14 24S10 34 10 21C10 12 13 5 24 5z"/><path class="i" d="M24 5c11 0 14 7 14 16 0 13-7 24-14 24S10 34 10 21C10 12 13 5 24 5z"/>
<path class="f" d="M10 20C9 8 16 3 24 3s15 5 14 17c-1-6-4-9-8-10l-6 2-6-2c-4 1-7 4-8 10z"/>
<path class="t" d="M16 17q2.500-1.500 5 0M27 17q2.500-1.500 5 0"/><path class="f" d="M15 23q4-3.500 7 .5-4 1.500-7-.5zM33 23q-4-3.500-7 .5 4 1.500 7-.5z"/>
<path class="t" d="M24 24v7l-2 1"/><path class="a" d="M19.500 36q4.500-3 9 0-4.500 4-9 0z"/>`,
  house_guard: `<path class="i" d="M6 45L40 5M42 45L8 5"/><path class="f" d="M40 5q4 1 3-4-5 0-6 6zM8 5Q4 6 5 1q5 0 6 6z"/>
<path class="p" d="M24 10l13 4v11q0 12-13 18-13-6-13-18V14z"/><path class="i" d="M24 10l13 4v11q0 12-13 18-13-6-13-18V14z"/>
<circle class="a" cx="24" cy="20" r="3.600"/><circle class="a" cx="19" cy="28" r="3.600"/><circle class="a" cx="29" cy="28" r="3.600"/>`,
  castle_odawara: castle(1),
  castle_osaka: castle(2),
  castle_himeji: castle(3),
  ninja_spy: `${HOOD}<path class="pl" d="M14 34q10 5 20 0"/>`,
  elite_ninja_spy: `${HOOD}<path class="a" d="M9.500 15q14.500-6 29 0l-.500 3.500q-14-5-28 0z"/><path class="a" d="M38 15l8-3-3 6 3 5-8-4z"/>
<path class="g" d="M24 30l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/>`,
  ninja_assassin: `${HOOD}<path class="p" d="M30 46L47 16q-1 15-12 30z"/><path class="i" d="M31 45L46 18q-2 13-11 27"/>
<path class="a" d="M43 34q4 5 0 8-4-3 0-8z"/>`,
  dishonor: `<path class="f" d="M4 44l7-11 6 4-8 9zM20 33l-5-5L29 12l3 6zM34 13l-3-5L44 3z"/><path class="i" d="M9 29l11 9"/>
<path class="al" d="M5 10l38 28" style="stroke-width:4"/><path class="gl" d="M36 20l4-1M31 24l1 5"/>`,
  save_face: `<path class="g" d="M24 46L4 19Q24-4 44 19z"/><path class="t" d="M24 46L4 19M24 46l-13-33M24 46L18 9.500M24 46l6-36.500M24 46l13-33M24 46l20-27"/>
<path class="i" d="M24 46L4 19Q24-4 44 19z"/><circle class="a" cx="24" cy="20" r="7"/><path class="i" d="M20 45h8"/>`,
  samurai: `<path class="f" d="M19 3q5-2 9 0l-1 8h-7z"/><path class="f" d="M11 23c0-9 5-14 13-14s13 5 13 14l-3 2q-2-9-10-9t-10 9z"/>
<path class="p" d="M14 24q2-8 10-8t10 8q0 14-10 16-10-2-10-16z"/><path class="i" d="M13.500 24q0 13 10.500 16 10.500-3 10.500-16"/>
<path class="i" d="M17 25l5-1M31 25l-5-1"/><path class="t" d="M24 27v5M20.500 35.500h7"/><path class="f" d="M4 46q3-7 13-9l7 7 7-7q10 2 13 9z"/><path class="al" d="M17 37l7 8 7-8"/>`,
  title: `<g class="g">${[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((turn) => `<ellipse cx="24" cy="10" rx="4.300" ry="8" transform="rotate(${turn} 24 24)"/>`).join('')}</g>
<g>${[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((turn) => `<ellipse class="t" cx="24" cy="10" rx="4.300" ry="8" transform="rotate(${turn} 24 24)"/>`).join('')}</g><circle class="a" cx="24" cy="24" r="6.500"/>`,
};
CRESTS.forEach(
  (crest, at) => (EMBLEMS[`daimyo_${String(at + 1).padStart(2, '0')}`] = kabuto(crest)),
);
