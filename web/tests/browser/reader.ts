// Who plays by what a screen reader tells: roles, names and states of Chromium's accessibility tree, and nothing else.
// What is pressed is pressed the way a screen reader does it: the thing itself, not a point of the screen.
import type { CDPSession } from 'playwright-core';
import type { Person } from './house';

export interface Heard {
  role: string;
  name: string;
  description: string;
  disabled: boolean;
  pressed: boolean;
  /** Names of the landmarks, groups and sheets it lies in, the outermost first. */
  within: string[];
  /** The element itself. */
  id: number;
}

type Value = { value?: unknown };
type Raw = {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
  backendDOMNodeId?: number;
};

const GROUPS = ['region', 'group', 'dialog', 'navigation', 'banner', 'complementary', 'list'];

export class Reader {
  private constructor(private readonly line: CDPSession) {}

  static async of({ context, page }: Person): Promise<Reader> {
    const line = await context.newCDPSession(page);
    await line.send('Accessibility.enable');
    return new Reader(line);
  }

  /** All that is told, in its order. */
  async read(): Promise<Heard[]> {
    const { nodes } = (await this.line.send('Accessibility.getFullAXTree')) as { nodes: Raw[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const found: Heard[] = [];
    const walk = (node: Raw | undefined, within: string[]): void => {
      if (!node) return;
      const heard = said(node, within);
      if (heard && heard.role !== 'InlineTextBox') found.push(heard);
      const inside =
        heard && GROUPS.includes(heard.role) ? [...within, `${heard.role}: ${heard.name}`] : within;
      for (const child of node.childIds ?? []) walk(byId.get(child), inside);
    };
    walk(nodes[0], []);
    return found;
  }

  /** False if it is gone. */
  async press({ id }: Heard): Promise<boolean> {
    try {
      const { object } = await this.line.send('DOM.resolveNode', { backendNodeId: id });
      await this.line.send('Runtime.callFunctionOn', {
        objectId: object.objectId as string,
        // as a screen reader does its default action, on drawn things too
        functionDeclaration:
          "function () { this.focus?.(); this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); }",
      });
      return true;
    } catch {
      return false;
    }
  }
}

function said(node: Raw, within: string[]): Heard | null {
  if (node.ignored || node.backendDOMNodeId === undefined) return null;
  const state = (name: string): unknown =>
    node.properties?.find((property) => property.name === name)?.value.value;
  return {
    role: String(node.role?.value ?? ''),
    name: String(node.name?.value ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    description: String(node.description?.value ?? ''),
    disabled: state('disabled') === true,
    pressed: state('pressed') === 'true',
    within,
    id: node.backendDOMNodeId,
  };
}
