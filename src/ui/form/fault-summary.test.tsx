import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { Field } from "./compact-field.tsx";
import { FaultSummary } from "./fault-summary.tsx";

const summary = (errors: Record<string, string> | undefined, language: "en" | "es" = "en") =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <FaultSummary errors={errors} />
    </LanguageContext>,
  );

const fault = "Please enter the floor";

it("names how many fields of a form that came back need another look, and leads to each", () => {
  const errors = { "area.0.floor": fault, name: "Please enter a name" };
  const top = summary(errors);
  expect(summary(errors, "es")).toContain("Revise 2 campos:");
  expect(top).toContain('role="alert"');
  expect(top).toContain("Check 2 fields:");
  expect(top).toMatch(/<a href="#fault-area\.0\.floor"[^>]*>Please enter the floor<\/a>/);
  const field = renderToStaticMarkup(
    <Field id="f-floor" label="Floor" name="area.0.floor" error={fault}>
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(field).toContain('id="fault-area.0.floor"');
});

it("says nothing of a form without faults", () => {
  expect(summary({})).toBe("");
  expect(summary(undefined)).toBe("");
});
