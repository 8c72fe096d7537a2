export const en = {
  /** Beside what a person typed, for whoever reads another language. */
  writtenIn: { en: "Written in English", es: "Written in Spanish" },
} as const;
