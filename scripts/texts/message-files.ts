/** All texts of the product as its `messages/en.ts` and `messages/es.ts` hold them, with their places in the source. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

export interface Text {
  /** E.g. `src/features/keys`. */
  folder: string;
  /** `en.ts` and `es.ts`, or those of the server: `en.server.ts` and `es.server.ts`. */
  ending: ".ts" | ".server.ts";
  /** E.g. `list.search`; of a pair, `list.found.one` and `list.found.other`. */
  id: string;
  english: TextInSource;
  spanish: TextInSource;
}

export interface TextInSource {
  text: string;
  /** From quote to quote. */
  start: number;
  end: number;
}

export const fileOf = ({ folder, ending }: Text, language: "en" | "es"): string =>
  `${folder}/messages/${language}${ending}`;

/** @param root the product's folder */
export function readTexts(root: string): Text[] {
  return globSync("src/**/messages/en{,.server}.ts", { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const folder = file.slice(0, file.indexOf("/messages/"));
      const ending = file.endsWith(".server.ts") ? ".server.ts" : ".ts";
      const english = textsIn(root, file);
      const spanish = textsIn(root, file.replace("/messages/en", "/messages/es"));
      return [...english].flatMap(([id, text]) => {
        const translation = spanish.get(id);
        if (translation === undefined) throw new Error(`${folder}: ${id} has no Spanish text`);
        return { folder, ending, id, english: text, spanish: translation } as const;
      });
    });
}

interface Node {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

function textsIn(root: string, file: string): Map<string, TextInSource> {
  const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
  const texts = new Map<string, TextInSource>();
  const object = find(program as unknown as Node, ({ type }) => type === "ObjectExpression");
  if (object === undefined) throw new Error(`${file} holds no texts`);
  collect(object, [], texts);
  return texts;
}

function collect(node: Node, path: readonly string[], texts: Map<string, TextInSource>): void {
  if (node.type === "ObjectExpression") {
    for (const property of node.properties as Node[]) {
      const key = property.key as Node;
      collect(property.value as Node, [...path, String(key.name ?? key.value)], texts);
    }
  } else if (node.type === "ArrayExpression") {
    for (const [at, element] of (node.elements as Node[]).entries())
      collect(element, [...path, at === 0 ? "one" : "other"], texts);
  } else if (node.type === "Literal") {
    const { value, start, end } = node;
    texts.set(path.join("."), { text: String(value), start, end });
  } else {
    throw new Error(`${path.join(".")} is no text`);
  }
}

function find(node: Node, isIt: (node: Node) => boolean): Node | undefined {
  if (isIt(node)) return node;
  for (const child of Object.values(node)) {
    for (const one of Array.isArray(child) ? child : [child]) {
      if (typeof one !== "object" || one === null || !("type" in one)) continue;
      const found = find(one as Node, isIt);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
