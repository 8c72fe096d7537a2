/** Outside the layout that draws them, a page shows no panels, and says nothing of it. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { featureRoutes } from "#features/manifests.routes.ts";
import type { Address } from "#platform/feature.routes.ts";

const features = join(import.meta.dirname, "../../features");

/** In the page, or in a part of it that lies in the same feature. */
function showsPanels(file: string): boolean {
  const source = readFileSync(file, "utf8");
  if (source.includes("<RecordPanel")) return true;
  const parts = [...source.matchAll(/from "(\.\.?\/[^"]+\.tsx)"/g)];
  return parts.some(([, part = ""]) => showsPanels(join(dirname(file), part)));
}

const pages = featureRoutes.flatMap(({ name, office = {} }) =>
  Object.entries<Address>(office)
    .filter(([, { module }]) => module.endsWith(".tsx"))
    .map(([path, { module, hasPanels = false }]) => ({
      path,
      hasPanels,
      file: join(features, name, module),
    })),
);

it("pages of the office say that they have panels, and no others", () => {
  const withPanels = pages.filter(({ file }) => showsPanels(file)).map(({ path }) => path);
  expect(withPanels.length).toBeGreaterThan(10);
  expect(pages.filter(({ hasPanels }) => hasPanels).map(({ path }) => path)).toEqual(withPanels);
});
