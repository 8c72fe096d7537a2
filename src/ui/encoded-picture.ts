/** A picture that is served in several sizes. */
export interface EncodedCut {
  /** Pixels of the original. */
  width: number;
  height: number;
  widths: readonly number[];
  version: string;
}

export interface EncodedPicture extends EncodedCut {
  /** A separate crop for phones. */
  phone?: EncodedCut;
}
