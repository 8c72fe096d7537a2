import { expect, test } from "vitest";
import { type Scheme, schemes } from "./palette.ts";

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(color: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(color), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const together: [keyof Scheme, (keyof Scheme)[]][] = [
  ["text", ["page", "card", "tint"]],
  ["quiet", ["page", "card"]],
  ["action", ["page", "card"]],
  ["onAction", ["action"]],
];

test.each(Object.entries(schemes))("what is read in the %s is seen on its ground", (_, scheme) => {
  for (const [words, grounds] of together) {
    for (const ground of grounds) {
      const ratio = contrast(scheme[words], scheme[ground]);
      expect(ratio, `${words} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
