// What explains itself until one has put it away, on this device for good.
export class PutAway {
  shown = $state(false);

  constructor(private readonly store: string) {
    this.shown = localStorage.getItem(store) === null;
  }

  away(): void {
    localStorage.setItem(this.store, 'away');
    this.shown = false;
  }
}
