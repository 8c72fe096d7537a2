import { afterEach, expect, it } from "vitest";
import { changeContentEdits, noEdits } from "./content-edits.ts";
import { servedStates, serviceArea } from "./service-area.ts";

afterEach(() => changeContentEdits(noEdits));

it("a company that names neither states nor places works in the state of its office", () => {
  changeContentEdits({ ...noEdits, en: { places: { "places[]": "" } } });
  expect(servedStates()).toEqual(["IL"]);
  expect(serviceArea("en")).toBe("Illinois");
});
