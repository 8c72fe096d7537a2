import { describe, expect, it } from "vitest";
import { downloadsOf, strayClasses, strayModules } from "./downloads.ts";

const html = `<style>.card{color:red}</style>
<link rel="stylesheet" href="/assets/marketing-1.css">
<script type="text/plain" data-late="/assets/manifest-marketing-1.js /assets/entry-1.js">
import "/assets/manifest-marketing-1.js";import * as route0 from "/assets/layout-1.js";</script>`;

const route = (id: string, parentId: string, module: string) => ({ id, parentId, module });
const texts: Record<string, string> = {
  "/assets/manifest-marketing-1.js": `window.__reactRouterManifest=${JSON.stringify({
    routes: {
      root: { id: "root" },
      "marketing/layout": route("marketing/layout", "root", "/assets/layout-1.js"),
      "/about": route("/about", "marketing/layout", "/assets/about-1.js"),
    },
  })};`,
  "/assets/marketing-1.css": ".card{color:red}",
};
const read = (address: string) => texts[address] ?? "";

const file = (modules: string[], imports: string[] = [], importsOnDemand: string[] = []) => ({
  modules,
  imports,
  importsOnDemand,
});
const built = {
  "/assets/entry-1.js": file(["src/entry.client.tsx"]),
  "/assets/layout-1.js": file(["src/areas/marketing/layout.tsx"], ["/assets/shared-1.js"]),
  "/assets/about-1.js": file(["src/areas/marketing/about.tsx"], [], ["/assets/notices-1.js"]),
  "/assets/shared-1.js": file(["src/ui/button.tsx"]),
  "/assets/notices-1.js": file(["src/ui/notice-area.tsx"]),
  "/assets/office-1.js": file(["src/areas/office/layout.tsx"]),
};

describe("what comes with a page", () => {
  const { files, modules, areas, styles } = downloadsOf(html, built, read);

  it("is followed from the page over lists of routes and imports, also those on demand", () => {
    expect([...files].sort()).toEqual(
      [...Object.keys(built), ...Object.keys(texts)].filter((file) => !/office/.test(file)).sort(),
    );
    expect(areas).toContain("marketing");
    expect(styles).toContain(".card");
    expect(strayModules(modules, "marketing")).toEqual([]);
  });

  it.each([
    [
      "a file that two areas share",
      { "/assets/shared-1.js": file(["src/areas/portal/shell.tsx"]) },
    ],
    [
      "an import on demand",
      {
        "/assets/about-1.js": file(["src/areas/marketing/about.tsx"], [], ["/assets/office-1.js"]),
      },
    ],
    [
      "a module of the server",
      { "/assets/entry-1.js": file(["src/platform/http/limits.server.ts"]) },
    ],
  ])("gives a foreign module away in %s", (_, leak) => {
    const leaking = downloadsOf(html, { ...built, ...leak }, read);
    expect(strayModules(leaking.modules, "marketing")).toHaveLength(1);
  });

  it("gives a foreign route away", () => {
    const routes = { "office/layout": route("office/layout", "root", "/assets/office-1.js") };
    const manifest = `window.__reactRouterManifest=${JSON.stringify({ routes })};`;
    const leaking = downloadsOf(html, built, (address) =>
      address.includes("manifest") ? manifest : "",
    );
    expect(leaking.areas).toEqual(["office"]);
    expect(strayModules(leaking.modules, "marketing")).toEqual(["src/areas/office/layout.tsx"]);
  });
});

it("a rule is foreign when no source names its class", () => {
  const sources = 'className="card w-1/2 max-w-[46ch] md:hidden" .rail {';
  const pageStyles = String.raw`.card{}.w-1\/2{width:.5em}.max-w-\[46ch\]{}.md\:hidden{}.rail{}a{src:url(/a.woff2)}`;
  expect(strayClasses(pageStyles, sources)).toEqual([]);
  expect(strayClasses(`${pageStyles}.board{}`, sources)).toEqual(["board"]);
});
