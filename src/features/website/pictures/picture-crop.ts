/** Every place of the site needs this ratio. */
const ratio = { width: 16, height: 10 } as const;

/** Pixels of the picture: a narrower part would be blurred even on a card. */
const minCropWidth = 640;

/** Larger screens see no more of it. */
export const maxMasterWidth = 1920;

interface Size {
  width: number;
  height: number;
}

/** Percent. */
interface Crop {
  /** A share of the largest part that has the ratio. */
  cropSize: number;
  /** A share of the space that the part leaves: 0 is at the left, 100 at the right. */
  cropLeft: number;
  cropTop: number;
}

const widestCrop = ({ width, height }: Size): number =>
  Math.min(width, Math.floor((height * ratio.width) / ratio.height));

export const isLargeEnough = (size: Size): boolean => widestCrop(size) >= minCropWidth;

/** The smallest part of this picture that is wide enough, in percent. */
export const minCropSize = (size: Size): number =>
  Math.min(100, Math.ceil((100 * minCropWidth) / widestCrop(size)));

/** Its middle, as large as can be: what is shown of a picture that nobody has cropped. */
export const centeredCrop: Crop = { cropSize: 100, cropLeft: 50, cropTop: 50 };

/** Pixels of the picture. */
export function cropRegion(size: Size, { cropSize, cropLeft, cropTop }: Crop) {
  const share = Math.max(cropSize, minCropSize(size)) / 100;
  const width = Math.round(widestCrop(size) * share);
  const height = Math.min(size.height, Math.round((width * ratio.height) / ratio.width));
  return {
    left: Math.round(((size.width - width) * cropLeft) / 100),
    top: Math.round(((size.height - height) * cropTop) / 100),
    width,
    height,
  };
}
