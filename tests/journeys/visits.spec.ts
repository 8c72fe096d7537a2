/** Visits from both sides: planned in the office, attended on a phone, read in the portal. */
import type { Browser, Page } from "@playwright/test";
import { expectGoodScreen, expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expectNoViolationInAnyScheme } from "../support/axe.ts";
import { expect, journeyAt, waitForAddress } from "../support/journey.ts";
import { password, type TestPerson } from "../support/people.ts";
import { photo } from "../support/sample-files.ts";
import { storedEmails } from "../support/stored-emails.ts";

const test = journeyAt("visits");

async function signIn(page: Page, person: TestPerson): Promise<void> {
  await logIn(page, { ...person, password });
  await expect(page.getByRole("navigation", { name: "Sections" }).first()).toBeAttached();
}

/** Somebody else, at another screen. */
async function colleague(browser: Browser, baseURL: string | undefined, person: TestPerson) {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

// Without JavaScript: `tests/http/visits.test.ts`.
for (const [width, javaScriptEnabled] of [[1280, true]] as const) {
  test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript,`, () => {
    test.use({
      viewport: { width, height: 844 },
      javaScriptEnabled,
      actionTimeout: 10_000,
      expectedOnConsole: /Failed to load resource.*4(04|09|22)/,
    });

    const look = async (page: Page) => {
      await expectToFit(page);
      if (!javaScriptEnabled) return;
      await expectNoViolationInAnyScheme(page);
    };
    const press = (page: Page, name: string) =>
      page.getByRole("button", { name, exact: true }).click();

    test("a crew lead comes, ticks, says what was locked, and leaves; the client reads it", async ({
      page,
      stage,
      browser,
      baseURL,
    }) => {
      const { crew, client } = stage.people;
      await signIn(page, crew);
      await expect(heading(page)).toHaveText("Tonight");
      await look(page);
      await press(page, "Español");
      await expect(heading(page)).toHaveText("Esta noche");
      await page.getByRole("link", { name: stage.facility }).first().click();
      await expect(heading(page)).toHaveText(stage.facility);
      await look(page);

      const code = page.getByLabel("Código del edificio");
      await code.fill("AAA-AAAA");
      await press(page, "Registrar entrada");
      await expect(page.getByText("Este no es el código de este edificio.")).toBeVisible();
      await expect(code).toHaveValue("AAA-AAAA");
      await code.fill("7kr 4m2w");
      await page.keyboard.press("Enter");
      await expect(page.getByText(/^Llegó a las/)).toBeVisible();
      await expect(page.getByText("0 de 3 hechas")).toBeVisible();

      const task = (name: string) => page.getByRole("button", { name });
      await task("Vacuum carpet").focus();
      await page.keyboard.press("Space");
      await expect(task("Vacuum carpet")).toHaveAttribute("aria-pressed", "true");
      await task("Empty trash").click();
      await expect(page.getByText("2 de 3 hechas")).toBeVisible();
      await task("Empty trash").click();
      await expect(page.getByText("1 de 3 hechas")).toBeVisible();
      await task("Empty trash").click();
      await page.reload();
      await expect(page.getByText("2 de 3 hechas")).toBeVisible();

      await page.getByLabel("¿Qué pasó?").selectOption("Cuarto cerrado con llave");
      await page.getByLabel(/^En sus palabras/).fill("Nadie tenía la llave");
      await page.getByLabel("Dónde").selectOption("Exam room 204");
      await page.getByLabel("Agregar fotos").setInputFiles({
        name: "puerta.jpg",
        mimeType: "image/jpeg",
        buffer: await photo(),
      });
      await press(page, "Anotar");
      await expect(page.getByText(/Exam room 204: Cuarto cerrado con llave/)).toBeVisible();
      await look(page);

      await page.getByText("Mensaje al supervisor").click();
      await page.getByLabel("Mensaje", { exact: true }).fill("Faltan bolsas");
      await press(page, "Enviar el mensaje");
      await expect(page.getByRole("list", { name: "Enviado al supervisor" })).toContainText(
        "Faltan bolsas",
      );

      await page.getByLabel("Código del edificio").fill(stage.siteCode);
      await press(page, "Registrar salida");
      await expect(page.getByText("Diga por qué quedan tareas sin hacer.").first()).toBeVisible();
      await page.getByLabel("¿Por qué quedan sin hacer?").first().fill("Sin llave");
      await page.getByLabel("Código del edificio").fill(stage.siteCode);
      await press(page, "Registrar salida");
      await expect(page.getByText(/^Salió a las/)).toBeVisible();
      await look(page);

      const reader = await colleague(browser, baseURL, client);
      await reader.setViewportSize({ width, height: 844 });
      await reader.goto(`/client-portal/schedule/${stage.visitId}`);
      await expect(heading(reader)).toHaveText(stage.facility);
      await expect(reader.getByText("2 of 3 tasks done")).toBeVisible();
      // What was picked is in the reader's language, what was written as it was written.
      await expect(reader.getByText(/Exam room 204: Room locked/)).toBeVisible();
      await expect(
        reader.locator("[lang=es-US]", { hasText: "Nadie tenía la llave" }),
      ).toBeVisible();
      await expect(reader.getByText("Sin llave", { exact: true })).toBeVisible();
      await expect(reader.getByRole("img", { name: /puerta/ })).toBeVisible();
      await expect(reader.getByText("Faltan bolsas")).toBeHidden();
      await expectToFit(reader);
      await reader.context().close();
    });

    test("a client asks for another time from the visit, and the office plans it", async ({
      page,
      stage,
      browser,
      baseURL,
    }) => {
      const { client, manager } = stage.people;
      await signIn(page, client);
      await page.goto("/client-portal/schedule?view=list&state=scheduled");
      await page.locator("[data-row] a").last().click();
      await page.getByRole("link", { name: "Request a change" }).click();
      await expect(heading(page)).toHaveText("New work order");
      await expect(page.getByText("About the visit on")).toContainText(stage.facility);
      await look(page);
      await press(page, "Send the work order");
      await expect(page.getByText("Please describe what you need")).toBeVisible();
      await expect(page.getByText("About the visit on")).toBeVisible();
      await page.getByLabel("What is needed?").fill("Please come at 8 PM");
      await press(page, "Send the work order");
      await expect(page.getByText("The work order number is")).toBeVisible();
      const order = new URL(page.url()).pathname.split("/").at(-1);
      await page.locator("dd a").click();
      await expect(page.getByText("1 request about this visit")).toBeVisible();
      await look(page);

      const office = await colleague(browser, baseURL, manager);
      await office.goto(`/office/work-orders/${order}`);
      await office.getByRole("link", { name: "Change the visit" }).click();
      await expect(heading(office)).toHaveText("Edit a visit");
      await office.goBack();
      await office.locator("dd a").click();
      await expect(office.getByText("1 request about this visit")).toBeVisible();
      await office.context().close();
    });

    test("a series is changed from one visit on, after a look at what changes", async ({
      page,
      stage,
      browser,
      baseURL,
    }) => {
      const { manager, client } = stage.people;
      await signIn(page, manager);
      await page.goto("/office/schedule?view=list");
      await look(page);
      await page.goto("/office/schedule?view=month");
      await look(page);
      await page.goto("/office/schedule/series");
      await expect(page.locator("[data-row]")).toContainText("Every day");
      await look(page);

      await page.goto("/office/schedule?view=list&state=scheduled");
      // The third from now: tomorrow's may begin in mid-test.
      await page.locator("[data-row] a").nth(2).click();
      await page.getByRole("link", { name: "Edit", exact: true }).click();
      await expect(heading(page)).toHaveText("Edit a visit");
      await expect(page.getByLabel("This visit only")).toBeChecked();
      await expect(page.getByLabel("Name of these visits")).toBeHidden();
      await look(page);
      await page.getByLabel("This and all following visits").check();
      await expect(page.getByLabel("Date", { exact: true })).toBeHidden();
      await page.getByLabel("From", { exact: true }).fill("19:30");
      for (const day of ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        await page.getByLabel(day, { exact: true }).uncheck();
      await press(page, "Preview changes");
      await expect(page.getByText("Please choose at least one day")).toBeVisible();
      await expect(page.getByLabel("From", { exact: true })).toHaveValue("19:30");
      await look(page);
      await page.getByLabel("Tue", { exact: true }).check();
      await page.getByLabel("Fri", { exact: true }).check();
      await press(page, "Preview changes");
      await expect(page.getByText(/^\d+ visits change$/)).toBeVisible();
      await expect(page.getByText(/^\d+ visits are removed$/)).toBeVisible();
      await look(page);
      await press(page, "Back to editing");
      await expect(page.getByLabel("Tue", { exact: true })).toBeChecked();
      await press(page, "Preview changes");
      await press(page, "Save these changes");
      await expect(page.getByText(/^Saved\. .*The client sees it in the portal\.$/)).toBeVisible();
      await expect(page.getByText(/^Tuesday and Friday, 7:30 PM–2 AM, from/)).toBeVisible();
      await page.goto("/office/schedule/series");
      await expect(page.locator("[data-row]")).toHaveCount(2);

      await page.goto("/office/schedule?view=list&state=scheduled");
      await page.locator("[data-row] a").last().click();
      await page.getByText("Cancel this visit").click();
      await press(page, "Cancel the visit");
      await expect(page.getByText("Please say why. The client will read it.")).toBeVisible();
      await page.getByLabel("Reason").fill("Floors are being sealed");
      await press(page, "Cancel the visit");
      await expect(page.getByText("Undo the cancellation")).toBeVisible();
      await look(page);

      const reader = await colleague(browser, baseURL, client);
      await reader.goto("/client-portal/schedule?view=list&state=cancelled");
      await expect(reader.locator("[data-row]")).toContainText("Floors are being sealed");
      await reader.context().close();
    });

    test("a client sees list, week and month, and subscribes to the calendar", async ({
      page,
      stage,
    }) => {
      await signIn(page, stage.people.client);
      await page.goto("/client-portal/schedule");
      const week = page.getByRole("table");
      if (width > 700) await expect(week).toBeVisible();
      else await expect(week).toBeHidden();
      await look(page);
      const views = page.getByRole("navigation", { name: "Views" });
      await views.getByRole("link", { name: "Month" }).click();
      await expect(page).toHaveURL(/view=month/);
      await look(page);
      await page.getByRole("link", { name: "Later" }).click();
      await expect(page).toHaveURL(/view=month&on=/);
      await page.getByRole("link", { name: "Today", exact: true }).click();
      await expect(page).toHaveURL(/view=month$/);
      await views.getByRole("link", { name: "Week" }).click();
      await waitForAddress(page, /view=week$/);
      await look(page);
      await page.getByLabel("Status").selectOption("Canceled");
      await press(page, "Show");
      await expect(page.getByRole("heading", { name: "No visit matches" })).toBeVisible();
      await look(page);

      await page.getByRole("link", { name: "Add to your calendar" }).click();
      await press(page, "Create a secret address");
      const address = await page.getByLabel("Secret address").inputValue();
      await look(page);
      const path = new URL(address).pathname;
      const feed = await page.request.get(path, { headers: { cookie: "" } });
      expect(await feed.text()).toContain(`LOCATION:${stage.facility}`);
      const again = await page.request.get(path, {
        headers: { "if-none-match": feed.headers().etag ?? "" },
      });
      expect(again.status()).toBe(304);
      await press(page, "Revoke it");
      await expect(page.getByRole("button", { name: "Create a secret address" })).toBeVisible();
      expect((await page.request.get(path)).status()).toBe(404);
    });
  });
}

test.describe("on a phone,", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    expectedOnConsole: /Failed to load resource.*4(04|09|22)/,
  });

  test("a visit is edited from the schedule, which fits", async ({ page, stage }) => {
    await signIn(page, stage.people.manager);
    await page.goto("/office/schedule?view=list&state=scheduled");
    await page.locator("[data-row] a").nth(2).click();
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await expect(heading(page)).toHaveText("Edit a visit");
    await page.getByLabel("This and all following visits").check();
    for (const day of ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
      await page.getByLabel(day, { exact: true }).uncheck();
    await page.getByRole("button", { name: "Preview changes", exact: true }).click();
    await expect(page.getByText("Please choose at least one day")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByLabel("Tue", { exact: true }).check();
    await page.getByRole("button", { name: "Preview changes", exact: true }).click();
    await expect(page.getByText(/^\d+ visits are removed$/)).toBeVisible();
    await expectGoodScreen(page);
  });
});

journeyAt("missedVisits")(
  "nobody comes, and it is found by itself, shown and told to both sides",
  async ({ page, stage, server }) => {
    const { client, manager, crew } = stage.people;
    await signIn(page, client);
    await page.goto(`/client-portal/schedule/${stage.visitId}`);
    await expect(page.getByText("Missed", { exact: true })).toBeVisible({ timeout: 120_000 });
    for (const { email } of [client, manager]) {
      const [mail] = await storedEmails(server.dataDirectory, email, 1);
      expect(mail?.subject).toContain(`Missed visit: ${stage.facility}`);
      expect(mail?.text).toContain(stage.visitId);
    }
    await expect(storedEmails(server.dataDirectory, crew.email, 1)).rejects.toThrow();
  },
);
