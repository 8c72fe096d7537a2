/** Sizes and qualities of the public site's pictures, those that ship and those that are uploaded. */

/** Widths to offer; instead of those beyond a smaller master, its own is offered. */
const widths = [640, 960, 1280, 1920] as const;
/** 736 px is what a common phone of 412 px asks for. */
export const phoneWidths = [640, 736, 960] as const;

/** The largest AVIF, in bytes, at a width: of a card, of a hero, of a phone's hero. */
export const limits = { card: [640, 20_000], hero: [1280, 60_000], phone: [736, 18_000] } as const;
/** The highest AVIF quality that keeps the limits is taken; beyond the best nobody sees a gain. */
export const qualities = { best: 60, min: 34, webp: 70 } as const;

/** Percent from the left and from the top: what must stay in view where a box cuts the picture. */
export type Focus = readonly [left: number, top: number];

export const widthsOf = (masterWidth: number): readonly number[] =>
  widths.some((each) => each === masterWidth)
    ? widths.filter((each) => each <= masterWidth)
    : [...widths.filter((each) => each < masterWidth), masterWidth];

/** The part of a master that phones see, in pixels: half its width, its whole height. */
export function phoneCrop(focus: Focus, master: { width: number; height: number }) {
  const width = Math.round(master.width / 2);
  const left = Math.round(((master.width - width) * focus[0]) / 100);
  return { left, top: 0, width, height: master.height };
}
