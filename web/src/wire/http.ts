// The server's HTTP answers. A refusal is thrown as a Refusal: say its problem.
import { way } from '../home';
import type {
  Branch,
  CallsInfo,
  Code,
  DoorInfo,
  Dress,
  Ended,
  Foreseen,
  HouseInfo,
  Instead,
  Kept,
  Lesson,
  LuckInfo,
  Me,
  MutedInfo,
  MyResults,
  NewReach,
  NewTable,
  PasskeyAsked,
  PasskeyInfo,
  PasskeyProof,
  Opened,
  Plate,
  Present,
  ProblemInfo,
  Prospect,
  QrCode,
  Replayed,
  Reviewed,
  SeatChange,
  SeatLink,
  SeatRating,
  SessionInfo,
  Sit,
  TableInfo,
  TableList,
  Verified,
} from './types';
import type { Told } from '../words/speaker';

export class Refusal extends Error {
  constructor(readonly problem: ProblemInfo) {
    super(problem.key);
  }
}

/** Nobody answered: it may be asked again. */
export const isAway = ({ key }: ProblemInfo): boolean => key.endsWith('server-away');

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(way(path), {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ key: 'web-server-away', facts: {}, clause: '' });
  }
  if (response.ok) return (response.status === 204 ? null : await response.json()) as T;
  let problem: ProblemInfo;
  try {
    problem = (await response.json()) as ProblemInfo;
  } catch {
    problem = { key: 'server-fault', facts: {}, clause: '' };
  }
  throw new Refusal(problem);
}

const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** What could be foreseen at a moment that lies behind; null where nothing could. */
const foresee = (path: string, ply: number, about: Told): Promise<Told | null> =>
  post<Foreseen>(`${path}/preview`, { ply, about }).then(
    ({ answer }) => answer,
    () => null,
  );

export const house = (): Promise<HouseInfo> => get('/api/house');
export const door = (): Promise<DoorInfo> => get('/api/door');
export const openDoor = (): Promise<DoorInfo> => post('/api/door');
export const qrCode = (link: string): Promise<QrCode> => post('/api/qr', { link });
/** What a match with these options would begin on, and why it could not begin so. */
export const prospect = (game: string, seats: number, options: Told): Promise<Prospect> =>
  post(`/api/games/${game}/prospect`, { seats, options });
export const me = (): Promise<Me> => get('/api/me');
export const dress = (wish: Dress): Promise<Me> => ask('PUT', '/api/me/dress', wish);
export const sayName = (name: string): Promise<Me> => post('/api/me', { name });
export const endSessions = (): Promise<Ended> => post('/api/me/end', {});
export const sessions = (): Promise<SessionInfo[]> => get('/api/me/sessions');
export const endSession = (id: string): Promise<SessionInfo[]> =>
  ask('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`);
export const newCode = (): Promise<Code> => post('/api/me/code');
export const passkeys = (): Promise<PasskeyInfo[]> => get('/api/me/passkeys');
export const askPasskey = (at: '/api/passkey' | '/api/me/passkeys'): Promise<PasskeyAsked> =>
  post(`${at}/ask`, {});
export const keepPasskey = (proof: PasskeyProof): Promise<PasskeyInfo[]> =>
  post('/api/me/passkeys', proof);
export const enterByPasskey = (proof: PasskeyProof): Promise<Me> => post('/api/passkey', proof);
export const dropPasskey = (id: string): Promise<PasskeyInfo[]> =>
  ask('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`);
export const forgetMe = (): Promise<Me> => ask('DELETE', '/api/me');
export const recover = (code: string): Promise<Me> => post('/api/me/recover', { code });
export const keptSettings = (): Promise<Kept> => get('/api/me/settings');
export const keepSettings = (settings: string): Promise<Kept> =>
  ask('PUT', '/api/me/settings', { settings });
export const calls = (): Promise<CallsInfo> => get('/api/me/calls');
export const addReach = (reach: NewReach): Promise<CallsInfo> => post('/api/me/calls', reach);
export const dropReach = (id: string): Promise<CallsInfo> =>
  ask('DELETE', `/api/me/calls/${encodeURIComponent(id)}`);
/** By the code of a letter. */
export const answerLetter = (code: string, answer: 'yes' | 'end'): Promise<unknown> =>
  post(`/api/calls/${encodeURIComponent(code)}/${answer}`);
export const tables = (query: Record<string, string>): Promise<TableList> =>
  get(`/api/tables?${new URLSearchParams(query)}`);
export const makeTable = (wish: NewTable): Promise<Opened> => post('/api/tables', wish);
export const seeTable = (id: string): Promise<TableInfo> => get(table(id));
export const present = (id: string): Promise<Present> => get(`${table(id)}/present`);
export const invite = (id: string): Promise<Opened> => get(`${table(id)}/invite`);
export const sit = (id: string, seat: number, wish: Sit): Promise<TableInfo> =>
  post(`${table(id)}/seats/${seat}`, wish);
export const leave = (id: string, seat: number): Promise<TableInfo> =>
  ask('DELETE', `${table(id)}/seats/${seat}`);
/** Of somebody who stays away; those who play must agree. */
export const takeSeat = (id: string, seat: number): Promise<TableInfo> =>
  post(`${table(id)}/seats/${seat}/take`);
export const changeSeat = (id: string, seat: number, change: SeatChange): Promise<TableInfo> =>
  ask('PUT', `${table(id)}/seats/${seat}`, change);
/** Who sits there is the host from now on. */
export const handOver = (id: string, seat: number): Promise<TableInfo> =>
  post(`${table(id)}/host`, { seat });
export const block = (id: string, who: string): Promise<TableInfo> =>
  post(`${table(id)}/blocks`, { who });
export const pardon = (id: string, who: string): Promise<TableInfo> =>
  ask('DELETE', `${table(id)}/blocks/${who}`);
export const mutes = (): Promise<MutedInfo[]> => get('/api/me/mutes');
export const unmute = (who: string): Promise<MutedInfo[]> => ask('DELETE', `/api/me/mutes/${who}`);
export const sayCounts = (id: string, counts: boolean): Promise<TableInfo> =>
  ask('PUT', `${table(id)}/counts`, { counts });
export const agree = (id: string, seat: number): Promise<TableInfo> =>
  post(`${table(id)}/seats/${seat}/agree`);
export const ratings = (id: string): Promise<SeatRating[]> => get(`${table(id)}/ratings`);
export const myResults = (): Promise<MyResults> => get('/api/me/results');
export const seatLink = (id: string, seat: number): Promise<SeatLink> =>
  post(`${table(id)}/seats/${seat}/link`);
export const addEntropy = (id: string, seat: number, entropy: string): Promise<TableInfo> =>
  post(`${table(id)}/entropy`, { seat, entropy });
export const start = (id: string): Promise<TableInfo> => post(`${table(id)}/start`);
export const luck = (id: string): Promise<LuckInfo> => get(`${table(id)}/luck`);
export const recordPath = (id: string): string => way(`${table(id)}/record`);
export const replay = (id: string, ply: number, viewer: string): Promise<Replayed> =>
  get(`${table(id)}/replay?${new URLSearchParams({ ply: String(ply), viewer })}`);
export const previewAt = (id: string, ply: number, about: Told): Promise<Told | null> =>
  foresee(table(id), ply, about);
/** With a seat, its next decision from there on where it had a choice. */
export const review = (id: string, ply: number, seat: number | null = null): Promise<Reviewed> =>
  get(`${table(id)}/review?ply=${ply}${seat === null ? '' : `&seat=${seat}`}`);
/** The same, had it been played so. */
export const reviewInstead = (id: string, ply: number, words: Told): Promise<Reviewed> =>
  post(`${table(id)}/review`, { ply, words } satisfies Instead);
/** What was found about its decisions so far. */
export const reviews = (id: string): Promise<Reviewed[]> => get(`${table(id)}/reviews`);
export const lesson = (game: string): Promise<Lesson> => get(`/api/lessons/${game}`);
export const previewLesson = (game: string, ply: number, about: Told): Promise<Told | null> =>
  foresee(`/api/lessons/${game}`, ply, about);
export const playLesson = (game: string): Promise<Opened> => post(`/api/lessons/${game}/table`);
const picture = (game: string, plate: string): string =>
  `/api/book/${game}/${encodeURIComponent(plate)}`;
export const plate = (game: string, name: string): Promise<Plate> => get(picture(game, name));
export const tryPlate = (game: string, name: string, played: Told[]): Promise<Plate> =>
  post(picture(game, name), { played });
export const previewPlate = async (
  game: string,
  name: string,
  played: Told[],
  about: Told,
): Promise<Told | null> => {
  try {
    const path = `${picture(game, name)}/preview`;
    return (await post<{ answer: Told }>(path, { played, about })).answer;
  } catch {
    return null;
  }
};
export const branch = (id: string, wish: Branch): Promise<Opened> =>
  post(`${table(id)}/branch`, wish);

async function send<T>(path: string, record: string): Promise<T> {
  const response = await fetch(way(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: record,
  });
  if (!response.ok) throw new Refusal((await response.json()) as ProblemInfo);
  return (await response.json()) as T;
}
export const verify = (record: string): Promise<Verified> => send('/api/verify', record);
/** As a table that is over, to watch it and to play on. */
export const openRecord = (record: string): Promise<Opened> => send('/api/records', record);

export async function words(language: string): Promise<string> {
  const response = await fetch(way(`/words/${language}.ftl`));
  if (!response.ok) throw new Refusal({ key: 'server-fault', facts: {}, clause: '' });
  return response.text();
}
