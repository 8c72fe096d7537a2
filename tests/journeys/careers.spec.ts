import type { Page } from "@playwright/test";
import { openOpenings } from "#content/careers/opening-days.ts";
import { openingsIn } from "#content/careers/openings.ts";
import {
  applicant,
  applicationFailed,
  applicationForm,
  applicationSent,
  goodApplication,
} from "../support/application-visitor.ts";
import { cutConnection } from "../support/cut-connection.ts";
import { holdToRules } from "../support/form-visitor.ts";
import { holdRequests, scripts } from "../support/held-requests.ts";
import { expect, test, wake } from "../support/journey.ts";
import { expectNotice } from "../support/notice.ts";

const { form, field, button, fillIn, valuesIn, noteOf } = applicant;
const empty = Object.fromEntries(Object.keys(goodApplication).map((name) => [name, ""]));
const card = (page: Page, id: string) => page.locator(`li#${id}`);
const mark = (page: Page, id: string) => card(page, id).getByText("Selected", { exact: true });

test("every opening stands there with its pay, its days and its particulars", async ({ page }) => {
  await page.goto("/careers");
  await expect(page.locator("#openings li[id]")).toHaveCount(openOpenings(new Date(), "en").length);
  await expect(card(page, "facility-manager")).toContainText("$72,000 to $90,000 a year");
  await expect(card(page, "facility-manager")).toContainText("Chicago, IL");
  await expect(card(page, "facility-manager")).toContainText("Open until");
  await card(page, "facility-manager").getByText("Job details").click();
  await expect(page.getByText("Lead four supervisors and their crews")).toBeVisible();
  await expect(mark(page, "facility-manager"), "reading is not applying").toHaveCount(0);
});

test("Apply Now marks the card, sets the position and goes to the form", async ({ page }) => {
  await page.goto("/careers");
  await wake(page);
  await card(page, "night-supervisor")
    .getByRole("link", { name: /Apply Now/ })
    .click();
  await expect(mark(page, "night-supervisor")).toBeVisible();
  await expect(field(page, "position")).toHaveValue("night-supervisor");
  await expect(field(page, "fullName")).toBeFocused();
  await expect(field(page, "fullName")).toBeInViewport();
});

test("so does a click anywhere on a card, and one mark follows the select", async ({ page }) => {
  await page.goto("/careers");
  await wake(page);
  await card(page, "account-executive").click({ position: { x: 60, y: 60 } });
  await expect(mark(page, "account-executive")).toBeVisible();
  await field(page, "position").selectOption("operations-coordinator");
  await expect(mark(page, "operations-coordinator")).toBeVisible();
  await expect(page.getByText("Selected", { exact: true })).toHaveCount(1);
});

test("a click that comes before React has taken over is not lost", async ({ page }) => {
  const arrive = await holdRequests(page, scripts);
  await page.goto("/careers", { waitUntil: "domcontentloaded" });
  await card(page, "facility-manager")
    .getByRole("link", { name: /Apply Now/ })
    .click();
  await expect(page.locator("#application-form")).toBeInViewport();
  arrive();
  await expect(field(page, "position")).toHaveValue("facility-manager");
  await expect(mark(page, "facility-manager")).toHaveCount(1);
});

test("an application arrives once, and the form and its mark are cleared", async ({ page }) => {
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/job-application")) bodies.push(request.postDataJSON());
  });
  await page.goto("/careers");
  await fillIn(page, goodApplication);
  await expect(mark(page, "night-supervisor")).toHaveCount(1);
  // What is still laid out above moves the button away from the pointer.
  await expect(page.locator("html[data-whole]")).toBeAttached();
  await button(page).dblclick();
  await expectNotice(page, ...applicationSent);
  await expect(form(page)).toContainText(/A-[A-Z0-9]{3}-[A-Z0-9]{4}/);
  expect(await valuesIn(page)).toEqual(empty);
  await expect(page.getByText("Selected", { exact: true })).toHaveCount(0);
  expect(bodies).toEqual([goodApplication]);
});

test("the button says that it is sending", async ({ page }) => {
  await page.route("**/api/job-application", () => {});
  await page.goto("/careers");
  await fillIn(page, goodApplication);
  await button(page).click();
  await expect(button(page)).toHaveText("Submitting Application...");
  await expect(button(page)).toBeDisabled();
});

test.describe("the application form", () => {
  holdToRules("/careers", applicationForm, [
    { name: "fullName", message: "Full name is required", short: "J", enough: "Jo" },
    { name: "email", message: "Invalid email address", short: "jane@harbor", enough: "j@ha.co" },
    {
      name: "phone",
      message: "Valid phone number is required",
      short: "312555012",
      enough: "3125550123",
    },
    {
      name: "position",
      message: "Please select a position",
      short: "",
      enough: "cleaning-technician",
    },
    {
      name: "experience",
      message: "Please select your experience level",
      short: "",
      enough: "10+",
    },
    {
      name: "resume",
      message: "Please provide a link to your resume or portfolio",
      short: "https://a",
      enough: "https://ab",
    },
    {
      name: "coverLetter",
      message: "Please provide a more detailed cover letter",
      short: "x".repeat(49),
      enough: "x".repeat(50),
    },
  ]);

  test("offers the specified choices and rows", async ({ page }) => {
    const values = (name: "position" | "experience") =>
      field(page, name)
        .locator("option")
        .evaluateAll((options) => options.map((option) => option.getAttribute("value")));
    expect(await values("position")).toEqual(["", ...openingsIn("en").map(({ id }) => id)]);
    expect(await values("experience")).toEqual(["", "0-1", "1-3", "3-5", "5-10", "10+"]);
    await expect(field(page, "coverLetter")).toHaveAttribute("rows", "6");
  });
});

test.describe("what goes wrong", () => {
  test.use({ expectedOnConsole: /Failed to (load resource|fetch)|^console: Error: \d{3}: / });

  test("a cut connection loses nothing, and the next try is sent", async ({ page, context }) => {
    await page.goto("/careers");
    await fillIn(page, goodApplication);
    // Before React the browser would send the form by itself, and show its own error page.
    await wake(page);
    await cutConnection(page);
    await button(page).click();
    await expectNotice(page, ...applicationFailed);
    await expect(form(page).getByRole("alert")).toContainText("everything you typed is still here");
    await context.setOffline(false);
    await page.reload();
    expect(await valuesIn(page)).toEqual(goodApplication);
    // The card is marked once somebody is there: React wakes at the first move.
    await page.mouse.move(200, 300);
    await expect(mark(page, "night-supervisor")).toHaveCount(1);
    await button(page).click();
    await expectNotice(page, ...applicationSent);
  });

  test("what only the server finds wrong stands beneath its field", async ({ page }) => {
    await page.route("**/assets/application-form-*.js", (route) => route.abort());
    await page.goto("/careers");
    await fillIn(page, { ...goodApplication, coverLetter: "Please." });
    await button(page).click();
    await expectNotice(page, ...applicationFailed);
    await expect(await noteOf(page, "coverLetter")).toHaveText(
      "Please provide a more detailed cover letter",
    );
    await expect(field(page, "coverLetter")).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedOnConsole: /Failed to load resource.*422/ });

  test("Apply Now leads to the form, and the application arrives", async ({ page }) => {
    await page.goto("/careers");
    await card(page, "facility-manager")
      .getByRole("link", { name: /Apply Now/ })
      .click();
    await expect(page).toHaveURL(/\/careers#application-form$/);
    await fillIn(page, { ...goodApplication, phone: "1" });
    await button(page).click();
    await expect(await noteOf(page, "phone")).toHaveText("Valid phone number is required");
    await expect(field(page, "position")).toHaveValue("night-supervisor");
    await fillIn(page, { phone: goodApplication.phone });
    await button(page).click();
    await expect(page.getByText("Your application is with us.")).toBeVisible();
    await expect(page.getByText(/A-[A-Z0-9]{3}-[A-Z0-9]{4}/)).toBeVisible();
  });
});
