import { expect, it } from "vitest";
import { reachOf } from "./module-reach.ts";

/** Importers of each module. */
const imports: Record<string, string[]> = {
  "/p/app/root.tsx?route": [],
  "/p/app/marketing/layout.tsx?route": [],
  "/p/app/marketing/home/page.tsx?route": [],
  "/p/app/marketing/home/page.tsx": ["/p/app/marketing/home/page.tsx?route"],
  "/p/app/office/leads.tsx?route": [],
  "/p/app/office/list.tsx": ["/p/app/office/leads.tsx?route"],
  "/p/content/news/award.mdx?route": [],
  "/p/app/ui/title.tsx": ["/p/app/root.tsx?route", "/p/app/ui/card.tsx"],
  // A circle must end as well.
  "/p/app/ui/card.tsx": ["/p/app/marketing/home/page.tsx", "/p/app/ui/title.tsx"],
  "/p/app/ui/menu.tsx": ["/p/app/marketing/layout.tsx?route"],
  "/p/app/ui/table.tsx": ["/p/app/office/list.tsx", "/p/content/news/award.mdx?route"],
  "/p/app/ui/toast.tsx": [],
};
const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: id.endsWith("?route"),
    importers: imports[id] ?? [],
    code: "",
  }),
};

it.each([
  ["app/ui/menu.tsx", ["marketing"], 1, true],
  ["app/ui/table.tsx", ["office", "marketing"], 2, false],
  ["app/office/list.tsx", ["office"], 1, false],
  ["app/ui/card.tsx", ["marketing", "document"], 2, true],
  ["app/ui/toast.tsx", [], 0, false],
])("%s reaches %s", (path, areas, pages, onEveryPage) => {
  const reach = reachOf(`/p/${path}`, graph);
  expect({ ...reach, areas: [...reach.areas].sort() }).toEqual({
    areas: [...areas].sort(),
    pages,
    onEveryPage,
  });
});

it("refuses a page whose area is not known", () => {
  const lost = { getModuleInfo: () => ({ isEntry: true, importers: [], code: "" }) };
  expect(() => reachOf("/p/pages/home.tsx", lost)).toThrow("belongs to no area");
});
