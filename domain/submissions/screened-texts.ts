/** The texts of a form by what they are for: a name is judged more strictly than a message. */
export interface ScreenedTexts {
  /** Names, titles, short answers. */
  short: string[];
  message: string;
}
