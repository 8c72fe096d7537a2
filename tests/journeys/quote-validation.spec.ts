import type { Page } from "@playwright/test";
import { expect, test, wake } from "../support/journey.ts";
import { expectNotice, notices, quoteSent } from "../support/notice.ts";
import {
  type AskedField,
  field,
  fillIn,
  goodRequest,
  noteOf,
  quoteForm,
  submitButton,
} from "../support/quote-visitor.ts";

interface Rule {
  name: AskedField;
  message: string;
  /** One step outside the rule, and just inside it. */
  short: string;
  enough: string;
}

const rules: Rule[] = [
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

const expectMessage = async (page: Page, { name, message }: Rule) => {
  await expect(await noteOf(page, name)).toHaveText(message);
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, name)).toHaveAccessibleDescription(message);
};

const expectNoMessage = async (page: Page, { name, message }: Rule) => {
  await expect(await noteOf(page, name)).not.toHaveText(message);
  await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
};

test.describe("the quote form", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await wake(page);
  });

  test("sent empty, names every fault beneath its field and goes to the first", async ({
    page,
  }) => {
    let sent = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/quote")) sent += 1;
    });
    await submitButton(page).click();
    for (const rule of rules) await expectMessage(page, rule);
    await expect(field(page, "fullName")).toBeFocused();
    await expect(notices(page)).toHaveCount(0);
    expect(sent).toBe(0);
  });

  for (const rule of rules) {
    test(`asks for ${rule.name} when the visitor leaves it, and is content at once when it is right`, async ({
      page,
    }) => {
      const { name, short, enough } = rule;
      await field(page, name).focus();
      if (short !== "") await field(page, name).pressSequentially(short);
      await expectNoMessage(page, rule);
      await field(page, name).blur();
      await expectMessage(page, rule);
      await fillIn(page, { [name]: enough });
      await expectNoMessage(page, rule);
    });
  }

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
