/** What the types of the manifests cannot say: each sentence names the feature and what it lacks. */
import { expect, it } from "vitest";
import type { Feature } from "#platform/feature.ts";
import { features } from "./manifests.ts";

const areas = ["portal", "office"] as const;

const placed = (feature: Feature, area: (typeof areas)[number]) =>
  (["sections", "actions"] as const).flatMap((part) =>
    (feature[area]?.[part] ?? []).map(({ place }) => `${area}.${part} at place ${place}`),
  );

it("no two sections or actions of an area stand at one place", () => {
  const byPlace = Map.groupBy(
    features.flatMap((feature) =>
      areas.flatMap((area) => placed(feature, area).map((at) => ({ name: feature.name, at }))),
    ),
    ({ at }) => at,
  );
  const shared = [...byPlace]
    .filter(([, names]) => names.length > 1)
    .map(([at, names]) => `${names.map(({ name }) => name).join(" and ")} both have ${at}`);
  expect(shared).toEqual([]);
});
