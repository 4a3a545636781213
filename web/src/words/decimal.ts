// A number with a fraction as the language of the page writes it: 6.5, or 6,5.

export const decimal = (value: number, places = 1): string =>
  value.toLocaleString(document.documentElement.lang || 'en', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: false,
  });

/** A share of a hundred: 58.3%, 58,3% or 58,3 %. */
export const percent = (share: number): string =>
  (share / 100).toLocaleString(document.documentElement.lang || 'en', {
    style: 'percent',
    maximumFractionDigits: 1,
  });
