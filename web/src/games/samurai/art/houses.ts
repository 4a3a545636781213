// What a village is known for, as it stands on the horizon: a castle, a pagoda, a farm.
import type { Symbol } from '../view';

export const HOUSES: Record<Symbol, string> = {
  helmet:
    'M-12 0 L-10.5 -7 H10.5 L12 0 Z M-8 -8 H8 V-12 H-8 Z M-13 -7.4 Q-9 -8.6 -8 -12.4 H8 Q9 -8.6 13 -7.4 Z M-5 -14 H5 V-18 H-5 Z M-9.5 -13.4 Q-6 -14.6 -5 -18 H5 Q6 -14.6 9.5 -13.4 Z M-6.5 -19 Q-2.5 -20.4 0 -25 Q2.5 -20.4 6.5 -19 Z',
  buddha:
    'M-6 0 V-6 H6 V0 Z M-11.5 -5.4 Q-6 -7 -4.6 -10.5 H4.6 Q6 -7 11.5 -5.4 Z M-4 -10 H4 V-13 H-4 Z M-9.5 -12.6 Q-5 -14 -3.6 -17.4 H3.6 Q5 -14 9.5 -12.6 Z M-3 -17 H3 V-19.6 H-3 Z M-7.5 -19 Q-3 -20.6 0 -25 Q3 -20.6 7.5 -19 Z M-.6 -24 H.6 V-31 H-.6 Z',
  rice: 'M-8 0 V-5 H4 V0 Z M-11.4 -4.4 L-6 -12 H2 L7.4 -4.4 Z M8.5 0 V-7 H9.5 V0 Z M11 0 V-8 H12 V0 Z M13.7 0 V-6 H14.7 V0 Z',
};
