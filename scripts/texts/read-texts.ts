/**
 * Reads all texts of the product from the sources, with their places there: messages of features
 * (`messages/en.ts`, `es.ts`) and the content of the public pages (`content/en/`, `content/es/`).
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

export interface Text {
  /** Names the file: `keys`, `keys (server)`, `platform/submissions`, `content/careers/page`. */
  name: string;
  /** The feature's folder, e.g. `src/features/keys`; undefined for content. */
  folder: string | undefined;
  /** E.g. `list.search`; of a pair, `list.found.one` and `list.found.other`. */
  id: string;
  english: TextInSource;
  spanish: TextInSource;
}

export interface TextInSource {
  file: string;
  text: string;
  /** The offset of the opening quote; `end` is just behind the closing one. */
  start: number;
  end: number;
}

/** @param root the product's folder */
export const readTexts = (root: string): Text[] => [
  ...pairs(root, "src/**/messages/en{,.server}.ts", nameOfMessages, textsOfMessages),
  ...pairs(root, "content/en/**/*.ts", nameOfContent, textsOfContent),
];

type ReadFile = (file: string, program: Node) => Map<string, TextInSource>;

function pairs(
  root: string,
  pattern: string,
  nameOf: (file: string) => Pick<Text, "name" | "folder">,
  read: ReadFile,
): Text[] {
  const textsIn = (file: string) => {
    const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
    return read(file, program as unknown as Node);
  };
  return globSync(pattern, { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const spanish = textsIn(
        file.replace(/^content\/en\//, "content/es/").replace("/messages/en", "/messages/es"),
      );
      return [...textsIn(file)].flatMap(([id, english]) => {
        const translation = spanish.get(id);
        if (translation !== undefined)
          return { ...nameOf(file), id, english, spanish: translation };
        throw new Error(`${file}: ${id} has no Spanish text`);
      });
    });
}

function nameOfMessages(file: string) {
  // A feature is called messages itself.
  const folder = file.slice(0, file.lastIndexOf("/messages/"));
  const place = folder.replace(/^src\/(features\/)?/, "");
  return { folder, name: file.endsWith(".server.ts") ? `${place} (server)` : place };
}

const nameOfContent = (file: string) => ({
  folder: undefined,
  name: file.replace(/^content\/en\//, "content/").replace(/\.ts$/, ""),
});

interface Node {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

function textsOfMessages(file: string, program: Node): Map<string, TextInSource> {
  const texts = new Map<string, TextInSource>();
  const object = find(program, ({ type }) => type === "ObjectExpression");
  if (object === undefined) throw new Error(`${file} holds no texts`);
  collect(object, [], (id, literal) => texts.set(id, { file, ...literal }));
  return texts;
}

function collect(
  node: Node,
  path: readonly string[],
  add: (id: string, literal: Omit<TextInSource, "file">) => void,
): void {
  if (node.type === "ObjectExpression") {
    for (const property of node.properties as Node[]) {
      const key = property.key as Node;
      collect(property.value as Node, [...path, String(key.name ?? key.value)], add);
    }
  } else if (node.type === "ArrayExpression") {
    for (const [at, element] of (node.elements as Node[]).entries())
      collect(element, [...path, at === 0 ? "one" : "other"], add);
  } else if (node.type === "Literal") {
    const { value, start, end } = node;
    add(path.join("."), { text: String(value), start, end });
  } else {
    throw new Error(`${path.join(".")} is no text`);
  }
}

/** Exported constants; what is made by code, such as a sentence with the telephone number, stays there. */
function textsOfContent(file: string, program: Node): Map<string, TextInSource> {
  const texts = new Map<string, TextInSource>();
  for (const { type, declaration } of program.body as Node[]) {
    const declared = type === "ExportNamedDeclaration" ? (declaration as Node | null) : null;
    if (declared?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declared.declarations as { id: Node; init: Node }[])
      collectContent(init, [String(id.name)], (place, literal) =>
        texts.set(place, { file, ...literal }),
      );
  }
  return texts;
}

/** Named alike in every language, as `content/translation.ts` has it. */
const neutral = new Set(["id", "icon", "image", "updated", "href", "to"]);

function collectContent(
  node: Node,
  path: readonly string[],
  add: (id: string, literal: Omit<TextInSource, "file">) => void,
): void {
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression") {
    collectContent(node.expression as Node, path, add);
  } else if (node.type === "ObjectExpression") {
    const properties = (node.properties as Node[]).filter(({ type }) => type === "Property");
    const keys = properties.map(({ key }) => String((key as Node).name ?? (key as Node).value));
    for (const [at, { value }] of properties.entries()) {
      const key = keys[at] ?? "";
      const isPicture = key === "name" && keys.includes("alt");
      if (!neutral.has(key) && !isPicture) collectContent(value as Node, [...path, key], add);
    }
  } else if (node.type === "ArrayExpression") {
    for (const [at, element] of (node.elements as Node[]).entries())
      collectContent(element, [...path, String(at)], add);
  } else if (node.type === "Literal" && typeof node.value === "string") {
    add(path.join("."), { text: node.value, start: node.start, end: node.end });
  }
}

function find(node: Node, isIt: (node: Node) => boolean): Node | undefined {
  if (isIt(node)) return node;
  for (const child of Object.values(node)) {
    for (const node of Array.isArray(child) ? child : [child]) {
      if (typeof node !== "object" || node === null || !("type" in node)) continue;
      const match = find(node as Node, isIt);
      if (match !== undefined) return match;
    }
  }
  return undefined;
}
