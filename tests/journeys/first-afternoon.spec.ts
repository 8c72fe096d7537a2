/** From an empty machine to a company of one's own, as docs/owner.md tells it: every part in a browser. */
import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { demo } from "#content/demo.ts";
import { heading, logIn } from "../support/account-journey.ts";
import { codeAt } from "../support/authenticator-code.ts";
import { test } from "../support/film.ts";
import { expect as expectSoon, waitForAnswer } from "../support/journey.ts";
import { startMailServer } from "../support/mail-server.ts";
import { copyDemo } from "../support/seeded-database.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { linkIn } from "../support/stored-emails.ts";

test.use({
  actionTimeout: 30_000,
  // The server is this journey's own.
  baseURL: "http://127.0.0.1",
  expectedOnConsole: /Failed to load resource.*4\d\d|Blocked script execution|net::ERR_/,
});

/** While the demonstration is removed, the embedded engine answers everybody else a little later. */
const expect = expectSoon.configure({ timeout: 60_000 });

/** Everybody in the demonstration of `copyDemo` has this one. */
const demoPassword = "a password that was chosen";
const own = { username: "ana.rivera", password: "quiet lamps along the pier" };
const company = {
  Name: "Harbor Light Cleaning",
  "Short name": "Harbor Light",
  "Founded in": "2009",
  "In one sentence, in English": "Harbor Light cleans offices and clinics around Puget Sound.",
  "In one sentence, in Spanish": "Harbor Light limpia oficinas y clínicas cerca de Puget Sound.",
  // Numbers from 555-0100 to 555-0199 count as made up, and as still to be changed.
  Phone: "(206) 555-4870",
  Email: "hello@harborlight.com",
  Street: "2100 Alaskan Way",
  City: "Seattle",
  State: "WA",
  "ZIP code": "98121",
  Latitude: "47.6120",
  Longitude: "-122.3490",
  LinkedIn: "",
  Twitter: "",
  Facebook: "",
  Instagram: "",
};
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path fill="#0b3d91" d="M0 40V12L20 0l20 12v28zM52 8h12v24H52zM72 8h36v8H72zM72 24h60v8H72z"/></svg>`;

const buildings = [
  "Customer,Location,Street,City,State,ZIP",
  ...Array.from(
    { length: 40 },
    (_, n) => `Sound Clinics,Clinic ${n + 1},${100 + n} Pine Street,Seattle,WA,98101`,
  ),
].join("\n");

/** As they are shipped, and as this company calls them. */
const services = [
  ["Commercial Cleaning", "Office Care", "Cuidado de oficinas"],
  ["Janitorial Services", "Day Porters", "Conserjes de día"],
] as const;

const payment = {
  Bank: "Bank of Puget Sound",
  "Name on the account": "Harbor Light Cleaning LLC",
  "Routing number": "125000024",
  "Account number": "00123456789",
};

/**
 * Groups of what is invented that are not true of this company, and those that are. The shipped places are in
 * states that it does not serve, so nobody sees them.
 */
const takenOff = [
  "Leadership and story",
  "Quotes",
  "Certifications",
  "Services and industries",
  "Job openings",
  "News",
  "Guides",
];
const kept = ["Figures and promises", "Benefits"];

const day = (inDays: number) =>
  new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);

const minutesSince = (begun: number) =>
  `${((performance.now() - begun) / 60_000).toFixed(1)} minutes`;

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).last().click();

const answersOf = (server: RunningServer) => async (path: string) =>
  (await fetch(server.url + path)).text();

test(
  "an owner makes the product the company's own",
  { tag: "@film-first-afternoon" },
  async ({ page, browser, film }, info) => {
    test.setTimeout(20 * 60_000);
    const mails = await startMailServer();
    const begun = performance.now();
    // As it is after its first start, which takes minutes of making the demonstration.
    const server = await startServer({
      dataDirectory: await copyDemo(),
      env: {
        DEMO: "1",
        DEMO_PASSWORD: demoPassword,
        FIRST_RUN: "1",
        // As behind a proxy that speaks https: on the server itself nothing is left to do.
        ORIGIN: "https://www.harborlight.com",
        TRUST_PROXY: "1",
      },
      startTimeoutMs: 120_000,
    });
    const client = await (await browser.newContext({ baseURL: server.url })).newPage();
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true };
    const visitor = await (await browser.newContext({ baseURL: server.url, ...phone })).newPage();
    await film.show("office", page);
    await film.show("phone", visitor);
    await visitor.goto("/");
    const minutes = [`The start: ${minutesSince(begun)}`];
    const part = (name: string, work: () => Promise<void>) =>
      film.scene(name, async () => {
        const started = performance.now();
        await work();
        minutes.push(`${name}: ${minutesSince(started)}`);
        await page.screenshot({ path: info.outputPath(`${minutes.length} ${name}.png`) });
      });
    const go = (path: string) => page.goto(server.url + path);
    const site = answersOf(server);
    const isPublished = async (path: string, text: string | RegExp) => {
      await expect.poll(() => site(path), { timeout: 60_000 }).toMatch(text);
      await visitor.goto(path);
    };

    try {
      await part("Make it mine", async () => {
        const code = server.printed
          .map((line) => line.trim())
          .find((line) => /^(\w{5}-?){3}$/.test(line));
        const owner = { username: "staff.admin", password: demoPassword };
        await logIn(page, owner, { path: `${server.url}/client-portal` });
        await go("/office/going-live");
        await page.getByRole("link", { name: "Make it mine" }).first().click();
        await page.getByLabel("Setup code").fill(code ?? "");
        await page.getByLabel("Your name").fill("Ana Rivera");
        await page.getByLabel("Email").fill("ana@harborlight.com");
        await page.getByLabel("Username (optional)").fill(own.username);
        await page.getByLabel("Password", { exact: true }).fill(own.password);
        await page.getByLabel("Remove it now").check();
        await press(page, "Begin");
        await expect(page).toHaveURL(/\/account\/security/);
      });

      await part("A second factor", async () => {
        await page.getByRole("link", { name: "Set up an authenticator app" }).click();
        await press(page, "Set up the app");
        const secret = ((await page.locator("main code").textContent()) ?? "").replaceAll(" ", "");
        await page.getByLabel("Code", { exact: true }).fill(codeAt(secret, new Date()));
        await press(page, "Turn it on");
        // The codes are there a moment before the page has scrolled to its top, away from a pointer.
        await expect(async () => {
          await page.getByRole("link", { name: "I’ve saved them" }).click();
          await expect(heading(page)).toHaveText("Security", { timeout: 10_000 });
        }).toPass({ timeout: 120_000 });
      });

      await part("The company", async () => {
        await go("/office/settings/first-setup");
        await expect(heading(page)).toHaveText("Set up your company");
        await page.getByRole("link", { name: "Next: Company" }).click();
        await expect(page.getByText("Setup, step 1 of 6")).toBeVisible();
        for (const [label, text] of Object.entries(company)) {
          const field = page.getByLabel(label, { exact: true });
          const isList = await field.evaluate((element) => element.tagName === "SELECT");
          await (isList ? field.selectOption(text) : field.fill(text));
        }
        const states = page.getByRole("group", { name: "States you serve" });
        const served = states.getByRole("checkbox", { checked: true });
        while ((await served.count()) > 0) await served.first().uncheck();
        await states.getByLabel("Washington", { exact: true }).check();
        await press(page, "Save");
        await expect(page.getByText("Saved. The website shows it")).toBeVisible();
        await isPublished("/es/contact", company.Name);
      });

      await part("Logo and colors", async () => {
        await go("/office/settings/brand");
        await page.getByLabel("Main color", { exact: true }).fill("#0b3d91");
        await press(page, "Save");
        await expect(page.getByText("Saved. The website shows it")).toBeVisible();
        const form = page.locator("form", { has: page.locator("input[type=file]") }).first();
        await form.locator("input[type=file]").setInputFiles({
          name: "logo.svg",
          mimeType: "image/svg+xml",
          buffer: Buffer.from(logo),
        });
        await form.getByRole("button", { name: "Upload" }).click();
        await expect(page.getByRole("img", { name: "Logo in use now" })).toBeVisible();
        await isPublished("/", /\/brand\/logo-[\da-f]{10}\.svg/);
      });

      await part("How clients pay", async () => {
        await go("/office/settings/payment");
        for (const [label, text] of Object.entries(payment))
          await page.getByLabel(label, { exact: true }).fill(text);
        await press(page, "Save");
        await waitForAnswer(page, "saved");
      });

      await part("The mail server", async () => {
        await go("/office/settings/email");
        await page.getByLabel("Server", { exact: true }).fill("127.0.0.1");
        await page.getByLabel("Port", { exact: true }).fill(new URL(mails.url).port);
        await page.getByLabel("Connection", { exact: true }).selectOption("none");
        await press(page, "Save");
        await waitForAnswer(page, "saved");
        await press(page, "Send a test email");
        await expect(page.getByText("The mail server accepted the test.")).toBeVisible();
      });

      await part("Two services renamed", async () => {
        await go("/office/website");
        await page.getByRole("link", { name: "Services: names and descriptions" }).click();
        for (const [id, english, spanish] of services) {
          await page.locator("summary", { hasText: id }).first().click();
          const entry = page.locator("main details[open]").last();
          await entry.getByLabel("Title, English", { exact: true }).fill(english);
          await entry.getByLabel("Title, Spanish", { exact: true }).fill(spanish);
        }
        await press(page, "Save draft");
        await waitForAnswer(page, "save");
        await press(page, "Publish now");
        await waitForAnswer(page, "publish");
        for (const [, english, spanish] of services) {
          await isPublished("/", english);
          await isPublished("/es", spanish);
        }
      });

      await part("What was invented", async () => {
        await go("/office/going-live");
        await page.getByRole("link", { name: "Take off or keep what is invented" }).click();
        await expect(heading(page)).toHaveText("What is invented");
        const settleAll = async (label: string, groups: readonly string[]) => {
          for (const group of groups) {
            const button = page.getByRole("button", { name: `${label}: ${group}`, exact: true });
            await button.click();
            await expect(button).toBeHidden();
          }
        };
        await settleAll("Take all off the site", takenOff);
        await settleAll("All of it is ours", kept);
        // A lawyer has read both; what stands in no list is the company's own by now, or was edited.
        for (const label of [/^A lawyer has read it: /, /^It’s ours: /]) {
          const buttons = page.getByRole("button", { name: label });
          while ((await buttons.count()) > 0) {
            const left = await buttons.count();
            await buttons.first().click();
            await expect(buttons).toHaveCount(left - 1);
          }
        }
        await expect(
          page.getByText("You’ve checked everything that came with the product."),
        ).toBeVisible();
      });

      await part("An opening", async () => {
        await go("/office/website/document?name=careers%2Fopenings");
        await page.getByRole("button", { name: "Add an entry: Openings" }).click();
        // Its duties and requirements are entries that open within it.
        const entry = page.locator("main details[open]").first();
        await entry.getByLabel("Title, English", { exact: true }).fill("Night Shift Lead");
        await entry.getByLabel("Title, Spanish", { exact: true }).fill("Líder del turno de noche");
        await entry.getByLabel("Places of work", { exact: true }).fill("Seattle, WA");
        await entry.getByLabel("At least", { exact: true }).fill("27");
        await entry.getByLabel("At most", { exact: true }).fill("31");
        await entry.getByLabel("First day on the site", { exact: true }).fill(day(0));
        await entry.getByLabel("Last day on the site", { exact: true }).fill(day(60));
        // The entry that was added is a draft already: what is published has to be the one with the texts.
        const mark = page.locator("input[name=mark]").first();
        const added = await mark.inputValue();
        await press(page, "Save draft");
        await expect(mark).not.toHaveValue(added);
        await press(page, "Publish now");
        await waitForAnswer(page, "publish");
        await isPublished("/careers", "Night Shift Lead");
        await isPublished("/es/careers", "Líder del turno de noche");
      });

      await part("Forty buildings", async () => {
        for (const [noun, list, count] of [
          ["clients", "Client\nSound Clinics", 1],
          ["facilities", buildings, 40],
        ] as const) {
          await go("/office/import");
          await page.getByLabel("What the file holds").selectOption(noun);
          await page.getByLabel("File", { exact: true }).setInputFiles({
            name: `${noun}.csv`,
            mimeType: "text/csv",
            buffer: Buffer.from(list),
          });
          await press(page, "Upload the file");
          await expect(page.getByRole("heading", { name: "Match the columns" })).toBeVisible();
          await press(page, "Check the rows");
          await expect(
            page.getByText(`${count} row${count > 1 ? "s" : ""} will be added`),
          ).toBeVisible();
          await page.getByRole("button", { name: `Import ${count} row` }).click();
          await expect(page.getByText(/rows? (was|were) added/)).toBeVisible({ timeout: 60_000 });
        }
      });

      await part("A client's person comes in", async () => {
        await go("/office/people/invite");
        await page.getByLabel("Name", { exact: true }).fill("Kim Lee");
        await page.getByLabel("Email", { exact: true }).fill("kim@soundclinics.com");
        await page.getByLabel("Role", { exact: true }).selectOption("client-administrator");
        await page.locator("#invite-client").selectOption({ label: "Sound Clinics" });
        await press(page, "Send the invitation");
        const invitation = () =>
          mails.emails.find(({ recipients }) => recipients.includes("kim@soundclinics.com"));
        await expect.poll(invitation, { timeout: 60_000 }).toBeDefined();
        const email = invitation()?.email;
        if (email === undefined) throw new Error("no invitation");
        expect(email.from?.name).toBe(company.Name);
        await client.goto(linkIn(email, "/invitation"));
        await client.locator("#invitation-password").fill("slow tide over the harbor");
        await client.keyboard.press("Enter");
        await expect(client).toHaveURL(/\/client-portal/);
        await expect(client.getByRole("link", { name: "Clinic 40" })).toBeVisible();
      });

      await part("Nothing of the demonstration", async () => {
        await expect
          .poll(() => server.log.some(({ msg }) => msg === "demonstration removed"), {
            timeout: 5 * 60_000,
          })
          .toBe(true);
        await go("/office/clients");
        await expect(page.getByRole("link", { name: "Sound Clinics" })).toBeVisible();
        for (const { name } of demo.clients) await expect(page.getByText(name)).toHaveCount(0);
        await expect(page.getByText("Demo data:")).toHaveCount(0);
      });

      await part("Going live", async () => {
        await go("/office/going-live");
        const done = page.getByRole("button", { name: "This is done" });
        for (let left = await done.count(); left > 0; left--) {
          await done.first().click();
          await expect(done).toHaveCount(left - 1);
        }
        await expect(page.getByText("Nothing is missing. You can go live.")).toBeVisible();
      });
    } finally {
      console.warn(minutes.join("\n"));
      await client.context().close();
      await visitor.context().close();
      await server.stop();
      await rm(server.dataDirectory, { recursive: true, force: true });
      await mails.stop();
    }
  },
);
