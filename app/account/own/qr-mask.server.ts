/** Of eight masks over the data, the one that leaves least to confuse a scanner. */

/** Rows of modules; true is dark, or fixed. */
export type Grid = boolean[][];

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** @param writeFormat writes which mask it is */
export function chooseMask(
  dark: Grid,
  fixed: Grid,
  writeFormat: (grid: Grid, mask: number) => void,
): Grid {
  const candidates = masks.map((isTurned, mask) => {
    const grid = dark.map((row, y) =>
      row.map((one, x) => (fixed[y]?.[x] ? one : one !== isTurned(x, y))),
    );
    writeFormat(grid, mask);
    return { grid, penalty: penaltyOf(grid) };
  });
  return candidates.reduce((best, one) => (one.penalty < best.penalty ? one : best)).grid;
}

/** What ISO/IEC 18004 counts against a mask: runs, blocks, false finders, more of one than the other. */
function penaltyOf(grid: Grid): number {
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false));
  const lines = [...grid, ...columns].map((line) => line.map((one) => (one ? "1" : "0")).join(""));
  let penalty = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (let y = 1; y < grid.length; y++)
    for (let x = 1; x < grid.length; x++) {
      const one = grid[y]?.[x];
      const isBlock =
        grid[y]?.[x - 1] === one && grid[y - 1]?.[x] === one && grid[y - 1]?.[x - 1] === one;
      if (isBlock) penalty += 3;
    }
  const darkShare = grid.flat().filter(Boolean).length / grid.length ** 2;
  return penalty + 10 * Math.floor(Math.abs(darkShare - 0.5) * 20);
}
