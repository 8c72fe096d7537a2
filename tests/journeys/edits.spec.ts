/** A form that is open in two windows: with scripts the page is not loaded anew between both. */
import { logIn } from "../support/account-journey.ts";
import { expect, test } from "../support/journey.ts";

test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*409/ });

test("what was saved meanwhile comes back beside what was typed, and in what was not touched", async ({
  page,
  person,
}) => {
  const { clientId } = person("client");
  await logIn(page, person("administrator-ready"));
  await page.goto(`/office/clients/${clientId}`);
  await page.locator("[data-row-link]").first().click();
  await page.getByRole("link", { name: "Edit: Facts" }).click();
  await expect(page.getByLabel("Street")).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const save = (of = page) => of.getByRole("button", { name: "Save the facts" }).click();

  await other.getByLabel("Street").fill("1 Main Street");
  await other.getByLabel("On holidays").selectOption({ label: "Visits as usual" });
  await save(other);
  await expect(other.getByText("1 Main Street").first()).toBeVisible();

  await page.getByLabel("Street").fill("2 Oak Avenue");
  await page.getByLabel("City").fill("Joliet");
  await save();
  await expect(
    page.getByText("You changed this to “1 Main Street” in another window."),
  ).toBeVisible();
  await expect(page.getByLabel("Street")).toHaveValue("2 Oak Avenue");
  await expect(page.getByLabel("Street")).toBeFocused();
  await expect(page.getByLabel("City")).toHaveValue("Joliet");
  await expect(page.getByLabel("On holidays")).toHaveValue("keep");
  await save();
  await expect(page.getByText("2 Oak Avenue").first()).toBeVisible();
  await expect(page.getByText(/Street from “1 Main Street” to “2 Oak Avenue”/)).toBeVisible();
  await page.getByRole("link", { name: "Edit: Facts" }).click();
  await expect(page.getByLabel("City")).toHaveValue("Joliet");
  await expect(page.getByLabel("On holidays")).toHaveValue("keep");
});
