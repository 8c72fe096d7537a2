import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import type { SubmittedForm } from "#platform/forms/submitted-form.ts";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { textOf } from "#server/page-tree.ts";
import { readMarkup } from "#tests/support/markup.ts";
import { QuoteForm } from "./quote-form.tsx";

const render = (submitted?: SubmittedForm) =>
  renderToStaticMarkup(
    <LanguageContext value="en">
      <QuoteForm action="/?index#quote" submitted={submitted} />
    </LanguageContext>,
  );
const control = (html: string, name: string) =>
  readMarkup(html).one(`:is(input, select, textarea)[name="${name}"]`).attribs;
const facilityTypeOptions = "select[name=facilityType] option";
const selected = (html: string) =>
  readMarkup(html)
    .all(`${facilityTypeOptions}[selected]`)
    .map((option) => [option.attribs.value, textOf(option)]);

test("posts natively to the page and has a draft", () => {
  expect(readMarkup(render()).one("form").attribs).toMatchObject({
    method: "post",
    action: "/?index#quote",
    novalidate: "",
    "data-draft": "quote",
  });
});

test("has a control for each field of the payload, with hints for keyboards and password managers", () => {
  const html = render();
  expect(control(html, "fullName")).toMatchObject({ autocomplete: "name" });
  expect(control(html, "company")).toMatchObject({ autocomplete: "organization" });
  expect(control(html, "email")).toMatchObject({ type: "email", autocomplete: "email" });
  expect(control(html, "phone")).toMatchObject({ type: "tel", autocomplete: "tel" });
  expect(control(html, "squareFootage")).toMatchObject({ type: "text", inputmode: "numeric" });
  // With "off", browsers lose what was typed when somebody returns to the page.
  expect(control(html, "squareFootage")).toMatchObject({ autocomplete: "on" });
  expect(control(html, "message")).toMatchObject({ rows: "4" });
  expect(selected(html)).toEqual([["", "Select Facility Type"]]);
  const offered = readMarkup(html)
    .all(facilityTypeOptions)
    .map(({ attribs }) => attribs.value);
  expect(offered).toEqual(["", ...facilityTypes("en").map(({ value }) => value)]);
});

test("every control has a label, and the honeypot is out of reach", () => {
  const html = render();
  const form = readMarkup(html);
  const labelled = form.all("label").map(({ attribs }) => attribs.for);
  const controls = form.all(":is(input, select, textarea):not([type=hidden])");
  expect(controls.length).toBeGreaterThan(7);
  expect(labelled).toEqual(expect.arrayContaining(controls.map(({ attribs }) => attribs.id)));
  expect(control(html, "website")).toMatchObject({ tabindex: "-1" });
  expect(form.all("[aria-hidden=true] > label[for=quote-website]")).toHaveLength(1);
});

test("without JavaScript, errors come back beneath their fields, with what was typed", () => {
  const html = render({
    form: "quote",
    state: "invalid",
    message: "Please check the fields that are marked.",
    errors: { email: "Invalid email address" },
    values: { fullName: 'Ada "<b>" Lovelace', email: "ada", facilityType: "retail" },
  });
  expect(control(html, "email")).toMatchObject({
    "aria-invalid": "true",
    "aria-describedby": "quote-email-note",
  });
  expect(textOf(readMarkup(html).one("#quote-email-note"))).toBe("Invalid email address");
  expect(control(html, "fullName")).toMatchObject({ value: 'Ada "<b>" Lovelace' });
  expect(selected(html)).toEqual([["retail", "Retail Space"]]);
  expect(html).toContain("Please check the fields that are marked.");
});

test("without JavaScript, success shows the reference and has the early script delete the draft", () => {
  const html = render({ form: "quote", state: "sent", id: "1", reference: "Q-2RM-T322" });
  expect(html).toContain("Q-2RM-T322");
  expect(html).toContain('data-draft-sent="quote"');
});

test("the answer to another form on the page is not this form's", () => {
  const html = render({ form: "contact", state: "sent", id: "1", reference: "Q-2RM-T322" });
  expect(html).not.toContain("Q-2RM-T322");
});

test("carries no inline style, which the page's policy would refuse", () => {
  expect(readMarkup(render()).all("[style]")).toEqual([]);
});
