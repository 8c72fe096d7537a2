/** Lists of what features have: a code in the platform that begins with a feature's noun is in one. */
import { isNode, type SourceFile, type SyntaxNode, walk } from "./source-files.ts";

/** Features that are named for something that the platform has as well; `website` is the trap of its forms. */
const ofPlatform =
  /^(audit|backups|clients|facilities|files|imports|messages|notifications|people|public-forms|settings|submissions|system|website)$/;

/** Further names for the records of features. */
const furtherNouns = ["application", "contract", "price", "subscriber", "thread"];

/** Names of properties of anything: these count where they are texts. */
const everydayWords = /^(document|key|lead|scope|thread)s?$/;

/** Files that name nouns of features, with the reason why. */
const withReason: Readonly<Record<string, string>> = {
  "src/platform/offline/unsent-store.ts":
    "entries that phones have kept since before there were other screens",
};

/** @returns a sentence for each code, and for a file that stands in the list of reasons and names nothing */
export function nounsInPlatform(
  file: Pick<SourceFile, "path" | "statements">,
  featureNames: readonly string[],
): string[] {
  const { path, statements } = file;
  if (!path.startsWith("src/platform/") || /\.test\.tsx?$|\/migrations\//.test(path)) return [];
  const nouns = [
    ...featureNames
      .filter((name) => !ofPlatform.test(name))
      .flatMap((name) => [name, singular(name)]),
    ...furtherNouns.flatMap((noun) => [noun, `${noun}s`]),
  ];
  const code = new RegExp(`^(${nouns.join("|")})(?=$|[-.:])`);
  const codes = [...walk(statements)].flatMap(textsOf).flatMap(({ text, isName }) => {
    const noun = code.exec(text)?.[0];
    return noun === undefined || (isName && everydayWords.test(noun)) ? [] : [text];
  });
  if (path in withReason)
    return codes.length > 0 ? [] : [`${path} names no feature's noun any more: it needs no reason`];
  return codes.map((text) => `${path} knows of "${text}": let its feature declare it`);
}

const singular = (name: string) => name.replace(/ies$/, "y").replace(/s$/, "");

function textsOf({ type, value, key, source }: SyntaxNode): { text: string; isName: boolean }[] {
  if (isNode(source)) return [];
  if (type === "Literal" && typeof value === "string") return [{ text: value, isName: false }];
  if (type === "TemplateElement") return [{ text: cookedOf(value), isName: false }];
  const isProperty = /^(Property|TSPropertySignature)$/.test(type);
  if (isProperty && isNode(key) && key.type === "Identifier")
    return [{ text: String(key.name), isName: true }];
  return [];
}

const cookedOf = (value: unknown): string =>
  typeof value === "object" && value !== null && "cooked" in value ? String(value.cooked) : "";
