/** Journeys of people with accounts share these. */
import type { Page } from "@playwright/test";
import { expectNoViolationInAnyScheme } from "./axe.ts";
import { expect } from "./journey.ts";
import type { JourneyPerson } from "./scenarios/people.ts";

type Login = Pick<JourneyPerson, "username" | "password">;

interface LoginOptions {
  remember?: boolean;
  /** Path of the login, with what it leads on to; at another server with its origin. */
  path?: string;
}

/** Signs in and opens the page to which that leads, as the login does. */
export async function logIn(
  page: Page,
  { username, password }: Login,
  { remember = false, path = "/client-portal" }: LoginOptions = {},
): Promise<void> {
  const [, origin = "", query = ""] = /^(https?:\/\/[^/]+)?[^?]*(\?.*)?$/.exec(path) ?? [];
  const signIn = () =>
    page.request.post(`${origin}/api/login${query}`, {
      data: { username, password, rememberMe: remember },
    });
  let answer = await signIn();
  // A server that has just started beside others says when to come again.
  if (answer.status() === 503) {
    await page.waitForTimeout(1_000 * Number(answer.headers()["retry-after"] ?? 1));
    answer = await signIn();
  }
  expect(answer.status(), `${username} signs in`).toBe(200);
  const { location }: { location: string } = await answer.json();
  await page.goto(origin + location);
}

/** Types into the login, and sends it: where signing in is what a journey is about. */
export async function logInByTyping(
  page: Page,
  { username, password }: Login,
  { remember = false, path = "/client-portal" }: LoginOptions = {},
): Promise<void> {
  await page.goto(path);
  const form = page.locator("#login form");
  await form.getByLabel("Username/Email").fill(username);
  await form.getByLabel("Password", { exact: true }).fill(password);
  if (remember) await form.getByLabel(/Remember me/).check();
  await form.getByRole("button", { name: "Log In" }).click();
}

/**
 * Afterwards it is as if nobody had signed in. The page is left first: it would ask for news without a
 * session.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The button of exactly this name. */
export const pressButton = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).click();

/** Unfolds the part of the page whose summary says exactly this. */
export const openSummary = (page: Page, name: string) =>
  page.locator("summary", { hasText: new RegExp(`^${name}$`) }).click();

/** It fits its width, and axe objects to nothing of it, in the light and in the dark. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expectToFit(page);
  await expectNoViolationInAnyScheme(page);
}

export async function expectToFit(page: Page): Promise<void> {
  // A page without scripts may still be on its way.
  await page.waitForLoadState();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBe(0);
}
