// Whether the tests take their time: `make test` or `make test-long`.
export const LONG = process.env.SENGOKU_LONG === '1';

/** All of them where there is time, else so many, evenly spread, the first and the last among them. */
export function some<T>(all: readonly T[], many: number): T[] {
  if (LONG || all.length <= many) return [...all];
  return Array.from({ length: many }, (_, at) => {
    return all[Math.round((at * (all.length - 1)) / (many - 1))] as T;
  });
}
