/** The office's page and `launch-check` share this list of what is missing before a company goes live. */
import type { Config } from "#config";
import { shippedFacts } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { type Placeholder, placeholdersIn } from "#platform/system/placeholders.ts";
import type { en } from "../messages/en.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { settingsMessages } from "../messages.ts";
import { type LockedSection, lockSection, writeSection } from "../settings-sections.server.ts";
import {
  type Confirmed,
  confirmedOf,
  type InstallationFacts,
  promiseNames,
} from "./installation-facts.server.ts";
import {
  type ConfirmableName,
  findTopics,
  isConfirmable,
  type LaunchGroup,
} from "./launch-topics.ts";

type ItemName = keyof (typeof en)["goingLive"]["items"];

export interface LaunchItem {
  name: ItemName;
  group: LaunchGroup;
  /** Nobody should go live before it is done; items without this are worth a look. */
  isRequired: boolean;
  title: string;
  /** Instructions in whole sentences. */
  advice: string;
  /** A page of the office, or of the website, where it is done or seen. */
  link?: { to: string; label: string };
  /** The fields, or places in files, that are meant. */
  places: readonly LaunchPlace[];
  /** Only for items that somebody has to confirm: the moment of that, or null until then. */
  confirmedAt?: string | null;
}

export interface LaunchPlace {
  /** The place in the source files; absent for a field of the settings. */
  place?: string;
  what: string;
  /** A page of the office where it is edited; absent for what only files say. */
  link?: { to: string; label: string };
}

export interface LaunchSources {
  facts: InstallationFacts;
  config: LaunchConfig;
  placeholders: readonly Placeholder[];
}

type LaunchConfig = Pick<
  Config,
  | "backupDirectory"
  | "backupKey"
  | "backupUrl"
  | "clamavUrl"
  | "databaseUrl"
  | "demo"
  | "mailFrom"
  | "nightlyBackups"
  | "officeEmail"
  | "origin"
  | "secretKey"
  | "smtpUrl"
  | "trustedProxyHops"
>;

interface Found {
  name: ItemName;
  group: LaunchGroup;
  isRequired?: boolean;
  /** Set if the advice depends on what was found. */
  advice?: string;
  to?: string;
  places?: readonly LaunchPlace[];
}

export function launchItems(sources: LaunchSources, language: Language): LaunchItem[] {
  const { items } = settingsServerMessages(language).goingLive;
  const { confirmed } = sources.facts;
  const all = [
    ...ofCompany(sources.facts, language),
    ...ofWebsite(sources.placeholders, language),
    ...ofEmail(sources),
    ...ofPeople(sources),
    ...ofServer(sources),
    ...ofLastBackup(sources.facts.backups),
  ];
  return all.map(({ name, group, isRequired = true, to, places = [], ...item }) => {
    const { title, advice: usual, ...texts }: ItemTexts = items[name];
    const advice = item.advice ?? usual;
    const link =
      to === undefined || texts.link === undefined ? {} : { link: { to, label: texts.link } };
    const confirmation = isConfirmable(name) ? { confirmedAt: confirmed[name] ?? null } : {};
    return { name, group, isRequired, title, advice, places, ...link, ...confirmation };
  });
}

interface ItemTexts {
  title: string;
  advice: string;
  link?: string;
}

export const isMissing = ({ isRequired, confirmedAt }: LaunchItem): boolean =>
  isRequired && !confirmedAt;

const companyPage = "/office/settings/company";
const emailPage = "/office/settings/email";

const promisePages = {
  rateCard: "/office/settings/rate-card",
  serviceLevels: "/office/settings/service-levels",
  legalFacts: "/office/settings/legal",
} as const;

/** These facts cannot be true of another company as well. */
const ownNames = ["name", "shortName", "phone", "email", "street"] as const;

function ofCompany(
  { company, hasOwnLogo, hasPayment, ownPromises }: InstallationFacts,
  language: Language,
): Found[] {
  const { fields } = settingsMessages(language).company;
  const { hours } = settingsMessages(language);
  const invented = [
    ...ownNames
      .filter((name) => company[name] === shippedFacts[name] || isPlaceholder(company[name]))
      .map((name) => ({ what: `${fields[name]}: ${company[name]}` })),
    ...(["en", "es"] as const)
      .filter(
        (language) => company.descriptionIn[language] === shippedFacts.descriptionIn[language],
      )
      .map((language) => ({ what: fields[language === "en" ? "descriptionEn" : "descriptionEs"] })),
    ...Object.entries(company.social)
      .filter(([, address]) => isPlaceholder(address))
      // `Object.entries` forgets that its keys are those of the record.
      .map(([network]) => ({ what: fields[network as keyof typeof company.social] })),
  ];
  const asShipped = [
    ...(company.foundedIn === shippedFacts.foundedIn
      ? [{ what: `${fields.foundedIn}: ${company.foundedIn}` }]
      : []),
    ...(company.statesServed === null ? [{ what: fields.statesServed }] : []),
    ...(isSame(company.geo, shippedFacts.geo)
      ? [{ what: `${fields.latitude}, ${fields.longitude}` }]
      : []),
    ...(isSame(company.telephoneWeek, shippedFacts.telephoneWeek)
      ? [{ what: `${hours.title}: ${hours.telephone}` }]
      : []),
    ...(isSame(company.officeWeek, shippedFacts.officeWeek)
      ? [{ what: `${hours.title}: ${hours.office}` }]
      : []),
  ];
  return [
    ...(invented.length > 0
      ? [{ name: "company", group: "company", to: companyPage, places: invented } as const]
      : []),
    ...(asShipped.length > 0
      ? [{ name: "details", group: "company", to: "/office/settings", places: asShipped } as const]
      : []),
    ...(hasOwnLogo
      ? []
      : [{ name: "brand", group: "company", to: "/office/settings/brand" } as const]),
    ...(hasPayment
      ? []
      : [{ name: "payment", group: "company", to: "/office/settings/payment" } as const]),
    ...promiseNames
      .filter((name) => !ownPromises[name])
      .map((name) => ({ name, group: "company", to: promisePages[name] }) as const),
  ];
}

const isPlaceholder = (text: string): boolean => placeholdersIn(text, "").length > 0;
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function ofWebsite(placeholders: readonly Placeholder[], language: Language): Found[] {
  const { drafts, kinds } = settingsServerMessages(language).goingLive;
  const nameOf = ({ place, kind, value }: Placeholder) => {
    const draft = Object.entries(drafts).find(([file]) => place.startsWith(`content/${file}.ts `));
    return kind === "unverified" && draft ? draft[1] : value;
  };
  return findTopics(placeholders).map(({ topic, page, found }) => ({
    name: topic,
    group: "website",
    ...(page !== undefined && { to: language === "en" ? page : `/${language}${page}` }),
    places: found.map((placeholder) => ({
      place: placeholder.place,
      what: kinds[placeholder.kind]({ value: nameOf(placeholder) }),
      ...(placeholder.document !== undefined && {
        link: {
          to: editorOf(placeholder.document.name),
          label: placeholder.document.title[language],
        },
      }),
    })),
  }));
}

const editorOf = (document: string): string =>
  `/office/website/document?name=${encodeURIComponent(document)}`;

function ofEmail({ facts: { mail }, config }: LaunchSources): Found[] {
  const senders = [mail.fromAddress, mail.officeAddress, config.mailFrom, config.officeEmail];
  const invented = senders.flatMap((sender) =>
    sender !== undefined && isPlaceholder(sender) ? [{ what: sender }] : [],
  );
  return [
    ...(mail.host === "" && config.smtpUrl === undefined
      ? [{ name: "mailServer", group: "email", to: emailPage } as const]
      : []),
    ...(invented.length > 0
      ? [{ name: "senders", group: "email", to: emailPage, places: invented } as const]
      : []),
  ];
}

function ofPeople({ facts, config }: LaunchSources): Found[] {
  const { hasDatabase, hasDemonstration, administrators } = facts;
  const mayBeAdded = config.demo ?? config.databaseUrl === undefined;
  const items: (Found | false)[] = [
    administrators === 0 && { name: "administrator", group: "people", to: "/setup" },
    hasDemonstration && {
      name: "demonstration",
      group: "people",
      to: "/office/settings/demonstration",
    },
    !hasDatabase && mayBeAdded && { name: "demoSetting", group: "people" },
    facts.administratorsWithoutFactor > 0 && {
      name: "secondFactor",
      group: "people",
      to: "/office/people",
    },
    administrators === 1 && {
      name: "secondAdministrator",
      group: "people",
      isRequired: false,
      to: "/office/people/invite",
    },
  ];
  return items.filter((item) => item !== false);
}

function ofServer({ config, facts }: LaunchSources): Found[] {
  const isPublic = config.origin?.startsWith("https://") ?? false;
  const items: (Found | false)[] = [
    config.origin === undefined && { name: "origin", group: "server" },
    config.origin !== undefined && !isPublic && { name: "https", group: "server" },
    isPublic &&
      config.trustedProxyHops === 0 && { name: "proxy", group: "server", isRequired: false },
    config.databaseUrl !== undefined &&
      config.secretKey === undefined && { name: "secretKey", group: "server" },
    config.databaseUrl !== undefined &&
      facts.isSuperuser && { name: "databaseRole", group: "server", isRequired: false },
    ...ofBackups(config, facts.backups),
    { name: "keys", group: "server", to: "/office/system" },
    config.clamavUrl === undefined && { name: "scanner", group: "server", isRequired: false },
  ];
  return items.filter((item) => item !== false);
}

/** A folder may be a volume on the very disk: only the running product sees that. */
function ofBackups(config: LaunchConfig, backups: InstallationFacts["backups"]): Found[] {
  const { nightlyBackups, backupUrl, backupDirectory, backupKey } = config;
  if (!nightlyBackups) return [{ name: "backups", group: "server", to: "/office/system" }];
  const advised = { group: "server", isRequired: false } as const;
  if (backupUrl === undefined)
    return (backups?.isBesideData ?? backupDirectory === undefined)
      ? [{ name: "backupPlace", ...advised }]
      : [];
  return backupKey === undefined ? [{ name: "backupKey", ...advised }] : [];
}

/** A fault keeps everybody from going live; before the first night there is nothing to judge. */
function ofLastBackup(backups: InstallationFacts["backups"]): Found[] {
  if (backups?.state !== "act" && backups?.state !== "unknown") return [];
  const isRequired = backups.state === "act";
  const name = isRequired ? "lastBackup" : "firstBackup";
  const advice = backups.advice.join(" ");
  return [{ name, group: "server", isRequired, to: "/office/system", ...(advice && { advice }) }];
}

/** Somebody says of what the product cannot see that it is done, or that it is not done after all. */
export const confirmLaunchItem = (
  { db }: { db: Database },
  actor: Actor,
  { name, isDone }: { name: ConfirmableName; isDone: boolean },
): Promise<ChangeResult<never>> =>
  changeRecord<LockedSection, { before: Confirmed; after: Confirmed }, never, Done>(
    { db },
    {
      lock: (tx) => lockSection(tx, "going-live"),
      isAllowed: may(actor, "settings.change"),
      async decide(_, { value }) {
        const before = confirmedOf(value);
        // If it is confirmed already, the first moment stays.
        if (isDone === (before[name] !== undefined)) return done;
        const { [name]: _was, ...others } = before;
        const after = isDone ? { ...others, [name]: new Date().toISOString() } : others;
        return { before, after };
      },
      async apply(tx, { id }, { after }) {
        await writeSection(tx, id, after, {
          kind: "launch-item-confirmed",
          actorId: actor.accountId,
          change: changedFields({ [name]: !isDone }, { [name]: isDone }),
        });
        return done;
      },
    },
  );
