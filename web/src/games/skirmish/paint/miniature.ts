// A unit as a miniature: the base with its clan's rim, and its men, who look where they are told to look.
import { PAINTS, type Clan } from './clans';
import { fallen, lookOf, man, shadow } from './man';
import { rng } from './noise';

export interface Model {
  unit: number;
  card: string;
  weapon: string;
  models: number;
  radius: number;
  prone: boolean;
}

/** Who is not on the field yet: three men share a wide base. */
export const modelOf = (card: string, weapon: string, models: number, unit: number): Model => ({
  unit,
  card,
  weapon,
  models,
  radius: models > 1 ? 1181 : 492,
  prone: false,
});

type Stance = [x: number, y: number, turn: number];
const ALONE: Stance[] = [[0, 0, 0]];
const THREE: Stance[] = [
  [0, -520, 0],
  [-500, 360, 12],
  [500, 340, -14],
];
/** The sun stands low: so many degrees from straight ahead every shadow falls. */
const SHADOWS = 62;
export const isGroup = (radius: number): boolean => radius > 600;

function around([x, y]: Stance, turn: number): string {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return `${Math.round(x * cos - y * sin)} ${Math.round(x * sin + y * cos)}`;
}

/** The base alone: whole rim or notched, light on its upper left. */
function base(s: Clan, radius: number, seed: number): string {
  const c = PAINTS[s.color];
  const luck = rng(seed + 5);
  const notches = s.notched
    ? `<circle r="${radius - 45}" fill="none" stroke="${c.light}" stroke-width="78" stroke-dasharray="${radius * 0.14} ${radius * 0.485}"/>`
    : '';
  const grass = Array.from({ length: Math.floor(radius / 75) }, (_, n) => {
    const [turn, far] = [luck() * 6.28, Math.sqrt(luck()) * (radius - 150)];
    const color = ['#6d7a3d', '#8b9150', '#55642f'][n % 3];
    return `<path transform="translate(${Math.round(Math.cos(turn) * far)} ${Math.round(Math.sin(turn) * far)})" d="M0 0l-40 -90M0 0l0 -110M0 0l45 -80" stroke="${color}" stroke-width="20" fill="none"/>`;
  }).join('');
  return `<circle r="${radius}" fill="${c.deep}"/><circle r="${radius - 45}" fill="none" stroke="${c.main}" stroke-width="78"/>${notches}<path d="M${-radius * 0.86} ${-radius * 0.36}A${radius * 0.93} ${radius * 0.93} 0 0 1 ${radius * 0.2} ${-radius * 0.91}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="34"/><circle r="${radius - 88}" fill="url(#toh-turf)"/>${grass}`;
}

/** What lies on the ground: base and shadows. */
export function footing(model: Model, s: Clan, turn: number): string {
  const look = lookOf(model.card, model.weapon);
  const group = isGroup(model.radius);
  const spots = group ? THREE : ALONE;
  const dark = model.prone
    ? ''
    : spots
        .slice(0, Math.max(1, model.models))
        .map((spot, n) => {
          const flag = look.flag || (group && n === 1);
          return `<g transform="translate(${around(spot, turn)}) rotate(${SHADOWS}) scale(1.25)">${shadow({ ...look, flag })}</g>`;
        })
        .join('');
  return `<circle r="${model.radius + 30}" cx="70" cy="-50" fill="#170d02" opacity=".35"/>${dark}${base(s, model.radius, model.unit)}`;
}

/** Who stands on it. Of a group those who fell lie where they stood. */
export function men(model: Model, s: Clan, turn: number): string {
  const look = lookOf(model.card, model.weapon);
  const group = isGroup(model.radius);
  const degrees = Math.round((turn * 180) / Math.PI);
  return (group ? THREE : ALONE)
    .map((spot, n) => {
      const at = around(spot, turn);
      if (model.prone || n >= model.models)
        return `<g transform="translate(${at}) rotate(${degrees + spot[2] + 100}) scale(1.2)">${fallen(s, look)}</g>`;
      const flag = look.flag || (group && n === 1);
      return `<g transform="translate(${at}) rotate(${degrees + spot[2]}) scale(1.32)">${man(s, { ...look, flag }, model.unit * 3 + n)}</g>`;
    })
    .join('');
}
