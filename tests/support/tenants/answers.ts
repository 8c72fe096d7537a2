/** Compares what a server answers to different visitors. */
import { edited, elementsOf, parsePage, spanOf } from "#server/page-tree.ts";
import type { World } from "./world.ts";

export interface Answer {
  status: number;
  location: string | undefined;
  text: string;
}

export async function ask(
  { url }: Pick<World, "url">,
  path: string,
  cookie: string | undefined,
): Promise<Answer> {
  const answer = await fetch(url + path, {
    redirect: "manual",
    headers: { Accept: "*/*", ...(cookie && { Cookie: cookie }) },
  });
  return {
    status: answer.status,
    location: answer.headers.get("location") ?? undefined,
    text: await answer.text(),
  };
}

/**
 * Keeps a page's own content: scripts go, and so does the choice of facilities around every page. JSON and
 * files are whole.
 */
export function visibleText({ text }: Answer): string {
  if (!/^<!doctype/i.test(text)) return text;
  const around = elementsOf(parsePage(text)).filter(
    ({ name, attribs }) => name === "script" || "data-facility-switcher" in attribs,
  );
  return edited(
    text,
    around.map((element) => ({ ...spanOf(element), text: "" })),
  );
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/**
 * Removes what differs in any two answers to one request: the nonce, ids that are made for a form, and the
 * minute.
 * @param requested values that are in the answer because they are in the address
 */
export function comparable({ status, text }: Answer, requested: readonly string[] = []): string {
  let plain = text
    .replaceAll(/nonce="[^"]*"/g, "")
    // Two orders' times left are one text in a page's data, or two, as the minutes fall.
    .replaceAll(/\\?"(?:\d+ (?:h|min) ?)+left\\?",?/g, "")
    .replaceAll(/\d+(?:\.\d+)? ?(?:h|min|m|s)\b/g, "");
  // The second in which a PDF was made, and the hash of it.
  if (text.startsWith("%PDF"))
    plain = plain.replaceAll(/\(D:\d{14}Z\)|<xmp:\w+Date>[^<]*|\/ID \[[^\]]*\]/g, "");
  for (const value of requested) plain = plain.replaceAll(value, "");
  // Equal texts of a page's data are sent once: a minute that passes makes two of them or one.
  plain = plain
    .replaceAll(/\\?"_\d+\\?":-?\d+,?/g, "")
    .replaceAll(/\[[\d,-]*\]/g, "")
    .replaceAll(/\\?"\\?",?/g, "");
  return `${status}\n${plain.replaceAll(uuid, (id) => (isNew(id) ? "" : id))}`;
}

/** Ids that are made for an answer are random (version 4): records have those of version 7. */
const isNew = (id: string): boolean => id[14] === "4";

/**
 * @returns the place where two texts part, some words long; empty where they are the same: pages are too long
 * to print
 */
export function difference(text: string, other: string): string {
  if (text === other) return "";
  let at = 0;
  while (text[at] === other[at]) at++;
  const near = (text: string) => text.slice(Math.max(0, at - 120), at + 120);
  return `${near(text)}\n--- and not ---\n${near(other)}`;
}
