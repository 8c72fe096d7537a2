/** The words of an email that has HTML alone; nothing of it is ever shown as HTML. */
import { Parser } from "htmlparser2";

const unread = new Set(["head", "script", "style", "template", "title", "noscript", "svg", "math"]);
const blocks = new Set([
  ..."address article aside blockquote center dd div dl dt fieldset figure footer form".split(" "),
  ..."h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul".split(" "),
]);
/** With an empty line before them. */
const paragraphs = new Set("blockquote h1 h2 h3 h4 h5 h6 ol p pre table ul".split(" "));

/** @param maxCharacters where it ends @returns with `> ` before what stands in a quote */
export function textOfHtml(html: string, maxCharacters: number): string {
  const lines: string[] = [];
  let line = "";
  let unreadDepth = 0;
  let quotes = 0;
  let characters = 0;
  const mark = () => "> ".repeat(Math.min(quotes, 5));
  const endLine = () => {
    const words = line.replaceAll(/[^\S\n]+/g, " ").trim();
    line = "";
    if (words !== "") lines.push(mark() + words);
  };
  const leaveSpace = () => {
    endLine();
    if (lines.length > 0 && lines.at(-1) !== "") lines.push("");
  };
  const parser = new Parser(
    {
      onopentag(name) {
        if (unread.has(name)) unreadDepth += 1;
        if (name === "br" && line.trim() === "") leaveSpace();
        if (name === "br" || blocks.has(name)) endLine();
        if (paragraphs.has(name)) leaveSpace();
        if (name === "blockquote") quotes += 1;
        if (name === "li") line += "- ";
        if (name === "td" || name === "th") line += " ";
      },
      ontext(text) {
        if (unreadDepth > 0 || characters > maxCharacters) return;
        characters += text.length;
        line += text.replaceAll("\n", " ");
      },
      onclosetag(name) {
        if (unread.has(name)) unreadDepth = Math.max(0, unreadDepth - 1);
        if (blocks.has(name)) endLine();
        if (name === "blockquote") quotes = Math.max(0, quotes - 1);
        if (paragraphs.has(name)) leaveSpace();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  endLine();
  return lines.join("\n").slice(0, maxCharacters).trim();
}
