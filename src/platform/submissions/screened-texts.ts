/** Texts are separated by purpose, because a name is screened more strictly than a message. */
export interface ScreenedTexts {
  /** Names, titles, short answers. */
  short: string[];
  message: string;
}
