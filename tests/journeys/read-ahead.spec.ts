/** A section is there at once: it is read while the pointer rests on its link. */
import type { Page, Request, Response } from "@playwright/test";
import { heading, logIn } from "../support/account-journey.ts";
import { expect, menuJourney as test } from "../support/journey.ts";
import { password } from "../support/people.ts";

test.use({ viewport: { width: 1280, height: 844 }, actionTimeout: 10_000 });

const sectionLink = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name })
    .filter({ visible: true });

/** Reads the section while the pointer or the focus is on its link. */
async function point(page: Page, how: "hover" | "focus"): Promise<void> {
  const isRead = page.waitForResponse((response) => isDataOf(response, "/client-portal/schedule"));
  await sectionLink(page, "Schedule")[how]();
  await isRead;
}

const isDataOf = (message: Request | Response, path: string) =>
  new URL(message.url()).pathname === `${path}.data`;

/** Each read of the page's data from now on. */
function readsOf(page: Page, path: string): Request[] {
  const reads: Request[] = [];
  page.on("request", (request) => {
    if (isDataOf(request, path)) reads.push(request);
  });
  return reads;
}

/** A read that began before the stream was there may have been the one for the page's own start. */
function readOnceConnected(page: Page): Promise<unknown> {
  let isConnected = false;
  page.on("response", (response) => {
    if (response.url().endsWith("/api/events")) isConnected = true;
  });
  return page
    .waitForRequest((request) => isConnected && isDataOf(request, "/client-portal"))
    .then((request) => request.response());
}

test.beforeEach(async ({ page, stage }) => {
  // The stream's first connection reads the page again, and forgets what was read ahead.
  const isRead = readOnceConnected(page);
  await logIn(page, { ...stage.people.client, password });
  await isRead;
});

test("a click answers with what was read ahead, and a later one reads again", async ({ page }) => {
  const reads = readsOf(page, "/client-portal/schedule");
  await point(page, "hover");
  await expect(heading(page)).not.toHaveText("Schedule");
  await sectionLink(page, "Schedule").click();
  await expect(heading(page)).toHaveText("Schedule");
  expect(reads).toHaveLength(1);

  await sectionLink(page, "Home").click();
  await expect(heading(page)).not.toHaveText("Schedule");
  await sectionLink(page, "Schedule").click();
  await expect(heading(page)).toHaveText("Schedule");
  expect(reads).toHaveLength(2);
});

test("a link on the screen to another section is read ahead, one to a record is not", async ({
  page,
}) => {
  const list = readsOf(page, "/client-portal/work-orders");
  const others: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) others.push(pathname);
  });
  const main = page.getByRole("main");
  const isRead = page.waitForResponse((response) =>
    isDataOf(response, "/client-portal/work-orders"),
  );
  await main.locator('a[href^="/client-portal/facilities/"]').first().hover();
  await main.locator('a[href="/client-portal/work-orders/new"]').hover();
  await main.locator('a[href="/client-portal/work-orders"]').hover();
  await isRead;
  expect(others).toEqual(["/client-portal/work-orders.data"]);
  await main.locator('a[href="/client-portal/work-orders"]').click();
  await expect(heading(page)).toHaveText("Work orders");
  expect(list).toHaveLength(1);
});

test("a link to one's account, which is another area, is not read", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "Your account" }).filter({ visible: true }).focus();
  await point(page, "focus");
  await expect(heading(page)).not.toHaveText(/404/);
});

test("pointing at a section as soon as React answers leaves the screen as it is", async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener("hydrated", () => {
      for (const link of document.querySelectorAll(
        'nav[aria-label="Sections"] a[href$="/schedule"]',
      ))
        link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }),
  );
  await page.goto("/client-portal");
  await page.mouse.move(5, 5);
  // What comes once all routes are known is answered.
  await expect(page.locator('html[data-hydrated]:not([data-routes="some"])')).toBeAttached();
  await point(page, "hover");
  await expect(heading(page)).not.toHaveText(/404/);
});

test("a read ahead that the screen's own read ends is begun again", async ({ page }) => {
  await expect(page.locator('html[data-hydrated]:not([data-routes="some"])')).toBeAttached();
  const screenIsRead = page.waitForRequest((request) => isDataOf(request, "/client-portal"));
  await page.route("**/client-portal/schedule.data*", async (route) => {
    await screenIsRead;
    await route.continue();
  });
  const isRead = page.waitForResponse((response) => isDataOf(response, "/client-portal/schedule"));
  await sectionLink(page, "Schedule").evaluate((link) => {
    // As when the page comes back from the browser's memory: it reads itself again a moment later.
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  });
  await isRead;
  await sectionLink(page, "Schedule").click();
  await expect(heading(page)).toHaveText("Schedule");
});

test("what was read ahead is not shown once it is old", async ({ page }) => {
  await page.clock.install();
  const reads = readsOf(page, "/client-portal/schedule");
  await point(page, "focus");
  await page.clock.fastForward(6_000);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Schedule");
  expect(reads).toHaveLength(2);
});

test("pointing at a link after the session has ended leads nowhere, the click to the sign-in", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await point(page, "hover");
  await expect(sectionLink(page, "Schedule")).toBeVisible();
  await sectionLink(page, "Schedule").click();
  await expect(heading(page)).toHaveText("Client Login");
  await expect(page).toHaveURL(/next=%2Fclient-portal%2Fschedule$/);
});
