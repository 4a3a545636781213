// A thing drawn on the field that can be chosen.
type Button = {
  role: 'button';
  tabindex: 0;
  onclick: (event: MouseEvent) => void;
  onkeydown: (event: KeyboardEvent) => void;
};

/** Enter, Space and readers mean the thing itself; a pointer means what is nearest, which the field finds. */
export const button = (act: () => void): Button => ({
  role: 'button',
  tabindex: 0,
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
