/** What a form was answered, and what was typed since, stay whatever the page does meanwhile. */
import type { Page } from "@playwright/test";
import { logIn } from "../support/account-journey.ts";
import { cutConnection } from "../support/cut-connection.ts";
import { expect, test, waitForReact } from "../support/journey.ts";

test.use({
  actionTimeout: 10_000,
  expectedOnConsole: /Failed to load resource|ERR_INTERNET_DISCONNECTED|route module|dynamically/,
});

/** Only what this file asks of it. */
interface Router {
  subscribe(listener: (state: { actionData: unknown }) => void): void;
}

/** React works through messages to itself: without them it renders nothing, as on a phone that is busy. */
const addRendersThatWait = (page: Page) =>
  page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    let areHeld = false;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (areHeld) held.push(() => postMessage.call(this, message));
      else postMessage.call(this, message);
    };
    const setRendersHeld = (now: boolean) => {
      areHeld = now;
      if (!now) for (const send of held.splice(0)) send();
    };
    Object.assign(window, { setRendersHeld });
  });

test("the answer to a form outlives a read of the page that ends before it was rendered", async ({
  page,
  person,
}) => {
  await addRendersThatWait(page);
  await logIn(page, person("administrator-ready"));
  await page.goto("/office/clients");
  await waitForReact(page);
  // The stream has begun, and what that makes the page read has been read.
  await page.waitForTimeout(1_500);
  await page.evaluate(() => {
    const router: Router = Reflect.get(window, "__reactRouterDataRouter");
    const setRendersHeld: (areHeld: boolean) => void = Reflect.get(window, "setRendersHeld");
    let wasAnswered = false;
    router.subscribe(({ actionData }) => {
      if (wasAnswered || !actionData) return;
      wasAnswered = true;
      setRendersHeld(true);
      new BroadcastChannel("live").postMessage({ kind: "gap" });
      setTimeout(() => setRendersHeld(false), 1_500);
    });
  });
  const reads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().includes(".data")) reads.push(request.url());
  });
  await page.getByLabel("New client").fill(" ");
  await page.getByRole("button", { name: "Add the client" }).click();
  await expect.poll(() => reads.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await expect(page.getByText("Please enter the name of the client")).toBeVisible();
  // It was read once, after the answer had been shown, and the answer still stands.
  await page.waitForTimeout(500);
  await expect(page.getByText("Please enter the name of the client")).toBeVisible();
});

test("what was typed and answered outlives a link that leads nowhere", async ({ page, person }) => {
  await logIn(page, person("administrator-ready"));
  await page.goto("/office/clients");
  await waitForReact(page);
  const sections = page.getByRole("navigation", { name: "Sections" });
  const name = page.getByLabel("New client");
  await name.fill(" ");
  await page.getByRole("button", { name: "Add the client" }).click();
  const answer = page.getByText("Please enter the name of the client");
  await expect(answer).toBeVisible();
  await name.fill("Bluff Medical Group");
  await cutConnection(page);
  await sections.getByRole("link", { name: "Inspections" }).filter({ visible: true }).click();
  await expect(page.getByText("That page couldn’t be opened.")).toBeVisible();
  await page.waitForTimeout(500);
  await expect(name).toHaveValue("Bluff Medical Group");
  await expect(answer).toBeVisible();
});

test("a pointer on a link whose code is gone takes nothing away, and the link still leads there", async ({
  page,
  person,
}) => {
  await logIn(page, person("administrator-ready"));
  await page.goto("/office/clients");
  await waitForReact(page);
  const name = page.getByLabel("New client");
  await name.fill("Bluff Medical Group");
  // As right after a new release, whose files have other names.
  let areMissing = 0;
  await page.route("**/assets/**", (route) => {
    areMissing += 1;
    return route.fulfill({ status: 404 });
  });
  const sections = page.getByRole("navigation", { name: "Sections" });
  const link = sections.getByRole("link", { name: "Inspections" }).filter({ visible: true });
  // Nothing is read ahead before the page knows the addresses of its area.
  await expect(async () => {
    await page.mouse.move(640, 700);
    await link.hover();
    await expect.poll(() => areMissing, { timeout: 500 }).toBeGreaterThan(0);
  }).toPass();
  await page.waitForTimeout(500);
  await expect(name).toHaveValue("Bluff Medical Group");
  await page.unroute("**/assets/**");
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inspections");
});
