// From where the table is looked at, and what lies under which pixel. Inches from the middle of the drawn table: x to the
// right, z towards who looks, y up. Straight from above there is no perspective: what is measured there is exact.
import { OrthographicCamera, PerspectiveCamera, Plane, Raycaster, Vector2, Vector3 } from 'three';

export interface Look {
  /** What is looked at. */
  x: number;
  z: number;
  /** How many inches the frame is high there. */
  span: number;
  /** From 0, straight above, to `LOWEST`, the eye at the table's edge. */
  tilt: number;
  yaw: number;
}
export type Pixel = { x: number; y: number };
export type Height = (x: number, z: number) => number;

export const LOWEST = 1.1;
const ANGLE = (70 * Math.PI) / 180;
const FLAT = 0.001;
/** Who looks at the sky means what lies far away. */
const HORIZON = -0.03;

export class Sight {
  look: Look = { x: 0, z: 0, span: 40, tilt: 0, yaw: 0 };
  width = 1;
  height = 1;
  readonly #above = new OrthographicCamera();
  readonly #deep = new PerspectiveCamera();
  readonly #ray = new Raycaster();

  constructor(readonly ground: Height = () => 0) {}

  get camera(): OrthographicCamera | PerspectiveCamera {
    return this.look.tilt < FLAT ? this.#above : this.#deep;
  }

  /** The angle between straight down and where the eye looks. */
  get angle(): number {
    return this.look.tilt < FLAT ? 0 : this.look.tilt * ANGLE;
  }

  aim(): void {
    const { x, z, span, tilt, yaw } = this.look;
    const [sin, cos] = [Math.sin(this.angle), Math.cos(this.angle)];
    const { camera } = this;
    const fov = 4 + 26 * Math.min(1, tilt * 1.3);
    const far = camera === this.#above ? 60 : span / 2 / Math.tan((fov * Math.PI) / 360);
    camera.position.set(x + far * sin * Math.sin(yaw), far * cos, z + far * sin * Math.cos(yaw));
    camera.up.set(-cos * Math.sin(yaw), sin, -cos * Math.cos(yaw));
    camera.lookAt(x, 0, z);
    camera.near = Math.max(0.3, far - 60);
    camera.far = far + 70;
    const aspect = this.width / this.height;
    if (camera instanceof PerspectiveCamera) {
      camera.fov = fov;
      camera.aspect = aspect;
    } else {
      [camera.top, camera.bottom] = [span / 2, -span / 2];
      [camera.right, camera.left] = [(span / 2) * aspect, (-span / 2) * aspect];
    }
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }

  /** The pixel of a point, `lift` above the ground. */
  pixel(x: number, z: number, lift = 0): Pixel {
    const v = new Vector3(x, this.ground(x, z) + lift, z).project(this.camera);
    return { x: ((v.x + 1) / 2) * this.width, y: ((1 - v.y) / 2) * this.height };
  }

  /** The point on the ground under a pixel: on a plane first, then on the plane as high as the ground is there. */
  point(px: number, py: number): { x: number; z: number } {
    const at = new Vector2((px / this.width) * 2 - 1, 1 - (py / this.height) * 2);
    this.#ray.setFromCamera(at, this.camera);
    const { ray } = this.#ray;
    if (ray.direction.y > HORIZON) {
      ray.direction.y = HORIZON;
      ray.direction.normalize();
    }
    const hit = new Vector3();
    const plane = new Plane(new Vector3(0, 1, 0), 0);
    for (let n = 0; n < 24; n += 1) {
      ray.intersectPlane(plane, hit);
      const high = this.ground(hit.x, hit.z);
      if (Math.abs(high + plane.constant) < 1e-5) break;
      plane.constant = -(high - plane.constant) / 2; // halfway: on a slope it would swing for ever
    }
    return { x: hit.x, z: hit.z };
  }

  /** How many inches a pixel is, where one looks. */
  get inch(): number {
    return this.look.span / this.height;
  }

  /** How near a point is to the eye: more is nearer. */
  nearness(x: number, z: number): number {
    return x * Math.sin(this.look.yaw) + z * Math.cos(this.look.yaw);
  }
}
