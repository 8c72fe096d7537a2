import { expect, it } from "vitest";
import { documentsOf } from "./content-documents.ts";

it("names the documents of each route and of each area", () => {
  const page = { id: "/services", file: "areas/marketing/services/page.tsx" };
  const text = { file: "areas/marketing/text.tsx" };
  const layout = {
    id: "marketing/layout",
    file: "areas/marketing/layout.tsx",
    children: [page, text],
  };
  const documents = new Map([
    ["src/areas/marketing/layout.tsx", new Set(["navigation"])],
    ["src/areas/marketing/services/page.tsx", new Set(["services", "approach"])],
  ]);
  expect(documentsOf([layout], documents)).toEqual({
    routes: {
      root: [],
      "marketing/layout": ["navigation"],
      "/services": ["approach", "services"],
      "areas/marketing/text": [],
    },
    areas: { marketing: ["navigation", "approach", "services"] },
  });
});
