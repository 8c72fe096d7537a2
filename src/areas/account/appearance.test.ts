import { expect, it } from "vitest";
import { useAccounts } from "#tests/support/accounts.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import * as route from "./appearance.ts";

const address = "/account/appearance";

describeDatabase((database) => {
  const context = useAccounts(database);

  it("keeps the choice for a year, and forgets it with the system's", async () => {
    const browser = openBrowser(context, { https: true });
    const choose = (appearance: string) =>
      browser.postForm(route.action, address, { appearance, next: "/office/leads?state=all" });
    expect(await choose("dark")).toMatchObject({
      status: 303,
      location: "/office/leads?state=all",
    });
    expect(browser.lastCookies).toEqual([
      "__Host-appearance=dark; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000",
    ]);
    await choose("system");
    expect(browser.cookie("appearance")).toBeUndefined();
  });

  it("takes no other value, and leads to no other site", async () => {
    const browser = openBrowser(context);
    const refused = await browser.postForm(route.action, address, { appearance: "dark;Path=/x" });
    expect(refused.status).toBe(422);
    expect(browser.cookie("appearance")).toBeUndefined();
    const elsewhere = { appearance: "light", next: "//evil.example" };
    expect(await browser.postForm(route.action, address, elsewhere)).toMatchObject({
      location: "/account/profile",
    });
  });

  it("changes nothing when it is only opened", async () => {
    const browser = openBrowser(context);
    expect((await browser.open(route.loader, address)).status).toBe(303);
    expect(browser.lastCookies).toEqual([]);
  });
});
