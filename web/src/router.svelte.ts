// Where the browser is: the path says it, and the back button works.
class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = location.pathname;
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
    router.go(link.pathname + link.search);
  };
  link.addEventListener('click', click);
  return { destroy: () => link.removeEventListener('click', click) };
}
