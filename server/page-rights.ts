/** What browsers let a page do. Each may do what all may; a line here says who may more, and why. */
export interface PageRights {
  /** Show images out of the browser's memory (`blob:`). */
  blobImages: boolean;
  /** Show pages of this site in frames. */
  frames: boolean;
  /** Be shown in frames by pages of this site. Others never may. */
  framed: boolean;
}

interface Exception extends Partial<PageRights> {
  area: string;
  /** Without it, all of the area. */
  path?: RegExp;
}

export const everyPage: PageRights = { blobImages: false, frames: false, framed: false };

const exceptions: readonly Exception[] = [
  // Photos and documents are looked at before they are sent.
  { area: "portal", blobImages: true },
];

/** @param area whose handler answers, as `areaAt` tells it */
export function pageRights(area: string, path: string, among = exceptions): PageRights {
  const fitting = among.filter((one) => one.area === area && (one.path?.test(path) ?? true));
  const may = (right: keyof PageRights) => fitting.some((one) => one[right]);
  return { blobImages: may("blobImages"), frames: may("frames"), framed: may("framed") };
}
