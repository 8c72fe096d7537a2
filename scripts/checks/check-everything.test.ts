/** `npm test` as a whole. */
import { expect, it } from "vitest";
import config from "../../vitest.config.ts";
import { everyCheck } from "./check-everything.mjs";

it("runs every project of tests that there is", () => {
  const projects = (config.test?.projects ?? []).map((project) =>
    typeof project === "object" && "test" in project ? project.test?.name : project,
  );
  expect(projects).toHaveLength(3);
  expect(everyCheck.flatMap(({ project }) => project ?? [])).toEqual(projects);
});
