/** For lines that break: no time is parted from its AM or PM. */
export const wholeTimes = (text: string): string =>
  text.replaceAll(/(?<=\d:\d\d) (?=[ap]\.? ?m)/gi, "\u00a0");
