import { expect, it } from "vitest";
import { reachOf } from "./module-reach.ts";

/** Importers of each module. */
const importers: Record<string, string[]> = {
  "app/root.tsx?route": [],
  "app/marketing/layout.tsx?route": [],
  "app/marketing/home/page.tsx?route": [],
  "app/marketing/home/page.tsx": ["app/marketing/home/page.tsx?route"],
  "app/office/leads.tsx?route": [],
  "app/office/list.tsx": ["app/office/leads.tsx?route"],
  "content/news/award.mdx?route": [],
  "app/ui/title.tsx": ["app/root.tsx?route", "app/ui/card.tsx"],
  // A circle must end as well.
  "app/ui/card.tsx": ["app/marketing/home/page.tsx", "app/ui/title.tsx"],
  "app/ui/menu.tsx": ["app/marketing/layout.tsx?route"],
  "app/ui/table.tsx": ["app/office/list.tsx", "content/news/award.mdx?route"],
  "app/ui/toast.tsx": [],
};
/** The product in a folder; its modules have whole paths. */
const graphIn = (root: string) => ({
  getModuleInfo: (id: string) => ({
    isEntry: id.endsWith("?route"),
    importers: (importers[id.slice(root.length + 1)] ?? []).map((path) => `${root}/${path}`),
    code: "",
  }),
});

/** Containers keep the product in `/app`; no folder above it says anything about its areas. */
const folders = [
  "/p",
  "/app",
  "/srv/app/office",
  "/app/marketing/layout.tsx",
  "/content/app/root.tsx",
];

it.each([
  ["app/ui/menu.tsx", ["marketing"], 1, true],
  ["app/ui/table.tsx", ["office", "marketing"], 2, false],
  ["app/office/list.tsx", ["office"], 1, false],
  ["app/ui/card.tsx", ["marketing", "document"], 2, true],
  ["app/ui/toast.tsx", [], 0, false],
])("%s reaches %s", (path, areas, pages, onEveryPage) => {
  for (const root of folders) {
    const reach = reachOf(`${root}/${path}`, graphIn(root), root);
    expect({ ...reach, areas: [...reach.areas].sort() }, root).toEqual({
      ...{ areas: [...areas].sort(), pages, onEveryPage },
    });
  }
});

it("refuses a page whose area is not known", () => {
  const lost = { getModuleInfo: () => ({ isEntry: true, importers: [], code: "" }) };
  for (const path of ["/p/pages/home.tsx", "/elsewhere/app/office/home.tsx"])
    expect(() => reachOf(path, lost, "/p")).toThrow("belongs to no area");
});
