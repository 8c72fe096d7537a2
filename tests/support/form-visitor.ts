/** Fills in a form in journeys as a visitor does, by the labels. */
import type { Locator, Page } from "@playwright/test";
import { metadataFields } from "#platform/forms/submitted-form.ts";
import { expect, test, waitForReact, wake } from "./journey.ts";
import { notices } from "./notice.ts";

export interface VisitedForm<Name extends string> {
  url: string;
  selector: string;
  labels: Readonly<Record<Name, string>>;
  button: RegExp;
}

const metadata: readonly string[] = metadataFields;

export function handsFor<Name extends string>({ selector, labels, button }: VisitedForm<Name>) {
  const form = (page: Page): Locator => page.locator(selector);
  const field = (page: Page, name: Name): Locator =>
    form(page).getByLabel(labels[name], { exact: true });
  const fillInBeforeReact = async (page: Page, values: Partial<Record<Name, string>>) => {
    for (const [name, value] of Object.entries(values) as [Name, string][]) {
      const control = field(page, name);
      const tag = await control.evaluate((element) => element.tagName);
      if (tag === "SELECT") await control.selectOption(value);
      else await control.fill(value);
    }
  };
  return {
    form,
    field,
    /** Fills the form in like somebody who is faster than React. */
    fillInBeforeReact,
    button: (page: Page): Locator => form(page).getByRole("button", { name: button }),
    /** The line beneath a field: its help, or its error. */
    async noteOf(page: Page, name: Name): Promise<Locator> {
      const id = await field(page, name).getAttribute("id");
      return page.locator(`[id="${id}-note"]`);
    },
    async fillIn(page: Page, values: Partial<Record<Name, string>>) {
      await fillInBeforeReact(page, values);
      const hasScripts = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
      if (hasScripts) await waitForReact(page);
    },
    valuesIn: (page: Page): Promise<Record<string, string>> =>
      form(page).evaluate(
        (element, hidden) =>
          Object.fromEntries(
            [...new FormData(element as HTMLFormElement)]
              .filter(([name]) => !hidden.includes(name))
              .map(([name, value]) => [name, String(value)]),
          ),
        metadata,
      ),
  };
}

export interface LengthRule<Name extends string> {
  name: Name;
  message: string;
  /** A text just outside the rule; `enough` is just inside it. */
  short: string;
  enough: string;
}

/** The messages beneath fields whose rule is broken. */
export function messagesOf<Name extends string>(visited: VisitedForm<Name>) {
  const { field, noteOf } = handsFor(visited);
  return {
    async expectMessage(page: Page, { name, message }: LengthRule<Name>) {
      await expect(await noteOf(page, name)).toHaveText(message);
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, name)).toHaveAccessibleDescription(message);
    },
    async expectNoMessage(page: Page, { name, message }: LengthRule<Name>) {
      await expect(await noteOf(page, name)).not.toHaveText(message);
      await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
    },
  };
}

/** Checks every message of a form on both sides of its rule; nothing is sent while one is shown. */
export function holdToRules<Name extends string>(
  path: string,
  visited: VisitedForm<Name>,
  rules: readonly LengthRule<Name>[],
) {
  const { field, fillIn, button } = handsFor(visited);
  const { expectMessage, expectNoMessage } = messagesOf(visited);

  test.beforeEach(async ({ page }) => {
    await page.goto(path);
    await wake(page);
  });

  test("sent empty, it names every error beneath its field and goes to the first", async ({
    page,
  }) => {
    let sent = 0;
    page.on("request", (request) => {
      if (request.url().endsWith(visited.url)) sent += 1;
    });
    await button(page).click();
    for (const rule of rules) await expectMessage(page, rule);
    const [first] = rules;
    if (first) await expect(field(page, first.name)).toBeFocused();
    await expect(notices(page)).toHaveCount(0);
    expect(sent).toBe(0);
  });

  for (const rule of rules) {
    test(`it asks for ${rule.name} when the visitor leaves it, and is content at once when it is right`, async ({
      page,
    }) => {
      const { name, short, enough } = rule;
      await field(page, name).focus();
      if (short !== "") await field(page, name).pressSequentially(short);
      await expectNoMessage(page, rule);
      await field(page, name).blur();
      await expectMessage(page, rule);
      await fillIn(page, { [name]: enough } as Partial<Record<Name, string>>);
      await expectNoMessage(page, rule);
    });
  }
}
