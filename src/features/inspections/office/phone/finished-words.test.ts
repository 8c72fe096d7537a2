import { expect, it } from "vitest";
import { finishedWords } from "./finished-words.ts";

it("says that an inspection goes only while it has not gone", () => {
  expect(finishedWords(false, "idle")).toBe("It is finished and sent.");
  expect(finishedWords(false, "offline")).toBe("It is finished and sent.");
  expect(finishedWords(true, "offline")).toMatch(/as soon as there is a connection/);
  expect(finishedWords(true, "sending")).toMatch(/is being sent/);
  expect(finishedWords(true, "busy")).toMatch(/is asked again/);
  expect(finishedWords(true, "signed-out")).toMatch(/signed in again/);
});
