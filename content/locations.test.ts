import { expect, it } from "vitest";
import { locationsContent } from "./locations.ts";
import { pageAt } from "./pages.ts";
import { placePath } from "./places.ts";
import { places } from "./shipped-places.ts";
import { stateCodes } from "./states.ts";

const { locations, regions } = locationsContent("en");

it("every place is told of, in a region and a state that there are", () => {
  expect(locations.map(({ id }) => id)).toEqual(places.map(({ id }) => id));
  for (const { region, stateCode } of locations) {
    expect(regions.map(({ id }) => id)).toContain(region);
    expect(stateCodes).toContain(stateCode);
  }
});

it("every place has a page of its own, which is called as the place", () => {
  for (const place of places) {
    expect(place.address).toBe(place.name.toLowerCase().replaceAll(" ", "-"));
    expect(pageAt(placePath(place))?.title).toBe(`Commercial Cleaning in ${place.name}`);
  }
  expect(pageAt("/locations/atlantis")).toBeUndefined();
});
