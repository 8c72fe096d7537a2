import { expect, it } from "vitest";
import { finishedMessage } from "./finished-message.ts";

it("says that an inspection goes only while it has not gone", () => {
  expect(finishedMessage(false, "idle")).toBe("It is finished and sent.");
  expect(finishedMessage(false, "offline")).toBe("It is finished and sent.");
  expect(finishedMessage(true, "offline")).toMatch(/as soon as there is a connection/);
  expect(finishedMessage(true, "sending")).toMatch(/is being sent/);
  expect(finishedMessage(true, "busy")).toMatch(/is asked again/);
  expect(finishedMessage(true, "signed-out")).toMatch(/signed in again/);
});
