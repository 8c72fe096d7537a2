/** One building from "Get a Free Quote" to its first night, and one applicant until the first sign-in. */
import type { Browser, Page } from "@playwright/test";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { heading, logIn } from "../support/account-journey.ts";
import { applicant, applicationSent, goodApplication } from "../support/application-visitor.ts";
import { test } from "../support/film.ts";
import { expect, waitForAnswer, waitForReact } from "../support/journey.ts";
import { expectNotice, quoteSent } from "../support/notice.ts";
import { keepsStore, openPhone, untilKept } from "../support/phone.ts";
import { field, fillIn, goodRequest, submitButton } from "../support/quote-visitor.ts";
import type { RunningServer } from "../support/server.ts";
import { storedEmails } from "../support/stored-emails.ts";
import { clickOnPlan, planPdf } from "../support/traced-plan.ts";

test.use({ expectedOnConsole: /net::ERR_|Failed to load resource.*4(09|22)/ });

/** With the open office, what the trade's worked example has. */
const measuredAreas = [
  { type: "Corridor", Floor: "1", "Square feet": "1700" },
  { type: "Lobby or entrance", Floor: "1", "Square feet": "1500" },
  { type: "Break room", Floor: "1", "Square feet": "800" },
  { type: "Restroom", Floor: "1", Toilets: "12", Urinals: "4", Sinks: "10" },
];

/** Rooms of 400 by 250 and of 42.5 by 250 points. */
const floorPlan = {
  name: "first-floor.pdf",
  mimeType: "application/pdf",
  buffer: planPdf("3 w 100 200 400 250 re S 500 200 42.5 250 re S"),
};

const areaOf = (page: Page, name: string) =>
  page
    .locator("details[name=area]")
    .filter({ has: page.locator("summary", { hasText: new RegExp(`^${name}`) }) });

const coverLetter = "Dear Dana,\n\nthank you for showing us your floor. This is what we offer you.";

const phoneContext = (browser: Browser, server: RunningServer) =>
  browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

/** Path of the link in the newest email that has one. */
async function mailedLink(server: RunningServer, email: string, path: string): Promise<string> {
  const pattern = new RegExp(`https?://\\S+?(${path}\\S+)`);
  let link: string | undefined;
  await expect(async () => {
    const mails = await storedEmails(server.dataDirectory, email, 1);
    link = mails.map(({ text }) => pattern.exec(text ?? "")?.[1]).findLast(Boolean);
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link ?? "";
}

async function saveBid(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save the bid" }).click();
  await waitForAnswer(page, "saved");
}

test("a request becomes a client, and its building is cleaned by the minutes of its bid", {
  tag: "@film-first-clean-night",
}, async ({ page: office, browser, server, person, film }) => {
  test.setTimeout(10 * 60_000);
  const company = "Lakeside Law Partners";
  const today = todayIn("America/Chicago", new Date());
  // A window of today may have begun.
  const firstDay = addDays(today, 1);
  const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" }).format(
    new Date(firstDay),
  );
  const email = "dana@lakeside-law.example";
  const seller = person("administrator-ready");
  const prospect = await (await phoneContext(browser, server)).newPage();
  await logIn(office, seller);
  await office.goto("/office/pipeline");
  await waitForReact(office);
  await film.show("office", office);
  await film.show("phone", prospect);

  await film.scene("A visitor asks for a quote. The office sees it at once.", async () => {
    await prospect.goto("/");
    await field(prospect, "fullName").scrollIntoViewIfNeeded();
    await fillIn(prospect, {
      ...goodRequest,
      fullName: "Dana Whitfield",
      company,
      email,
      squareFootage: "20,000",
      message: "One floor, five evenings a week.",
    });
    const answered = prospect.waitForResponse("**/api/quote").then(() => performance.now());
    await submitButton(prospect).click();
    const card = office.getByRole("link", { name: company }).first();
    await card.waitFor();
    const waited = performance.now() - (await answered);
    console.warn(
      `The request was on the office's board after ${Math.max(0, waited).toFixed(0)} ms.`,
    );
    await expectNotice(prospect, ...quoteSent);
  });

  await film.scene(
    "The office offers times to walk through, and the visitor picks one.",
    async () => {
      await office.getByRole("link", { name: company, exact: true }).first().click();
      await expect(heading(office)).toHaveText(company);
      await office.getByRole("link", { name: "Plan the walk-through" }).click();
      await waitForReact(office);
      await office.getByText("Offer times", { exact: true }).click();
      await office.getByLabel("Where").first().fill("12 Lake Street, Chicago, IL 60601");
      const day = addDays(today, 3);
      await office.getByLabel("Day 1", { exact: true }).fill(day);
      await office.getByLabel("Time 1", { exact: true }).fill("09:00");
      await office.getByRole("button", { name: "Send the times" }).click();
      await expect(office.getByText("The times are on their way.")).toBeVisible();
      await prospect.goto(await mailedLink(server, email, "/appointment/"));
      await prospect.getByLabel("9:00 AM to 10:00 AM").check();
      await prospect.getByRole("button", { name: "Book this time" }).click();
      await expect(prospect.getByText("Thank you. Your time is booked.")).toBeVisible();
    },
  );

  const opportunity = new URL(office.url()).pathname.replace(/\/[a-z-]+$/, "");
  await film.scene("A floor plan is traced from one known length.", async () => {
    await office.goto(opportunity);
    await office.getByRole("link", { name: "Add a floor plan" }).click();
    await waitForReact(office);
    await office.getByLabel("Name, e.g., First floor").fill("First floor");
    await office.locator("input[type=file]").first().setInputFiles(floorPlan);
    await office.getByRole("button", { name: "Add the plan" }).click();
    await office.getByRole("button", { name: "Trace on this page" }).click();
    await expect(office.getByText("The picture was added.")).toBeVisible();
    await waitForReact(office);
    const plan = office.getByRole("application", { name: "Floor plan First floor" });
    // 3.2 pixels of the picture are one point of the paper, of which 2.5 are one foot.
    await clickOnPlan(office, plan, 320, 480);
    await clickOnPlan(office, plan, 1_600, 480);
    await office.getByLabel(/^Length of the scale line/).fill("160 ft");
    await clickOnPlan(office, plan, 320, 480);
    await clickOnPlan(office, plan, 1_600, 1_280);
    await expect(office.getByText("Room 1 traced: 16,000 sq ft.")).toBeVisible();
    await office.getByRole("button", { name: "Save the plan" }).click();
    await waitForAnswer(office, "saved");
  });
  await film.scene("Rooms become areas of the survey.", async () => {
    await office.getByLabel(/^Room 1/).check();
    await office.getByRole("button", { name: "Add the chosen rooms" }).click();
    await expect(office.getByText("already an area, 16,000 sq ft")).toBeVisible();
  });

  const phone = await openPhone({ baseURL: server.url, address: "198.18.78.1" });
  await film.scene(
    "The walk-through works offline: the phone keeps what is measured.",
    async () => {
      await logIn(phone.page, seller, { remember: true });
      await phone.page.goto(`${opportunity}/survey`);
      await untilKept(phone.page);
      await expect.poll(() => keepsStore(phone.page, "surveys")).toBe(true);
      await phone.setOffline(true);
      await phone.restart();
      const { page } = phone;
      await film.show("phone", page);
      await page.goto(`${opportunity}/survey`);
      await expect(page.getByText("what’s saved on your phone")).toBeVisible();
      const traced = areaOf(page, "Room 1");
      await traced.locator("summary").first().click();
      await traced.getByLabel("Area", { exact: true }).fill("Open office");
      await traced.getByLabel("Type").selectOption("open-office");
      await traced.getByLabel("Floor covering").selectOption("carpet");
      await traced.getByRole("button", { name: "Save this area" }).click();
      const form = page.locator("form[data-form-name=add-area]");
      for (const { type, ...measures } of measuredAreas) {
        await form.getByLabel("Type").selectOption({ label: type });
        for (const [label, value] of Object.entries(measures))
          await form.getByLabel(label, { exact: true }).fill(value);
        await form.getByRole("button", { name: "Add this area" }).click();
        await expect(areaOf(page, type)).toContainText("Saved on this phone");
        await expect(form.getByLabel("Type")).toHaveValue("");
      }
      await expect(page.getByText("5 changes haven’t been sent yet")).toBeVisible();
    },
  );

  await film.scene(
    "Back online, the phone sends everything once, and the bid is filled in.",
    async () => {
      const { page } = phone;
      await phone.setOffline(false);
      await expect(page.getByText("haven’t been sent yet")).toHaveCount(0);
      await page.goto(`${opportunity}/survey`);
      await expect(page.locator("details[name=area]")).toHaveCount(5);
      await page.getByRole("button", { name: "Add to the bid" }).click();
      await expect(
        page.getByText("The bid has all measured areas as they are here."),
      ).toBeVisible();
    },
  );

  await film.scene(
    "The bid explains its price: wages, burden, supplies, overhead, markup.",
    async () => {
      await office.goto(`${opportunity}/bid`);
      await waitForReact(office);
      await office.getByLabel("Cleaning may begin at").fill("18:00");
      await office.getByLabel("Cleaning must end by").fill("22:00");
      await office.getByLabel("Price by").first().selectOption("markup");
      await office.getByLabel("Percent or dollars").first().fill("20");
      await saveBid(office);
      await expect(office.getByText("$4,765.25").first()).toBeVisible();
      await office.getByRole("button", { name: "Save as a version" }).click();
      await waitForAnswer(office, "version");
    },
  );
  await phone.close();

  await film.scene("The proposal goes out, and is signed on a phone.", async () => {
    await office.goto(opportunity);
    await office.getByRole("link", { name: "Write a proposal" }).click();
    await expect(heading(office)).toHaveText(`Proposal for ${company}`);
    await waitForReact(office);
    await office.getByLabel("Service starts on").fill(firstDay);
    await office.getByLabel("Cover letter").fill(coverLetter);
    await office.getByRole("button", { name: "Save the draft" }).click();
    await waitForAnswer(office, "saved");
    await office.getByRole("button", { name: /^Send to Dana Whitfield/ }).click();
    await waitForAnswer(office, "send");
    await film.show("phone", prospect);
    await prospect.goto(await mailedLink(server, email, "/proposal/"));
    await expect(prospect.getByText("$4,765.25").first()).toBeVisible();
    await expect(prospect.getByText(/margin|markup/i)).toHaveCount(0);
    await prospect.getByRole("link", { name: "Accept and sign" }).first().click();
    await prospect.getByLabel("Your full name").fill("Dana Whitfield");
    await prospect.getByLabel("Your title").fill("Facility manager");
    await prospect.getByLabel("Type your name as your signature").fill("Dana Whitfield");
    await prospect.getByLabel(/I’m authorized/).check();
    await prospect.getByLabel(/I agree to sign/).check();
    await prospect.getByRole("button", { name: "Review" }).click();
    await expect(heading(prospect)).toHaveText("Check before you sign");
    await prospect.getByRole("button", { name: "Sign now" }).click();
    await expect(prospect.getByText("Signed. Thank you!")).toBeVisible();
  });

  await film.scene(
    "Countersigned, it makes the client, the building, and the visits.",
    async () => {
      await expect(office.getByRole("button", { name: "Sign", exact: true })).toBeVisible();
      await office.getByLabel("Your title").fill("Sales");
      await office.getByLabel("Type your name as your signature").fill("Ann");
      await office.getByRole("button", { name: "Sign", exact: true }).click();
      await waitForAnswer(office, "countersign");
      await office.getByRole("link", { name: "Start the client" }).click();
      await expect(heading(office)).toHaveText(`Start ${company}`);
      await waitForReact(office);
      await expect(office.getByLabel("Budgeted minutes per visit")).toHaveValue("409");
      // What was written down for the walk-through and counted there is not typed again.
      await expect(office.getByLabel("Street", { exact: true })).toHaveValue("12 Lake Street");
      await expect(office.getByLabel("ZIP code", { exact: true })).toHaveValue("60601");
      await expect(office.getByLabel("Toilets").last()).toHaveValue("12");
      // The first night is the next one, whatever day of the week it is.
      await office.getByLabel(weekday, { exact: true }).check();
      await office.getByRole("button", { name: "Start the client" }).click();
      await office.waitForURL(/\/office\/clients\/[0-9a-f-]+$/);
      await expect(heading(office)).toHaveText(company);
    },
  );

  await film.scene("The portal greets the new client.", async () => {
    await prospect.goto(await mailedLink(server, email, "/invitation"));
    await prospect.locator("#invitation-password").fill("quiet lamps along the pier");
    await prospect.keyboard.press("Enter");
    await expect(prospect).toHaveURL(/\/client-portal$/);
    await expect(prospect.getByRole("region", { name: "Your first 90 days" })).toBeVisible();
    await prospect.goto("/client-portal/schedule?view=list");
    await expect(prospect.getByText("Evening cleaning").first()).toBeVisible();
  });

  await film.scene(
    "The first visit is on Tonight, with the labor minutes from the bid.",
    async () => {
      await office.goto("/office/tonight");
      const visit = office.locator("li", { hasText: company }).first();
      await visit.scrollIntoViewIfNeeded();
      await expect(visit).toContainText("Budget: 409 labor minutes");
      // What the office reckons with, no client reads.
      for (const path of [
        "/client-portal",
        "/client-portal/documents",
        "/client-portal/insights",
      ]) {
        await prospect.goto(path);
        expect(await prospect.content()).not.toMatch(/labor minutes|3,971\.04|794\.21/);
      }
    },
  );
  await prospect.context().close();
});

test("an applicant is interviewed, hired, and signs in for the first night", {
  tag: "@film-applicant-to-hired",
}, async ({ page: office, browser, server, person, film }) => {
  test.setTimeout(10 * 60_000);
  const application = {
    ...goodApplication,
    fullName: "Noor Adeyemi",
    email: "noor@adeyemi.example",
  };
  const { email, fullName } = application;
  const today = todayIn("America/Chicago", new Date());
  const phone = await (await phoneContext(browser, server)).newPage();
  await logIn(office, person("administrator-ready"));
  await office.goto("/office/applications");
  await waitForReact(office);
  await film.show("office", office);
  await film.show("phone", phone);

  await film.scene("Someone applies on a phone. The office sees it at once.", async () => {
    await phone.goto("/careers");
    await applicant.field(phone, "fullName").scrollIntoViewIfNeeded();
    await applicant.fillIn(phone, application);
    await applicant.button(phone).click();
    await expectNotice(phone, ...applicationSent);
    await expect(office.getByRole("link", { name: fullName }).first()).toBeVisible();
  });

  await film.scene("The office offers times to talk, and the applicant picks one.", async () => {
    await office.getByRole("link", { name: fullName }).first().click();
    await expect(heading(office)).toHaveText(fullName);
    await office.getByRole("link", { name: "Plan the interview" }).click();
    await waitForReact(office);
    await office.getByText("Offer times", { exact: true }).click();
    await office.getByLabel("Where").first().fill("400 West Madison Street, Chicago");
    await office.getByLabel("Day 1", { exact: true }).fill(addDays(today, 3));
    await office.getByLabel("Time 1", { exact: true }).fill("09:00");
    await office.getByRole("button", { name: "Send the times" }).click();
    await expect(office.getByText("The times are on their way.")).toBeVisible();
    await phone.goto(await mailedLink(server, email, "/appointment/"));
    await phone.getByRole("radio").first().check();
    await phone.getByRole("button", { name: "Book this time" }).click();
    await expect(phone.getByText("Thank you. Your time is booked.")).toBeVisible();
    await expect(office.getByText("Booked", { exact: true }).first()).toBeVisible();
  });

  await film.scene(
    "After the interview, the offer goes out in the applicant's language.",
    async () => {
      await office.goto("/office/applications");
      await office.getByRole("link", { name: fullName }).first().click();
      await expect(heading(office)).toHaveText(fullName);
      await waitForReact(office);
      await office.getByLabel("Move to").selectOption("Offer");
      await office.getByRole("button", { name: "Move", exact: true }).click();
      await expect(office.getByText("Moved.", { exact: true })).toBeVisible();
      await office.getByRole("link", { name: "Write an offer" }).click();
      await waitForReact(office);
      await office.getByRole("button", { name: "Send the answer" }).click();
      await expect(office.getByText("The answer is on its way.")).toBeVisible();
      await phone.goto(await mailedLink(server, email, "/own-page/"));
      await expect(heading(phone)).toHaveText("Your application");
    },
  );

  await film.scene("Hired, the applicant is a person of the company, and signs in.", async () => {
    await office.getByRole("link", { name: "Hire", exact: true }).click();
    await waitForReact(office);
    await office.getByRole("button", { name: "Hire and send the invitation" }).click();
    await expect(office.getByText("Hired. The invitation is on its way.")).toBeVisible();
    await phone.goto(await mailedLink(server, email, "/invitation"));
    await phone.locator("#invitation-password").fill("quiet lamps along the pier");
    await phone.keyboard.press("Enter");
    await expect(phone).toHaveURL(/\/office/);
    await phone.goto("/office/tonight");
    await expect(heading(phone)).toHaveText("Tonight");
  });
  await phone.context().close();
});
