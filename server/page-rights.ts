import { pagesOnThePhone } from "#features/pages-on-the-phone.ts";

/** Browsers let a page do only what its rights name; an entry here grants more than the default. */
export interface PageRights {
  blobImages: boolean;
  frames: boolean;
  /** Only pages of this site may frame the page. */
  framed: boolean;
  /** Service workers of this site. */
  workers: boolean;
}

interface Exception extends Partial<PageRights> {
  area: string;
  /** Paths to which it applies; the whole area if it is absent. */
  path?: RegExp;
}

export const everyPage: PageRights = {
  blobImages: false,
  frames: false,
  framed: false,
  workers: false,
};

/** A page of the public site with its drafts, without its scripts. */
const previewedPage = /^\/office\/website\/page$/;

/** The content of a document. */
const documentFile = /^\/(client-portal|office)\/documents\/[^/]+\/file$/;
/** A newsletter as its readers get it. */
const newsletterPreview = /^\/office\/newsletters\/[^/]+\/preview$/;

/** An email with example facts. */
const emailPreview = /^\/office\/settings\/emails\/preview$/;

const exceptions: readonly Exception[] = [
  // Photos and documents are previewed before they are sent.
  { area: "portal", blobImages: true },
  { area: "office", blobImages: true },
  // PDFs are shown in pages that may have been reached from any other without a new document.
  { area: "portal", frames: true },
  { area: "office", frames: true },
  { area: "portal", path: documentFile, framed: true },
  { area: "office", path: documentFile, framed: true },
  { area: "office", path: previewedPage, framed: true },
  { area: "office", path: newsletterPreview, framed: true },
  { area: "office", path: emailPreview, framed: true },
  // The page of an opportunity keeps the survey of today's walk-through.
  { area: "office", path: /^\/office\/pipeline\/[\da-f-]{36}(\/survey)?$/, workers: true },
  // Crews open these where there is no connection.
  { area: "office", path: new RegExp(`^(${pagesOnThePhone.join("|")})(/|$)`), workers: true },
];

export function pageRights(area: string, path: string, among = exceptions): PageRights {
  const fitting = among.filter((rule) => rule.area === area && (rule.path?.test(path) ?? true));
  const may = (right: keyof PageRights) => fitting.some((rule) => rule[right]);
  return {
    blobImages: may("blobImages"),
    frames: may("frames"),
    framed: may("framed"),
    workers: may("workers"),
  };
}
