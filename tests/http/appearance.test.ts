/** Light, dark, or as the system: kept by the browser and written by the server, without JavaScript. */
import { expect, it } from "vitest";
import type { PlainBrowser } from "../support/http/plain-browser.ts";
import { openSite } from "../support/http/site.ts";
import { addPerson } from "../support/people.ts";

const site = openSite();

/** The switch stands in the rail of wide windows and in the bar of narrow ones. */
async function choose(page: PlainBrowser, name: string): Promise<void> {
  const [form] = page.all("form[action*='/account/appearance']");
  if (form === undefined) throw new Error("no switch");
  await page.within(form).press(name);
}
const appearanceOf = (html: string) => /<html[^>]*data-appearance="(\w+)"/.exec(html)?.[1];

it("office, account and portal follow the choice; public pages do not", async () => {
  const page = await site.signedIn(await addPerson(site));
  await page.open("/office/leads?state=all");
  expect(appearanceOf(page.html)).toBeUndefined();
  await choose(page, "Dark");
  expect(page.address).toBe("/office/leads?state=all");
  expect(page.cookies.has("appearance")).toBe(true);
  for (const path of ["/office/leads", "/account/profile"]) {
    await page.open(path);
    expect(appearanceOf(page.html), path).toBe("dark");
  }
  for (const path of ["/", "/newsletter", "/careers"])
    expect(await (await page.fetch(path)).text(), path).not.toContain("data-appearance");
  await page.open("/account/profile");
  await choose(page, "Light");
  expect(appearanceOf(page.html)).toBe("light");
  await choose(page, "Match system");
  expect(appearanceOf(page.html)).toBeUndefined();
});

it("the portal has the switch as well", async () => {
  const page = await site.signedIn(await addPerson(site, { role: "client-administrator" }));
  await choose(page, "Dark");
  expect(appearanceOf(page.html)).toBe("dark");
});
