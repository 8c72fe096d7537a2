/** Inspections: in a building without a connection, on two phones, and read by the client. */
import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  expectGoodScreen,
  expectToFit,
  heading,
  logIn,
  pressButton,
} from "../support/account-journey.ts";
import { expect, test as journey } from "../support/journey.ts";
import { password, type TestPerson } from "../support/people.ts";
import { keepsStore, openPhone, type Phone, untilKept } from "../support/phone.ts";
import { photo } from "../support/sample-files.ts";
import type { InspectionStage } from "../support/scenarios/inspections.ts";

interface InspectionFixtures {
  stage: InspectionStage;
  /** Two items in one area, instead of ten in each of six. */
  isSmall: boolean;
  phone: Phone;
  second: Phone;
}

const test = journey.extend<InspectionFixtures>({
  isSmall: [false, { option: true }],
  stage: async ({ server, isSmall }, use) =>
    use(server.claimStage(isSmall ? "smallInspections" : "inspections")),
  phone: async ({ baseURL }, use, info) => {
    const phone = await openPhone({ baseURL: baseURL ?? "", address: addressOf(info.testId, "a") });
    await use(phone);
    await phone.close();
  },
  second: async ({ baseURL }, use, info) => {
    const phone = await openPhone({ baseURL: baseURL ?? "", address: addressOf(info.testId, "b") });
    await use(phone);
    await phone.close();
  },
});

function addressOf(testId: string, which: string): string {
  const [a = 0, b = 0] = createHash("sha256")
    .update(testId + which)
    .digest();
  return `198.18.${a}.${b}`;
}

async function begin({ page }: Phone, person: TestPerson, { inspectionId }: InspectionStage) {
  // Without it the session ends when the phone is switched off.
  await logIn(page, { ...person, password }, { remember: true });
  await expect(page.getByRole("navigation", { name: "Sections" }).first()).toBeAttached();
  await page.goto(`/office/inspections/${inspectionId}`);
  await untilKept(page);
  // The data are kept once the page has asked for them, a moment after whom they are for.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("kept-for=");
  await expect.poll(() => keepsStore(page, "inspections")).toBe(true);
}

async function signIn(page: Page, person: TestPerson) {
  await logIn(page, { ...person, password });
  await expect(page.getByRole("navigation", { name: "Sections" }).first()).toBeAttached();
}

const areaOf = (page: Page, name: string) =>
  page.locator("details[name=area]").filter({ has: page.getByRole("heading", { name }) });
const itemOf = (page: Page, area: string, task: string) =>
  areaOf(page, area)
    .locator("fieldset")
    .filter({ has: page.locator("legend", { hasText: new RegExp(`^${task}$`) }) });

async function openArea(page: Page, name: string) {
  const area = areaOf(page, name);
  if ((await area.getAttribute("open")) === null) await area.locator("summary").click();
}

async function rate(page: Page, area: string, task: string, label: string) {
  const item = itemOf(page, area, task);
  await item.getByText(label, { exact: true }).click();
  await expect(item.getByRole("radio", { name: label })).toBeChecked();
}

/** What is pressed next must not move once this one is stored. */
async function rateAtTheSamePlace(page: Page, area: string, task: string, label: string) {
  const height = () => itemOf(page, area, task).evaluate((item) => item.clientHeight);
  const before = await height();
  await rate(page, area, task, label);
  await expect(itemOf(page, area, task).getByText("Saved on this phone")).toBeVisible();
  expect(await height()).toBe(before);
}

interface StoredItem {
  task: string;
  rating: string | null;
  answers: { rating: string | null; comment: string }[];
  photos: { id: string }[];
}

/** What the server has. */
async function stored({ context }: Phone, { inspectionId }: InspectionStage) {
  const response = await context.request.get("/office/inspections/phone.json");
  const { inspections } = await response.json();
  const inspection = inspections.find(({ id }: { id: string }) => id === inspectionId);
  return (inspection?.areas ?? []).flatMap(
    ({ items }: { items: StoredItem[] }) => items,
  ) as StoredItem[];
}

const rooms = ["Lobby", "Office", "Kitchen", "Restroom", "Stairs", "Ward"];
const tasks = Array.from({ length: 10 }, (_, at) => `Task ${at + 1}`);

test.describe("without a connection", () => {
  test.use({ expectedOnConsole: /net::ERR_/ });

  test("sixty items and twenty photos arrive once, through restarts and a lost network", async ({
    phone,
    stage,
  }) => {
    await begin(phone, stage.people.supervisor, stage);
    await phone.setOffline(true);
    await phone.restart();
    await phone.page.goto(`/office/inspections/${stage.inspectionId}`);
    await expect(phone.page.getByText("what’s saved on your phone")).toBeVisible();
    await expectGoodScreen(phone.page);
    const pictures = await Promise.all(
      Array.from({ length: 20 }, (_, at) => photo({ width: 40 + at })),
    );
    async function perform(names: readonly string[], shots: readonly Buffer[]) {
      const left = [...shots];
      for (const room of names) {
        await openArea(phone.page, room);
        for (const [at, task] of tasks.entries()) {
          await rate(phone.page, room, task, at === 9 && room === "Ward" ? "Neglected" : "Tidy");
          const shot = at % 3 === 0 ? left.pop() : undefined;
          if (shot === undefined) continue;
          const item = itemOf(phone.page, room, task);
          const file = { name: `${room}-${at}.jpg`, mimeType: "image/jpeg", buffer: shot };
          await item.locator("input[type=file]").setInputFiles(file);
          await expect(item.locator("img")).toHaveCount(1);
        }
      }
      expect(left).toEqual([]);
    }
    await perform(rooms.slice(0, 3), pictures.slice(0, 10));
    await expect(phone.page.getByText("30 of 60 items rated")).toBeVisible();
    await expect(phone.page.getByText("40 answers haven’t been sent yet")).toBeVisible();
    await phone.restart();
    await phone.page.goto(`/office/inspections/${stage.inspectionId}`);
    await expect(phone.page.getByText("30 of 60 items rated")).toBeVisible();

    // Half of it arrives, then the network is gone again.
    const sent: string[] = [];
    let allowed = 20;
    const gate = /\/office\/inspections\/(entries|photos)\//;
    await phone.context.route(gate, async (route) => {
      allowed -= 1;
      if (allowed < 0) return route.abort("internetdisconnected");
      sent.push(route.request().url());
      // The server has taken it, and its answer is lost on the way back.
      if (allowed % 7 === 3) {
        await route.fetch();
        return route.abort("internetdisconnected");
      }
      return route.continue();
    });
    await phone.setOffline(false);
    await pressButton(phone.page, "Send now");
    await expect.poll(() => allowed, { timeout: 60_000 }).toBeLessThan(0);
    await phone.setOffline(true);
    expect(sent.length).toBe(20);
    await phone.context.unroute(gate);

    await perform(rooms.slice(3), pictures.slice(10));
    await expect(phone.page.getByText("60 of 60 items rated")).toBeVisible();
    const kept = await hashesOnPhone(phone.page);
    await phone.restart();
    await phone.setOffline(false);
    await phone.page.goto(`/office/inspections/${stage.inspectionId}`);
    await expect
      .poll(() => hashesOnPhone(phone.page).then(({ length }) => length), { timeout: 60_000 })
      .toBe(0);
    const count = async () => (await stored(phone, stage)).filter((entry) => entry.rating).length;
    await expect.poll(count, { timeout: 60_000 }).toBe(60);

    const items = await stored(phone, stage);
    expect(items.map(({ answers }) => answers.length)).toEqual(Array(60).fill(1));
    expect(items.filter(({ rating }) => rating === "2")).toHaveLength(59);
    expect(items.flatMap(({ photos }) => photos)).toHaveLength(20);
    // What was still on the phone has been confirmed by its hash, and is gone from there.
    expect(kept.length).toBeGreaterThanOrEqual(10);
    expect(new Set(kept).size).toBe(kept.length);
    expect(await hashesOnPhone(phone.page)).toEqual([]);

    await pressButton(phone.page, "Finish and sign");
    await expect(phone.page.getByText("Ordinary tidiness (APPA level 2")).toBeVisible();
    await expectGoodScreen(phone.page);
  });

  test("two phones on one inspection overwrite nothing, and show both", async ({
    phone,
    second,
    stage,
  }) => {
    await begin(phone, stage.people.supervisor, stage);
    await begin(second, stage.people.colleague, stage);
    for (const device of [phone, second]) await device.setOffline(true);
    await openArea(phone.page, "Lobby");
    await openArea(second.page, "Lobby");
    await rateAtTheSamePlace(phone.page, "Lobby", "Task 1", "Spotless");
    await rate(second.page, "Lobby", "Task 1", "Poor");
    await rate(second.page, "Lobby", "Task 2", "Fair");
    for (const { page } of [phone, second])
      await expect(page.getByText(/been sent yet/)).toBeVisible();
    for (const device of [phone, second]) {
      await device.setOffline(false);
      await expect(device.page.getByText(/been sent yet/)).toHaveCount(0, { timeout: 30_000 });
    }
    await phone.page.reload();
    await openArea(phone.page, "Lobby");
    const item = itemOf(phone.page, "Lobby", "Task 1");
    await expect(item.getByText("Two answers: please rate it again to decide")).toBeVisible();
    await expect(item.getByRole("listitem").filter({ hasText: "Spotless" })).toBeVisible();
    await expect(item.getByRole("listitem").filter({ hasText: "Poor" })).toBeVisible();
    await expectGoodScreen(phone.page);
    const items = await stored(phone, stage);
    const [first, other] = ["Task 1", "Task 2"].map((task) =>
      items.find((item) => item.task === task),
    );
    expect(first?.answers.map(({ rating }) => rating).toSorted()).toEqual(["1", "4"]);
    expect([first?.rating, other?.rating]).toEqual(["4", "3"]);
    await rate(phone.page, "Lobby", "Task 1", "Tidy");
    await expect(item.getByText("Two answers")).toHaveCount(0);
  });
});

test.describe("on a phone that finds its connection later,", () => {
  test.use({ isSmall: true, expectedOnConsole: /net::ERR_/ });

  test("what was finished says that it is sent, once it is", async ({ phone, stage }) => {
    await begin(phone, stage.people.supervisor, stage);
    const { page } = phone;
    await phone.setOffline(true);
    await page.goto(`/office/inspections/${stage.inspectionId}`);
    await expect(page.getByText("what’s saved on your phone")).toBeVisible();
    await openArea(page, "Lobby");
    const all = page.getByRole("button", { name: "All of this area: spotless" });
    await all.press("Enter");
    const undo = page.getByRole("button", { name: "Undo" });
    await expect(undo).toBeFocused();
    await undo.press("Enter");
    await expect(all).toBeFocused();
    const comment = itemOf(page, "Lobby", "Task 1").getByRole("textbox");
    await comment.fill("Dust on the sill");
    await rate(page, "Lobby", "Task 1", "Tidy");
    await rate(page, "Lobby", "Task 2", "Spotless");
    await expect(page.getByText("2 of 2 items rated")).toBeVisible();
    await expect(comment).toHaveValue("Dust on the sill");
    await pressButton(page, "Finish and sign");
    const note = page.getByRole("status").filter({ hasText: /finished/i });
    await expect(note).toContainText("as soon as there’s a connection");
    await expectGoodScreen(page);
    await phone.setOffline(false);
    await expect(note).toHaveText(/^Finished and sent\. Open the report$/, {
      timeout: 40_000,
    });
    await expectGoodScreen(page);
    await page.getByRole("link", { name: "Open the report" }).click();
    await expect(page.getByText("95.0%").first()).toBeVisible();
  });

  test("what was refused meanwhile stands on the list and on the inspection that is over", async ({
    phone,
    second,
    stage,
  }) => {
    await begin(phone, stage.people.supervisor, stage);
    const { page } = phone;
    await phone.setOffline(true);
    await openArea(page, "Lobby");
    await rate(page, "Lobby", "Task 1", "Tidy");
    await expect(page.getByText("1 answer hasn’t been sent yet")).toBeVisible();
    await page.goto("about:blank");

    await signIn(second.page, stage.people.colleague);
    await second.page.goto(`/office/inspections/${stage.inspectionId}`);
    await second.page.getByText("Cancel this inspection").click();
    await second.page.getByLabel("Reason").fill("The building is closed");
    await pressButton(second.page, "Cancel the inspection");
    await expect(second.page.getByText("The building is closed")).toBeVisible();

    // From the list it goes at once: nobody has to find the inspection first.
    await phone.setOffline(false);
    await page.goto("/office/inspections");
    await expect(page.getByText("1 answer wasn’t accepted").first()).toBeVisible({
      timeout: 40_000,
    });
    await expect(page.getByText("This inspection was canceled.")).toBeVisible();
    await expectGoodScreen(page);
    await page.goto(`/office/inspections/${stage.inspectionId}`);
    await expect(page.getByText("Task 1: Tidy")).toBeVisible();
    await expect(page.getByText("This inspection was canceled.")).toBeVisible();
    await expectGoodScreen(page);
    await pressButton(page, "Remove from this phone");
    await pressButton(page, "Yes, remove it");
    await expect(page.getByText("1 answer wasn’t accepted")).toHaveCount(0);
  });
});

/** Hashes of photos that wait in the phone's own storage. */
const hashesOnPhone = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("unsent");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const request = db.transaction("photos").objectStore("photos").getAll();
          request.onsuccess = () => {
            db.close();
            resolve(request.result.map((photo: { sha256: string }) => photo.sha256));
          };
        };
      }),
  );

// Without JavaScript: `tests/http/inspections.test.ts`.
for (const [width, javaScriptEnabled] of [[1280, true]] as const) {
  test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript,`, () => {
    test.use({
      viewport: { width, height: 844 },
      javaScriptEnabled,
      actionTimeout: 10_000,
      isSmall: true,
      expectedOnConsole: /Failed to load resource.*4(04|09|22)/,
    });
    test("a failed item goes from the inspector to the client and back", async ({
      page,
      stage,
      browser,
      baseURL,
    }) => {
      const see = async (shown: Page) => {
        await expectToFit(shown);
        if (javaScriptEnabled) await expectGoodScreen(shown);
      };
      await signIn(page, stage.people.supervisor);
      await page.goto("/office/inspections");
      await see(page);
      await page.getByRole("link", { name: stage.facility }).click();
      await expect(heading(page)).toHaveText(stage.facility);
      await rate(page, "Lobby", "Task 1", "Tidy");
      await rate(page, "Lobby", "Task 2", "Neglected");
      if (!javaScriptEnabled) await pressButton(page, "Save Lobby");
      await expect(page.getByText("2 of 2 items rated")).toBeVisible();
      await see(page);
      await pressButton(page, "Finish and sign");
      // (90 + 60) / 2
      const score = page.getByText("75.0%").first();
      // Where the answer takes more than a moment, the page says that it is finished and links to
      // the report, until it shows the report itself: the link may go while it is being clicked.
      const report = page.getByRole("link", { name: "Open the report" });
      await expect(async () => {
        if (await report.isVisible()) await report.click({ timeout: 2_000 });
        await expect(score).toBeVisible();
      }).toPass({ timeout: 30_000 });
      await pressButton(page, "Create a work order");
      await expect(page.getByRole("link", { name: /^WO-/ })).toBeVisible();
      await see(page);

      const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled });
      const client = await context.newPage();
      await signIn(client, stage.people.client);
      await client.goto("/client-portal/inspections");
      await see(client);
      await client.getByRole("link", { name: stage.facility }).click();
      const item = client.getByRole("listitem").filter({ hasText: "Task 2" });
      await item.locator("summary").click();
      await item.getByRole("button", { name: "Dispute the rating" }).click();
      await expect(item.getByText("Please write what you think of it")).toBeVisible();
      await item.getByLabel("What do you think of it?").fill("It was clean at noon");
      await item.getByRole("button", { name: "Dispute the rating" }).click();
      await expect(client.getByText("It was clean at noon").first()).toBeVisible();
      await pressButton(client, "Sign the inspection");
      await expect(client.getByText(/signed/i).first()).toBeVisible();
      await see(client);

      await pressButton(client, "Create a link");
      const address = await client.getByLabel("The new link").inputValue();
      const guest = await (await browser.newContext({ javaScriptEnabled })).newPage();
      await guest.goto(address);
      await expect(heading(guest)).toHaveText(stage.facility);
      await see(guest);
      await client.goto("/client-portal/inspections");
      await client.getByRole("link", { name: stage.facility }).click();
      await expect(client.getByText("Opened once")).toBeVisible();
      await client.getByRole("button", { name: /^Revoke the link/ }).click();
      await expect(client.getByText(/revoked/)).toBeVisible();
      await guest.reload();
      await expect(heading(guest)).toHaveText("This link doesn’t open a report");
      await guest.context().close();
      await page.reload();
      await expect(page.getByText("It was clean at noon")).toBeVisible();
      await context.close();
    });
  });
}
