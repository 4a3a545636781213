// Every sign that the table draws. What is one says so (`data-sign`), and the legend has a line for each.
export const SIGNS = [
  ...(['pip', 'drop', 'prone', 'reload', 'alert', 'carries', 'label'] as const),
  ...(['lit', 'aimed', 'hindered', 'zone', 'marker', 'exit'] as const),
  ...(['samurai', 'commoner', 'fate', 'lost', 'drawer', 'round'] as const),
  ...(['double', 'single', 'blank', 'cross'] as const),
] as const;
export type SignName = (typeof SIGNS)[number];
