/**
 * Keeps values that a browser never reads out of its files. A bundler has to keep a call that makes a value
 * as its module loads, and a module whose calls it keeps, since they may do more; ours do not.
 */
import type { Plugin } from "vite";

const ownModule = /\/(?:src|content)\/[\w/.-]+\.tsx?$/;

/** A module that makes values by these: schemas, messages, texts of the company. */
const makers = /["'](?:zod\/mini|[^"'\n]*\/(?:by-language|define-messages|content-in)\.ts)["']/;

export function unreadValues(): Plugin {
  return {
    name: "unread-values",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: ownModule },
      handler(code) {
        if (this.environment.name !== "client") return undefined;
        const program = this.parse(code);
        return {
          code: makers.test(code) ? droppableIfUnread(code, program) : code,
          map: null,
          ...(onlyDeclares(program) ? { moduleSideEffects: false } : {}),
        };
      },
    },
  };
}

/** The properties of an ESTree node that are read here. */
interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A module of nothing else does nothing to anybody as it loads. */
export const onlyDeclares = (program: Node): boolean =>
  partsOf(program).every(({ type }) => /^Import|^Export|Declaration$/.test(type));

const isWithin = (type: RegExp, node: Node): boolean =>
  type.test(node.type) ||
  // A function's body runs when it is called, and not as the module loads.
  (!/Function/.test(node.type) && partsOf(node).some((part) => isWithin(type, part)));

/** @returns the code with each call that makes a value of the module marked as doing nothing else */
export function droppableIfUnread(code: string, program: Node): string {
  const declarations = partsOf(program).map((statement) =>
    "declaration" in statement && isNode(statement.declaration) ? statement.declaration : statement,
  );
  const values = declarations
    .filter(({ type }) => type === "VariableDeclaration")
    .flatMap(partsOf)
    .flatMap((declarator) =>
      "init" in declarator && isNode(declarator.init) ? [declarator.init] : [],
    )
    .filter((value) => isWithin(/^(Call|New)Expression$/, value));
  let text = code;
  for (const { start, end } of values.toReversed())
    text = `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`;
  return text;
}
