/** A survey in a cellar: written on a phone without a connection, sent once, and taken into the bid. */
import type { Page } from "@playwright/test";
import { expectGoodScreen, expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expect, test as journey } from "../support/journey.ts";
import { keepsStore, openPhone, type Phone, untilKept } from "../support/phone.ts";
import { photo } from "../support/sample-files.ts";

const test = journey.extend<{ phone: Phone }>({
  phone: async ({ baseURL }, use) => {
    const phone = await openPhone({ baseURL: baseURL ?? "", address: "198.18.77.1" });
    await use(phone);
    await phone.close();
  },
});

const cardOf = (page: Page, name: string) =>
  page
    .locator("details[name=area]")
    .filter({ has: page.locator("summary", { hasText: new RegExp(`^${name}`) }) });

test.use({ expectedOnConsole: /net::ERR_/ });

test("a survey is written without a connection and fills the bid", async ({
  phone,
  person,
  server,
}) => {
  const { opportunityId, company } = server.claimStage("surveys");
  const path = `/office/pipeline/${opportunityId}/survey`;
  await logIn(phone.page, person("staff"), { remember: true });
  await expect(phone.page.getByRole("navigation", { name: "Sections" }).first()).toBeAttached();
  await phone.page.goto(path);
  await untilKept(phone.page);
  await expect.poll(() => keepsStore(phone.page, "surveys")).toBe(true);
  // The next area begins empty, and nothing that was typed for the one before comes back.
  const adding = phone.page.locator("form[data-form-name=add-area]");
  await adding.getByLabel("Type").selectOption("corridor");
  await adding.getByLabel("Square feet").fill("300");
  await adding.getByRole("button", { name: "Add this area" }).click();
  await expect(cardOf(phone.page, "Corridor")).toContainText("300 sq ft");
  await expect(adding.getByLabel("Type")).toHaveValue("");
  await expect(adding.getByLabel("Type")).toBeFocused();
  await expect(adding.getByLabel("Square feet")).toHaveValue("");
  await expectToFit(phone.page);
  // Else it is one more of the changes that wait on the phone.
  await expect(cardOf(phone.page, "Corridor")).not.toContainText("Saved on this phone");

  await phone.setOffline(true);
  await phone.restart();
  const { page } = phone;
  await page.goto(path);
  await expect(page.getByText("what’s saved on your phone")).toBeVisible();
  await expect(heading(page)).toHaveText(`Survey for ${company}`);
  const form = page.locator("form[data-form-name=add-area]");
  await form.getByLabel("Type").selectOption("storage");
  await form.getByLabel("Square feet").fill("640");
  await form.getByLabel("Notes").fill("Wet floor by the boiler");
  await form.getByRole("button", { name: "Add this area" }).click();
  await expect(cardOf(page, "Storage")).toContainText("Saved on this phone");
  const restroom = cardOf(page, "Restroom");
  await restroom.locator("summary").first().click();
  await restroom.getByLabel("Toilets").fill("3");
  await restroom.getByRole("button", { name: "Save this area" }).click();
  const file = { name: "stall.jpg", mimeType: "image/jpeg", buffer: await photo() };
  await restroom.locator("input[type=file]").setInputFiles(file);
  const photos = restroom.locator("img:visible");
  await expect(photos).toHaveCount(1);
  await restroom.getByText("Remove photos").click();
  await restroom.getByRole("button", { name: "Remove: 1 of 1, on this phone" }).click();
  await expect(photos).toHaveCount(0);
  await restroom.locator("input[type=file]").setInputFiles(file);
  await expect(photos).toHaveCount(1);
  await expect(page.getByText("5 changes haven’t been sent yet")).toBeVisible();
  await expectGoodScreen(page);

  await phone.setOffline(false);
  await expect(page.getByText("haven’t been sent yet")).toHaveCount(0);
  await page.goto(path);
  await expect(page.locator("details[name=area]")).toHaveCount(4);
  await expect(restroom).toContainText("3 toilets, 1 photo");
  await expect(page.getByText(/4 areas to add: /)).toBeVisible();
  await page.getByRole("button", { name: "Add to the bid" }).click();
  await expect(page.getByText("The bid has all measured areas as they are here.")).toBeVisible();
  await page.getByRole("link", { name: "Open the bid" }).click();
  await expect(heading(page)).toHaveText(`Bid for ${company}`);
  await expect(page.locator("input:not([type=hidden])[value=Storage]")).toHaveCount(1);
});
