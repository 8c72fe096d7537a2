/** What is known of a picture that is served in several sizes. */
export interface EncodedCut {
  /** Pixels of the uncut picture. */
  width: number;
  height: number;
  widths: readonly number[];
  version: string;
}

export interface EncodedPicture extends EncodedCut {
  /** Another cut for phones. */
  phone?: EncodedCut;
}
