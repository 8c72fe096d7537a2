/**
 * What browsers let a page do. The default is for all pages; an entry here grants more, and says
 * why.
 */
export interface PageRights {
  /** Show images out of the browser's memory (`blob:`). */
  blobImages: boolean;
  /** Show pages of this site in frames. */
  frames: boolean;
  /** Be shown in frames by pages of this site; other sites never may. */
  framed: boolean;
}

interface Exception extends Partial<PageRights> {
  area: string;
  /** Without it, all of the area. */
  path?: RegExp;
}

export const everyPage: PageRights = { blobImages: false, frames: false, framed: false };

const exceptions: readonly Exception[] = [
  // Photos and documents are previewed before they are sent.
  { area: "portal", blobImages: true },
];

/** @param area of the address, as `areaAt` returns it */
export function pageRights(area: string, path: string, among = exceptions): PageRights {
  const fitting = among.filter((one) => one.area === area && (one.path?.test(path) ?? true));
  const may = (right: keyof PageRights) => fitting.some((one) => one[right]);
  return { blobImages: may("blobImages"), frames: may("frames"), framed: may("framed") };
}
