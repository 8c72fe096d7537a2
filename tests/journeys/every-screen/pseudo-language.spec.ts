/**
 * Each screen behind a sign-in with every text in brackets and a third longer: nothing runs over, and what has no
 * brackets is a name, a number, a date, or what people have written.
 */
import { rm } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { company } from "#content/company.ts";
import { demoTexts } from "../../support/demo-texts.ts";
import { type DemoPerson, followLinks, startDemo } from "../../support/every-screen.ts";
import { copyDemo } from "../../support/seeded-database.ts";

test.use({ javaScriptEnabled: false });

const widths = [320, 390, 1280];

const people = ["client.admin", "staff.admin", "staff.crew"] as const satisfies DemoPerson[];

for (const who of people)
  test(`${who}'s screens have room for longer texts, and say nothing but messages`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const dataDirectory = await copyDemo();
    const written = await demoTexts(dataDirectory);
    const demo = await startDemo({ dataDirectory, env: { PSEUDO_LANGUAGE: "1" } });
    try {
      const cookie = await demo.signIn(who);
      const answer = await page.request.post(`${demo.url}/account/language`, {
        headers: { Cookie: cookie, Origin: demo.url },
        form: { language: "es" },
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(303);
      const [name = "", value = ""] = cookie.split("=");
      await page.context().addCookies([{ name, value, url: demo.url }]);
      const screens = await followLinks(demo, who, 1);
      expect(screens.length).toBeGreaterThan(5);
      for (const { address } of screens)
        await test.step(address, async () => {
          await page.goto(demo.url + address);
          const plain = await page.evaluate(textsWithoutBrackets);
          const unsaid = plain.filter((text) => !isWritten(text, written));
          expect.soft(unsaid, `${address}: texts that are no messages`).toEqual([]);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 844 });
            expect.soft(await overflowOf(page), `${address} at ${width} px`).toBe(0);
          }
        });
    } finally {
      await demo.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    }
  });

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Of the page as it is read aloud or seen; a text between brackets may have values within. */
function textsWithoutBrackets(): string[] {
  const named = ["aria-label", "title", "placeholder", "alt"];
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node as Element;
    if (element.closest("script, style, [data-honeypot], noscript, svg") !== null) continue;
    for (const name of named) {
      const value = element.getAttribute(name);
      if (value !== null) texts.push(value);
    }
    // Elements within a text, such as a link, stand between its brackets.
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (own.length > 0 && !(element.parentElement?.textContent ?? "").startsWith("["))
      texts.push(own.map(({ textContent }) => textContent ?? "").join(""));
  }
  return texts
    .map((text) => text.replace(/\[[^\]]*\]/g, " ").trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

/** Months, weekdays, halves of the day and zones as `Intl` writes them in Spanish. */
const dates =
  /\b(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lun|mar|mié|jue|vie|sáb|dom|lunes|martes|miércoles|jueves|viernes|sábado|domingo|de|del|a|[ap]\.? ?m\.?|CST|CDT|EST|EDT|MST|MDT|PST|PDT|GMT)\b/giu;

const own = [company.name, company.shortName, company.email, "English", "Español", "CSV", "PDF"];

function isWritten(text: string, written: string): boolean {
  const rest = own.reduce((left, one) => left.replaceAll(one, " "), text);
  return rest
    .split(/[,;:·()–—/|]|\s{2,}|\. |\n/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part.replace(dates, " ")))
    .every((part) => written.includes(part.toLowerCase()));
}
