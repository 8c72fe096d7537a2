import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { opportunityMessages } from "#features/opportunities/messages.ts";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command, HiddenFields } from "#platform/forms/commands.tsx";
import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { languageOptions, languages } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
import { textLinkClass } from "#ui/text-link.ts";
import { AnchorSection, TitledSection } from "#ui/titled-section.tsx";
import { companyMessages } from "../messages.ts";
import type { Route } from "./+types/company-page.ts";
import { type CompanyData, handleCompanyForm, readCompany } from "./company-pages.server.ts";
import { DoneNotice } from "./done-notice.tsx";
import { Likeness, PairActions } from "./likeness.tsx";

export const loader = (route: LoaderFunctionArgs) => readCompany(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleCompanyForm(route, route.params.id);

export const meta = pageMetaIn((language, data: CompanyData | undefined) =>
  data ? data.name : companyMessages(language).one,
);

interface PartProps {
  data: CompanyData;
  answer: FormAnswer | undefined;
}

/**
 * The address keeps the edited contact, or a form sent to another address would lose its place on the page.
 */
const addressOf = ({ path, id, editedContact }: CompanyData): string =>
  `${path}/${id}${editedContact ? `?contact=${editedContact}` : ""}`;

/** A company: who is there, what it has asked for, and what is known of it. */
export default function CompanyPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { title, detail } = useMessages(companyMessages);
  useLiveRead(["prospect-company", "opportunity"]);
  return (
    <>
      <BackLink to={data.path}>{title}</BackLink>
      <PageHead title={data.name}>
        {data.mayAddOpportunity ? (
          <CompactButtonLink to={`/office/pipeline/new?companyId=${data.id}`} look="primary">
            {detail.newOpportunity}
          </CompactButtonLink>
        ) : null}
      </PageHead>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm empty:hidden">
        {data.websiteLink ? (
          <a
            href={data.websiteLink}
            rel="noreferrer"
            target="_blank"
            aria-label={detail.openWebsite({ homepage: data.homepage })}
            className={`${textLinkClass} break-all`}
          >
            {data.homepage}
          </a>
        ) : null}
        {data.telephoneLink ? (
          <a
            href={data.telephoneLink}
            aria-label={detail.call({ phone: data.phone })}
            className={textLinkClass}
          >
            {data.phone}
          </a>
        ) : null}
      </p>
      <DoneNotice done={data.done} />
      <PageProblem text={answer?.problem} />
      <Suggestions data={data} />
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-9">
          <Asked data={data} />
          <Contacts data={data} answer={answer} />
        </div>
        <div className="flex flex-col gap-9">
          <RecordPanel name="clientStart" panels={data.panels} />
          <Facts data={data} answer={answer} />
          <Merges data={data} />
          <RecordHistory history={data.history} />
        </div>
      </div>
    </>
  );
}

function Suggestions({ data: { pairs, mayChange } }: { data: CompanyData }) {
  const { likeness, duplicates } = useMessages(companyMessages);
  if (pairs.length === 0) return null;
  return (
    <TitledSection
      titleId="likeness-title"
      title={likeness.title}
      size="small"
      className="mt-5 rounded-lg border border-line bg-white p-4"
    >
      <ul className="mt-1">
        {pairs.slice(0, 5).map((pair) => (
          <li
            key={pair.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0"
          >
            <div className="min-w-0">
              <p className="text-sm font-semibold wrap-anywhere">
                {duplicates.pair({ first: pair.first.name, second: pair.second.name })}
              </p>
              <Likeness pair={pair} />
            </div>
            <PairActions pair={pair} mayChange={mayChange} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Asked({ data: { asked } }: { data: CompanyData }) {
  const { detail } = useMessages(companyMessages);
  const { stages } = useMessages(opportunityMessages);
  return (
    <TitledSection titleId="asked-title" title={detail.asked} size="small">
      {asked.length === 0 ? (
        <p className="mt-2 text-sm text-slate">{detail.noneAsked}</p>
      ) : (
        <DataTable
          caption={detail.asked}
          className="mt-1"
          rows={asked}
          columns={[
            {
              label: detail.received,
              isName: true,
              value: ({ id, reference, opened }) => (
                <>
                  <Link to={`/office/pipeline/${id}`} className={`${textLinkClass} tabular-nums`}>
                    {reference}
                  </Link>
                  <time dateTime={opened.iso} className="block text-xs text-slate tabular-nums">
                    {opened.short}
                  </time>
                </>
              ),
            },
            { label: detail.stage, value: ({ stage }) => stages[stage] },
            { label: detail.value, cellClass: "tabular-nums", value: ({ value }) => value },
            {
              label: detail.contact,
              className: "sm:min-w-32 wrap-anywhere",
              value: ({ contactName }) => contactName,
            },
            {
              label: detail.request,
              value: ({ leadId, leadReference, origin }) =>
                leadId === null ? (
                  origin
                ) : (
                  <Link to={`/office/leads/${leadId}`} className={`${textLinkClass} tabular-nums`}>
                    {leadReference}
                  </Link>
                ),
            },
          ]}
        />
      )}
    </TitledSection>
  );
}

/** The people, and below them a form: of the one who is edited, or of somebody new. */
function Contacts({ data, answer }: PartProps) {
  const { detail } = useMessages(companyMessages);
  const place = usePlace();
  const isOfContact = answer?.values.step?.startsWith("contact-") ?? false;
  const contactAnswer = isOfContact ? answer : undefined;
  const edited = data.contacts.find(
    ({ id }) => id === (contactAnswer?.values.contactId || data.editedContact),
  );
  return (
    <AnchorSection id="contacts" title={detail.contacts}>
      {data.contacts.length === 0 ? (
        <p className="mt-2 text-sm text-slate">{detail.noContacts}</p>
      ) : null}
      <ul className="mt-1">
        {data.contacts.map((contact) => (
          <li
            key={contact.id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0"
          >
            <div className="min-w-0 text-sm">
              <p className="font-semibold wrap-anywhere">{contact.name}</p>
              <p className="wrap-anywhere text-slate empty:hidden">{contact.jobTitle}</p>
              <p className="flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
                {contact.email ? (
                  <a href={`mailto:${contact.email}`} className={`${textLinkClass} break-all`}>
                    {contact.email}
                  </a>
                ) : null}
                {contact.telephoneLink ? (
                  <a href={contact.telephoneLink} className={textLinkClass}>
                    {contact.phone}
                  </a>
                ) : null}
              </p>
            </div>
            {data.mayChange ? (
              <div className="flex items-start gap-2">
                <CompactButtonLink
                  to={`?contact=${contact.id}#contact`}
                  aria-label={detail.editContact({ name: contact.name })}
                  look="bare"
                >
                  {detail.edit}
                </CompactButtonLink>
                {contact.isInUse ? null : (
                  <Command
                    fields={{ step: "contact-remove", contactId: contact.id }}
                    look="bare"
                    name={detail.removeContact({ name: contact.name })}
                  >
                    {detail.remove}
                  </Command>
                )}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {data.mayChange ? (
        <ContactForm
          key={`${place} ${edited?.id ?? data.contacts.length}`}
          data={data}
          edited={edited}
          answer={contactAnswer}
        />
      ) : null}
    </AnchorSection>
  );
}

interface ContactFormProps extends PartProps {
  edited: CompanyData["contacts"][number] | undefined;
}

function ContactForm({ data, edited, answer }: ContactFormProps) {
  const { detail } = useMessages(companyMessages);
  const stored = edited?.stored;
  return (
    <details
      id="contact"
      className="mt-3 scroll-mt-6"
      open={edited !== undefined || answer !== undefined}
    >
      <summary className={buttonClass("outline", "", "compact")}>
        {edited ? detail.editContact({ name: edited.name }) : detail.addContact}
      </summary>
      <PostForm
        answer={answer}
        action={addressOf(data)}
        preventScrollReset
        noValidate
        className="mt-3 flex max-w-xl flex-col items-start gap-4 rounded-md bg-sand p-4"
      >
        {edited && stored ? (
          <>
            <HiddenFields fields={{ step: "contact-edit", contactId: edited.id }} />
            <SeenFields stored={stored} />
          </>
        ) : (
          <HiddenFields fields={{ step: "contact-add" }} />
        )}
        <TextField
          id="contact-name"
          name="name"
          maxLength={200}
          label={detail.contactName}
          value={stored?.name ?? ""}
        />
        <TextField
          name="jobTitle"
          maxLength={120}
          label={detail.jobTitle}
          value={stored?.jobTitle ?? ""}
        />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          maxLength={254}
          label={detail.email}
          value={stored?.email ?? ""}
        />
        <TextField
          id="contact-phone"
          name="phone"
          type="tel"
          maxLength={60}
          label={detail.phone}
          value={stored?.phone ?? ""}
        />
        <ChoiceField
          name="language"
          label={detail.language}
          options={languageOptions}
          value={stored?.language ?? languages[0]}
        />
        <div className="flex flex-wrap items-center gap-4">
          <CompactSubmitButton>{edited ? detail.save : detail.addContact}</CompactSubmitButton>
          {edited ? (
            <Link to={`${data.path}/${data.id}#contacts`} className={`${textLinkClass} text-sm`}>
              {detail.addContactInstead}
            </Link>
          ) : null}
        </div>
      </PostForm>
    </details>
  );
}

function Facts({ data, answer }: PartProps) {
  const { detail } = useMessages(companyMessages);
  const place = usePlace();
  const editAnswer = answer?.values.step === "edit" ? answer : undefined;
  const { stored } = data;
  return (
    <TitledSection titleId="facts-title" title={detail.facts} size="small">
      {data.mayChange ? (
        <PostForm
          answer={editAnswer}
          key={place}
          action={addressOf(data)}
          preventScrollReset
          noValidate
          className="mt-3 flex max-w-xl flex-col items-start gap-4"
        >
          <HiddenFields fields={{ step: "edit" }} />
          <SeenFields stored={stored} />
          <TextField name="name" maxLength={200} label={detail.name} value={stored.name} />
          <TextField
            name="homepage"
            inputMode="url"
            maxLength={200}
            label={detail.homepage}
            value={stored.homepage}
          />
          <TextField
            name="phone"
            type="tel"
            maxLength={60}
            label={detail.phone}
            value={stored.phone}
          />
          <NotesField
            name="address"
            rows={3}
            maxLength={500}
            label={detail.address}
            value={stored.address}
          />
          <div className="flex flex-wrap items-center gap-4">
            <CompactSubmitButton>{detail.save}</CompactSubmitButton>
            <Link to={`${data.path}/${data.id}/merge`} className={`${textLinkClass} text-sm`}>
              {detail.mergeWith}
            </Link>
          </div>
        </PostForm>
      ) : (
        <p className="mt-2 text-sm whitespace-pre-line">{stored.address}</p>
      )}
    </TitledSection>
  );
}

/** Merges into this company that can still be undone. */
function Merges({ data: { merges, mayChange } }: { data: CompanyData }) {
  const { detail, duplicates } = useMessages(companyMessages);
  if (merges.length === 0) return null;
  return (
    <TitledSection titleId="merged-title" title={detail.merged} size="small">
      <ul className="mt-1 text-sm">
        {merges.map(({ id, kept, removed, by }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-2.5 first:border-t-0"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere">{duplicates.pair({ first: kept, second: removed })}</p>
              <p className="text-xs text-slate">{by}</p>
            </div>
            {mayChange ? (
              <Command
                fields={{ step: "undo", mergeId: id }}
                name={detail.undoNamed({ kept, removed })}
              >
                {detail.undo}
              </Command>
            ) : null}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
