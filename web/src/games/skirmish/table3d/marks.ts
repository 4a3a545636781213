// What is drawn upon the ground: one picture, laid over the relief, so that men and trees stand before it and hills carry
// it. In thousandths, north up.
import { Mesh, MeshBasicMaterial, type CanvasTexture } from 'three';
import { TABLE } from '../plane';
import type { Place } from '../view';
import { MARK } from './colors';
import { canvasOf, textureOf, type Brush } from './pictures';
import type { Plan, Halo } from './plan';
import type { Relief } from './relief';

const ROUND = Math.PI * 2;
const DISC = 492;
const LIFT = 0.02;
const WAYS: Record<Plan['ways'][number]['tone'], { color: string; dash: number[] }> = {
  advised: { color: MARK.gold, dash: [] },
  played: { color: MARK.red, dash: [4, 220] },
  driven: { color: MARK.pale, dash: [150, 200] },
};

export class GroundMarks {
  readonly mesh: Mesh;
  readonly #brush: Brush;
  readonly #map: CanvasTexture;
  readonly #size: number;

  constructor(relief: Relief, size: number, sharp: number) {
    const { canvas, brush } = canvasOf(size, size);
    [this.#brush, this.#size] = [brush, size];
    this.#map = textureOf(canvas);
    this.#map.anisotropy = sharp;
    const stuff = new MeshBasicMaterial({
      map: this.#map,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
    });
    this.mesh = new Mesh(relief.sheet(LIFT), stuff);
    this.mesh.renderOrder = 1;
  }

  /** All of it anew. */
  paint(plan: Plan, turned: boolean): void {
    const [brush, scale] = [this.#brush, this.#size / TABLE];
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, this.#size, this.#size);
    brush.setTransform(scale, 0, 0, -scale, 0, this.#size);
    brush.lineJoin = brush.lineCap = 'round';
    deploy(brush, plan.deploy);
    reach(brush, plan.reach);
    for (const { x, y, radius } of plan.zones) zone(brush, x, y, radius);
    for (const ring of plan.circles) range(brush, ring, turned);
    for (const marker of plan.markers) disc(brush, marker, turned);
    if (plan.captive) captive(brush, plan.captive);
    if (plan.lane) lane(brush, plan.lane);
    for (const ring of plan.rings) glow(brush, ring);
    for (const each of plan.ways) way(brush, each);
    if (plan.exit) exit(brush, plan.exit);
    this.#map.needsUpdate = true;
  }
}

function trace(brush: Brush, loops: readonly (readonly Place[])[]): void {
  brush.beginPath();
  for (const loop of loops) {
    loop.forEach(({ x, y }, n) => (n ? brush.lineTo(x, y) : brush.moveTo(x, y)));
    brush.closePath();
  }
}

function line(brush: Brush, width: number, color: string, dash: number[] = []): void {
  brush.lineWidth = width;
  brush.strokeStyle = color;
  brush.setLineDash(dash);
  brush.stroke();
  brush.setLineDash([]);
}

function circle(brush: Brush, { x, y }: Place, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, ROUND);
}

/** How far one comes: it glows towards its edge. */
function reach(brush: Brush, loops: readonly Place[][]): void {
  if (!loops.length) return;
  brush.save();
  trace(brush, loops);
  brush.clip('evenodd');
  brush.fillStyle = MARK.fill;
  brush.fill('evenodd');
  for (const [width, strength] of [
    [1500, 0.07],
    [950, 0.1],
    [480, 0.16],
  ] as const)
    line(brush, width, `rgba(255,214,110,${strength})`);
  brush.restore();
  trace(brush, loops);
  line(brush, 200, MARK.dark);
  line(brush, 100, MARK.gold);
}

/** Where one may set up. */
function deploy(brush: Brush, outline: readonly Place[]): void {
  if (!outline.length) return;
  brush.save();
  trace(brush, [outline]);
  brush.fillStyle = MARK.deployFill;
  brush.fill();
  brush.clip();
  brush.beginPath();
  for (let x = -TABLE; x < TABLE; x += 900) {
    brush.moveTo(x, 0);
    brush.lineTo(x + TABLE, TABLE);
  }
  line(brush, 150, MARK.deployHatch);
  brush.restore();
  trace(brush, [outline]);
  line(brush, 190, MARK.dark);
  line(brush, 95, MARK.gold, [500, 300]);
}

function zone(brush: Brush, x: number, y: number, radius: number): void {
  circle(brush, { x, y }, radius);
  brush.fillStyle = MARK.zoneFill;
  brush.fill();
  line(brush, 62, MARK.zoneLine, [190, 190]);
}

/** Gold and whole is advised, red and dotted was played, pale and dashed is where somebody would be driven. */
function way(brush: Brush, { places, tone, radius }: Plan['ways'][number]): void {
  const { color, dash } = WAYS[tone];
  const end = places.at(-1);
  const draw = (): void => {
    line(brush, 190, MARK.dark);
    line(brush, 110, color, dash);
  };
  if (places.length > 1) {
    brush.beginPath();
    places.forEach(({ x, y }, n) => (n ? brush.lineTo(x, y) : brush.moveTo(x, y)));
    draw();
  }
  if (!end || !radius) return;
  circle(brush, end, radius);
  draw();
}

function lane(brush: Brush, way: NonNullable<Plan['lane']>): void {
  const { legs, width, shot, target, radius, lands } = way;
  const [from = target] = legs;
  if (shot) beam(brush, from, target, radius);
  else {
    brush.beginPath();
    legs.forEach(({ x, y }, n) => (n ? brush.lineTo(x, y) : brush.moveTo(x, y)));
    line(brush, width, MARK.lane);
    legs.slice(1).forEach((to, n) => heads(brush, legs[n] ?? to, to, width / 2));
  }
  brush.beginPath();
  legs.forEach(({ x, y }, n) => (n ? brush.lineTo(x, y) : brush.moveTo(x, y)));
  line(brush, 70, MARK.red, shot ? [320, 210] : []);
  if (!lands) return;
  circle(brush, lands, width / 2);
  line(brush, 70, MARK.red, [200, 140]);
}

/** From the eye to both rims of the target. */
function beam(brush: Brush, from: Place, to: Place, radius: number): void {
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const [dx, dy] = [-Math.sin(turn) * radius, Math.cos(turn) * radius];
  trace(brush, [[from, { x: to.x + dx, y: to.y + dy }, { x: to.x - dx, y: to.y - dy }]]);
  brush.fillStyle = MARK.beam;
  brush.fill();
}

/** Arrowheads that point at the enemy. */
function heads(brush: Brush, from: Place, to: Place, half: number): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  brush.save();
  brush.translate(from.x, from.y);
  brush.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  brush.fillStyle = MARK.head;
  for (let at = half + 300; at < length - 200; at += 520) {
    brush.beginPath();
    brush.moveTo(at, -half * 0.55);
    brush.lineTo(at + 260, 0);
    brush.lineTo(at, half * 0.55);
    brush.lineTo(at + 130, 0);
    brush.fill();
  }
  brush.restore();
}

/** How far one charges or shoots, with the length written to it on four sides. */
function range(brush: Brush, ring: Plan['circles'][number], turned: boolean): void {
  const color = ring.red ? MARK.red : MARK.pale;
  circle(brush, ring, ring.radius);
  line(brush, 120, MARK.dark);
  line(brush, 60, color, [420, 260]);
  brush.font = '700 520px Georgia, serif';
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  for (const quarter of [0, 1, 2, 3]) {
    const turn = (quarter * Math.PI) / 2;
    brush.save();
    brush.translate(ring.x + Math.sin(turn) * ring.radius, ring.y + Math.cos(turn) * ring.radius);
    brush.scale(turned ? -1 : 1, turned ? 1 : -1);
    brush.lineWidth = 130;
    brush.strokeStyle = MARK.ink;
    brush.strokeText(ring.text, 0, 0);
    brush.fillStyle = color;
    brush.fillText(ring.text, 0, 0);
    brush.restore();
  }
}

function glow(brush: Brush, ring: Halo): void {
  const { kind, radius } = ring;
  const color = kind === 'aimed' ? MARK.red : MARK.glow;
  if (kind === 'alert' || kind === 'hindered') {
    circle(brush, ring, radius + (kind === 'alert' ? 120 : 220));
    return line(brush, 80, kind === 'alert' ? MARK.glow : MARK.red, [220, 190]);
  }
  brush.fillStyle = color;
  for (const [more, strength] of [
    [520, 0.16],
    [360, 0.22],
    [220, 0.34],
  ] as const) {
    brush.globalAlpha = kind === 'chosen' ? strength * 1.4 : strength;
    circle(brush, ring, radius + more);
    brush.fill();
  }
  brush.globalAlpha = 1;
  circle(brush, ring, radius + 170);
  line(brush, kind === 'chosen' ? 120 : 90, color, kind === 'aimed' ? [300, 180] : []);
}

/** An objective: a disc with its number, the rim in the color of who holds it. */
function disc(brush: Brush, marker: Plan['markers'][number], turned: boolean): void {
  const { number, rim, lit, captive: holds } = marker;
  if (lit) glow(brush, { ...marker, radius: DISC, kind: 'lit' });
  circle(brush, { x: marker.x + 70, y: marker.y + 50 }, DISC + 40);
  brush.fillStyle = MARK.shade;
  brush.fill();
  circle(brush, marker, DISC);
  brush.fillStyle = MARK.seal;
  brush.fill();
  line(brush, 120, rim);
  brush.save();
  brush.translate(marker.x, marker.y);
  brush.scale(turned ? -1 : 1, turned ? 1 : -1);
  brush.fillStyle = MARK.sealInk;
  brush.font = '700 600px Georgia, serif';
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(String(number), 0, 30);
  brush.restore();
  if (holds) captive(brush, { x: marker.x, y: marker.y + (turned ? -760 : 760) });
}

function captive(brush: Brush, { x, y }: Place): void {
  const side = 300;
  trace(brush, [
    [
      { x, y: y + side },
      { x: x + side, y },
      { x, y: y - side },
      { x: x - side, y },
    ],
  ]);
  brush.fillStyle = MARK.glow;
  brush.fill();
  line(brush, 60, MARK.sealInk);
}

function exit(brush: Brush, { x, y }: Place): void {
  brush.beginPath();
  for (const side of [1, -1]) {
    brush.moveTo(x - 400, y - 400 * side);
    brush.lineTo(x + 400, y + 400 * side);
  }
  line(brush, 150, MARK.red);
}
