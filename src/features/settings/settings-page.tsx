import { Link, type LoaderFunctionArgs } from "react-router";
import { isBrandShipped } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { settingsEntries } from "#features/settings-entries.server.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/settings-page.ts";
import { enterSettings } from "./enter-settings.server.ts";
import { findStoredMail } from "./mail/mail-settings.server.ts";
import { settingsMessages } from "./messages.ts";
import { readRemovalState } from "./removal/ask-for-removal.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await enterSettings(route);
  const { config } = route.context.get(appContext);
  const { host } = await findStoredMail(db);
  return {
    demonstration: await readRemovalState(db, actor),
    company: `${company.name}, ${company.city}, ${company.state}`,
    hours: company.telephoneHoursIn[actor.language],
    hasOwnBrand: !isBrandShipped(),
    mailServer: host || (config.smtpUrl && new URL(config.smtpUrl).hostname) || "",
    ofFeatures: settingsEntries
      .filter(({ needs }) => may(actor, needs))
      .map(({ path, describe }) => ({ to: path, ...describe(actor.language), now: undefined })),
  };
}

export const meta = pageMetaIn((language) => settingsMessages(language).section);

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(settingsMessages);
  const sections = [
    { to: "/office/settings/company", ...messages.company, now: loaderData.company },
    { to: "/office/settings/hours", ...messages.hours, now: loaderData.hours },
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
