// A thing drawn on the field that can be chosen.
type Button = {
  role: 'button';
  tabindex: 0 | -1;
  'data-lit': '' | undefined;
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
};

/**
 * Enter, Space and readers mean the thing itself; a pointer means what is nearest, which the field finds.
 * Tab stops only where something is lit: all units are in the list, and the cursor reaches every place.
 */
export const button = (lit: boolean, act: () => void): Button => ({
  role: 'button',
  tabindex: lit ? 0 : -1,
  'data-lit': lit ? '' : undefined,
  onclick: (event) => {
    if (event.detail > 0) return;
    event.stopPropagation();
    act();
  },
  onkeydown: (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  },
});
