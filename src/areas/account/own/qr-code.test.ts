import { expect, it } from "vitest";
import { drawQrCode } from "./qr-code.server.ts";

const quietZone = 4;

/** The modules of a drawing, without its quiet zone. */
function modulesOf({ size, path }: { size: number; path: string }): boolean[][] {
  const side = size - 2 * quietZone;
  const rows = Array.from({ length: side }, () => new Array<boolean>(side).fill(false));
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = rows[Number(y) - quietZone];
    if (row === undefined) throw new Error("drawn into the quiet zone");
    row[Number(x) - quietZone] = true;
  }
  return rows;
}

const asText = (rows: boolean[][]) =>
  rows.map((row) => row.map((isDark) => (isDark ? "#" : ".")).join(""));

it("draws what another encoder draws", () => {
  // `qrencode -l M -8 -t ASCII -m 0` of libqrencode 4.1.1, one character a module.
  expect(asText(modulesOf(drawQrCode("otpauth://totp/Cleardawn%2")))).toEqual([
    "#######..#..#...#.#######",
    "#.....#.......##..#.....#",
    "#.###.#.#..#..###.#.###.#",
    "#.###.#.#.##.##...#.###.#",
    "#.###.#.##.#....#.#.###.#",
    "#.....#.#.###..##.#.....#",
    "#######.#.#.#.#.#.#######",
    "........#..#..#..........",
    "#.#####..#.#.###..#####..",
    "##...#.######.###....#.#.",
    "..#.#.#.#.#.##.###.###.##",
    "#.#..#.#...#....##.##...#",
    ".####.##..#####..##.#####",
    "#..#.#.###..#....#...#.#.",
    "#..##.#...#.#.##.##.#..##",
    "#.##.#.#..###..#..#.#..#.",
    "#..#..##.##..########.##.",
    "........#.###...#...#....",
    "#######..##.....#.#.#..##",
    "#.....#.#.#...#.#...#....",
    "#.###.#.##..#########.#..",
    "#.###.#.#.###.##.####..##",
    "#.###.#.###.###......#..#",
    "#.....#....#..#.##......#",
    "#######.#..####..#..#####",
  ]);
});
