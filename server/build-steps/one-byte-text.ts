/**
 * JavaScript whose characters all fit into a byte: the others become escapes, which mean the same
 * in strings, templates and regular expressions. V8 keeps the source of each loaded file, and a
 * single curly quote makes it take two bytes for every character.
 */
export const oneByteText = (code: string): string =>
  code.replace(/(\\*)([\u0100-\uffff])/g, (_, backslashes: string, character: string) => {
    // After an odd number, the last one escapes the character itself and says nothing else.
    const pairs = backslashes.slice(0, backslashes.length - (backslashes.length % 2));
    return `${pairs}\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
