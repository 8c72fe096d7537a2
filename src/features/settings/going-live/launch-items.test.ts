/** What stands on the list before going live, for which installation. */
import { describe, expect, it } from "vitest";
import { readConfig } from "#config";
import { type CompanyFacts, shippedFacts } from "#content/company.ts";
import { type Language, languages } from "#platform/language/language.ts";
import type { Placeholder } from "#platform/system/placeholders.ts";
import type { CheckState } from "#platform/system/system-check.server.ts";
import { settingsMessages } from "../messages.ts";
import { type InstallationFacts, nothingInstalled } from "./installation-facts.server.ts";
import { isMissing, launchItems } from "./launch-items.server.ts";

const ownCompany: CompanyFacts = {
  ...shippedFacts,
  name: "Harbor Light Cleaning",
  shortName: "Harbor Light",
  foundedIn: 1988,
  descriptionIn: { en: "We clean offices in Seattle.", es: "Limpiamos oficinas en Seattle." },
  phone: "(206) 555-2199",
  email: "office@harborlight.test",
  street: "1 Pier Street",
  geo: null,
  social: { linkedin: "", twitter: "", facebook: "", instagram: "" },
  telephoneWeek: [],
  officeWeek: [],
  statesServed: ["WA"],
};

const confirmedAt = "2026-11-20T12:00:00.000Z";

/** Ready but for what a test changes. */
const ready: InstallationFacts = {
  hasDatabase: true,
  company: ownCompany,
  hasOwnLogo: true,
  hasPayment: true,
  ownPromises: { rateCard: true, serviceLevels: true, legalFacts: true },
  mail: { host: "smtp.harborlight.test", fromAddress: "", officeAddress: "" },
  hasDemonstration: false,
  administrators: 2,
  administratorsWithoutFactor: 0,
  confirmed: { keys: confirmedAt },
  backups: { state: "good", facts: [], advice: [] },
  isSuperuser: false,
};

const readyEnvironment = {
  ORIGIN: "https://www.harborlight.test",
  TRUST_PROXY: "1",
  CLAMAV_URL: "tcp://127.0.0.1:3310",
  BACKUP_DIR: "/mnt/backups",
};

interface Installation {
  facts?: Partial<InstallationFacts>;
  env?: Record<string, string>;
  placeholders?: readonly Placeholder[];
}

function itemsOf(
  { facts = {}, env = {}, placeholders = [] }: Installation,
  language: Language = "en",
) {
  const configured = readConfig({ ...readyEnvironment, ...env });
  if (!configured.ok) throw new Error(configured.faults.join());
  return launchItems(
    { facts: { ...ready, ...facts }, config: configured.config, placeholders },
    language,
  );
}

const missingIn = (installation: Installation) =>
  itemsOf(installation)
    .filter(isMissing)
    .map(({ name }) => name);

it("an installation that is ready misses nothing, and keeps what somebody has confirmed", () => {
  expect(itemsOf({}).map((item) => [item.name, item.confirmedAt])).toEqual([["keys", confirmedAt]]);
  expect(missingIn({})).toEqual([]);
});

describe("is missing:", () => {
  const noServer = { facts: { mail: { ...ready.mail, host: "" } } };

  it.each<[string, Installation, string[]]>([
    ["a mail server", noServer, ["mailServer"]],
    ["how clients pay", { facts: { hasPayment: false } }, ["payment"]],
    ["a logo of the company’s own", { facts: { hasOwnLogo: false } }, ["brand"]],
    ["the first administrator", { facts: { administrators: 0 } }, ["administrator"]],
    ["a second factor", { facts: { administratorsWithoutFactor: 1 } }, ["secondFactor"]],
    ["the demonstration’s removal", { facts: { hasDemonstration: true } }, ["demonstration"]],
    ["a public address", { env: { ORIGIN: "" } }, ["origin"]],
    ["a certificate", { env: { ORIGIN: "http://www.harborlight.test" } }, ["https"]],
    ["a key", { env: { DATABASE_URL: "postgres://127.0.0.1/a" } }, ["secretKey"]],
    ["copies of the keys", { facts: { confirmed: {} } }, ["keys"]],
    ["a backup", { env: { NIGHTLY_BACKUPS: "0" } }, ["backups"]],
    [
      "a sender who exists",
      { facts: { mail: { ...ready.mail, fromAddress: "a@example.com" } } },
      ["senders"],
    ],
    ["a sender of the environment", { env: { MAIL_FROM: "A <a@example.com>" } }, ["senders"]],
  ])("%s", (_, installation, names) => {
    expect(missingIn(installation)).toEqual(names);
  });

  it("advice alone about a superuser, and only where a server is named", () => {
    const facts = { isSuperuser: true };
    const names = (env: Record<string, string>) => itemsOf({ facts, env }).map(({ name }) => name);
    const env = { DATABASE_URL: "postgres://127.0.0.1/a", SECRET_KEY: "k".repeat(32) };
    expect(names(env)).toContain("databaseRole");
    expect(missingIn({ facts, env })).toEqual([]);
    expect(names({})).not.toContain("databaseRole");
  });

  it("no mail server where the environment has one", () => {
    const env = { SMTP_URL: "smtps://mail.harborlight.test:465" };
    expect(missingIn({ ...noServer, env })).toEqual([]);
  });

  it("DEMO=0 before the first start alone, and on PostgreSQL only where it was asked for", () => {
    const facts = { hasDatabase: false };
    expect(missingIn({ facts })).toEqual(["demoSetting"]);
    expect(missingIn({ facts, env: { DEMO: "0" } })).toEqual([]);
    const env = { DATABASE_URL: "postgres://127.0.0.1/a", SECRET_KEY: "k".repeat(32) };
    expect(missingIn({ facts, env })).toEqual([]);
    expect(missingIn({ facts, env: { ...env, DEMO: "1" } })).toEqual(["demoSetting"]);
    expect(missingIn({ env: { DEMO: "1" } })).toEqual([]);
  });

  it("all of it in a fresh clone", () => {
    expect(missingIn({ facts: nothingInstalled, env: { ORIGIN: "" } })).toEqual([
      "company",
      "details",
      "brand",
      "payment",
      "rateCard",
      "serviceLevels",
      "legalFacts",
      "mailServer",
      "administrator",
      "demoSetting",
      "origin",
      "keys",
    ]);
  });
});

describe("the company", () => {
  const companyWith = (changed: Partial<CompanyFacts>) => {
    const items = itemsOf({ facts: { company: { ...ownCompany, ...changed } } });
    return items.find(({ group }) => group === "company");
  };

  it("is named field by field where it is still the one that was shipped", () => {
    const { phone, email } = shippedFacts;
    expect(companyWith({ phone, email })).toMatchObject({
      name: "company",
      link: { to: "/office/settings/company" },
      places: [{ what: `Phone: ${phone}` }, { what: `Email: ${email}` }],
    });
  });

  it("has no number that is reserved for fiction, whoever has typed it", () => {
    expect(companyWith({ phone: "(206) 555-0142" })).toMatchObject({ name: "company" });
  });

  it("may keep a year and hours that are right, once somebody has said so", () => {
    const company = { ...ownCompany, foundedIn: shippedFacts.foundedIn };
    expect(missingIn({ facts: { company } })).toEqual(["details"]);
    const confirmed = { ...ready.confirmed, details: confirmedAt };
    expect(missingIn({ facts: { company, confirmed } })).toEqual([]);
  });
});

it("prices, promises and licenses that came with the product stand until they are changed or confirmed", () => {
  const facts = { ownPromises: { rateCard: false, serviceLevels: false, legalFacts: true } };
  expect(missingIn({ facts })).toEqual(["rateCard", "serviceLevels"]);
  const confirmed = { ...ready.confirmed, rateCard: confirmedAt, serviceLevels: confirmedAt };
  expect(missingIn({ facts: { ...facts, confirmed } })).toEqual([]);
});

it("backups in a bucket had better be encrypted; other means are confirmed by somebody", () => {
  const bucket = "https://KEY:SECRET@s3.harborlight.test/backups";
  const names = (env: Record<string, string>) => itemsOf({ env }).map(({ name }) => name);
  expect(names({ BACKUP_URL: bucket })).toEqual(["backupKey", "keys"]);
  expect(names({ BACKUP_URL: bucket, BACKUP_KEY: "k".repeat(32) })).toEqual(["keys"]);
  const confirmed = { backups: confirmedAt, keys: confirmedAt };
  expect(missingIn({ facts: { confirmed }, env: { NIGHTLY_BACKUPS: "0" } })).toEqual([]);
});

it.each(languages)(
  "what is wrong with the last backup keeps back who goes live (%s)",
  (language) => {
    const itemOf = (state: CheckState, advice: string[] = []) => {
      const items = itemsOf({ facts: { backups: { state, facts: [], advice } } }, language);
      return items.find(({ name }) => name === "lastBackup" || name === "firstBackup");
    };
    expect(itemOf("good")).toBeUndefined();
    // On the same disk, or switched off: these have items of their own.
    expect(itemOf("watch")).toBeUndefined();
    expect(itemOf("unknown")).toMatchObject({ name: "firstBackup", isRequired: false });
    expect(itemOf("act", ["No backup since Monday.", "Make room."])).toMatchObject({
      name: "lastBackup",
      isRequired: true,
      advice: "No backup since Monday. Make room.",
      link: { to: "/office/system" },
    });
  },
);

it("a scanner, a proxy’s number and a second administrator are worth a look and keep nobody back", () => {
  const installation = {
    facts: { administrators: 1 },
    env: { CLAMAV_URL: "", TRUST_PROXY: "", BACKUP_DIR: "" },
  };
  expect(missingIn(installation)).toEqual([]);
  expect(itemsOf(installation).map(({ name }) => name)).toEqual([
    "secondAdministrator",
    "proxy",
    "backupPlace",
    "keys",
    "scanner",
  ]);
});

it("places in files stand together by what they are about, and lead to the page in the reader’s language", () => {
  const placeholders: Placeholder[] = [
    { place: "content/es/careers/careers.ts benefits[pay]", kind: "invented", value: "pay" },
    { place: "content/en/quote.ts quoteTestimonial", kind: "invented", value: "Priya" },
    { place: "content/careers/openings.ts openingFacts[a]", kind: "invented", value: "a" },
  ];
  const found = itemsOf({ placeholders }, "es").filter(({ name }) => name !== "keys");
  expect(found.map(({ name, group, link }) => [name, group, link?.to])).toEqual([
    ["careers", "website", "/es/careers"],
    ["otherPages", "website", undefined],
  ]);
  expect(found[0]?.places).toEqual([
    { place: placeholders[0]?.place, what: "Inventado: pay" },
    { place: placeholders[2]?.place, what: "Inventado: a" },
  ]);
});

it("backups on the disk of the data are worth a look, whatever folder the settings name", () => {
  const onDisk = (isBesideData: boolean) => ({
    facts: { backups: { state: "watch", facts: [], advice: [], isBesideData } as const },
  });
  const names = (installation: Installation) => itemsOf(installation).map(({ name }) => name);
  const backupDir = { BACKUP_DIR: "/backups" };
  expect(names({ ...onDisk(true), env: backupDir })).toEqual(["backupPlace", "keys"]);
  expect(names({ ...onDisk(false), env: backupDir })).toEqual(["keys"]);
  // Before the first start the settings are all that is known.
  expect(names({ facts: { backups: undefined }, env: { BACKUP_DIR: "" } })).toContain(
    "backupPlace",
  );
});

it("a place in a document leads to where it is edited, under its title", () => {
  const title = { en: "What clients say", es: "Lo que dicen los clientes" };
  const placeholders: Placeholder[] = [
    {
      place: "content/en/testimonials.ts testimonials[Dana]",
      kind: "invented",
      value: "Dana",
      document: { name: "services/all-services", title },
    },
  ];
  const [about] = itemsOf({ placeholders }, "es");
  expect(about?.places).toMatchObject([
    {
      what: "Inventado: Dana",
      link: {
        to: "/office/website/document?name=services%2Fall-services",
        label: "Lo que dicen los clientes",
      },
    },
  ]);
});

it("nothing on it sends an owner to files of the server that the office edits", () => {
  for (const language of languages) {
    const { notes } = settingsMessages(language).goingLive;
    expect(notes.website).not.toMatch(/server|servidor|build|compila/);
  }
});

it("what a lawyer should read is called by its name in the reader’s language", () => {
  const placeholders: Placeholder[] = [
    { place: "content/es/legal/terms.ts termsOfService", kind: "unverified", value: "Términos" },
    { place: "content/privacy-laws.ts privacyLaws", kind: "unverified", value: "privacyLaws" },
  ];
  const namesIn = (language: Language) =>
    itemsOf({ placeholders }, language).flatMap(({ places }) => places.map(({ what }) => what));
  expect(namesIn("en")).toEqual([
    "Not confirmed yet: Terms of Service in Spanish, read by a lawyer",
    "Not confirmed yet: Privacy laws, read by a lawyer",
  ]);
  expect(namesIn("es")).toEqual([
    "Sin confirmar: Términos de servicio en español, leídos por un abogado",
    "Sin confirmar: Leyes de privacidad, leídas por un abogado",
  ]);
});

it("what a lawyer has read is the owner’s word, for what stands in no page", () => {
  const placeholders: Placeholder[] = [
    { place: "content/privacy-laws.ts privacyLaws", kind: "unverified", value: "Privacy laws" },
  ];
  expect(missingIn({ placeholders })).toEqual(["privacyLaws"]);
  const confirmed = { ...ready.confirmed, privacyLaws: confirmedAt };
  expect(missingIn({ placeholders, facts: { confirmed } })).toEqual([]);
});

it("everything on it says what to do in whole sentences, in each language", () => {
  const files = ["about.ts a", "services.ts a", "certifications.ts a"];
  const more = ["careers/a.ts", "news/a.mdx", "legal/terms.ts", "privacy-laws.ts", "quote.ts"];
  const placeholders = [...files, ...more].map(
    (file): Placeholder => ({ place: `content/${file}`, kind: "phone", value: "1" }),
  );
  const facts = { ...nothingInstalled, hasDemonstration: true, administratorsWithoutFactor: 1 };
  for (const language of languages)
    for (const { title, advice, link } of itemsOf({ facts, placeholders }, language)) {
      expect(title).not.toMatch(/\.$/);
      expect(advice).toMatch(/^\p{Lu}.+\.$/u);
      expect(link?.label).not.toBe("");
    }
});
