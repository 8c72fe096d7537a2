/**
 * Tagged PDF, for screen readers: React PDF passes no tags on to PDFKit (diegomura/react-pdf#3179).
 * So components name their part by `id`, and after the layout each is framed by two empty canvases
 * that open and close its tag while the page is painted.
 */
import type { Canvas } from "@react-pdf/primitives";

export type Part =
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Sect"
  | "Div";

const prefix = "part:";

export const part = (name: Part): { id: string } => ({ id: `${prefix}${name}` });

interface Element {
  add(child: unknown): unknown;
}

export interface TaggingDocument {
  struct(type: string, options?: Record<string, unknown>): Element;
  addStructure(element: Element): unknown;
  markContent(tag: "Artifact"): unknown;
  markStructureContent(tag: string): unknown;
  endMarkedContent(): unknown;
}

export interface LaidOut {
  type: string;
  props?: Record<string, unknown>;
  children?: LaidOut[];
  [other: string]: unknown;
}

/** Adds tags to laid-out pages; everything without a name is decoration ("artifact"). */
export function tagPages(pages: readonly LaidOut[], document: TaggingDocument): void {
  const root = document.struct("Document");
  document.addStructure(root);
  for (const page of pages) {
    page.children = [
      signal(() => document.markContent("Artifact")),
      ...(page.children ?? []).flatMap((child) => tagged(child, root, undefined, document)),
      signal(() => document.endMarkedContent()),
    ];
  }
}

function tagged(
  node: LaidOut,
  parent: Element,
  above: string | undefined,
  document: TaggingDocument,
): LaidOut[] {
  const name = takeName(node);
  const element = name === undefined ? parent : document.struct(name, optionsOf(name));
  if (name !== undefined) parent.add(element);
  const tag = name ?? above;
  if (node.type !== "TEXT") {
    node.children = node.children?.flatMap((child) => tagged(child, element, tag, document));
    return [node];
  }
  if (tag === undefined) return [node];
  return [
    signal(() => {
      document.endMarkedContent();
      element.add(document.markStructureContent(tag));
    }),
    node,
    signal(() => {
      document.endMarkedContent();
      document.markContent("Artifact");
    }),
  ];
}

/** Removes the name from the node, or it would become a link destination. */
function takeName(node: LaidOut): string | undefined {
  const id = node.props?.id;
  if (typeof id !== "string" || !id.startsWith(prefix)) return undefined;
  const { id: _taken, ...props } = node.props ?? {};
  node.props = props;
  return id.slice(prefix.length);
}

const optionsOf = (name: string) => (name === "TH" ? { scope: "Column" } : {});

const canvas: typeof Canvas = "CANVAS";

function signal(paint: () => unknown): LaidOut {
  const box = { left: 0, top: 0, width: 1, height: 1 };
  return { type: canvas, box, style: {}, props: { paint }, children: [] };
}
