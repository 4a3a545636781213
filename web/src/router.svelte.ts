// Where the browser is: the path says it, and the back button works. Paths begin at the house.
import { HOME, way } from './home';

const here = (): string => location.pathname.slice(HOME.length);

class Router {
  path = $state(here());

  constructor() {
    addEventListener('popstate', () => (this.path = here()));
  }

  /** `state` stays with this place: also when it is loaded again, or come back to. */
  go(path: string, state: unknown = null): void {
    history.pushState(state, '', way(path));
    this.path = here();
    scrollTo(0, 0);
  }

  /** The parts of the path: /table/x is ["table", "x"]. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }
}

export const router = new Router();

/** Use on links: follows them without loading the page again. */
export function follow(link: HTMLAnchorElement): { destroy(): void } {
  const click = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    router.go(link.pathname.slice(HOME.length) + link.search);
  };
  link.addEventListener('click', click);
  return { destroy: () => link.removeEventListener('click', click) };
}
