// The table under the field: a wooden frame with inlaid inches, and the shadow in which it stands.
import {
  BoxGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
} from 'three';
import { rng } from '../paint/noise';
import { RIM, TABLE } from '../plane';
import { LAND } from './colors';
import { picture, type Brush } from './pictures';

const WIDE = RIM / 1000;
const SIDE = TABLE / 1000 + 2 * WIDE;
const DEEP = 1.5;
const ABOVE = 0.14; // how far the frame stands out over the field
const SIZE = 1536;
const PX = SIZE / SIDE;

function plank(brush: Brush, x: number, y: number, w: number, h: number, luck: () => number): void {
  const along = w > h;
  brush.save();
  brush.beginPath();
  brush.rect(x, y, w, h);
  brush.clip();
  const light = along
    ? brush.createLinearGradient(0, y, 0, y + h)
    : brush.createLinearGradient(x, 0, x + w, 0);
  LAND.board.forEach((color, n) => light.addColorStop(n / 2, color));
  brush.fillStyle = light;
  brush.fillRect(x, y, w, h);
  for (let n = 0; n < 150; n += 1) {
    brush.strokeStyle = `rgba(${luck() > 0.5 ? '40,20,8' : '190,135,80'},${0.05 + luck() * 0.16})`;
    brush.lineWidth = 0.6 + luck() * 2.2;
    const [at, bend] = [luck(), (luck() - 0.5) * 14];
    const on = (t: number, off: number): [number, number] =>
      along ? [x + w * t, y + at * h + off] : [x + at * w + off, y + h * t];
    brush.beginPath();
    brush.moveTo(...on(0, 0));
    brush.bezierCurveTo(...on(0.3, bend), ...on(0.6, -bend), ...on(1, bend / 2));
    brush.stroke();
  }
  brush.restore();
}

function scale(brush: Brush, turned: boolean): void {
  const b = WIDE * PX;
  brush.fillStyle = brush.strokeStyle = LAND.inlay;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.font = `600 ${0.62 * PX}px Georgia, serif`;
  for (let inch = 0; inch <= 36; inch += 1) {
    const at = b + inch * PX;
    const long = (inch % 6 ? 0.2 : 0.42) * PX;
    brush.lineWidth = inch % 6 ? 1.6 : 3;
    for (const [x, y, dx, dy] of [
      [at, b, 0, -1],
      [at, SIZE - b, 0, 1],
      [b, at, -1, 0],
      [SIZE - b, at, 1, 0],
    ] as const) {
      brush.beginPath();
      brush.moveTo(x + dx * 4, y + dy * 4);
      brush.lineTo(x + dx * (4 + long), y + dy * (4 + long));
      brush.stroke();
    }
    if (inch % 6) continue;
    const [across, up] = [String(turned ? 36 - inch : inch), String(turned ? inch : 36 - inch)];
    for (const y of [SIZE - b * 0.36, b * 0.36]) brush.fillText(across, at, y);
    for (const x of [b * 0.4, SIZE - b * 0.4]) brush.fillText(up, x, at);
  }
}

const paint =
  (turned: boolean) =>
  (brush: Brush): void => {
    const [luck, b] = [rng(4), WIDE * PX];
    brush.fillStyle = LAND.boardDark;
    brush.fillRect(0, 0, SIZE, SIZE);
    plank(brush, 0, 0, SIZE, b, luck);
    plank(brush, 0, SIZE - b, SIZE, b, luck);
    plank(brush, 0, b, b, SIZE - 2 * b, luck);
    plank(brush, SIZE - b, b, b, SIZE - 2 * b, luck);
    scale(brush, turned);
    brush.lineWidth = 5;
    brush.strokeStyle = LAND.edge;
    brush.strokeRect(b - 2, b - 2, SIZE - 2 * b + 4, SIZE - 2 * b + 4);
  };

/** A bar of the frame, the picture laid over its top and a little down its sides. */
function bar(x: number, z: number, wide: number, deep: number): BoxGeometry {
  const box = new BoxGeometry(wide, DEEP, deep);
  box.translate(x, ABOVE - DEEP / 2, z);
  const [place, normal] = [box.getAttribute('position'), box.getAttribute('normal')];
  const uv = box.getAttribute('uv');
  for (let i = 0; i < place.count; i += 1) {
    const down = Math.abs(normal.getY(i)) > 0.5 ? 0 : (place.getY(i) - ABOVE) * 0.1;
    const u = (place.getX(i) + SIDE / 2 + normal.getX(i) * down) / SIDE;
    uv.setXY(i, u, (place.getZ(i) + SIDE / 2 + normal.getZ(i) * down) / SIDE);
  }
  return box;
}

function shadowBelow(): Mesh {
  const soft = picture(256, 256, (brush) => {
    const round = brush.createRadialGradient(128, 128, 60, 128, 128, 128);
    round.addColorStop(0, 'rgba(20,10,4,.75)');
    round.addColorStop(0.55, 'rgba(20,10,4,.4)');
    round.addColorStop(1, 'rgba(20,10,4,0)');
    brush.fillStyle = round;
    brush.fillRect(0, 0, 256, 256);
  });
  const stuff = new MeshBasicMaterial({ map: soft, transparent: true, depthWrite: false });
  const floor = new Mesh(new PlaneGeometry(74, 74).rotateX(-Math.PI / 2), stuff);
  floor.position.set(3, -DEEP, 1);
  floor.renderOrder = -1;
  return floor;
}

export function board(turned: boolean): Group {
  const group = new Group();
  const wood = new MeshLambertMaterial({ map: picture(SIZE, SIZE, paint(turned)) });
  const out = 18 + WIDE / 2;
  for (const geometry of [
    bar(0, -out, SIDE, WIDE),
    bar(0, out, SIDE, WIDE),
    bar(-out, 0, WIDE, 36),
    bar(out, 0, WIDE, 36),
  ]) {
    const mesh = new Mesh(geometry, wood);
    mesh.castShadow = mesh.receiveShadow = true;
    group.add(mesh);
  }
  group.add(shadowBelow());
  return group;
}
