// Made from the structs of the server by `make schema`; do not edit.
// 4b6c331493e499aafc3bf7ec8ab1329e6e3e57f13ec054e259b52c64e7ed47a5

export interface Wire {
  [k: string]: unknown;
}
/**
 * An option by its place in the list, or by its words, or as an action. One of the three.
 */
export interface Move {
  type: 'move';
  id: string;
  version: number;
  option?: number | null;
  words?: {
    [k: string]: unknown;
  } | null;
  action?: number | null;
}
export interface Undo {
  type: 'undo';
  id: string;
  version: number;
}
/**
 * Why can this not be done? An action that is no option, by its words or as an action; or what
 *     somebody points at, as a part of an action's words: the rules know which action he misses.
 */
export interface Why {
  type: 'why';
  id: string;
  words?: {
    [k: string]: unknown;
  } | null;
  action?: number | null;
  thing?: {
    [k: string]: unknown;
  } | null;
}
/**
 * A question about the position that the game answers on demand.
 */
export interface Preview {
  type: 'preview';
  id: string;
  about: {
    [k: string]: unknown;
  };
}
/**
 * The best options, as a strong bot sees them that knows no more than this seat; only while it
 *     is asked, and only where the table allows hints.
 */
export interface Hint {
  type: 'hint';
  id: string;
}
/**
 * `ply`: to where a takeback goes back. `pace`: the new one. Who proposed something declines it
 *     to withdraw it.
 */
export interface Propose {
  type: 'propose';
  id: string;
  version: number;
  what: 'abandon' | 'pace' | 'pause' | 'resume' | 'takeback';
  ply?: number | null;
  pace?: (Live | Days | Free) | null;
}
/**
 * A bank of seconds for the match and an increment for every decision.
 */
export interface Live {
  kind: 'live';
  bank?: number;
  increment?: number;
  at_zero?: 'bot' | 'resign' | 'skip';
}
/**
 * So many days for every decision.
 */
export interface Days {
  kind: 'days';
  days?: number;
  at_zero?: 'bot' | 'resign' | 'skip';
}
/**
 * No clock.
 */
export interface Free {
  kind: 'free';
}
/**
 * To a proposal.
 */
export interface Answer {
  type: 'answer';
  id: string;
  proposal: number;
  agree: boolean;
}
export interface Resign {
  type: 'resign';
  id: string;
}
/**
 * Standing orders for windows: ask me, ask me only about myself, or always pass.
 */
export interface Orders {
  type: 'orders';
  id: string;
  windows: 'ask' | 'others' | 'pass';
}
/**
 * A bot shall play for a seat whose player is away.
 */
export interface StandIn {
  type: 'stand_in';
  id: string;
  seat: number;
}
/**
 * I am back: my seat is mine again.
 */
export interface GoOn {
  type: 'go_on';
  id: string;
}
/**
 * The same `id` twice is said once.
 */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}
/**
 * Somebody at this table I do not want to hear any more, here or elsewhere; or again, if not
 *     `on`. What the others said follows anew (`talk`).
 */
export interface Mute {
  type: 'mute';
  id: string;
  who: string;
  on?: boolean;
}
/**
 * A new table with the same players, seats rotated; asking twice finds the same table.
 */
export interface Rematch {
  type: 'rematch';
  id: string;
}
/**
 * Events from `since` on, up to `until`.
 */
export interface Log {
  type: 'log';
  id: string;
  since: number;
  until: number;
}
/**
 * The whole present again, which comes before the answer. `kept` and `version` tell what the
 *     client has, as on connecting.
 */
export interface Show {
  type: 'show';
  id: string;
  kept?: number;
  version?: number;
}
export interface Ping {
  type: 'ping';
  id: string;
}
/**
 * My screen still shows how this version came about: my clock shall stand, if it is running.
 */
export interface Watching {
  type: 'watching';
  version: number;
  id?: string;
}
/**
 * It has caught up.
 */
export interface Watched {
  type: 'watched';
  version: number;
  id?: string;
}
/**
 * First on every connection.
 */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  you: Looker;
  table: TableInfo;
  chat: ChatLine[];
  orders: 'ask' | 'others' | 'pass';
  now: number;
}
/**
 * Who looks: a seat (`seat` set), the public, or the referee once the game is over.
 */
export interface Looker {
  viewer: string;
  seat: number | null;
}
/**
 * A table as one person may know it. Times are milliseconds since 1970, UTC. It is played to
 *     its end by the `edition` of the rules that it began with; `newest` is that of new tables.
 *     `hands_known`: it plays on with the hidden cards of a match that is over, which whoever saw that
 *     one knows. It is never listed; say so before somebody sits down. `waiting`: the seats that it
 *     waited for when this was told, `due` when their time is up if there is a clock or a window,
 *     `round` what all see of how far it is. `called`: it begins when all have come, since
 *     `called_at`. `spectators`: how many look on; `onlookers`: those of them who have a name and tell
 *     it. `blocked`: whom the host asked to leave, for himself alone. `counts`: for the rating; then
 *     `hints`, `absence` and `pace` are those of such a match.
 */
export interface TableInfo {
  id: string;
  game: string;
  edition: number;
  newest: number;
  options: {
    [k: string]: unknown;
  };
  status: 'abandoned' | 'open' | 'over' | 'running';
  seats: SeatInfo[];
  pace: Live | Days | Free;
  window: number;
  absence: Absence;
  listed: boolean;
  hands_known: boolean;
  hints: boolean;
  host: boolean;
  created: number;
  version: number;
  ply: number;
  waiting: number[];
  due: number | null;
  round: number | null;
  paused: boolean;
  called: boolean;
  spectators: number;
  commitment: string;
  proposal: ProposalInfo | null;
  result: ResultInfo | null;
  rematch: string | null;
  origin: string | null;
  level?: 'everyone' | 'experienced' | 'learning';
  called_at?: number | null;
  onlookers?: Visitor[];
  blocked?: Visitor[];
  counts?: boolean;
}
/**
 * `yours`: the person who asks holds this seat. `stand_in`: a bot plays while it is empty.
 *     `kept_for`: the name of who is asked to sit here again; `offered`: it is the one who asks.
 *     `away`: since when nobody is there; `until`: when the table's rule about absence acts, if nobody
 *     comes. `color` and `crest` are worn by no other seat. `who`: by what a person is named to block
 *     or mute him, at this table alone; `hosts`: he is its host; `came`: he has come since it is to
 *     begin; `muted`: by the one who asks; `agreed`: to whether the match counts, by sitting down or
 *     since the host changed that.
 */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'human' | 'open';
  name: string;
  bot: string;
  yours: boolean;
  present: boolean;
  resigned: boolean;
  stand_in: boolean;
  entropy: boolean;
  kept_for?: string;
  offered?: boolean;
  away?: number | null;
  until?: number | null;
  color?: 'amber' | 'indigo' | 'madder' | 'moss' | 'teal' | 'wisteria';
  crest?:
    | 'arrows'
    | 'bamboo'
    | 'fan'
    | 'ginkgo'
    | 'lattice'
    | 'moon'
    | 'mountain'
    | 'pine'
    | 'plum'
    | 'swirl'
    | 'wave'
    | 'wheel';
  who?: string;
  hosts?: boolean;
  came?: boolean;
  muted?: boolean;
  agreed?: boolean;
}
/**
 * What happens by itself when the table waits for somebody who is away, after so many seconds:
 *     nothing (`wait`), a `bot` plays for him until he is back, or he gives up and the others `win`.
 *     Where decisions have days their own clock says it.
 */
export interface Absence {
  rule?: 'bot' | 'wait' | 'win';
  after?: number;
  bot?: string;
}
/**
 * Something that all people at the table must agree to. `name`: who wants to take over `seat`,
 *     whose player is away. `pace`: the new one.
 */
export interface ProposalInfo {
  number: number;
  what: 'abandon' | 'pace' | 'pause' | 'resume' | 'seat' | 'takeback';
  seat: number;
  ply: number | null;
  agreed: number[];
  needed: number[];
  name?: string;
  pace?: (Live | Days | Free) | null;
}
/**
 * `ranks` from 1, shared where equal. `resigned` seats come last, whatever they had. `winners`
 *     are those with the first place, and nobody where the game was drawn or abandoned.
 */
export interface ResultInfo {
  how: 'abandoned' | 'played' | 'resigned';
  ranks: number[] | null;
  scores: number[] | null;
  winners: number[];
}
/**
 * Somebody without a seat. `who`: by what he is named at this table, and at no other.
 */
export interface Visitor {
  who: string;
  name: string;
  muted?: boolean;
  hosts?: boolean;
}
/**
 * `who`: by what its speaker is named at this table. Before the first card all talk in one
 *     room, the lobby.
 */
export interface ChatLine {
  number: number;
  room: 'lobby' | 'players' | 'spectators';
  seat: number | null;
  name: string;
  text: string;
  at: number;
  who?: string;
}
/**
 * Somebody sat down, left, came, went, proposed, agreed; the game began or ended.
 */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
}
/**
 * The match now. Keep the first `kept` events of your log, then append `events`.
 */
export interface Present {
  type: 'present';
  version: number;
  ply: number;
  kept: number;
  events: {
    [k: string]: unknown;
  }[];
  moments: Moment[];
  view: {
    [k: string]: unknown;
  };
  waiting: number[];
  asked: Asked | null;
  may_undo: boolean;
  closes: number | null;
  clocks: Clocks;
  result: ResultInfo | null;
}
/**
 * The log had grown to `events` events after `ply` decisions, at a time of day.
 */
export interface Moment {
  events: number;
  ply: number;
  at: number;
}
/**
 * What this viewer's seat is asked. `question` is the view's, with its options.
 */
export interface Asked {
  seat: number;
  question: {
    [k: string]: unknown;
  };
  window: boolean;
  answered: boolean;
}
/**
 * `left` in milliseconds a seat, as of `now`; those in `running` are running down. Where
 *     `stands` is set they stand still until then at the latest, since the screen of that seat still
 *     shows what happened.
 */
export interface Clocks {
  now: number;
  running: number[];
  left: number[] | null;
  stands?: number | null;
}
/**
 * A `present` for who asked for changes. Its view is that of version `after` with another
 *     `question`; in it `sets` put a value at a path, and `splices` replace a run of a list: where,
 *     from which place, how many go, and what comes. Who has another version asks for the whole
 *     (`show`).
 */
export interface Changed {
  type: 'changed';
  after: number;
  version: number;
  ply: number;
  kept: number;
  events: {
    [k: string]: unknown;
  }[];
  moments: Moment[];
  question: {
    [k: string]: unknown;
  } | null;
  sets: [(string | number)[], unknown][];
  splices: [(string | number)[], number, number, unknown[]][];
  waiting: number[];
  asked: Prompt | null;
  may_undo: boolean;
  closes: number | null;
  clocks: Clocks;
  result: ResultInfo | null;
}
/**
 * `Asked`, but with null where the question is the one of the view.
 */
export interface Prompt {
  seat: number;
  question: {
    [k: string]: unknown;
  } | null;
  window: boolean;
  answered: boolean;
}
export interface Said {
  type: 'chat';
  line: ChatLine;
}
/**
 * All that is heard of the chat from now on, in place of what was.
 */
export interface Talk {
  type: 'talk';
  lines: ChatLine[];
}
/**
 * It is on disk. `again`: it was already, and nothing happened twice.
 */
export interface Done {
  type: 'done';
  id: string;
  version: number;
  again?: boolean;
  table?: string | null;
}
/**
 * Nothing happened. After `stale-action` the present follows.
 */
export interface Refused {
  type: 'refused';
  id: string;
  problem: ProblemInfo;
  version: number;
}
/**
 * Why something is refused: say `problem-<key>` with the facts, and show the clause.
 */
export interface ProblemInfo {
  key: string;
  facts?: {
    [k: string]: string | number;
  };
  clause?: string;
}
/**
 * `problem` is null where it can be done.
 */
export interface WhyNot {
  type: 'why';
  id: string;
  problem: ProblemInfo | null;
}
export interface Previewed {
  type: 'preview';
  id: string;
  version: number;
  answer: {
    [k: string]: unknown;
  };
}
/**
 * At most three, the best first.
 */
export interface Hinted {
  type: 'hint';
  id: string;
  version: number;
  advice: Advised[];
}
/**
 * `option` is a place in the list of options; it wins about `chance` games in 100, and
 *     `chances` are those of all seats then. In two in three of the ways it may go on the chance
 *     lies within the `span`.
 */
export interface Advised {
  option: number;
  words: {
    [k: string]: unknown;
  };
  chance: number;
  chances: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  span: [number, number];
  reason: Reason;
}
/**
 * Why an option may be good: say `<game>-advice-<key>` with the facts, or `advice-<key>`.
 */
export interface Reason {
  key: string;
  facts?: {
    [k: string]: string | number;
  };
}
export interface Logged {
  type: 'log';
  id: string;
  since: number;
  events: {
    [k: string]: unknown;
  }[];
}
export interface Pong {
  type: 'pong';
  id: string;
  now: number;
}
/**
 * Last before the server closes the connection.
 */
export interface Bye {
  type: 'bye';
  problem: ProblemInfo;
}
/**
 * How often one ended `ahead` of somebody or `behind` him, else level. Of a `bot` its level is
 *     told; a person without a `name` has left the house.
 */
export interface Against {
  game: string;
  name: string;
  bot: string;
  played: number;
  ahead: number;
  behind: number;
}
/**
 * Plays on from a position as a new table. `hidden`: cards that nobody sees lie as they lay
 *     (`same`), or everything the public cannot see is dealt anew (`new`). With the same cards it is
 *     never `listed`.
 */
export interface Branch {
  ply: number;
  /**
   * @minItems 1
   * @maxItems 12
   */
  seats: SeatWish[];
  hidden?: 'new' | 'same';
  pace?: Live | Days | Free;
  listed?: boolean;
  hints?: boolean;
}
/**
 * `mine`: whoever makes the table sits here (several times: hot seat), under his name or as
 *     `called`. `name`: of a bot; without it, or where somebody has that name, it gets another.
 */
export interface SeatWish {
  kind?: 'bot' | 'mine' | 'open';
  bot?: string;
  name?:
    ('Akira' | 'Emi' | 'Goro' | 'Hana' | 'Jun' | 'Kenji' | 'Masa' | 'Nobu' | 'Ren' | 'Sora' | 'Tomoe' | 'Yuki') | '';
  called?: string;
}
/**
 * How one is called while one is away: the ways that the house `offers`, and one's own.
 *     `push_key`: with which a browser subscribes.
 */
export interface CallsInfo {
  offers: ('hook' | 'mail' | 'push')[];
  push_key: string;
  reaches: ReachInfo[];
}
/**
 * One way in which somebody is called. `label`: the address, or the site of a browser's push
 *     service. An e-mail counts once its reader has followed the link in it (`confirmed`).
 */
export interface ReachInfo {
  id: string;
  kind: 'hook' | 'mail' | 'push';
  label: string;
  confirmed: boolean;
}
/**
 * Who types it on another device is this person there. It is shown this once.
 */
export interface Code {
  code: string;
}
/**
 * The host's: whether the match counts for the rating. The others are asked again.
 */
export interface Counts {
  counts: boolean;
}
export interface CurvePoint {
  at: number;
  points: number;
  spread: number;
}
/**
 * `address`: the public one, where it is set. `network`: the house on other devices in the same
 *     network; `may_open`: it can be opened to them. Both only for who sits at the server itself.
 */
export interface DoorInfo {
  address: string;
  network: string[];
  may_open: boolean;
}
/**
 * What one would like to wear at every table; where somebody wears it already, the next that is
 *     free.
 */
export interface Dress {
  color: ('amber' | 'indigo' | 'madder' | 'moss' | 'teal' | 'wisteria') | '';
  crest:
    | (
        | 'arrows'
        | 'bamboo'
        | 'fan'
        | 'ginkgo'
        | 'lattice'
        | 'moon'
        | 'mountain'
        | 'pine'
        | 'plum'
        | 'swirl'
        | 'wave'
        | 'wheel'
      )
    | '';
}
/**
 * `here`: the one who asks is forgotten, too.
 */
export interface EndSessions {
  here?: boolean;
}
/**
 * `token` is the new one of a program that goes on.
 */
export interface Ended {
  token: string | null;
}
/**
 * Anything; it is mixed into the seed before the deal.
 */
export interface Entropy {
  seat: number;
  entropy: string;
}
/**
 * A question about a position after `ply` decisions; `about` as in the socket's `preview`.
 */
export interface Foresee {
  ply: number;
  about: {
    [k: string]: unknown;
  };
}
export interface Foreseen {
  ply: number;
  answer: {
    [k: string]: unknown;
  };
}
export interface GameInfo {
  slug: string;
  edition: number;
  seats: number[];
  continuous: boolean;
  options: OptionInfo[];
}
/**
 * An option of a game; its meaning is the text `<slug>-option-<name>`.
 */
export interface OptionInfo {
  name: string;
  default: unknown;
  clause: string;
  choices: unknown[];
  low: number | null;
  high: number | null;
  custom: string;
}
/**
 * `rating` and `curve`, the oldest first, only where matches counted.
 */
export interface GameResults {
  game: string;
  played: number;
  won: number;
  rating: RatingInfo | null;
  curve: CurvePoint[];
}
/**
 * In one game: `points` give or take `spread`, after so many `games` that counted; `sure` after
 *     a few of them. That of a bot is `fixed`, as our ladders measured it.
 */
export interface RatingInfo {
  points: number;
  spread: number;
  games: number;
  sure: boolean;
  fixed?: boolean;
}
/**
 * The host's: who sits there is the host from now on.
 */
export interface Handover {
  seat: number;
}
/**
 * Everything a client needs to offer a new table.
 */
export interface HouseInfo {
  version: string;
  protocol: number;
  games: GameInfo[];
  bots: string[];
  languages: string[];
}
/**
 * What a decision of a finished match would have been worth, had it been this one.
 */
export interface Instead {
  ply: number;
  words: {
    [k: string]: unknown;
  };
}
/**
 * What a person chose on a device, as the client writes it; empty if nothing is kept.
 */
export interface Kept {
  settings: string;
}
/**
 * A guided first game; the learner sits at `seat`.
 */
export interface Lesson {
  game: string;
  seat: number;
  frames: LessonFrame[];
}
/**
 * A step of a lesson: the table, what happened since the step before, decision by decision, and
 *     which of the options the lesson takes. Without a question it only shows something. `points`
 *     names zones of the table that it is about. `skips`: time has passed that is not shown. Say
 *     `<slug>-lesson-<step>`, and its title.
 */
export interface LessonFrame {
  step: string;
  ply: number;
  view: {
    [k: string]: unknown;
  };
  scenes: LessonScene[];
  points: string[];
  skips: boolean;
  question: {
    [k: string]: unknown;
  } | null;
  option: number | null;
}
/**
 * A decision between two frames: what happened, and the table after it.
 */
export interface LessonScene {
  ply: number;
  view: {
    [k: string]: unknown;
  };
  events: {
    [k: string]: unknown;
  }[];
}
/**
 * `promise` is shown from the beginning, `commitment` from the deal, the rest at the end.
 */
export interface LuckInfo {
  promise: string;
  commitment: string | null;
  house: string | null;
  entropy: string[] | null;
  seed: string | null;
}
/**
 * `known` is false for somebody who has not said a name yet. `kept`: there is a way back, by a
 *     passkey or (`coded`) a recovery code. Color and crest are empty where nothing was chosen.
 */
export interface Me {
  known: boolean;
  name?: string;
  bot?: boolean;
  kept?: boolean;
  coded?: boolean;
  color?: string;
  crest?: string;
}
/**
 * Somebody whom one does not want to hear, at any table; and since when.
 */
export interface MutedInfo {
  who: string;
  name: string;
  since: number;
}
/**
 * Games by how much they were played, opponents too; the last matches, newest first.
 */
export interface MyResults {
  games: GameResults[];
  against: Against[];
  last: PastMatch[];
}
/**
 * `kept`: it can still be looked at. `change`: of the rating, where it counted.
 */
export interface PastMatch {
  table: string;
  game: string;
  ended: number;
  place: number;
  size: number;
  won: boolean;
  resigned: boolean;
  score: number | null;
  counts: boolean;
  change: number | null;
  kept: boolean;
  others: PastOther[];
}
export interface PastOther {
  name: string;
  bot: string;
  place: number;
}
export interface NewBot {
  name: string;
}
export interface NewMe {
  name: string;
}
/**
 * `target`: what a browser subscribed to, with its keys; or an address for e-mail; or the URL
 *     of a webhook.
 */
export interface NewReach {
  kind: 'hook' | 'mail' | 'push';
  target: string;
  language?: string;
  p256dh?: string;
  auth?: string;
}
/**
 * `window`: for how many seconds a window stays open; without it, what fits the pace. `hints`:
 *     whether players may ask what a bot would do. `level`: for whom it is, as the lobby tells it.
 *     `counts`: for the rating, of all who sit down. Then it needs a clock, there are no hints, and
 *     nobody is played for.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 12
   */
  seats: SeatWish[];
  options?: {
    [k: string]: unknown;
  };
  pace?: Live | Days | Free;
  listed?: boolean;
  window?: number | null;
  hints?: boolean;
  absence?: Absence;
  level?: 'everyone' | 'experienced' | 'learning';
  counts?: boolean;
}
/**
 * `invite` is the path of the link to send to friends; it opens a private table, too.
 */
export interface Opened {
  table: TableInfo;
  invite: string;
}
/**
 * `options` for `navigator.credentials`, as WebAuthn writes them in JSON; `ticket` comes back
 *     with what the device says to them.
 */
export interface PasskeyAsked {
  options: {
    [k: string]: unknown;
  };
  ticket: string;
}
export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  seen: number;
}
export interface PasskeyProof {
  ticket: string;
  credential: {
    [k: string]: unknown;
  };
}
/**
 * A picture of the rule book: a position as `seat` sees it, what it is asked, and which of the
 *     options the picture shows. `events` are those of what was tried last.
 */
export interface Plate {
  seat: number;
  view: {
    [k: string]: unknown;
  };
  events: {
    [k: string]: unknown;
  }[];
  question: {
    [k: string]: unknown;
  } | null;
  option: number | null;
}
/**
 * What a match would begin on, as its game tells it (docs/games); `problem`: why it could not
 *     begin so.
 */
export interface Prospect {
  shown: {
    [k: string]: unknown;
  };
  problem: ProblemInfo | null;
}
/**
 * Options as a new table takes them.
 */
export interface ProspectWish {
  seats: number;
  options?: {
    [k: string]: unknown;
  };
}
/**
 * Its dark squares as the path of an SVG that is `side` units wide, margin included.
 */
export interface QrCode {
  side: number;
  path: string;
}
export interface QrWish {
  link: string;
}
export interface Recover {
  code: string;
}
/**
 * A match after `ply` decisions, as a viewer saw it.
 */
export interface Replayed {
  game: string;
  ply: number;
  plies: number;
  viewer: string;
  seat: number | null;
  over: boolean;
  view: {
    [k: string]: unknown;
  };
  events: {
    [k: string]: unknown;
  }[];
}
/**
 * A decision beside the best one, as a bot judges it from what the seat could know: chances of
 *     winning in thousandths, those of all seats after the best one, and why that one is good.
 *     `only`: there was nothing to choose.
 */
export interface Reviewed {
  ply: number;
  seat: number;
  words: {
    [k: string]: unknown;
  };
  only: boolean;
  chance?: number;
  best?: number;
  better?: {
    [k: string]: unknown;
  } | null;
  chances?: number[];
  reason?: Reason | null;
}
/**
 * The host's: a bot for an open seat, or an open seat for a bot.
 */
export interface SeatChange {
  kind: 'bot' | 'open';
  bot?: string;
}
/**
 * A path that gives this seat to another device of the same player.
 */
export interface SeatLink {
  path: string;
}
/**
 * Of who sits there, in the game that is played, if there is one; after a match that counted
 *     with its `change`.
 */
export interface SeatRating {
  seat: number;
  rating: RatingInfo | null;
  change?: number | null;
}
/**
 * A device at which one is known; `here`: the one that asks.
 */
export interface SessionInfo {
  id: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
}
/**
 * `name` for somebody the house does not know yet, or under another name at this table. What he
 *     wears is his from now on; without it he wears what he chose before.
 */
export interface Sit {
  name?: string | null;
  color?: ('amber' | 'indigo' | 'madder' | 'moss' | 'teal' | 'wisteria') | null;
  crest?:
    | (
        | 'arrows'
        | 'bamboo'
        | 'fan'
        | 'ginkgo'
        | 'lattice'
        | 'moon'
        | 'mountain'
        | 'pine'
        | 'plum'
        | 'swirl'
        | 'wave'
        | 'wheel'
      )
    | null;
}
/**
 * `next`: where the following page begins. `now`: what time it is at the server.
 */
export interface TableList {
  tables: TableInfo[];
  next: string | null;
  now: number;
}
/**
 * Send it as `Authorization: Bearer <token>`; it is shown this once.
 */
export interface Token {
  name: string;
  token: string;
}
/**
 * What somebody played in a picture, in words, one after the other; `about` asks what could be
 *     foreseen after that.
 */
export interface Trying {
  /**
   * @maxItems 12
   */
  played: {
    [k: string]: unknown;
  }[];
  about?: {
    [k: string]: unknown;
  };
}
/**
 * What a record proves; `problem` says what it does not.
 */
export interface Verified {
  verified: boolean;
  game?: string;
  plies?: number;
  over?: boolean;
  digest?: string;
  problem?: ProblemInfo | null;
}
/**
 * Somebody at a table, by the `who` of his seat, of a visitor or of a line.
 */
export interface Whom {
  who: string;
}
/**
 * What a program at a seat plays on with: a state of the match at `version` in which all that
 *     the seat cannot know was invented anew. `build` of the game reads it (`sengoku.game`).
 */
export interface World {
  version: number;
  game: string;
  seats: number;
  options: {
    [k: string]: unknown;
  };
  edition: number;
  world: {
    [k: string]: unknown;
  };
}
