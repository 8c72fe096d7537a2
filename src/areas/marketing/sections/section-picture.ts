import type { PictureName } from "#ui/picture-manifest.ts";

export interface SectionPicture {
  name: PictureName;
  /** Empty where the picture only decorates. */
  alt: string;
}
