import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { facilityTypes } from "#domain/leads/facility-types.ts";
import type { SubmittedForm } from "#domain/submissions/submitted-form.ts";
import { QuoteForm } from "./quote-form.tsx";

const render = (submitted?: SubmittedForm) =>
  renderToStaticMarkup(<QuoteForm action="/?index#quote" submitted={submitted} />);
const tag = (html: string, name: string) =>
  html.match(new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"[^>]*>`))?.[0] ?? "";

test("posts by itself to the page and keeps its draft", () => {
  const html = render();
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toContain('action="/?index#quote"');
  expect(html).toMatch(/<form[^>]*novalidate/i);
  expect(html).toContain('data-draft="quote"');
});

test("has the payload's controls with what keyboards and password managers need", () => {
  const html = render();
  expect(tag(html, "fullName")).toContain('autoComplete="name"');
  expect(tag(html, "company")).toContain('autoComplete="organization"');
  expect(tag(html, "email")).toMatch(/type="email".*autoComplete="email"/);
  expect(tag(html, "phone")).toMatch(/type="tel".*autoComplete="tel"/);
  expect(tag(html, "squareFootage")).toMatch(/type="text".*inputMode="numeric"/);
  expect(tag(html, "message")).toContain('rows="4"');
  expect(html).toContain('<option value="" selected="">Select Facility Type</option>');
  for (const { value } of facilityTypes) expect(html).toContain(`<option value="${value}">`);
});

test("every control has a label, and the honeypot is out of reach", () => {
  const html = render();
  for (const [, id] of html.matchAll(/<(?:input|select|textarea)[^>]*? id="([^"]+)"/g)) {
    expect(html).toContain(`<label for="${id}"`);
  }
  expect(tag(html, "website")).toMatch(/tabindex="-1"/i);
  expect(html).toMatch(/aria-hidden="true"[^>]*><label for="quote-website"/);
});

test("without JavaScript, faults come back beneath their fields, with what was typed", () => {
  const html = render({
    form: "quote",
    state: "invalid",
    message: "Please check the fields that are marked.",
    errors: { email: "Invalid email address" },
    values: { fullName: 'Ada "<b>" Lovelace', email: "ada", facilityType: "retail" },
  });
  expect(tag(html, "email")).toMatch(/aria-invalid="true"/);
  expect(tag(html, "email")).toContain('aria-describedby="quote-email-note"');
  expect(html).toMatch(/id="quote-email-note"[^>]*>Invalid email address</);
  expect(tag(html, "fullName")).toContain('value="Ada &quot;&lt;b&gt;&quot; Lovelace"');
  expect(html).toContain('<option value="retail" selected="">');
  expect(html).toContain("Please check the fields that are marked.");
});

test("without JavaScript, success shows the reference and tells the early script to drop the draft", () => {
  const html = render({ form: "quote", state: "sent", id: "1", reference: "Q-2RM-T322" });
  expect(html).toContain("Q-2RM-T322");
  expect(html).toContain('data-draft-sent="quote"');
});

test("the answer to another form on the page is not this form's", () => {
  const html = render({ form: "contact", state: "sent", id: "1", reference: "Q-2RM-T322" });
  expect(html).not.toContain("Q-2RM-T322");
});

test("carries no inline style, which the page's policy would refuse", () => {
  expect(render()).not.toContain("style=");
});
