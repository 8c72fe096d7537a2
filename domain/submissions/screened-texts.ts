/** The texts of a form by what they are for: a name is validated more strictly than a message. */
export interface ScreenedTexts {
  /** Names, titles, short answers. */
  short: string[];
  message: string;
}
