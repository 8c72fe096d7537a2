/** Content is typed with straight quotes and hyphens; readers get typographic ones. */
export const typeset = (text: string): string =>
  text
    .replace(/(^|[\s([{“])"/g, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([{“])'/g, "$1‘")
    .replaceAll("'", "’")
    .replace(/(\d)-(\d)/g, "$1–$2");
