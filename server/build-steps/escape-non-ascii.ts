/**
 * JavaScript in ASCII: other characters become escapes, which mean the same in strings, templates and
 * regular expressions. V8 keeps the source of each loaded file, and Node's loader of modules gives it two
 * bytes for every character where a single one is not ASCII: 7 MB of the server's memory.
 */
export const escapeNonAscii = (code: string): string =>
  code.replace(/(\\*)([\u0080-\uffff])/g, (_, backslashes: string, character: string) => {
    // The last backslash of an odd number escapes the character itself, so it is dropped.
    const pairs = backslashes.slice(0, backslashes.length - (backslashes.length % 2));
    return `${pairs}\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
