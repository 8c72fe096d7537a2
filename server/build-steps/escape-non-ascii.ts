/**
 * JavaScript in ASCII: other characters become escapes, which mean the same in strings, templates and
 * regular expressions. V8 keeps the source of each loaded file, and Node's loader of modules gives it two
 * bytes for every character where a single one is not ASCII: 7 MB of the server's memory.
 */
export const escapeNonAscii = (code: string): string =>
  code.replace(/(\\*)([\u0080-\uffff])/g, (_, backslashes: string, character: string) => {
    // After an odd number, the last one escapes the character itself and says nothing else.
    const pairs = backslashes.slice(0, backslashes.length - (backslashes.length % 2));
    return `${pairs}\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
