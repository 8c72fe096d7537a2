/** Two people of one client, one of whom reads Spanish: each gets their language, whoever asks beside them. */
import { expect, it } from "vitest";
import { chooseLanguage } from "#platform/identity/account-language.server.ts";
import { type Language, languages, otherLanguage } from "#platform/language/language.ts";
import { eightAtOnce } from "../support/eight-at-once.ts";
import { openSite } from "../support/http/site.ts";
import { addHeldKey } from "../support/keys.ts";
import { addClient, addPerson } from "../support/people.ts";
import { storedEmails } from "../support/stored-emails.ts";
import { whenFree } from "../support/when-free.ts";

const site = openSite();

/** What only one of the languages says, on every page and in every email. */
const signs: Record<Language, { page: RegExp; email: RegExp }> = {
  en: { page: />Keys</, email: /You received this email because/ },
  es: { page: />Llaves</, email: /Recibió este correo porque/ },
};

const pages = ["", "/work-orders", "/keys", "/invoices", "/inspections", "/schedule", "/documents"];

async function addReaders() {
  const { id: clientId, facilityIds } = await addClient(site, 1);
  const readers = [];
  for (const language of languages) {
    const person = await addPerson(site, { role: "client-administrator", clientId });
    await chooseLanguage(site.db, { accountId: person.id }, language);
    readers.push({ language, person, browser: await site.signedIn(person) });
  }
  return { readers, clientId, facilityId: facilityIds[0] ?? "" };
}

it("two hundred pages, asked for beside each other, are each in the language of who asked", async () => {
  const { readers } = await addReaders();
  const requests = Array.from({ length: 100 }, (_, at) => pages[at % pages.length] ?? "").flatMap(
    (path) => readers.map((reader) => ({ ...reader, path })),
  );
  const answers = await eightAtOnce(requests, async ({ language, browser, path }) => {
    const answer = await whenFree(() => browser.fetch(`/client-portal${path}`));
    return { language, path, status: answer.status, html: await answer.text() };
  });
  const mixed = answers.filter(
    ({ language, status, html }) =>
      status !== 200 ||
      !html.includes(`<html lang="${language}-US"`) ||
      !signs[language].page.test(html) ||
      signs[otherLanguage(language)].page.test(html),
  );
  expect(mixed.map(({ language, path, status }) => `${language} ${path} ${status}`)).toEqual([]);
  expect(answers).toHaveLength(200);
});

it("an email is in the language of who gets it, whoever caused it", async () => {
  const { readers, clientId, facilityId } = await addReaders();
  const boss = await addPerson(site, { role: "administrator" });
  const keyId = await addHeldKey(site, { clientId, facilityId }, { holderId: boss.id });
  const office = await site.signedIn(boss);
  await office.open(`/office/keys/${keyId}`);
  await office.part("li form:has([value=lost])").press("Yes, it’s lost");
  expect(office.address).toContain("done=lost");
  for (const { language, person } of readers) {
    const emails = await storedEmails(site.dataDirectory, person.email, 1);
    for (const { text = "", html = "" } of emails) {
      expect(text).toMatch(signs[language].email);
      expect(html).toContain(`lang="${language}-US"`);
      expect(text).not.toMatch(signs[otherLanguage(language)].email);
    }
  }
});
