import { expect, it } from "vitest";
import { finishedMessage } from "./finished-message.ts";

it("says that an inspection goes only while it has not gone", () => {
  expect(finishedMessage(false, "idle")).toBe("Finished and sent.");
  expect(finishedMessage(false, "offline")).toBe("Finished and sent.");
  expect(finishedMessage(true, "offline")).toMatch(/as soon as there is a connection/);
  expect(finishedMessage(true, "sending")).toMatch(/being sent now/);
  expect(finishedMessage(true, "busy")).toMatch(/try again/);
  expect(finishedMessage(true, "signed-out")).toMatch(/sign in again/);
});
