/** Texts for people that stand in the sources themselves instead of in messages. */
import { isNode, type SourceFile, type SyntaxNode, walk } from "./source-files.ts";

/** Attributes and properties whose value a person reads or hears. */
const spoken = new Set([
  "all",
  "because",
  "caption",
  "description",
  "detail",
  "error",
  "heading",
  "help",
  "hint",
  "label",
  "legend",
  "message",
  "note",
  "placeholder",
  "plural",
  "preview",
  "problem",
  "prompt",
  "reason",
  "sentence",
  "short",
  "singular",
  "subject",
  "summary",
  "text",
  "title",
]);

/** Attributes that hold nothing but what a person reads or hears, a single word in small letters, too. */
const spokenAttributes = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
]);

/** Only programs and developers read these: thrown errors, lines of the log, SQL, types, other modules. */
const unspoken = new Set([
  "ImportDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
  "ThrowStatement",
  "TaggedTemplateExpression",
  "TSLiteralType",
  "TSTemplateLiteralType",
]);

const isLogOrError = ({ type, callee }: SyntaxNode): boolean =>
  (type === "NewExpression" && isNode(callee) && /Error$/.test(String(callee.name))) ||
  (type === "CallExpression" &&
    isNode(callee) &&
    callee.type === "MemberExpression" &&
    isNode(callee.property) &&
    /^(info|warn|error|debug|log)$/.test(String(callee.property.name)));

/** A value that is compared with is a code. */
const isComparison = ({ type, operator, callee }: SyntaxNode): boolean =>
  (type === "BinaryExpression" && /^(===|!==|in)$/.test(String(operator))) ||
  (type === "CallExpression" &&
    isNode(callee) &&
    isNode(callee.property) &&
    /^(startsWith|endsWith|includes)$/.test(String(callee.property.name)));

const isWord = (text: string) => /\p{L}{2}/u.test(text);

/** Several words, the first with a capital: no code, class, path or name of a column looks so. */
const isSentence = (text: string) =>
  /^\s*["“¿¡]?\p{Lu}[\p{Ll}’']*[,:]? (?:\S+ )*\p{L}{2}/u.test(text);

/** The place of a literal: the name of its value, and if an element renders it. */
interface Place {
  name: string | undefined;
  isAttribute: boolean;
  isRendered: boolean;
}

/** @returns each text as it stands in the file */
export function literalTexts({ statements }: SourceFile): string[] {
  const texts: string[] = [];
  const visit = (node: SyntaxNode, place: Place): void => {
    if (unspoken.has(node.type) || isLogOrError(node) || isComparison(node)) return;
    if (node.type === "ExportNamedDeclaration" && node.source !== null) return;
    const text = textOf(node);
    if (text !== undefined && /class/i.test(place.name ?? "")) return;
    if (text !== undefined) {
      if (isForPeople(text, place)) texts.push(inOneLine(text));
      if (node.type !== "TemplateLiteral") return;
    }
    if (node.type === "JSXText") {
      if (isWord(String(node.value))) texts.push(inOneLine(String(node.value)));
      return;
    }
    for (const [key, child] of Object.entries(node))
      for (const part of Array.isArray(child) ? child : [child])
        if (isNode(part) && key !== "key")
          visit(part, {
            name: nameIn(node) ?? place.name,
            isAttribute: isAttributeIn(node) ?? place.isAttribute,
            isRendered: isRenderedIn(node, key, place.isRendered),
          });
  };
  for (const statement of statements)
    visit(statement, { name: undefined, isAttribute: false, isRendered: false });
  return texts;
}

/** A word with a capital before or after a value: `Received ${time}`. Codes and names of headers have no space. */
const isWordWithValue = (text: string) =>
  /^\s*\p{Lu}\p{Ll}+[,:]? …|… \p{Lu}\p{Ll}+\.?\s*$/u.test(text);

const inOneLine = (text: string) => text.trim().replace(/\s+/g, " ");

function isForPeople(text: string, { name, isAttribute, isRendered }: Place): boolean {
  if (isSentence(text) || isWordWithValue(text)) return true;
  if (!isWord(text)) return false;
  if (isRendered) return true;
  if (name === undefined) return false;
  if (isAttribute) return spokenAttributes.has(name);
  return spoken.has(name) && !isCode(text);
}

const textOf = ({ type, value, quasis }: SyntaxNode): string | undefined => {
  if (type === "Literal" && typeof value === "string") return value;
  if (type !== "TemplateLiteral" || !Array.isArray(quasis)) return undefined;
  return quasis
    .map((quasi) => String((quasi as { value: { cooked: string } }).value.cooked))
    .join("…");
};

/** A code, an address or an attribute: `work-order`, `/office/keys`, `#id`, `2-digit`, `nonce="…"`. */
const isCode = (text: string) =>
  /^[a-z0-9#/.?=&_:…-]+$/.test(text) || /^\W*$/.test(text) || /^ [a-z-]+="…"$/.test(text);

/** The name by which what is within is said. */
function nameIn(node: SyntaxNode): string | undefined {
  if (node.type === "JSXAttribute" && isNode(node.name)) return String(node.name.name);
  if (node.type === "Property" && isNode(node.key)) return String(node.key.name ?? node.key.value);
  // The call itself must contain the name, if there is one.
  if (node.type === "CallExpression" || node.type === "JSXElement") return "";
  return undefined;
}

/** True if the node makes its content the value of an attribute; undefined where it changes nothing. */
function isAttributeIn(node: SyntaxNode): boolean | undefined {
  if (node.type === "JSXAttribute") return true;
  return node.type === "Property" || node.type === "CallExpression" ? false : undefined;
}

/** Children of an element, through conditions. */
function isRenderedIn(node: SyntaxNode, key: string, isRendered: boolean): boolean {
  if (node.type === "JSXElement" || node.type === "JSXFragment") return key === "children";
  if (node.type === "JSXExpressionContainer") return isRendered;
  if (node.type === "ConditionalExpression") return isRendered && key !== "test";
  if (node.type === "LogicalExpression") return isRendered && key === "right";
  return false;
}

/** Counts how often a function or a property gets a language by its name instead of the reader's. */
export function namedLanguages({ statements }: SourceFile): number {
  const isNamed = (value: unknown) =>
    isNode(value) && value.type === "Literal" && (value.value === "en" || value.value === "es");
  return [...walk(statements)].filter(
    ({ type, key, value, arguments: parameters }) =>
      (type === "CallExpression" && Array.isArray(parameters) && parameters.some(isNamed)) ||
      (type === "Property" && isNode(key) && key.name === "language" && isNamed(value)),
  ).length;
}
