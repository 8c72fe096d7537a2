/** Some systems print it in groups or in capitals. */
export const plainFingerprint = (typed: string): string =>
  typed.replaceAll(/[\s:]/g, "").toLowerCase();
