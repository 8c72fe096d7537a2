import type { PictureName } from "#app/ui/picture-manifest.ts";

/** A picture as content names it. */
export interface SectionPicture {
  name: PictureName;
  /** What it shows; empty where it only decorates. */
  alt: string;
}
