import { expect, it } from "vitest";
import { addPaper, textPart } from "./paper.ts";
import { openPdf } from "./pdf-file.ts";

it("groups parts within parts, over pages and decorations, in the order in which they are read", async () => {
  const file = openPdf({ title: "List", language: "en", date: new Date(0) });
  addPaper(file);
  const words = (tag: "Lbl" | "P" | "TH", text: string) =>
    textPart(file, tag, text, { x: 54, y: 54, width: 200 });
  const section = file.openGroup("Sect");
  const list = section.open("L");
  for (const number of ["1", "2"]) {
    file.decorate(() => file.canvas.rect(54, 54, 9, 9).stroke());
    const body = { tag: "LBody", parts: [words("P", "Title"), words("P", "Text")] } as const;
    list.add({ tag: "LI", parts: [words("Lbl", number), body] });
    addPaper(file);
  }
  list.end();
  const cells = [{ ...words("TH", "Column"), scope: "Column" as const }];
  section.add({ tag: "Table", parts: [{ tag: "TR", parts: cells }] });
  section.end();
  const text = (await file.finish()).toString("latin1");

  const byId = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)endobj/gm)].map(([, id, body]) => [id, body ?? ""]),
  );
  const read = (body: string): string => {
    const [, tag] = /\/S \/(\w+)/.exec(body) ?? [];
    const children = /\/K \[([^\]]*)\]/.exec(body)?.[1] ?? "";
    const inner = [...children.matchAll(/(\d+) 0 R/g)].map(([, id]) => read(byId.get(id) ?? ""));
    return inner.length === 0 ? `${tag}` : `${tag}(${inner.join(" ")})`;
  };
  const root = [...byId.values()].find((body) => body.includes("/S /Document")) ?? "";
  const item = "LI(Lbl LBody(P P))";
  expect(read(root)).toBe(`Document(Sect(L(${item} ${item}) Table(TR(TH))))`);
  expect(text.match(/\/Scope \/Column/g)).toHaveLength(1);
});
