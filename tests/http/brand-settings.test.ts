/** The owner changes colors and logo in one process, and both show them on every surface of the site. */
import { expect, it } from "vitest";
import { shippedBrand } from "#content/brand.ts";
import { pagesInAllLanguages } from "#content/pages.ts";
import { changeBrandLooks } from "#features/settings/brand/change-brand.server.ts";
import { actorOf } from "../support/accounts.ts";
import { openInstallation } from "../support/http/installation.ts";
import { PlainBrowser } from "../support/http/plain-browser.ts";
import { addPerson, password } from "../support/people.ts";

const main = "#0b3d91";
const drawingOf = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inner}</svg>`;
const logo = drawingOf('<path fill="#102030" d="M0 0h20v20H0z"/>');
const hostileDrawings = [
  drawingOf("<script>alert(1)</script>"),
  drawingOf("<foreignObject><p>alert(1)</p></foreignObject>"),
  drawingOf('<image href="https://evil.example.com/a.png"/>'),
  drawingOf('<animate attributeName="href" to="javascript:alert(1)"/>'),
  `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${drawingOf("<title>&a;</title>")}`,
  drawingOf("<g>".repeat(50) + "</g>".repeat(50)),
  " ".repeat(6 * 1024 * 1024),
  "",
];

const read = async (url: string): Promise<string> => (await fetch(url)).text();

it("pages, manifest, icons and what phones keep show it within seconds, also after a restart", async () => {
  const { start, first, context } = await openInstallation();
  const second = await start();
  const chief = actorOf(await addPerson(context, { role: "administrator" }));

  const owner = await addPerson(context, { role: "administrator" });
  const office = await new PlainBrowser(first.url).logIn({ username: owner.username, password });
  const upload = (file: string) => {
    const body = new FormData();
    body.set("picture", new Blob([file], { type: "image/svg+xml" }), "logo.svg");
    return office.fetch("/office/settings/brand?picture=logo", {
      method: "POST",
      headers: { Origin: first.url },
      body,
    });
  };
  for (const hostile of hostileDrawings) {
    const refused = await upload(hostile);
    expect(refused.status, hostile).toBe(422);
    expect(await refused.text(), hostile).not.toContain(">alert(1)<");
  }

  const before = await read(first.url);
  expect(before).not.toContain("brand-colors");
  expect(before).not.toContain('id="brand"');

  const { colors, logoPlace } = shippedBrand;
  await changeBrandLooks(context, chief, { ...colors, main, logoPlace });
  expect((await upload(logo)).status).toBe(303);

  const files = pagesInAllLanguages().filter(({ onRequest }) => !onRequest);
  for (const origin of [first.url, second.url])
    for (const { path } of files)
      await expect
        .poll(() => read(origin + path), { timeout: 120_000 })
        .toMatch(/--color-teal:#0b3d91[\s\S]*\/brand\/logo-[\da-f]{10}\.svg/);

  const page = await fetch(second.url);
  const html = await page.text();
  expect(page.headers.get("content-security-policy")).not.toContain("unsafe-inline");
  const [address = ""] = /\/brand\/logo-[\da-f]{10}\.svg/.exec(html) ?? [];
  const picture = await fetch(second.url + address);
  expect(picture.headers.get("content-type")).toContain("image/svg+xml");
  expect(picture.headers.get("content-security-policy")).toContain("sandbox");
  expect(picture.headers.get("cache-control")).toContain("immutable");

  const manifest = await read(`${second.url}/manifest.webmanifest`);
  expect(manifest).toContain(main);
  const { icons }: { icons: { src: string }[] } = JSON.parse(manifest);
  for (const { src } of icons) expect((await fetch(second.url + src)).status, src).toBe(200);
  expect(await read(`${second.url}/client-portal`)).toContain("--color-teal");
  expect(await read(`${second.url}/nothing-here`)).toContain(main);
  expect(await read(`${second.url}/office/tonight/shell-en`)).toContain(main);
  expect(await read(`${second.url}/office/tonight-worker-en.js`)).toContain(`"${address}"`);

  await first.stop();
  const third = await start();
  expect(await read(third.url)).toContain(main);
  // Pictures for links are being drawn.
  expect(await third.stop()).toBe(0);
}, 300_000);
