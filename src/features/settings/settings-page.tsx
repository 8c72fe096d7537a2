import { Link, type LoaderFunctionArgs } from "react-router";
import { isBrandShipped } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { companyHolidays } from "#content/company-holidays.ts";
import { payment } from "#content/payment.ts";
import { rateCard } from "#content/rate-card.ts";
import { formatDays } from "#content/retention.ts";
import { spamWords } from "#content/spam-words.ts";
import { settingsEntries } from "#features/settings-entries.server.ts";
import { workOrderMessages } from "#features/work-orders/messages.ts";
import { promiseOf, type Targets } from "#features/work-orders/service-levels/targets.ts";
import type { Database } from "#platform/database/client.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { hundredthsText } from "#platform/format/hundredths.ts";
import { moneyText } from "#platform/format/money.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/settings-page.ts";
import { bidAssumptionsSection } from "./bid-assumptions/bid-assumptions-section.server.ts";
import { readSection } from "./change-section.server.ts";
import { readEditedTexts } from "./email-texts/email-texts-section.server.ts";
import { findStoredMail } from "./mail/mail-settings.server.ts";
import { settingsMessages } from "./messages.ts";
import { readRemovalState } from "./removal/remove-demonstration.server.ts";
import { rolesSection } from "./roles/roles-section.server.ts";
import { findCertificateInUse } from "./seal/seal-certificates.server.ts";
import { serviceLevelsSection } from "./service-levels/service-levels-section.server.ts";
import { requireSettingsEditor } from "./settings-sections.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireSettingsEditor(route);
  const { config } = route.context.get(appContext);
  const targets = await readSection(db, serviceLevelsSection);
  const { host } = await findStoredMail(db);
  return {
    demonstration: await readRemovalState(db, actor),
    company: `${company.name}, ${company.city}, ${company.state}`,
    hours: company.telephoneHoursIn[actor.language],
    emergencyPromise: emergencyPromise(targets, actor.language),
    legalName: company.legalName,
    isPaymentSaid: !payment().demo,
    rateCard: rateCard().version,
    bidAssumptions: await readBidBasis(db),
    holidayCount: companyHolidays().kept.length + companyHolidays().own.length,
    sealKind: (await findCertificateInUse(db, "uploaded"))?.kind ?? "own",
    messagesKept: formatDays(company.retention.contactMessages, actor.language),
    extraCount: Object.values(await readSection(db, rolesSection)).flat().length,
    spamLines: spamWords().length,
    hasOwnBrand: !isBrandShipped(),
    mailServer: host || (config.smtpUrl && new URL(config.smtpUrl).hostname) || "",
    editedTexts: Object.keys(await readEditedTexts(db)).length,
    ofFeatures: settingsEntries
      .filter(({ needs }) => may(actor, needs))
      .map(({ path, describe }) => ({ to: path, ...describe(actor.language), now: undefined })),
  };
}

async function readBidBasis(db: Database) {
  const { wage, margin } = await readSection(db, bidAssumptionsSection);
  return { wage: moneyText(wage), margin: hundredthsText(margin) };
}

function emergencyPromise({ emergency }: Targets, language: Language): string {
  const label = workOrderMessages(language).priorities.emergency;
  return `${label}: ${promiseOf("emergency", emergency, language)}`;
}

export const meta = pageMetaIn((language) => settingsMessages(language).section);

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(settingsMessages);
  const sections = [
    { to: "/office/settings/company", ...messages.company, now: loaderData.company },
    { to: "/office/settings/hours", ...messages.hours, now: loaderData.hours },
    {
      to: "/office/settings/holidays",
      ...messages.holidays,
      now: messages.holidays.now({ count: loaderData.holidayCount }),
    },
    { to: "/office/settings/legal", ...messages.legal, now: loaderData.legalName },
    {
      to: "/office/settings/brand",
      ...messages.brand,
      now: loaderData.hasOwnBrand ? messages.brand.now.own : messages.brand.now.shipped,
    },
    {
      to: "/office/settings/email",
      ...messages.mail,
      now: loaderData.mailServer
        ? messages.mail.now.server({ host: loaderData.mailServer })
        : messages.mail.now.none,
    },
    {
      to: "/office/settings/emails",
      ...messages.emails,
      now:
        loaderData.editedTexts > 0
          ? messages.emails.now.some({ count: loaderData.editedTexts })
          : messages.emails.now.none,
    },
    {
      to: "/office/settings/payment",
      ...messages.payment,
      now: loaderData.isPaymentSaid ? messages.payment.now.said : messages.payment.now.none,
    },
    {
      to: "/office/settings/rate-card",
      ...messages.rateCard,
      now: messages.rateCard.now({ version: loaderData.rateCard }),
    },
    {
      to: "/office/settings/bid-assumptions",
      ...messages.bidAssumptions,
      now: messages.bidAssumptions.now(loaderData.bidAssumptions),
    },
    {
      to: "/office/settings/service-levels",
      ...messages.serviceLevels,
      now: loaderData.emergencyPromise,
    },
    {
      to: "/office/settings/retention",
      ...messages.retention,
      now: messages.retention.now({ period: loaderData.messagesKept }),
    },
    { to: "/office/settings/seal", ...messages.seal, now: messages.seal.now[loaderData.sealKind] },
    {
      to: "/office/settings/roles",
      ...messages.roles,
      now:
        loaderData.extraCount > 0
          ? messages.roles.now.some({ count: loaderData.extraCount })
          : messages.roles.now.none,
    },
    {
      to: "/office/settings/spam-words",
      ...messages.spamWords,
      now: messages.spamWords.now({ count: loaderData.spamLines }),
    },
    ...loaderData.ofFeatures,
    ...(loaderData.demonstration === "none"
      ? []
      : [
          {
            to: "/office/settings/demonstration",
            title: messages.demonstration.title,
            note: messages.demonstration.note,
            now: messages.demonstration.states[loaderData.demonstration],
          },
        ]),
  ];
  return (
    <div className="max-w-3xl">
      <PageTitle>{messages.section}</PageTitle>
      <p className="mt-3 text-sm text-slate">{messages.note}</p>
      <ul className="mt-6 border-t border-line">
        {sections.map(({ to, title, note, now }) => (
          <li key={to} className="relative border-b border-line py-4">
            <h2 className="font-semibold">
              <Link
                to={to}
                className="text-teal underline underline-offset-4 after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h2>
            <p className="mt-1 text-sm text-slate">{note}</p>
            {now === undefined ? null : <p className="mt-1 text-sm">{now}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
