/** A requested part of a file is inclusive at both ends (RFC 9110, section 14). */
export type ByteRange = { start: number; end: number } | "whole" | "unsatisfiable";

/** Several ranges at once are answered with the whole file, as the standard allows. */
export function readByteRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match) return "whole";
  const [, from = "", to = ""] = match;
  if (from === "" && to === "") return "whole";
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && from !== "" && Number(to) < start) return "whole";
  return start > end || start >= size ? "unsatisfiable" : { start, end };
}
