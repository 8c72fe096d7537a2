/** Keeps a time and its AM or PM together where lines break. */
export const wholeTimes = (text: string): string =>
  text.replaceAll(/(?<=\d:\d\d) (?=[ap]\.? ?m)/gi, "\u00a0");
