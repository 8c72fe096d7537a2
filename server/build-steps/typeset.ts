/** Content is typed on a keyboard; readers get the quotes and dashes of a printed page. */
export const typeset = (text: string): string =>
  text
    .replace(/(^|[\s([{“])"/g, "$1“")
    .replaceAll('"', "”")
    .replace(/(^|[\s([{“])'/g, "$1‘")
    .replaceAll("'", "’")
    .replace(/(\d)-(\d)/g, "$1–$2");
