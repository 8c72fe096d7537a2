import { expect, it } from "vitest";
import { loggedPath } from "./logged-path.ts";

it("tells which page it was, and no secret", () => {
  expect(loggedPath("/reset-password?token=secret")).toBe("/reset-password");
  expect(loggedPath("/r/7KRM-4M2W-FHTX")).toBe("/r/7KRM-4M2W-FHTX");
  expect(loggedPath("/r/7KRM-4M2W-FHTX/id.secret?lang=es")).toBe("/r/7KRM-4M2W-FHTX/...");
  expect(loggedPath("/R/x/id.secret/more")).toBe("/R/x/...");
  expect(loggedPath("/api/calendar/id.secret.ics")).toBe("/api/calendar/...");
  expect(loggedPath("/report/id.secret/report.pdf")).toBe("/report/...");
  expect(loggedPath("/resources/r/one")).toBe("/resources/r/one");
  expect(loggedPath(undefined)).toBeUndefined();
});
