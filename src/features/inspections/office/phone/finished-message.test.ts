import { expect, it } from "vitest";
import { finishedMessage } from "./give.ts";

it("says that an inspection goes only while it has not gone", () => {
  expect(finishedMessage(false, "idle", "en")).toBe("Finished and sent.");
  expect(finishedMessage(false, "offline", "en")).toBe("Finished and sent.");
  expect(finishedMessage(true, "offline", "en")).toMatch(/as soon as there’s a connection/);
  expect(finishedMessage(true, "sending", "en")).toMatch(/being sent now/);
  expect(finishedMessage(true, "busy", "en")).toMatch(/try again/);
  expect(finishedMessage(true, "signed-out", "en")).toMatch(/sign in again/);
});
