// What this machine can bear to draw.
export type Tier = 'low' | 'middle' | 'high';
export interface Machine {
  /** Who draws, in the words of the machine. */
  renderer: string;
  /** No graphics card: the processor has to paint every point itself. */
  software: boolean;
  tier: Tier;
}

const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

export const isSoftware = (renderer: string): boolean => SOFTWARE.test(renderer);

/** Asked of the machine itself; null if it cannot draw in depth at all. */
export function machine(): Machine | null {
  if (typeof WebGL2RenderingContext === 'undefined') return null;
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return null;
  const named = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  const software = isSoftware(renderer);
  return { renderer, software, tier: software ? 'low' : innerWidth < 900 ? 'middle' : 'high' };
}

/** Once there is nothing else to do; returns how not to. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 400);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
