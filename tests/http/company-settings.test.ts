/** The owner changes the company without JavaScript, and two running processes say it on every page. */
import { expect, it } from "vitest";
import { shippedFacts } from "#content/company.ts";
import { pagesInAllLanguages } from "#content/pages.ts";
import { openInstallation } from "../support/http/installation.ts";
import { PlainBrowser } from "../support/http/plain-browser.ts";
import { addPerson, password } from "../support/people.ts";

const name = "Harbor Light Cleaning";
const phone = "(206) 555-0199";

const read = async (url: string): Promise<string> => (await fetch(url)).text();

it("every page of both processes says it within seconds, none says both, and it outlives a restart", async () => {
  const { start, first, context } = await openInstallation();
  const second = await start();
  const owner = await addPerson(context, { role: "administrator" });
  const office = await new PlainBrowser(first.url).logIn({ username: owner.username, password });
  await office.open("/office/settings");
  expect(office.heading).toBe("Settings");
  await office.follow("Company");
  office.fill("Name", name);
  office.fill("Phone", phone);

  const answers: { url: string; isNew: boolean; isOld: boolean }[] = [];
  let isReading = true;
  const visitors = ["/", "/es", "/contact", "/services/janitorial-services"].flatMap((path) =>
    [first.url, second.url].map(async (origin) => {
      while (isReading) {
        const url = origin + path;
        const text = await read(url);
        answers.push({
          url,
          isNew: text.includes(phone),
          isOld: text.includes(shippedFacts.phone),
        });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }),
  );
  await office.press("Save");
  expect(office.text).toContain("Saved.");

  const files = pagesInAllLanguages().filter(({ onRequest }) => !onRequest);
  const addresses = [first.url, second.url].flatMap((origin) =>
    files.map(({ path }) => origin + path),
  );
  for (const address of addresses)
    await expect.poll(() => read(address), { timeout: 120_000 }).toContain(name);
  isReading = false;
  await Promise.all(visitors);

  expect(answers.length).toBeGreaterThan(100);
  expect(answers.filter(({ isNew, isOld }) => isNew === isOld)).toEqual([]);
  for (const address of addresses) {
    const text = await read(address);
    expect(text, address).not.toContain(shippedFacts.name);
    expect(text, address).not.toContain(shippedFacts.phone);
  }
  for (const path of ["/news/rss.xml", "/manifest.webmanifest", "/nothing-here", "/search?q=floor"])
    expect(await read(second.url + path), path).toContain(name);
  expect(await read(`${second.url}/office/tonight/shell-en`)).toContain(name);
  expect(await read(`${second.url}/.well-known/security.txt`)).toContain(shippedFacts.email);

  await first.stop();
  const third = await start();
  const home = await read(third.url);
  expect(home).toContain(phone);
  expect(home).not.toContain(shippedFacts.phone);
}, 300_000);

it("a state that is no longer served has no page in either process, after a restart too, until it is served again", async () => {
  const { start, first, context } = await openInstallation();
  const second = await start();
  const owner = await addPerson(context, { role: "administrator" });
  const office = await new PlainBrowser(first.url).logIn({ username: owner.username, password });
  const statuses = (servers: readonly { url: string }[]) =>
    Promise.all(
      servers.flatMap(({ url }) =>
        ["/locations/texas", "/es/locations/texas", "/locations/ohio"].map(
          async (path) => (await fetch(url + path)).status,
        ),
      ),
    );
  const both = [first, second];
  expect(await statuses(both)).toEqual([200, 200, 200, 200, 200, 200]);
  await office.open("/office/settings/company");
  office.uncheck("Texas");
  await office.press("Save");
  expect(office.text).toContain("Saved.");
  await expect
    .poll(() => statuses(both), { timeout: 60_000 })
    .toEqual([404, 404, 200, 404, 404, 200]);
  expect(await read(`${second.url}/sitemap.xml`)).not.toContain("/locations/texas");
  const third = await start();
  expect(await statuses([third])).toEqual([404, 404, 200]);
  await office.open("/office/settings/company");
  office.check("Texas");
  await office.press("Save");
  await expect
    .poll(() => statuses([...both, third]), { timeout: 60_000 })
    .toEqual(Array(9).fill(200));
}, 300_000);
