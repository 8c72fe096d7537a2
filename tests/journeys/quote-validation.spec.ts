import { holdToRules, type LengthRule, messagesOf } from "../support/form-visitor.ts";
import { expect, test } from "../support/journey.ts";
import { expectNotice, quoteSent } from "../support/notice.ts";
import {
  type AskedField,
  field,
  fillIn,
  goodRequest,
  quoteForm,
  submitButton,
  visitedQuoteForm,
} from "../support/quote-visitor.ts";

const rules: LengthRule<AskedField>[] = [
  { name: "fullName", message: "Full name is required", short: "J", enough: "Jo" },
  { name: "company", message: "Company name is required", short: "A", enough: "AB" },
  { name: "email", message: "Invalid email address", short: "jane@harbor", enough: "j@ha.co" },
  {
    name: "phone",
    message: "Valid phone number is required",
    short: "312555012",
    enough: "3125550123",
  },
  { name: "facilityType", message: "Please select a facility type", short: "", enough: "other" },
  { name: "squareFootage", message: "Square footage is required", short: "abc", enough: "1" },
  {
    name: "message",
    message: "Please provide more details about your needs",
    short: "123456789",
    enough: "1234567890",
  },
];

const { expectMessage, expectNoMessage } = messagesOf(visitedQuoteForm);

test.describe("the quote form", () => {
  holdToRules("/", visitedQuoteForm, rules);

  test("says nothing while a visitor types for the first time", async ({ page }) => {
    const rule = rules.find(({ name }) => name === "email");
    if (!rule) throw new Error("no such rule");
    for (const letter of "jane@har") {
      await field(page, "email").press(letter);
      await expectNoMessage(page, rule);
    }
  });

  test("goes to the first fault, not to the first field", async ({ page }) => {
    await fillIn(page, { ...goodRequest, phone: "1", message: "short" });
    await submitButton(page).click();
    await expect(field(page, "phone")).toBeFocused();
    await expect(field(page, "fullName")).not.toHaveAttribute("aria-invalid");
  });

  test("takes the shortest answers that are allowed", async ({ page }) => {
    await fillIn(page, Object.fromEntries(rules.map(({ name, enough }) => [name, enough])));
    await submitButton(page).click();
    await expectNotice(page, ...quoteSent);
  });

  test("does not count spaces as an answer", async ({ page }) => {
    await fillIn(page, { ...goodRequest, fullName: "     ", message: "            " });
    await submitButton(page).click();
    for (const rule of rules.filter(({ name }) => ["fullName", "message"].includes(name))) {
      await expectMessage(page, rule);
    }
  });

  test("offers the specified choices, rows and ways of typing", async ({ page }) => {
    await expect(field(page, "facilityType").locator("option")).toHaveText([
      "Select Facility Type",
      "Corporate Office",
      "Healthcare Facility",
      "Educational Institution",
      "Retail Space",
      "Manufacturing & Industrial",
      "Hospitality",
      "Other",
    ]);
    await expect(field(page, "message")).toHaveAttribute("rows", "4");
    await expect(field(page, "squareFootage")).toHaveAttribute("inputmode", "numeric");
    await expect(field(page, "email")).toHaveAttribute("type", "email");
    await expect(field(page, "phone")).toHaveAttribute("type", "tel");
    const completions = { fullName: "name", company: "organization", email: "email", phone: "tel" };
    for (const [name, completion] of Object.entries(completions)) {
      await expect(quoteForm(page).locator(`[name=${name}]`)).toHaveAttribute(
        "autocomplete",
        completion,
      );
    }
  });
});
