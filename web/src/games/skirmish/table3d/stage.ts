// Renderer and light. Draws only when something changed; shadows only when something moved.
import {
  ACESFilmicToneMapping,
  AmbientLight,
  DirectionalLight,
  HemisphereLight,
  PCFShadowMap,
  Scene,
  WebGLRenderer,
} from 'three';
import type { Tier } from '../machine';
import { LIGHT } from './colors';
import type { Look, Sight } from './sight';

export interface Quality {
  ratio: number;
  smooth: boolean;
  shadows: number;
  /** Points a side of what is drawn upon the ground, and of the ground itself. */
  marks: number;
  ground: number;
  grass: boolean;
  sharp: number;
  lamps: number;
}
export const QUALITY: Record<Tier, Quality> = {
  low: {
    ratio: 0.6,
    smooth: false,
    shadows: 0,
    marks: 1024,
    ground: 1024,
    grass: false,
    sharp: 1,
    lamps: 2,
  },
  middle: {
    ratio: 1.5,
    smooth: true,
    shadows: 1024,
    marks: 1024,
    ground: 1536,
    grass: true,
    sharp: 4,
    lamps: 3,
  },
  high: {
    ratio: 2,
    smooth: true,
    shadows: 2048,
    marks: 2048,
    ground: 2048,
    grass: true,
    sharp: 8,
    lamps: 4,
  },
};

/** Frames that take longer than this, on the whole, are no pleasure. */
const SLOW = 40;
const WATCHED = 24;
type Step = (now: number) => boolean;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

export class Stage {
  readonly scene = new Scene();
  readonly renderer: WebGLRenderer;
  readonly #sun = new DirectionalLight();
  readonly #sky = new HemisphereLight();
  readonly #rest = new AmbientLight();
  readonly #running = new Set<Step>();
  #flight: Step | null = null;
  #asked = 0;
  #last = 0;
  #gaps: number[] = [];
  /** How many frames were drawn. */
  frames = 0;
  drawn: () => void = () => {};
  /** Nothing moves any more. */
  rested: () => void = () => {};
  slow: () => void = () => {};

  constructor(
    canvas: HTMLCanvasElement,
    readonly quality: Quality,
    readonly sight: Sight,
  ) {
    const { smooth, shadows, ratio } = quality;
    const wish = { canvas, antialias: smooth, alpha: true } as const;
    this.renderer = new WebGLRenderer({ ...wish, powerPreference: 'high-performance' });
    this.renderer.debug.checkShaderErrors = false;
    this.renderer.setPixelRatio(Math.min(ratio, smooth ? devicePixelRatio : ratio));
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.shadowMap.enabled = shadows > 0;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.#shine(shadows);
    this.light(false);
    this.scene.add(this.#sun, this.#sky, this.#rest);
  }

  /** A low sun from the lower left, as on every table. */
  #shine(shadows: number): void {
    const sun = this.#sun;
    sun.position.set(-26, 27, 14);
    sun.castShadow = shadows > 0;
    sun.shadow.mapSize.set(shadows, shadows);
    sun.shadow.radius = 2.4;
    sun.shadow.bias = -0.0004;
    sun.shadow.normalBias = 0.025;
    const room = { left: -25, right: 25, top: 22, bottom: -22, near: 5, far: 85 };
    Object.assign(sun.shadow.camera, room);
  }

  light(night: boolean): void {
    this.#sun.color.set(night ? LIGHT.moon : LIGHT.sun);
    this.#sun.intensity = night ? 2.3 : 3.3;
    this.#sky.color.set(night ? LIGHT.nightSky : LIGHT.sky);
    this.#sky.groundColor.set(night ? LIGHT.nightEarth : LIGHT.earth);
    this.#sky.intensity = night ? 1.5 : 1.55;
    this.#rest.intensity = night ? 0.16 : 0.12;
    this.renderer.toneMappingExposure = night ? 0.98 : 1.02;
    this.ask(true);
  }

  size(width: number, height: number): void {
    if (!width || !height) return;
    [this.sight.width, this.sight.height] = [width, height];
    this.renderer.setSize(width, height, false);
    this.ask();
  }

  /** A frame is wanted; with new shadows, if something that throws one has moved. */
  ask(moved = false): void {
    if (moved) this.renderer.shadowMap.needsUpdate = true;
    this.#asked ||= requestAnimationFrame((now) => this.#frame(now));
  }

  #frame(now: number): void {
    this.#asked = 0;
    for (const step of this.#running) if (!step(now)) this.#running.delete(step);
    if (this.#flight && !this.#flight(now)) this.#flight = null;
    this.draw();
    this.#watch(now);
    if (this.#running.size || this.#flight) this.ask();
    else {
      this.#last = 0;
      this.rested();
    }
  }

  draw(): void {
    this.sight.aim();
    this.renderer.render(this.scene, this.sight.camera);
    this.frames += 1;
    this.drawn();
  }

  #watch(now: number): void {
    if (this.#last && !document.hidden) this.#gaps.push(now - this.#last);
    this.#last = now;
    if (this.#gaps.length < WATCHED) return;
    if (median(this.#gaps) > SLOW) this.slow();
    this.#gaps = [];
  }

  /** Something that goes on for a while: it returns false when it is done. */
  run(step: Step): () => void {
    this.#running.add(step);
    this.ask();
    return () => void this.#running.delete(step);
  }

  /** The eye flies; a new flight ends the one before. */
  to(look: Partial<Look>, milliseconds: number): void {
    const from = { ...this.sight.look };
    this.#flight = null;
    if (milliseconds <= 0) Object.assign(this.sight.look, look);
    else {
      const start = performance.now();
      this.#flight = (now) => {
        const t = Math.min(1, Math.max(0, now - start) / milliseconds);
        const soft = t * t * (3 - 2 * t);
        for (const key of Object.keys(look) as (keyof Look)[])
          this.sight.look[key] = from[key] + ((look[key] ?? 0) - from[key]) * soft;
        return t < 1;
      };
    }
    this.ask();
  }

  /** Milliseconds that a whole frame takes here, waited for to its last point. */
  probe(count = 3): number {
    const gl = this.renderer.getContext();
    const point = new Uint8Array(4);
    const times: number[] = [];
    for (let n = 0; n < count + 2; n += 1) {
      const start = performance.now();
      this.renderer.shadowMap.needsUpdate = true;
      this.draw();
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, point);
      times.push(performance.now() - start);
    }
    return median(times.slice(2)); // the first ones still load forms and pictures
  }

  close(): void {
    cancelAnimationFrame(this.#asked);
    this.#running.clear();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
