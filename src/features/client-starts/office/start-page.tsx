import type { ReactNode } from "react";
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { factChoices, factLabels } from "#features/facilities/facility-form.ts";
import { BillingFields } from "#features/invoices/office/billing-fields.tsx";
import { startUpPlanMessages } from "#features/start-up-plans/messages.ts";
import { PromisedTaskFields } from "#features/start-up-plans/promised-task-fields.tsx";
import { visitMessages } from "#features/visits/messages.ts";
import { PatternFields, PlanField, WindowFields } from "#features/visits/office/plan-fields.tsx";
import { TargetFields } from "#features/work-orders/office/target-fields.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import {
  ChoiceField,
  NotesField,
  namedOptions,
  optionsOf,
  TextField,
} from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { FormAnswerContext } from "#ui/form/form-answer.ts";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { clientStartMessages } from "../messages.ts";
import type { Route } from "./+types/start-page.ts";
import { SoldWorkFields } from "./sold-work-fields.tsx";
import { ClientStartAreas } from "./start-areas.tsx";
import {
  type ClientStartPageData,
  handleClientStartForm,
  readClientStartPage,
} from "./start-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readClientStartPage(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleClientStartForm(route, route.params.id);

export const meta = pageMetaIn((language, data: ClientStartPageData | undefined) => {
  const { pageTitle, title } = clientStartMessages(language);
  return data ? pageTitle({ company: data.company }) : title;
});

/** Everything that a signed proposal makes, to be corrected before one step makes it. */
export default function StartPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const data = withTypedClient(loaderData, answer);
  const messages = useMessages(clientStartMessages);
  const { company, client, started } = data;
  useLiveRead(["opportunity"], { id: data.opportunityId });
  return (
    <>
      <BackLink to={data.opportunityPath}>{company}</BackLink>
      <PageTitle>{messages.pageTitle({ company })}</PageTitle>
      {started ? <Started started={started} /> : null}
      {!started && data.isLost ? <Note>{messages.leadLost}</Note> : null}
      {!started && data.isOutOfReach ? <Note>{messages.leadOutOfReach}</Note> : null}
      {started || data.isLost || data.isOutOfReach ? null : (
        <>
          <p className="mt-2 max-w-[70ch] text-sm text-slate">
            {messages.lead({ reference: data.reference, number: data.number })}
          </p>
          {client ? <Note>{messages.leadFacility({ client: client.name })}</Note> : null}
          <Warnings warnings={data.warnings} />
          <StartForm data={data} answer={answer} />
        </>
      )}
    </>
  );
}

/** Fields for a new client come back as they were typed, also where the company has one by now. */
const withTypedClient = (
  data: ClientStartPageData,
  answer: FormAnswer | undefined,
): ClientStartPageData =>
  answer?.values["client.linked"] === ""
    ? {
        ...data,
        client: undefined,
        isOutOfReach: false,
        texts: { ...data.texts, "client.linked": "" },
      }
    : data;

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 max-w-[70ch] rounded-md bg-sand p-3 text-sm">{children}</p>
);

function Started({ started }: { started: NonNullable<ClientStartPageData["started"]> }) {
  const { already, toClient, toFacility } = useMessages(clientStartMessages);
  const { client, clientPath, facility, facilityPath } = started;
  return (
    <>
      <p className="mt-4 rounded-md bg-tint p-3 text-sm">{already(started)}</p>
      {clientPath && facilityPath ? (
        <p className="mt-4 flex flex-wrap gap-3">
          <Link to={clientPath} className={buttonClass("primary", "", "compact")}>
            {toClient({ client })}
          </Link>
          <Link to={facilityPath} className={buttonClass("outline", "", "compact")}>
            {toFacility({ facility })}
          </Link>
        </p>
      ) : null}
    </>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  const { title } = useMessages(clientStartMessages).warnings;
  if (warnings.length === 0) return null;
  return (
    <section
      aria-labelledby="warnings-title"
      className="mt-5 max-w-[70ch] rounded-md bg-sand p-4 text-sm"
    >
      <h2 id="warnings-title" className="font-semibold">
        {title}
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {warnings.map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PartProps {
  data: ClientStartPageData;
  answer: FormAnswer | undefined;
}

function StartForm({ data, answer }: PartProps) {
  const messages = useMessages(clientStartMessages);
  const { sections, contract, contact, levels } = messages;
  const { rows } = useMessages(startUpPlanMessages);
  const place = usePlace();
  const { texts, client } = data;
  return (
    <PostForm
      answer={answer}
      key={place}
      action={data.path}
      noValidate
      className="mt-6 flex max-w-4xl flex-col items-start gap-9"
    >
      {/* Enter in a field presses the first button of a form, which is not to be another one. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <Problem text={answer?.problem} />
      <input type="hidden" name="client.linked" value={texts["client.linked"] ?? ""} />
      {client ? null : (
        <Part id="client" title={sections.client}>
          <ClientFields data={data} answer={answer} />
        </Part>
      )}
      <Part id="facility" title={sections.facility}>
        <FacilityFields data={data} />
      </Part>
      <Part id="areas" title={sections.areas} note={messages.areas.note}>
        <ClientStartAreas data={data} answer={answer} />
      </Part>
      <Part id="visits" title={sections.visits} note={messages.visits.note}>
        <VisitFields data={data} answer={answer} />
      </Part>
      {data.soldWork.length > 0 || data.porter ? (
        <Part id="sold-work" title={sections.soldWork} note={messages.soldWork.note}>
          <SoldWorkFields data={data} answer={answer} />
        </Part>
      ) : null}
      <Part id="start-up" title={sections.startUp} note={messages.startUp.note}>
        <p className="max-w-[70ch] text-sm text-slate">{rows.note}</p>
        <PromisedTaskFields texts={texts} answer={answer} />
      </Part>
      {client ? null : (
        <>
          <Part id="levels" title={sections.levels} note={levels.note}>
            <TargetFields rows={data.targetRows} stored={texts} answer={answer} />
          </Part>
          <Part id="billing" title={sections.billing} note={messages.billing.note}>
            <BillingFields values={billingValues(texts)} facilities={[]} />
          </Part>
        </>
      )}
      <Part id="contract" title={sections.contract} note={contract.note}>
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <Text texts={texts} name="contract.title" label={contract.name} />
          <Text
            texts={texts}
            name="contract.validUntil"
            type="date"
            label={contract.lastDay}
            help={contract.lastDayHelp}
          />
        </div>
      </Part>
      <Part id="contact" title={sections.contact}>
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <Text texts={texts} name="contact.name" label={contact.name} />
          <Text texts={texts} name="contact.jobTitle" label={contact.jobTitle} />
          <Text texts={texts} name="contact.phone" label={contact.phone} type="tel" />
          <Text texts={texts} name="contact.email" label={contact.email} type="email" />
          <ChoiceField
            name="contact.invite"
            label={contact.invite}
            options={optionsOf(["yes", "no"], contact.inviteChoices)}
            value={texts["contact.invite"] ?? "no"}
          />
        </div>
      </Part>
      <div className="flex flex-col items-start gap-3">
        <p className="max-w-[70ch] text-sm text-slate">{messages.startNote}</p>
        <CompactSubmitButton>
          {client ? messages.startFacility : messages.start}
        </CompactSubmitButton>
      </div>
    </PostForm>
  );
}

interface SectionProps {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}

const Part = ({ id, title, note, children }: SectionProps) => (
  <TitledSection
    titleId={`${id}-title`}
    title={title}
    className="flex w-full flex-col items-start gap-4"
  >
    {note ? <p className="-mt-2 max-w-[70ch] text-sm text-slate">{note}</p> : null}
    {children}
  </TitledSection>
);

interface TextProps {
  texts: ClientStartPageData["texts"];
  name: string;
  label: string;
  type?: string;
  help?: string;
}

const Text = ({ texts, ...field }: TextProps) => (
  <TextField {...field} value={texts[field.name] ?? ""} />
);

function ClientFields({ data, answer }: PartProps) {
  const { client: words } = useMessages(clientStartMessages);
  const { texts, namesakes } = data;
  const isRefused = answer?.errors["client.name"] !== undefined;
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      {namesakes.length > 0 ? (
        <ChoiceField
          name="client.id"
          label={words.is}
          prompt={words.isNew}
          options={namedOptions(namesakes)}
        />
      ) : null}
      <Text texts={texts} name="client.name" label={words.name} />
      {namesakes.length > 0 || isRefused ? (
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            name="client.isAnother"
            value="yes"
            defaultChecked={answer?.values["client.isAnother"] === "yes"}
            className="size-5 accent-teal"
          />
          {words.another}
        </label>
      ) : null}
    </div>
  );
}

function FacilityFields({ data: { texts } }: Pick<PartProps, "data">) {
  const language = useLanguage();
  const labels = factLabels(language);
  const choices = factChoices(language);
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      <Text texts={texts} name="facility.name" label={labels.name} />
      <ChoiceField
        name="facility.facilityType"
        label={labels.facilityType}
        options={choices.facilityType}
        value={texts["facility.facilityType"] ?? ""}
      />
      <Text texts={texts} name="facility.street" label={labels.street} />
      <Text texts={texts} name="facility.city" label={labels.city} />
      <Text texts={texts} name="facility.state" label={labels.state} />
      <Text texts={texts} name="facility.postalCode" label={labels.postalCode} />
      <ChoiceField
        name="facility.timeZone"
        label={labels.timeZone}
        options={choices.timeZone}
        value={texts["facility.timeZone"] ?? ""}
      />
      <div className="sm:col-span-2">
        <NotesField
          name="facility.accessNotes"
          label={labels.accessNotes}
          value={texts["facility.accessNotes"] ?? ""}
        />
      </div>
    </div>
  );
}

function VisitFields({ data: { texts }, answer }: PartProps) {
  const { form } = useMessages(visitMessages);
  const fields = { values: answer?.values ?? texts, errors: answer?.errors ?? {} };
  return (
    <FormAnswerContext value={fields}>
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <PlanField name="title" label={form.name} type="text" />
        <PlanField name="startsOn" label={form.firstDay} type="date" />
      </div>
      <PatternFields {...fields} />
      <div className="w-full">
        <WindowFields />
      </div>
      <div className="w-full sm:max-w-sm">
        <PlanField name="budgetMinutes" label={form.budget} help={form.budgetHelp} type="text" />
      </div>
    </FormAnswerContext>
  );
}

const billingValues = (texts: ClientStartPageData["texts"]) => ({
  billsFrom: texts.billsFrom ?? "",
  issueDay: texts.issueDay ?? "",
  termsDays: texts.termsDays ?? "",
  billToName: texts.billToName ?? "",
  billToAddress: texts.billToAddress ?? "",
  purchaseOrder: texts.purchaseOrder ?? "",
  split: texts.split ?? "",
  review: texts.review ?? "",
  taxRate: texts.taxRate ?? "",
});
