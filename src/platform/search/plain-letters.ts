/** Nobody types accents into a search. */
export const plainLetters = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
