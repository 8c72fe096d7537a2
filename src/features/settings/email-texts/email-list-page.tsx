import { Link, type LoaderFunctionArgs } from "react-router";
import { emailExamples } from "#features/email-texts.server.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { settingsMessages } from "../messages.ts";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/email-list-page.ts";
import { readEditedTexts } from "./email-texts-section.server.ts";
import { emailsAndTexts, sentEmails } from "./emails-and-texts.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireSettingsEditor(route);
  const { textsOf } = await emailsAndTexts();
  const edited = await readEditedTexts(db);
  return {
    rows: sentEmails.map((message) => ({
      id: message,
      ...emailExamples[message].describe(actor.language),
      texts: textsOf[message].length,
      edited: textsOf[message].filter((text) => edited[text] !== undefined).length,
    })),
  };
}

export const meta = pageMetaIn((language) => settingsMessages(language).emails.title);

type Row = Route.ComponentProps["loaderData"]["rows"][number];

/** Every email that the product sends, who gets it and when. */
export default function EmailListPage({ loaderData }: Route.ComponentProps) {
  const messages = useMessages(settingsMessages);
  const { emails } = messages;
  return (
    <div className="max-w-5xl">
      <BackLink to="/office/settings">{messages.section}</BackLink>
      <PageTitle>{emails.title}</PageTitle>
      <p className="mt-3 max-w-2xl text-sm text-slate">{emails.note}</p>
      <div className="mt-6">
        <DataTable caption={emails.title} rows={loaderData.rows} columns={columnsFor(emails)} />
      </div>
    </div>
  );
}

const columnsFor = ({
  columns,
  editedCount,
  asShipped,
}: ReturnType<typeof settingsMessages>["emails"]): Column<Row>[] => [
  {
    label: columns.email,
    isName: true,
    value: ({ id, title }) => (
      <Link
        to={`/office/settings/emails/texts?message=${id}`}
        className="inline-flex min-h-8 items-center font-semibold text-teal underline-offset-4 hover:underline"
      >
        {title}
      </Link>
    ),
  },
  { label: columns.reader, value: ({ reader }) => reader },
  { label: columns.occasion, value: ({ occasion }) => occasion },
  {
    label: columns.texts,
    value: ({ edited }) => (edited > 0 ? editedCount({ count: edited }) : asShipped),
  },
];
