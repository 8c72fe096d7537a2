import { findPicture } from "#ui/picture.tsx";
import { type MarkdownPlace, publicAddress } from "./read-markdown.server.ts";

const ofThisSite = /^(#[\w-]+|\/(?![/\\])[^\s\\]*)$/;

/** Pages of the public site: they link to each other, and show the pictures that there are. */
export const onThisSite: MarkdownPlace = {
  hasTables: true,
  addressOf: (url) => (ofThisSite.test(url) ? url : publicAddress(url)),
  hasPicture: (name) => findPicture(name) !== undefined,
};
