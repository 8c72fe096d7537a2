/** Each page as it is for those whose browser runs no scripts: all of it, and every form. */
import type { Page } from "@playwright/test";
import { navigationContent } from "#content/navigation.ts";
import type { Language } from "#platform/language/language.ts";

import { expect, test } from "../../support/journey.ts";
import {
  everyEnglishPage,
  everyPage,
  isSampleOfItsRoute,
  nowhere,
} from "../../support/page-list.ts";

test.use({ javaScriptEnabled: false, expectedOnConsole: nowhere, trace: "off" });

const destinationsIn = (language: Language) =>
  navigationContent(language).navigation.flatMap(({ href, items = [] }) => [
    href,
    ...items.map((item) => item.href),
  ]);

/** The translated pages whose parts no page in English has shown already. */
const translated = ["/es", "/es/contact", "/es/careers", "/es/client-portal", "/es/privacy-policy"];
const shown = [
  ...everyEnglishPage.filter(isSampleOfItsRoute),
  ...everyPage.filter(({ path }) => translated.includes(path)),
];

const phone = { width: 390, height: 844 };
const tablet = { width: 800, height: 1000 };
const desktop = { width: 1280, height: 800 };

for (const { path, language } of shown) {
  test(`${path} shows all that it says`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const links = await page
      .locator("header a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(links).toEqual(expect.arrayContaining(destinationsIn(language)));
    let unseen = await unseenTexts(page);
    for (const size of [desktop, tablet]) {
      await page.setViewportSize(size);
      const here = await unseenTexts(page);
      unseen = unseen.filter((text) => here.includes(text));
    }
    expect(unseen).toEqual([]);
    expect(await faultsOfForms(page)).toEqual([]);
  });
}

test("menus, questions and lists open by a click", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/resources");
  await page.locator("summary[aria-label=Menu]").click();
  await page.locator("header summary:visible", { hasText: "Services" }).click();
  const link = page.locator("header").getByRole("link", { name: "Commercial Cleaning" });
  await expect(link.filter({ visible: true })).toBeVisible();
  await page.locator("summary[aria-label=Menu]").click();
  for (const label of [/^View all articles/, /^View all questions/]) {
    const summary = page.locator("main summary", { hasText: label });
    const hidden = summary.locator("xpath=following-sibling::*");
    await expect(hidden).toBeHidden();
    await summary.click();
    await expect(hidden).toBeVisible();
  }
  await page.setViewportSize(desktop);
  await page.locator("header summary:visible", { hasText: "Industries" }).click();
  await expect(
    page.locator("header").getByRole("link", { name: "View All Industries" }),
  ).toBeVisible();
});

/** Opens what can be opened, then names every text that stays hidden, however that is done. */
const unseenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) {
      details.removeAttribute("name"); // Those of one name close each other.
      details.open = true;
    }
    // What is on its way in arrives; what waits for a script stays away.
    for (const animation of document.getAnimations()) {
      if (animation.timeline === document.timeline) animation.finish();
    }
    const seen = new Set<string>();
    const unseen = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const element = node.parentElement;
      if (!element?.closest("header, main, footer") || element.closest("[aria-hidden=true]"))
        continue;
      // What only a script could answer is better not there.
      if (element.closest("script, style, title, option, summary, button[type=button]")) continue;
      if (element.closest(".scriptless\\:hidden")) continue;
      // An address that ends with its name shows it.
      if (element.closest(".target\\:block")) continue;
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      (isSeen ? seen : unseen).add(text);
    }
    return [...unseen].filter((text) => text !== "" && !seen.has(text));
  });

/** One sentence for each form that a browser could not send by itself, and for dead buttons. */
const faultsOfForms = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const form of document.forms) {
      const name = `form ${form.getAttribute("action")}`;
      if (!form.hasAttribute("action")) faults.push("a form without action");
      if (!/^(get|post)$/.test(form.getAttribute("method") ?? ""))
        faults.push(`${name}: no method`);
      if (!form.querySelector("button[type=submit]:enabled")) faults.push(`${name}: no button`);
      for (const field of form.querySelectorAll("input, select, textarea")) {
        if (!field.hasAttribute("name")) faults.push(`${name}: ${field.id} has no name`);
      }
    }
    for (const button of document.querySelectorAll("button:not([type=submit])")) {
      if (button.checkVisibility())
        faults.push(`a button that does nothing: ${button.textContent}`);
    }
    for (const slide of document.querySelectorAll("[aria-roledescription=slide]")) {
      const row = slide.parentElement;
      if (row && getComputedStyle(row).overflowX !== "auto") faults.push("slides out of reach");
    }
    return faults;
  });
