const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The names of all elements, in lower case. */
export const tagsOfMarkup = (html: string): Set<string> =>
  new Set([...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = ""]) => name.toLowerCase()));

/** The classes of all elements, as React writes them. */
export function classesOfMarkup(html: string): Set<string> {
  const values = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = ""]) =>
    value.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity),
  );
  return new Set(values.flatMap((value) => value.split(/\s+/)));
}

const token = /\[[^\]]*\]|\.(?!\d)((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\p{ASCII}])+)|[()]/giu;

/**
 * The classes that an element and those around it must have to be met by a selector. What stands in
 * the brackets of `:is()`, `:not()` and the like may be an alternative, and is left out.
 */
export function classesOfSelector(selector: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [part, name] of selector.matchAll(token)) {
    if (part === "(") depth++;
    else if (part === ")") depth--;
    else if (name !== undefined && depth === 0) names.push(unescaped(name));
  }
  return names;
}

const part =
  /\[(?:[^\]"']|"[^"]*"|'[^']*')*\]|[()]|([.#:]*)((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\p{ASCII}])+)/giu;

/** The elements that a selector names, in lower case; what stands in brackets is left out as above. */
export function tagsOfSelector(selector: string): string[] {
  const tags: string[] = [];
  let depth = 0;
  for (const [text, mark, name = ""] of selector.matchAll(part)) {
    if (text === "(") depth++;
    else if (text === ")") depth--;
    else if (mark === "" && depth === 0) tags.push(name.toLowerCase());
  }
  return tags;
}

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code?: string, character = "") =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
