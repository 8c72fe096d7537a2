import { expect, it } from "vitest";
import { documentsOf } from "./content-documents.ts";

it("names the documents of each route and of each area", () => {
  const page = { id: "/services", file: "areas/marketing/services/page.tsx" };
  const home = { index: true, file: "areas/marketing/home/page.tsx" };
  const text = { file: "areas/marketing/text.tsx" };
  const layout = {
    id: "marketing/layout",
    file: "areas/marketing/layout.tsx",
    children: [home, page, text],
  };
  const documents = new Map([
    ["src/areas/marketing/layout.tsx", new Set(["navigation"])],
    ["src/areas/marketing/home/page.tsx", new Set(["home"])],
    ["src/areas/marketing/services/page.tsx", new Set(["services", "approach"])],
  ]);
  expect(documentsOf([layout], documents)).toEqual({
    routes: {
      root: [],
      "marketing/layout": ["navigation"],
      "/": ["home"],
      "areas/marketing/home/page": ["home"],
      "/services": ["approach", "services"],
      "areas/marketing/text": [],
    },
    areas: { marketing: ["navigation", "home", "approach", "services"] },
  });
});
