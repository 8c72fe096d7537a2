/** What people are told of a form that was not taken, in their language. */
import { data } from "react-router";
import { describe, expect, it } from "vitest";
import type { Language } from "#platform/language/language.ts";
import { oneself } from "#platform/records/last-editor.server.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import { refuseEdit } from "./edited-by-both.server.ts";
import { tooManySignIns } from "./form-errors.server.ts";
import { askAboutAnother } from "./form-once.server.ts";
import type { FormAnswer, Refuse } from "./signed-in-form.server.ts";

const refuseIn = (language: Language): Refuse =>
  Object.assign(
    (status: number, why: string | Record<string, string>) =>
      data<FormAnswer>(
        {
          form: "form",
          problem: typeof why === "string" ? why : undefined,
          errors: typeof why === "string" ? {} : why,
          values: {},
        },
        { status },
      ),
    { language },
  );

describe("a field that somebody else has changed", () => {
  const refusal = (by: EditRefusal["by"], stored: string): EditRefusal => ({
    ok: false,
    reason: "edited-by-both",
    by,
    stored: { name: stored },
    touched: ["name"],
    both: ["name"],
  });
  const errorIn = (language: Language, by: EditRefusal["by"], stored: string, typed: string) =>
    refuseEdit(refuseIn(language), refusal(by, stored), { name: typed }).data.errors.name;

  it.each([
    [
      "en",
      { name: "Ann" },
      "Hall",
      "Lobby",
      "Ann changed this to “Hall” while you were editing. Yours: “Lobby”. Save again to keep yours.",
    ],
    [
      "en",
      { name: oneself },
      "",
      "Lobby",
      "You cleared this in another window. Yours: “Lobby”. Save again to keep yours.",
    ],
    [
      "en",
      {},
      "Hall",
      "",
      "Someone else changed this to “Hall” while you were editing. You left this blank. Save again to keep it blank.",
    ],
    [
      "es",
      { name: oneself },
      "Hall",
      "",
      "Usted cambió esto a “Hall” en otra ventana. Usted lo dejó vacío. Guarde otra vez para dejarlo así.",
    ],
  ] as const)("is told in %s with who it was: %o", (language, by, stored, typed, sentence) => {
    expect(errorIn(language, by, stored, typed)).toBe(sentence);
  });
});

it("asks about another copy, and gives the form a key of its own", () => {
  const { data, init } = askAboutAnother(refuseIn("en"), { question: "Another one?" });
  expect(data).toMatchObject({ problem: "Another one?", values: { attempt: expect.any(String) } });
  expect(init).toMatchObject({ status: 409 });
});

it("tells for how many minutes to wait", () => {
  const { message } = tooManySignIns(61);
  expect(message("en")).toMatch(/try again in 2 minutes, or call us/);
  expect(message("es")).toMatch(/Inténtelo de nuevo en 2 minutos o llámenos/);
  expect(tooManySignIns(20).message("en")).toMatch(/try again in a minute, or call us/);
});
