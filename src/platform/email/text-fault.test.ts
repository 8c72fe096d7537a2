/** What may stand for a text that was shipped, and what an email would break by. */
import { describe, expect, it } from "vitest";
import { defineEmailMessages, nothingEdited, publishEmailTexts } from "./email-texts.ts";
import { faultOfText } from "./text-fault.ts";

const shipped = "The visit at {facility} on {day} was canceled.";
const plural = ["One visit at {facility}.", "{count} visits at {facility}."] as const;
const tagged = "If the button fails: <address/>";

describe("a text", () => {
  it.each([
    ["the shipped one", shipped],
    ["other words, in another order", "Canceled on {day}: {facility}, sorry!"],
    ["a value twice", "{facility}, {day}: {facility}"],
    ["signs of all kinds", "“{facility}” & {day} < 3 > 2 =1+1 🧹 $1 %s \\u0041"],
  ])("may be %s", (_, typed) => expect(faultOfText(shipped, typed)).toBeUndefined());

  it.each<[string, string, object]>([
    ["nothing", "  ", { reason: "empty" }],
    ["without a value", "Canceled on {day}", { reason: "missing", values: ["facility"] }],
    ["with a broken one", "{facility on {day}", { reason: "missing", values: ["facility"] }],
    ["with one of its own", `${shipped} {phone}`, { reason: "unknown", values: ["phone"] }],
    ["with a hostile one", `${shipped} {__proto__}`, { reason: "unknown", values: ["__proto__"] }],
    ["with an empty one", `${shipped} {}`, { reason: "unknown", values: [""] }],
    ["with a tag", `${shipped} <b>now</b>`, { reason: "html" }],
    ["with a script", `${shipped}<script src=x>`, { reason: "html" }],
    ["with a header", `${shipped}\nBcc: all@example.com`, { reason: "lines" }],
    ["with a return", `${shipped}\rBcc: all@example.com`, { reason: "lines" }],
    ["with a separator", `${shipped}\u2028more`, { reason: "lines" }],
    ["with NUL", `${shipped}\u0000`, { reason: "lines" }],
    ["with a mark of a tag", `${shipped}\ue000b\ue001`, { reason: "lines" }],
    ["with another direction", `${shipped}\u202e`, { reason: "lines" }],
    ["too long", shipped + "x".repeat(5_000), { reason: "too-long" }],
  ])("may not be %s", (_, typed, fault) => expect(faultOfText(shipped, typed)).toEqual(fault));

  it("keeps its tags, and the lines that it was shipped with", () => {
    expect(faultOfText(tagged, "Open <address/> instead")).toBeUndefined();
    expect(faultOfText(tagged, "Open it instead")).toEqual({ reason: "html" });
    expect(faultOfText("Answer:\n{address}", "Here:\n{address}")).toBeUndefined();
    expect(faultOfText("Answer:\n{address}", "{address}")).toEqual({ reason: "lines" });
  });

  it("keeps both forms of a plural, of which the one for one may leave out how many", () => {
    expect(faultOfText(plural, ["A visit, {facility}", "{facility}: {count}"])).toBeUndefined();
    expect(faultOfText(plural, ["{count}, {facility}", "{facility}: {count}"])).toBeUndefined();
    expect(faultOfText(plural, ["A visit, {facility}", "{facility}"])).toMatchObject({
      reason: "missing",
      values: ["count"],
    });
    expect(faultOfText(plural, "{facility}: {count}")).toEqual({ reason: "forms" });
    expect(faultOfText(shipped, [shipped, shipped])).toEqual({ reason: "forms" });
  });
});

describe("messages of emails", () => {
  const en = {
    email: { title: "A visit", safe: "Stays", said: shipped },
    screen: "A page",
  } as const;
  const es = {
    email: { title: "Una visita", safe: "Queda", said: shipped },
    screen: "Una página",
  } as const;
  const messages = defineEmailMessages(
    "example",
    { en, es },
    { parts: ["email"], fixed: { "email.safe": "security" } },
  );

  it("say what was published in its language, at once, and what was shipped once it is taken back", () => {
    const before = messages("en");
    publishEmailTexts({ "example.email.title": { en: "Your visit" } });
    expect(messages("en").email.title).toBe("Your visit");
    expect(messages("es").email.title).toBe("Una visita");
    // Who has begun to write an email ends it as it was.
    expect(before.email.title).toBe("A visit");
    publishEmailTexts(nothingEdited);
    expect(messages("en").email.title).toBe("A visit");
  });

  it("say what was shipped where an edit no longer fits, is of no email, or is fixed", () => {
    publishEmailTexts({
      "example.email.said": { en: "Canceled at {place}", es: ["una", "dos"] },
      "example.email.safe": { en: "Gone" },
      "example.screen": { en: "Another page" },
      "example.email": { en: "no text" },
      "example.email.title.more": { en: "no text either" },
      "example.email.constructor": { en: "nor that" },
    });
    expect(messages("en").email.said({ facility: "Pier 1", day: "Monday" })).toBe(
      "The visit at Pier 1 on Monday was canceled.",
    );
    expect(messages("es").email.said({ facility: "Pier 1", day: "Monday" })).toContain("Pier 1");
    expect(messages("en").email.safe).toBe("Stays");
    expect(messages("en").email.title).toBe("A visit");
    expect(messages("en").screen).toBe("A page");
    publishEmailTexts(nothingEdited);
  });
});
