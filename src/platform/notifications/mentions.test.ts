import { describe, expect, it } from "vitest";
import { mentionedIn } from "./mentions.ts";

const colleagues = [
  { id: "dana", name: "Dana Whitfield" },
  { id: "josé", name: "José Núñez" },
  { id: "jo", name: "Jo Park" },
  { id: "sam-1", name: "Sam Lee" },
  { id: "sam-2", name: "Sam Ortiz" },
];

describe("a note names", () => {
  it.each([
    ["a whole name", "Ask @Dana Whitfield, please", ["dana"]],
    ["a first name that only one has", "@dana: and @JOSÉ!", ["dana", "josé"]],
    ["nobody by a first name that two have", "@Sam knows", []],
    ["the one of two whose whole name it is", "@Sam Ortiz knows", ["sam-2"]],
    ["nobody by the beginning of a name", "@Dan, @Danae", []],
    ["nobody by a mailbox", "write to office@dana.example", []],
    ["each once", "@Dana and @Dana Whitfield", ["dana"]],
    ["the longer of two names", "@José Núñez and @Jo", ["josé", "jo"]],
    ["nobody in 5,000 signs", "@".repeat(5_000), []],
  ])("%s", (_, text, ids) => {
    expect(mentionedIn(text, colleagues)).toEqual(ids);
  });
});
