// The art of the cards of Test of Honour: ink strokes on paper, a touch of vermilion and gold. Own drawings, 48 by 48.
// Classes: i ink line, t thin ink line, f ink, a vermilion, al vermilion line, g gold, gl gold line, p paper, pl paper line.

const at = (x: number, y: number, art: string, turn = 0, size = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${art}</g>`;

/** Drawn around their own middle. */
const SOLDIER = '<path class="f" d="M-10-4Q0-14 10-4zM-4-4h8l1 5h-10zM-8 12q1-11 8-11t8 11z"/>';
const SAMURAI = `<path class="f" d="M-9-4c0-6 4-9 9-9s9 3 9 9l3 5-5-2h-14l-5 2zM-4-3h8v4h-8zM-9 13q1-12 9-12t9 12z"/><path class="gl" d="M-6-16q6 4 12 0"/>`;
const FALLEN = `<path class="f" d="M-14 3q0-7 7-7h13q3 0 3 4t-3 4h-20z"/><circle class="f" cx="12" cy="-1" r="4.500"/>`;
const BLADE =
  '<path class="f" d="M-2-20q4 8 4 26h-4q1-16-3-23z"/><path class="gl" d="M-6 6h12"/><path class="i" d="M0 8v9"/>';
const ARROW = '<path class="i" d="M0 18V-12"/><path class="f" d="M0-20l5 9h-10z"/><path class="al" d="M-4 19l4-5 4 5M-4 13l4-5 4 5"/>'; // prettier-ignore
const DROP = '<path class="a" d="M0-9q7 9 7 13a7 7 0 0 1-14 0q0-4 7-13z"/>';
const DIE =
  '<path class="p" d="M-7-7h14v14h-14z"/><path class="t" d="M-7-7h14v14h-14zM0-5v7M-3 2h6M0 2v3"/>';
const CROSS = '<path class="al" d="M-6-6l12 12M6-6l-12 12"/>';
const GROUND = '<path class="i" d="M5 43h38"/>';
const ARMOR = `<path class="f" d="M10 10l9-4h10l9 4-2 8 2 12-5 12H15l-5-12 2-8z"/><path class="pl" d="M13 20h22M12 26h24M13 32h22M15 38h18"/><path class="p" d="M19 6q5 7 10 0z"/><path class="al" d="M24 14v28"/>`;
const BANNER = `<path class="i" d="M12 46V3"/><path class="a" d="M14 5h20v24H14z"/><circle class="p" cx="24" cy="15" r="5.500"/><path class="t" d="M14 5h20v24H14z"/>`;
const FENCE = '<path class="i" d="M8 44V30M18 44V30M30 44V30M40 44V30M5 34h38M5 40h38"/>';
/** A part of the body, bound up. */
const BOUND =
  '<path class="p" d="M-7-6l14 2v10l-14-2z"/><path class="t" d="M-7-6l14 2v10l-14-2zM-7-2l14 3M-7 2l14 2"/>';

/** What each card shows; its color and sign say the rest. */
export const CARDS: Readonly<Record<string, string>> = {
  // Skills
  barge_past: `${at(8, 26, SOLDIER, -34, 0.8)}${at(40, 26, SOLDIER, 34, 0.8)}${at(24, 30, SAMURAI)}<path class="al" d="M24 12V2M20 6l4-4 4 4"/>`,
  commanding_presence: `<path class="f" d="M24 3c-11 0-15 7-13 16 1 5 6 6 13 6s12-1 13-6c2-9-2-16-13-16z"/><circle class="a" cx="24" cy="14" r="6"/><path class="i" d="M24 25v20"/><path class="gl" d="M10 32q14 8 28 0M14 39q10 6 20 0"/>`,
  debt_owed: `<circle class="g" cx="24" cy="27" r="13"/><path class="p" d="M19 22h10v10H19z"/><path class="t" d="M24 14a13 13 0 1 0 .1 0zM19 22h10v10H19z"/><path class="al" d="M6 20A20 20 0 0 1 38 11M38 3v9h-9"/>`,
  defensive_drills: `${at(10, 18, SOLDIER, 0, 0.75)}${at(24, 15, SOLDIER, 0, 0.75)}${at(38, 18, SOLDIER, 0, 0.75)}<path class="f" d="M3 28h12v16H3zM18 28h12v16H18zM33 28h12v16H33z"/><path class="pl" d="M9 31v10M24 31v10M39 31v10"/><path class="al" d="M3 28h42"/>`,
  defensive_form: `${at(24, 34, SAMURAI)}${at(23, 12, BLADE, 90)}<path class="al" d="M16 2l4 5M24 1v5M32 2l-4 5"/>`,
  deflect_arrow: `${at(26, 24, BLADE, 12, 1.15)}<path class="i" d="M2 32l16-8M34 10l11-7"/><path class="f" d="M45 3l-8 1 4 5z"/><path class="al" d="M18 12l4 5M14 18l6 2M32 22l5 2"/>`,
  evasion: `<path class="t" stroke-dasharray="3 3" d="M4 18q10-12 20 0M8 20h12M6 40q1-16 8-18 7 2 8 18"/>${at(34, 28, SAMURAI, 24)}<path class="al" d="M2 30h24"/>`,
  exceptional_armour: `${ARMOR}<circle class="g" cx="24" cy="23" r="5"/>`,
  fencing: `${at(17, 22, BLADE, 40, 0.9)}${at(31, 22, BLADE, -40, 0.9)}<path class="al" d="M14 40a12 8 0 0 0 21-1M36 33v7h-7"/>`,
  inspiring_speech: `${at(15, 30, SAMURAI, 0, 1.15)}<path class="gl" d="M29 24q4 5 0 11M34 20q7 9 0 19M39 16q10 13 0 27"/>${at(36, 8, DROP, 0, 0.55)}<path class="i" d="M30 2l12 12"/>`,
  issue_challenge: `${at(12, 32, SAMURAI, 0, 0.9)}<g transform="translate(48 0) scale(-1 1)">${at(12, 32, SAMURAI, 0, 0.9)}</g><path class="al" d="M8 9h32M13 4L8 9l5 5M35 4l5 5-5 5"/>`,
  jump_kick: `<circle class="f" cx="15" cy="10" r="5"/><path class="i" d="M15 15l5 11 20-6M20 26l-9 8M16 18l-10 4M16 17l9-6"/><path class="f" d="M38 16l7 3-5 5z"/><path class="al" d="M6 40q6 4 12 0M30 30l7-2"/>${GROUND}`,
  knock_down: `${at(25, 38, FALLEN)}<path class="al" d="M24 3v22M16 18l8 8 8-8"/>${GROUND}`,
  local_guide: `<path class="i" d="M24 46V8"/><path class="g" d="M24 9h16l5 5-5 5H24zM24 22H9l-5 5 5 5h15z"/><path class="t" d="M24 9h16l5 5-5 5H24zM24 22H9l-5 5 5 5h15z"/><path class="al" d="M30 40h5M38 36h5"/>`,
  map: `<path class="p" d="M4 9l13-4 14 4 13-4v34l-13 4-14-4-13 4z"/><path class="i" d="M4 9l13-4 14 4 13-4v34l-13 4-14-4-13 4z"/><path class="t" d="M17 5v34M31 9v34"/><path class="t" stroke-dasharray="3 3" d="M8 34q8-14 18-8t10-10"/>${at(37, 14, CROSS, 0, 0.6)}`,
  master_forged_weapon: `<path class="f" d="M6 32h26q4 0 10-4-1 8-8 10l2 6H14l2-6q-8 0-10-6z"/>${at(23, 24, BLADE, 90, 1.05)}<path class="gl" d="M24 4v10M14 6l4 8M34 6l-4 8"/>`,
  military_scholar: `<path class="p" d="M9 12h26v26H9z"/><path class="i" d="M9 12h26v26H9z"/><path class="f" d="M6 9h32v5H6zM6 36h32v5H6z"/><path class="t" d="M15 19v13M21 19v9M27 19v13"/><path class="al" d="M45 4L33 30M33 30l-2 5"/>`,
  one_with_nature: `<path class="i" d="M15 46V3M33 46V12M12 16h6M12 31h6M30 25h6M30 38h6"/><path class="f" d="M15 14q9-9 16-6-6 7-16 6zM33 23q-10-4-13 3 8 4 13-3zM15 30q8-6 13-2-5 6-13 2z"/><path class="al" d="M4 44q6-4 9 0M36 44q5-4 9 0"/>`,
  perfect_aim: `<circle class="p" cx="21" cy="27" r="18"/><circle class="i" cx="21" cy="27" r="18" fill="none"/><circle class="t" cx="21" cy="27" r="12"/><circle class="a" cx="21" cy="27" r="5.500"/><path class="i" d="M21 27L44 4"/><path class="gl" d="M37 4v7h7"/>`,
  proud_troops: `${BANNER}${at(22, 38, SOLDIER, 0, 0.6)}${at(34, 38, SOLDIER, 0, 0.6)}${at(42, 40, SOLDIER, 0, 0.5)}`,
  special_instructions: `<path class="p" d="M4 16h30v22H4z"/><path class="i" d="M4 16h30v22H4zM4 16l15 12 15-12"/><circle class="a" cx="19" cy="29" r="5"/><path class="gl" d="M30 8h14M38 2l6 6-6 6"/>`,
  tough_hide: `<path class="f" d="M24 8l15 9v16l-15 9-15-9V17z"/><path class="pl" d="M24 16l8 5v8l-8 5-8-5v-8zM24 8v8M39 17l-7 4M39 33l-7-4M24 42v-8M9 33l7-4M9 17l7 4"/><path class="i" d="M46 2L36 12"/><path class="al" d="M30 4l2 6M44 16l-6-2"/>`,
  vault: `${FENCE}${at(24, 17, SAMURAI, 20, 0.8)}<path class="al" d="M4 28Q14-4 40 12M41 4v9h-9"/>`,
  // Injuries
  hurt_arm: `<path class="i" d="M6 8q12 2 18 12l14 22"/><path class="i" d="M17 4q13 5 18 15l11 19"/><path class="i" d="M38 42l8-4"/>${at(28, 22, BOUND, -32, 1.1)}${at(10, 36, DROP, 0, 0.7)}`,
  hurt_leg: `<path class="i" d="M14 3q-2 14 3 21-3 10-1 19h20q1-5-7-6-1-8 1-14 4-9 2-20"/>${at(23, 25, BOUND, 0, 1.15)}${at(40, 18, DROP, 0, 0.7)}`,
  broken_ribs: `<path class="i" d="M24 4v38"/><path class="i" d="M24 9q-16-2-15 9M24 17q-18-2-17 9M24 25q-18-2-15 10M24 9q16-2 15 9M24 17q10-1 14 3M24 25q18-2 15 10"/><path class="al" d="M34 14l4 6-4 4 5 7"/>`,
  head_blow: `<path class="p" d="M11 22q0-16 13-16t13 16v10q-5 12-13 12t-13-12z"/><path class="i" d="M11 22q0-16 13-16t13 16v10q-5 12-13 12t-13-12z"/><path class="t" d="M17 28h5M27 28h5M20 37q4-3 8 0"/><path class="a" d="M11 15q13-5 26 0v5q-13-5-26 0z"/><path class="gl" d="M38 3l2 5M45 6l-4 4M44 14l-5-1"/>`,
  hurt_hand: `<path class="p" d="M14 45V26L9 15l4-2 6 8V5h5v14l2-15 5 1-1 15 4-11 4 2-4 16v18z"/><path class="i" d="M14 45V26L9 15l4-2 6 8V5h5v14l2-15 5 1-1 15 4-11 4 2-4 16v18"/><path class="a" d="M14 31l20-4v6l-20 4z"/>`,
  blood_loss: `${at(24, 20, DROP, 0, 1.5)}${at(10, 34, DROP, 0, 0.8)}${at(39, 36, DROP, 0, 0.9)}<path class="al" d="M6 45h36"/>`,
  // Dishonor
  stain: `<path class="p" d="M15 5h18l11 8-4 8-5-3v26H13V18l-5 3-4-8z"/><path class="i" d="M15 5h18l11 8-4 8-5-3v26H13V18l-5 3-4-8zM15 5l9 14 9-14"/><path class="a" d="M22 28q4-5 8 0 5 1 3 6 2 5-4 5-5 3-8-2-6-1-3-5-1-4 4-4z"/>`,
  hidden_shame: `<circle class="f" cx="24" cy="5" r="4"/><path class="f" d="M10 24Q8 7 24 7t14 17l-3 8H13z"/><path class="p" d="M14 16q10-6 20 0v14H14z"/><path class="t" d="M17 19q2 2 5 0M26 19q3 2 5 0"/><path class="g" d="M24 46L5 26q19-8 38 0z"/><path class="t" d="M24 46L5 26q19-8 38 0zM24 46L14 24M24 46V23M24 46l10-22"/>`,
  public_disgrace: `${at(24, 36, SAMURAI, 0, 0.85)}${at(7, 26, SOLDIER, 0, 0.6)}${at(41, 26, SOLDIER, 0, 0.6)}${at(15, 13, SOLDIER, 0, 0.55)}${at(33, 13, SOLDIER, 0, 0.55)}<path class="al" d="M12 30l4 2M36 30l-4 2M19 21l2 4M29 21l-2 4"/>`,
  doubt: `${at(15, 24, BLADE, 14, 1.05)}<path class="al" d="M29 15q0-8 7-8t7 7q0 5-5 8-2 2-2 6"/><circle class="a" cx="36" cy="35" r="2.600"/><path class="i" d="M8 45h14"/>`,
  averted_eyes: `<path class="i" d="M4 20q8 9 18 0M26 20q10 9 18 0M7 26l-3 4M13 28l-1 5M19 26l2 4M29 26l-2 4M35 28l1 5M41 26l3 4"/><path class="al" d="M12 10q12-8 24 0M30 5l7 5-7 4"/>`,
  vengeance: `<path class="a" d="M24 2q3 8 10 13 8 7 6 17-3 13-16 13T8 32q-1-8 6-14 0 5 4 6 0-13 6-22z"/>${at(24, 29, BLADE, 0, 0.8)}`,
};

/** What the bonus of a weapon does. */
export const BONUSES: Readonly<Record<string, string>> = {
  deep_cut: `<path class="f" d="M4 40Q26 30 44 4 34 34 8 44z"/>${at(14, 14, DROP, 0, 0.8)}${at(36, 36, DROP, 0, 1)}`,
  quick_jab: `${at(28, 24, BLADE, 90, 1)}<path class="al" d="M3 15h11M1 24h8M3 33h11"/>`,
  twin_strike: `${at(16, 26, BLADE, 24)}${at(32, 26, BLADE, 24)}<path class="al" d="M8 4q10-3 18 2M24 2q10-2 17 4"/>`,
  impale: `<circle class="p" cx="27" cy="26" r="13"/><circle class="i" cx="27" cy="26" r="13" fill="none"/><path class="i" d="M2 46l34-34"/><path class="f" d="M46 2l-4 13-9-9z"/><path class="al" d="M19 34l4-1M22 37l2-4"/>`,
  stun: `<path class="i" d="M6 44l10-10"/><path class="f" d="M14 30L30 10l9 8-20 17z"/><path class="gl" d="M40 4l-1 5M46 10h-5M45 20l-4-3M32 2l2 4"/>`,
  fearsome_blow: `<path class="a" d="M9 18Q6 8 10 2q4 6 8 8h12q4-2 8-8 4 6 1 16 2 14-4 20-5 7-11 7t-11-7q-6-6-4-20z"/><path class="p" d="M14 20l8 4-6 3zM34 20l-8 4 6 3zM15 33h18l-2 6-3-4-4 4-4-4-3 4z"/><path class="t" d="M20 30h8"/>`,
  fast_shot: `${at(17, 25, ARROW, 45)}${at(31, 31, ARROW, 45)}<path class="gl" d="M3 22l8-8M2 33l5-5"/>`,
  counter_strike: `${at(30, 24, BLADE, -90, 0.95)}<path class="al" d="M12 8q26-8 32 10M45 9l-1 9-8-3"/><path class="i" d="M4 38h28"/>`,
  backhand: `${at(24, 39, FALLEN, 0, 0.95)}<path class="i" d="M6 26L42 10"/><path class="al" d="M10 10Q28 0 41 18M42 9v10h-9"/>`,
  follow_up: `${at(13, 24, BLADE, 45, 0.9)}<path class="al" d="M24 12l10 12-10 12M34 12l10 12-10 12"/>`,
  move_up: `<path class="f" d="M10 44q-5-8 1-14 6 3 4 14zM26 32q-5-8 1-14 6 3 4 14z"/><path class="gl" d="M36 18V4M29 10l7-7 7 7"/>`,
};

/** The five values of a man. */
export const VALUES: Readonly<Record<string, string>> = {
  aim: `<path class="p" d="M3 24q21-22 42 0-21 22-42 0z"/><path class="i" d="M3 24q21-22 42 0-21 22-42 0z"/><circle class="f" cx="24" cy="24" r="8"/><circle class="a" cx="24" cy="24" r="3.500"/>`,
  agility: `<path class="f" d="M4 40Q2 14 26 4q-2 6-6 9 8-3 16-3-4 6-10 8 6 0 11 2-8 10-21 9-7 2-12 11z"/><path class="pl" d="M9 36q8-16 22-26"/><path class="al" d="M30 40h14M34 34h10"/>`,
  strength: `<path class="f" d="M10 18q-1-8 6-8 2-5 7-3 4-3 7 1 6-1 6 5 5 3 3 10-1 8-8 12v9H17v-9q-8-6-7-17z"/><path class="pl" d="M17 11v9M23 8v11M30 9v11M12 24h14q4 1 2 5"/><path class="al" d="M4 12l-2-4M42 10l3-4M24 3V0"/>`,
  wits: `<path class="p" d="M24 10q-9-6-20-3v31q11-3 20 3 9-6 20-3V7q-11-3-20 3z"/><path class="i" d="M24 10q-9-6-20-3v31q11-3 20 3 9-6 20-3V7q-11-3-20 3v31"/><path class="t" d="M9 15q6-1 10 1M9 22q6-1 10 1M9 29q6-1 10 1"/><path class="al" d="M30 16q5-2 9-1M30 23q5-2 9-1"/>`,
  honor: `<circle class="f" cx="24" cy="24" r="21"/>${[0, 72, 144, 216, 288].map((turn) => `<circle class="p" cx="24" cy="14" r="6.500" transform="rotate(${turn} 24 24)"/>`).join('')}<circle class="g" cx="24" cy="24" r="4.500"/>`,
};

/** What sets one rank apart from another that fights alike. */
export const RANKS: Readonly<Record<string, string>> = {
  loyal: VALUES.honor!,
  exp: VALUES.wits!,
  devoted: `<circle class="a" cx="24" cy="24" r="21"/><path class="p" d="M24 40Q4 26 12 15q7-7 12 2 5-9 12-2 8 11-12 25z"/>`,
  wise: `<circle class="f" cx="24" cy="24" r="21"/><path class="pl" d="M12 32q12-22 24 0M18 14h12"/><circle class="g" cx="24" cy="26" r="5"/>`,
};

/** What a battle is about. */
export const GOALS: Readonly<Record<string, string>> = {
  first_clash: `${at(15, 23, BLADE, 40)}${at(33, 23, BLADE, -40)}`,
  outpost: BANNER,
  battlefield: `<circle class="p" cx="20" cy="20" r="14"/><circle class="i" cx="20" cy="20" r="14" fill="none"/><path class="i" d="M30 30l14 14"/>${at(20, 20, CROSS, 0, 0.8)}`,
  spy: CARDS.hidden_shame!,
  roadblock: `${FENCE}${at(24, 18, ARROW, 0, 0.8)}`,
  rescue: `${at(24, 26, SOLDIER, 0, 1.4)}<path class="al" d="M12 30q12 6 24 0M11 36q13 6 26 0"/>`,
  last_samurai: at(24, 24, SAMURAI, 0, 1.6),
};

/** What is taken off, and the die that is one more for it. */
export const UNARMORED = `${ARMOR}<path class="al" d="M5 4l38 40"/>${at(38, 38, DIE)}`;
