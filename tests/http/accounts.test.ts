/** People with accounts sign in, change settings and sign out, without JavaScript. */
import { expect, it } from "vitest";
import { createLink } from "#platform/identity/account-links.server.ts";
import { codeAt, secondsFrom } from "../support/authenticator-code.ts";
import type { PlainBrowser } from "../support/http/plain-browser.ts";
import { openSite } from "../support/http/site.ts";
import { addClient, addPerson, type PersonOptions, password } from "../support/people.ts";
import { linkIn, storedEmails } from "../support/stored-emails.ts";

const site = openSite();
const newPassword = "quiet lamps along the pier";
const portalTitle = /^Client [0-9a-f]{6}$/;

async function addClientPerson(options: PersonOptions = {}) {
  const { id: clientId } = await addClient(site, 2);
  return addPerson(site, { role: "client-administrator", clientId, ...options });
}

/** Into the login of the page, as people do. */
async function logInByTyping(
  page: PlainBrowser,
  { username, word = password }: { username: string; word?: string },
  { remember = false, path = "/client-portal" } = {},
): Promise<void> {
  await page.open(path);
  const form = page.part("#login form");
  form.fill("Username/Email", username);
  form.fill("Password", word);
  if (remember) form.check(/Remember me/);
  await form.press("Log In");
}

/** No password comes back from the server, and managers of passwords know the field. */
function expectMaskedPasswords(page: PlainBrowser): number {
  const fields = page.all('input[name*="password" i]');
  for (const { attribs } of fields) {
    expect(attribs.type).toBe("password");
    expect(attribs.autocomplete).toMatch(/^(current|new)-password$/);
    expect(attribs.value ?? "").toBe("");
  }
  return fields.length;
}

const alerts = (page: PlainBrowser): string => page.texts("[role=alert]").join(" ");

it("an invitation leads to the first sign-in", async () => {
  const invited = await addClientPerson({ role: "client-member", state: "invited" });
  const token = await createLink(site.db, { accountId: invited.id, purpose: "invitation" });
  const page = await site.browser().open(`/invitation?token=${token}`);
  expect(page.heading).toBe("Welcome to your client portal");
  expect(expectMaskedPasswords(page)).toBe(1);
  const form = () => page.part("form:has(#invitation-password)");
  form().fill(/assword/, "short");
  await form().enter(/assword/);
  expect(alerts(page)).toContain("at least 12 characters");
  expect(expectMaskedPasswords(page)).toBe(1);
  form().fill(/assword/, newPassword);
  await form().enter(/assword/);
  expect(page.address).toBe("/client-portal");
  expect(page.heading).toMatch(portalTitle);
  page.cookies.clear();
  await logInByTyping(page, { username: invited.email, word: newPassword });
  expect(page.heading).toMatch(portalTitle);
  await page.open(`/invitation?token=${token}`);
  expect(page.status).toBe(410);
  expect(page.heading).toBe("This link has already been used");
});

it("a forgotten password is replaced by the link of a mail", async () => {
  const { email, username } = await addClientPerson();
  const page = await site.browser().open("/client-portal");
  await page.follow("Forgot password?");
  expect(page.heading).toBe("Forgot your password?");
  page.part("main form").fill("Email", email);
  await page.press("Send the link");
  expect(page.heading).toBe("Check your email");
  const [mail] = await storedEmails(site.dataDirectory, email, 1);
  if (mail === undefined) throw new Error("no mail");
  const link = linkIn(mail, "/reset-password");
  await page.open(link);
  expect(page.headers.get("referrer-policy")).toBe("same-origin");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(expectMaskedPasswords(page)).toBe(1);
  page.fill("New password", newPassword);
  await page.press("Save the password");
  expect(page.heading).toMatch(portalTitle);
  await page.open(link);
  expect(page.heading).toBe("This link has already been used");
  page.cookies.clear();
  await logInByTyping(page, { username });
  expect(page.texts("#login [role=alert]").join()).toContain("Invalid username");
  await logInByTyping(page, { username, word: newPassword });
  expect(page.heading).toMatch(portalTitle);
});

it("a second factor is set up, asked for, and its phone lost", async () => {
  const administrator = await addPerson(site, {
    role: "administrator",
    secondFactorWaived: false,
  });
  const page = site.browser();
  await logInByTyping(page, administrator);
  expect(page.address).toMatch(/^\/account\/security(#login)?$/);
  expect(page.text).toContain("Administrators need a second factor");
  await page.open("/office/leads");
  expect(page.address, "the office stays closed").toBe("/account/security");

  await page.follow("Set up an authenticator app");
  await page.press("Set up the app");
  expect(page.all("[role=img], img").map(({ attribs }) => attribs["aria-label"])).toContainEqual(
    expect.stringContaining("QR code"),
  );
  const secret = (page.texts("main code")[0] ?? "").replaceAll(" ", "");
  page.fill("Code", "000000");
  await page.press("Turn it on");
  expect(alerts(page)).toContain("This code is wrong");
  page.fill("Code", codeAt(secret, new Date()));
  await page.press("Turn it on");
  expect(page.texts("h1, h2")).toContain("Your recovery codes");
  const codes = page.texts("main li code");
  expect(codes).toHaveLength(10);
  await page.press("Sign out");
  expect(page.heading).toBe("Client Login");

  await logInByTyping(page, administrator, {
    path: "/client-portal?next=%2Faccount%2Factivity",
  });
  expect(page.heading).toBe("One more step");
  page.fill("Code from your authenticator app", "000000");
  await page.press("Continue");
  expect(alerts(page)).toContain("This code is wrong");
  // That of the next half minute: the present one was used to switch the app on.
  const next = codeAt(secret, secondsFrom(new Date(), 30));
  page.fill("Code from your authenticator app", next);
  await page.press("Continue");
  expect(page.heading).toBe("Activity");
  await page.press("Sign out");

  await logInByTyping(page, administrator);
  page.fill("Recovery code", codes[0] ?? "");
  await page.press("Continue with recovery code");
  await page.open("/account/security");
  expect(page.text).toContain("9 of 10 recovery codes are left");
});

it("who wants to be remembered is, for 30 days, others until the browser is closed", async () => {
  const me = await addClientPerson();
  for (const remember of [true, false]) {
    const page = site.browser();
    await logInByTyping(page, me, { remember });
    expect(page.heading).toMatch(portalTitle);
    const cookie = page.setCookies.findLast((line) => line.startsWith("session="));
    expect(cookie).toMatch(/; ?HttpOnly/i);
    expect(cookie).toMatch(/; ?SameSite=Lax/i);
    expect(cookie).toMatch(/; ?Path=\/(;|$)/i);
    const seconds = Number(/Max-Age=(\d+)/i.exec(cookie ?? "")?.[1]);
    const expires = Date.parse(/Expires=([^;]+)/i.exec(cookie ?? "")?.[1] ?? "");
    const days = (Number.isNaN(seconds) ? (expires - Date.now()) / 1000 : seconds) / 86_400;
    if (remember) expect(days).toBeCloseTo(30, 1);
    else expect(days).toBeNaN();
  }
});

it("signing out everywhere ends the session of another browser", async () => {
  const me = await addClientPerson();
  const other = await site.signedIn(me);
  const page = await site.signedIn(me);
  await page.open("/account/profile");
  await page.follow("Security");
  expect(page.all("#devices li")).toHaveLength(2);
  await page.press("Sign out everywhere");
  expect(page.heading).toBe("Client Login");
  await other.open("/account/security");
  expect(other.address).toBe("/client-portal?next=%2Faccount%2Fsecurity");
  expect(other.heading).toBe("Client Login");
});

it("a session that ended while the portal was open leads to the sign-in", async () => {
  const page = await site.signedIn(await addClientPerson());
  await page.open("/client-portal/schedule");
  page.cookies.clear();
  await page.followFirst(/^Home/);
  expect(page.hasField("Username/Email")).toBe(true);
  expect(page.heading).toBe("Client Login");
});

it("a deep link leads back after the sign-in, on our own site alone", async () => {
  const me = await addClientPerson();
  const page = await site.browser().open("/account/notifications");
  expect(page.address).toBe("/client-portal?next=%2Faccount%2Fnotifications");
  await logInByTyping(page, me, { path: page.address });
  expect(page.heading).toBe("Notifications");
  for (const next of ["//evil.example", "/\\evil.example", "https://evil.example"]) {
    page.cookies.clear();
    await logInByTyping(page, me, { path: `/client-portal?${new URLSearchParams({ next })}` });
    expect(page.heading).toMatch(portalTitle);
  }
});

it("what another site sends is refused, whatever session the browser has", async () => {
  const page = await site.signedIn(await addClientPerson());
  for (const headers of [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ] as Record<string, string>[])
    for (const path of ["/account/security", "/sign-out", "/api/login", "/api/passkeys/sign-in"]) {
      const body = new URLSearchParams({ form: "everywhere" });
      const answer = await page.fetch(path, { method: "POST", body, headers });
      expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(403);
    }
  const elsewhere = await page.fetch("/account/appearance", {
    method: "POST",
    body: new URLSearchParams({ appearance: "dark" }),
    headers: { Origin: "https://evil.example" },
  });
  expect(elsewhere.status).toBe(403);
  expect(elsewhere.headers.getSetCookie()).toEqual([]);
  await page.open("/account/security");
  expect(page.heading).toBe("Security");
});
