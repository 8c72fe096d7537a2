import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { ActionFunctionArgs } from "react-router";
import { describe, expect, it } from "vitest";
import * as signOutRoute from "#areas/account/sign-out.ts";
import * as login from "#areas/api/login.ts";
import * as portalHome from "#areas/portal/home/page.tsx";
import { sessions } from "#features/schema.ts";
import { addClient, addPerson, password, useAccounts } from "#tests/support/accounts.ts";
import { type Browser, openBrowser } from "#tests/support/browser.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { findActor, requireActor, requireClient, requireStaff } from "./actor.server.ts";
import { sessionHome } from "./session-home.server.ts";

const statusOf =
  (guard: (route: ActionFunctionArgs) => Promise<unknown>) => (route: ActionFunctionArgs) =>
    guard(route).then(() => "let in");

describeDatabase((database) => {
  const context = useAccounts(database);

  async function signedIn(options: Parameters<typeof addPerson>[1], https = false) {
    const person = await addPerson(context, options);
    const browser = openBrowser(context, { https });
    await browser.postJson(login.action, "/api/login", { username: person.username, password });
    return Object.assign(browser, { person });
  }

  const isKnown = async (browser: Browser) =>
    (await browser.open((route) => findActor(route), "/office")).body !== undefined;

  describe("a guarded address", () => {
    it("sends guests to the sign-in and back, and answers 401 where data are asked for", async () => {
      const guest = openBrowser(context);
      const page = await guest.open(statusOf(requireActor), "/office/leads?q=a%26b&state=open");
      expect(page).toMatchObject({
        status: 303,
        location: "/client-portal?next=%2Foffice%2Fleads%3Fq%3Da%2526b%26state%3Dopen",
      });
      expect(page.headers.get("cache-control")).toBe("no-store");
      const posted = await guest.postForm(statusOf(requireActor), "/account/security?x=1");
      expect(posted.location).toBe("/client-portal?next=%2Faccount%2Fsecurity");
      // A page that is open asks for its data alone.
      const reads = "/office/leads.data?q=open&_routes=office%2Fleads%2Flist-page";
      const read = await guest.open(statusOf(requireActor), reads);
      expect(read.location).toBe("/client-portal?next=%2Foffice%2Fleads%3Fq%3Dopen");
      const data = await guest.open(statusOf(requireActor), "/api/office/leads");
      expect(data).toMatchObject({ status: 401, body: { message: "Please sign in." } });
      expect(data.headers.get("cache-control")).toBe("no-store");
    });

    it.each([
      ["client-administrator", "let in", 404],
      ["client-member", "let in", 404],
      ["account-manager", 404, "let in"],
      ["supervisor", 404, "let in"],
      ["crew-lead", 404, "let in"],
      ["recruiter", 404, "let in"],
      ["administrator", 404, "let in"],
    ] as const)("%s: portal %s, office %s", async (role, portal, office) => {
      const browser = await signedIn({ role });
      for (const [guard, expected] of [
        [requireClient, portal],
        [requireStaff, office],
      ] as const) {
        const { status, body } = await browser.open(statusOf(guard), "/office/leads");
        expect(status === 200 ? body : status).toBe(expected);
      }
    });

    it("lets an administrator without a second factor do nothing but set one up", async () => {
      const browser = await signedIn({ role: "administrator", secondFactorWaived: false });
      const answer = await browser.open(statusOf(requireStaff), "/office");
      expect(answer).toMatchObject({ status: 303, location: "/account/security" });
      const home = await browser.open((route) => sessionHome(route), "/client-portal");
      expect(home.location).toBe("/account/security");
    });
  });

  it("at the login's address clients get the portal, staff their office, others the login", async () => {
    const homeOf = async (browser: Browser, path = "/client-portal") => {
      const { status, body, location } = await browser.open((route) => sessionHome(route), path);
      return location ?? (status === 200 ? body : status);
    };
    const client = await signedIn({ role: "client-member" });
    expect(await homeOf(client)).toBe("portal");
    expect(await homeOf(client, "/client-portal.data")).toBe("portal");
    expect(await homeOf(client, "/about")).toBeUndefined();
    expect(await homeOf(await signedIn({ role: "recruiter" }))).toBe("/office");
    expect(await homeOf(openBrowser(context))).toBeUndefined();
    const posted = await client.postForm((route) => sessionHome(route), "/client-portal");
    expect(posted.body).toBeUndefined();
  });

  it("the portal's home names the client and the facilities of the person's own reach", async () => {
    const client = await addClient(context, 2);
    const facilityIds = client.facilityIds.slice(0, 1);
    const member = await signedIn({ role: "client-member", clientId: client.id, facilityIds });
    const { body } = await member.open(portalHome.loader, "/client-portal");
    expect(body).toMatchObject({
      clientName: `Client ${client.id.slice(-6)}`,
      seesAll: false,
      facilities: [
        { id: facilityIds[0], name: expect.stringContaining("Clinic"), place: "Central Time" },
      ],
    });
    const staff = await signedIn({ role: "administrator" });
    expect((await staff.open(portalHome.loader, "/client-portal")).status).toBe(404);
  });

  describe("a session cookie", () => {
    it("opens nothing when it was changed, cut, swapped, emptied or made up", async () => {
      const [ownSession, other] = [await signedIn({}), await signedIn({})];
      const token = ownSession.cookie("session") ?? "";
      const [id, secret = ""] = token.split(".");
      const [, otherSecret] = (other.cookie("session") ?? "").split(".");
      expect(await isKnown(ownSession)).toBe(true);
      for (const tampered of [
        "",
        token.slice(0, -1),
        `${token}A`,
        `${id}.${secret.replace(/^./, (first) => (first === "A" ? "B" : "A"))}`,
        `${id}.${otherSecret}`,
        `${randomUUID()}.${secret}`,
        `${id?.toUpperCase()}.${secret}`,
        `${id}.`,
        `' or 1=1 --.${secret}`,
        "%00",
      ]) {
        ownSession.cookies.set("session", tampered);
        expect(await isKnown(ownSession), tampered).toBe(false);
      }
      ownSession.cookies.set("session", token);
      expect(await isKnown(ownSession)).toBe(true);
    });

    it("opens nothing when it is over, or left alone for too long", async () => {
      for (const change of [
        { expiresAt: sql`now() - interval '1 second'` },
        { lastSeenAt: sql`now() - interval '13 hours'` },
      ]) {
        const browser = await signedIn({});
        const ofPerson = eq(sessions.accountId, browser.person.id);
        await context.db.update(sessions).set(change).where(ofPerson);
        expect(await isKnown(browser)).toBe(false);
      }
    });

    it("is read by its one name only, which differs by https", async () => {
      const browser = await signedIn({}, true);
      const token = browser.cookie("session") ?? "";
      expect(await isKnown(browser)).toBe(true);
      browser.cookies.clear();
      browser.cookies.set("session", token);
      expect(await isKnown(browser)).toBe(false);
    });
  });

  it("signing out ends the session in the database and in the browser, by POST alone", async () => {
    const browser = await signedIn({});
    const token = browser.cookie("session") ?? "";
    expect(await browser.open(signOutRoute.loader, "/sign-out")).toMatchObject({
      status: 303,
      location: "/",
    });
    expect(await isKnown(browser)).toBe(true);
    const answer = await browser.postForm(signOutRoute.action, "/sign-out");
    expect(answer).toMatchObject({ status: 303, location: "/client-portal" });
    expect(browser.lastCookies).toEqual([
      "session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
      // What phones of crews have kept is shown to nobody from then on.
      "kept-for=; Path=/office; SameSite=Lax; Max-Age=0",
    ]);
    browser.cookies.set("session", token);
    expect(await isKnown(browser)).toBe(false);
    expect((await browser.postForm(signOutRoute.action, "/sign-out")).status).toBe(303);
  });
});
