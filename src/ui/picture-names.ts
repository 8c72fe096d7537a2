import { encodedPictures, type PictureName } from "./picture-manifest.ts";

export const isPictureName = (name: string): name is PictureName =>
  Object.hasOwn(encodedPictures, name);
