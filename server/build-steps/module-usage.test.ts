import { expect, it } from "vitest";
import { moduleUsageOf } from "./module-usage.ts";

/** Importers of each module. */
const importers: Record<string, string[]> = {
  "src/root.tsx?route": [],
  "src/areas/marketing/layout.tsx?route": [],
  "src/areas/marketing/home/page.tsx?route": [],
  "src/areas/marketing/home/page.tsx": ["src/areas/marketing/home/page.tsx?route"],
  "src/features/leads/office/list-page.tsx?route": [],
  "src/areas/portal/home/page.tsx?route": [],
  "src/ui/badge.tsx": ["src/areas/portal/home/page.tsx?route"],
  "src/features/leads/list.tsx": ["src/features/leads/office/list-page.tsx?route"],
  "content/news/award.mdx?route": [],
  "src/ui/title.tsx": ["src/root.tsx?route", "src/ui/card.tsx"],
  // A circle must end as well.
  "src/ui/card.tsx": ["src/areas/marketing/home/page.tsx", "src/ui/title.tsx"],
  "src/ui/menu.tsx": ["src/areas/marketing/layout.tsx?route"],
  "src/ui/table.tsx": ["src/features/leads/list.tsx", "content/news/award.mdx?route"],
  "src/ui/toast.tsx": [],
};
/** The product in a folder; its modules have whole paths. */
const graphIn = (root: string) => ({
  getModuleInfo: (id: string) => ({
    isEntry: id.endsWith("?route"),
    importers: (importers[id.slice(root.length + 1)] ?? []).map((path) => `${root}/${path}`),
    importedIds: [],
    code: "",
  }),
});

const pageAreas = new Map([
  ["src/areas/portal/home/page.tsx", new Set(["portal"])],
  ["src/areas/marketing/layout.tsx", new Set(["marketing"])],
  ["src/areas/marketing/home/page.tsx", new Set(["marketing"])],
  ["src/features/leads/office/list-page.tsx", new Set(["office"])],
  ["content/news/award.mdx", new Set(["marketing"])],
]);

/** Containers keep the product in `/app`; no folder above it says anything about its areas. */
const folders = [
  "/p",
  "/app",
  "/srv/src/areas/office",
  "/src/areas/marketing/layout.tsx",
  "/content/src/root.tsx",
];

it.each([
  ["src/ui/menu.tsx", ["marketing"], 1, ["marketing"], false],
  ["src/ui/table.tsx", ["office", "marketing"], 2, [], false],
  ["src/features/leads/list.tsx", ["office"], 1, [], false],
  ["src/ui/card.tsx", ["marketing", "document"], 2, ["document"], true],
  ["src/ui/badge.tsx", ["portal"], 1, [], true],
  ["src/ui/toast.tsx", [], 0, [], false],
])("%s reaches %s", (path, areas, pages, frames, onFirstScreens) => {
  for (const root of folders) {
    const usage = moduleUsageOf(`${root}/${path}`, graphIn(root), root, pageAreas);
    const { areas: found, frames: framed, ...rest } = usage;
    expect({ ...rest, areas: [...found].sort(), frames: [...framed] }, root).toEqual({
      areas: [...areas].sort(),
      pages,
      frames,
      onFirstScreens,
    });
  }
});

it("refuses a page whose area is not known", () => {
  const lost = {
    getModuleInfo: () => ({ isEntry: true, importers: [], importedIds: [], code: "" }),
  };
  for (const path of ["/p/pages/home.tsx", "/elsewhere/src/areas/office/home.tsx"])
    expect(() => moduleUsageOf(path, lost, "/p", pageAreas)).toThrow("belongs to no area");
});
