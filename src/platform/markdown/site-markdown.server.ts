import { findPicture } from "#ui/picture.tsx";
import { isSitePath, type MarkdownPlace, publicAddress } from "./read-markdown.server.ts";

const isPlaceOnPage = (url: string): boolean => /^#[\w-]+$/.test(url);

/** Pages of the public site: they link to each other, and show the pictures that there are. */
export const onThisSite: MarkdownPlace = {
  hasTables: true,
  addressOf: (url) => (isPlaceOnPage(url) || isSitePath(url) ? url : publicAddress(url)),
  hasPicture: (name) => findPicture(name) !== undefined,
};
