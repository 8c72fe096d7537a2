/** Addresses behind the sign-in that the code writes down, each of which must lead somewhere. */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type SourceFile, type SyntaxNode, walk } from "./source-files.ts";

/** Scripts are files of the build, and what ends with a slash is the start of many addresses. */
const behindSignIn = /^\/(?:office|client-portal|account)\/[^\s*]*(?<!\.js|\/)$/;
/** Stands for a value that is put in when the code runs. */
const value = "\u0000";

/** @returns the segments of every address that the routes have, e.g. `["office", "people", ":id"]` */
export function patternsOf(routes: readonly RouteConfigEntry[]): string[][] {
  return routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path.endsWith("*") ? [] : [path.split("/")]),
    ...patternsOf(children),
  ]);
}

export function unknownAddresses(
  { path, statements }: Pick<SourceFile, "path" | "statements">,
  patterns: readonly (readonly string[])[],
): string[] {
  if (!path.startsWith("src/") || /\.test\.tsx?$/.test(path)) return [];
  return [...walk(statements)]
    .flatMap(addressOf)
    .filter((address) => !patterns.some((pattern) => fits(address, pattern)))
    .map((address) => `${path} names ${address.replaceAll(value, "…")}, which no route has`);
}

function addressOf(node: SyntaxNode): string[] {
  const text = textOf(node)?.split(/[?#]/)[0];
  return text !== undefined && behindSignIn.test(text) ? [text] : [];
}

function textOf({ type, value: literal, quasis }: SyntaxNode): string | undefined {
  if (type === "Literal" && typeof literal === "string") return literal;
  if (type !== "TemplateLiteral" || !Array.isArray(quasis)) return undefined;
  return quasis.map(({ value: { cooked } }) => String(cooked)).join(value);
}

/** A value may be any segment, or the ending of one; without a value, it may be where others start. */
function fits(address: string, pattern: readonly string[]): boolean {
  const segments = address.slice(1).split("/");
  return (
    (segments.length === pattern.length ||
      (segments.length < pattern.length && !address.includes(value))) &&
    segments.every((segment, at) => {
      const wanted = pattern[at] ?? "";
      const start = segment.split(value)[0] ?? "";
      return (
        wanted.startsWith(":") ||
        (segment.includes(value) ? wanted.startsWith(start) : wanted === segment)
      );
    })
  );
}
