import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { moneyText } from "#platform/format/money.ts";
import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import { notFound } from "#platform/http/not-found.server.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { TextLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { monthOf } from "../billing-days.ts";
import { readBilling } from "../billing-settings.server.ts";
import { percentText, rateField, settingsTexts } from "../billing-texts.ts";
import { today } from "../invoice-state.server.ts";
import { invoiceMessages } from "../messages.ts";
import type { Route } from "./+types/billing-page.ts";
import { BillingFields } from "./billing-fields.tsx";
import { handleBillingForm, requireBilledClient } from "./billing-page.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, id, name } = await requireBilledClient(route);
  const billing = await readBilling(db, actor, id);
  if (billing === undefined) throw notFound();
  const { settings } = billing;
  const proposed = {
    billsFrom: monthOf(today()),
    issueDay: 5,
    termsDays: 30,
    billToName: name,
    billToAddress: "",
    purchaseOrder: "",
    perFacility: false,
    isReviewed: true,
    taxBasisPoints: 0,
  };
  const facilities = billing.facilities.map((facility) => ({
    id: facility.id,
    name: facility.name,
    rate: percentText(facility.taxBasisPoints),
  }));
  const values = settingsTexts(settings ?? proposed);
  const rates = facilities.map((facility) => [rateField(facility.id), facility.rate] as const);
  return {
    id,
    name,
    isSetUp: settings !== undefined,
    values,
    stored: { ...values, ...Object.fromEntries(rates) },
    facilities,
    credits: billing.credits.map((credit) => ({ ...credit, amount: moneyText(credit.cents) })),
    lastMonth: monthOf(today(), -1).slice(0, 7),
    done: new URL(route.request.url).searchParams.get("done"),
  };
}

export const action = (route: ActionFunctionArgs) => handleBillingForm(route);

export const meta = pageMetaIn((language, client: { name: string } | undefined) => {
  const { title, ofClient } = invoiceMessages(language).billing;
  return client ? ofClient({ client: client.name }) : title;
});

/** The page of a client's billing: settings, credits, and a month's draft made by hand. */
export default function BillingPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const place = usePlace();
  const { section, statement, billing } = useMessages(invoiceMessages);
  const { id, name, isSetUp, facilities, credits, lastMonth, done } = loaderData;
  const answerOf = (form: string): FormAnswer | undefined =>
    answer?.form === form ? answer : undefined;
  return (
    <div className="max-w-2xl">
      <p className="text-sm">
        <TextLink to={`/office/clients/${id}`}>{name}</TextLink>
      </p>
      <PageTitle>{billing.title}</PageTitle>
      <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
        <TextLink to={`/office/invoices?clientId=${id}`}>{section}</TextLink>
        <TextLink to={`/office/clients/${id}/statement`}>{statement.title}</TextLink>
      </p>
      <StatusNotice>
        {done && !answer ? (done === "credit" ? billing.creditEntered : billing.saved) : null}
      </StatusNotice>
      {isSetUp ? null : <p className="mt-4 rounded-md bg-sand p-3 text-sm">{billing.notYet}</p>}
      <PostForm
        answer={answerOf("settings")}
        key={place}
        noValidate
        className="mt-4 flex flex-col items-start gap-5"
      >
        <SeenFields stored={loaderData.stored} />

        <Problem text={answerOf("settings")?.problem} />
        <BillingFields values={loaderData.values} facilities={facilities} />
        <CompactSubmitButton>{billing.save}</CompactSubmitButton>
      </PostForm>
      <TitledSection
        titleId="credits-title"
        title={billing.credits}
        className="mt-10 border-t border-line pt-6"
      >
        {credits.length === 0 ? (
          <p className="mt-2 text-sm text-slate">{billing.noCredits}</p>
        ) : null}
        <ul className="mt-2 text-sm">
          {credits.map((credit) => (
            <li
              key={credit.id}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2"
            >
              <span className="min-w-0 break-words">
                <Written words={writtenAlone(credit.reason, credit.language)} />
                <span className="block text-slate">{credit.facilityName}</span>
              </span>
              <span className="tabular-nums">{credit.amount}</span>
            </li>
          ))}
        </ul>
        <PostForm
          answer={answerOf("credit")}
          action="?form=credit"
          noValidate
          key={credits.length}
          className="mt-4 flex flex-col items-start gap-4"
        >
          <Problem text={answerOf("credit")?.problem} />
          <ChoiceField
            name="facilityId"
            label={billing.facility}
            options={facilities.map((facility) => ({ value: facility.id, label: facility.name }))}
          />
          <TextField name="cents" label={billing.dollarsBeforeTax} inputMode="decimal" />
          <NotesField name="reason" label={billing.creditReason} />
          <CompactSubmitButton look="outline">{billing.enterCredit}</CompactSubmitButton>
        </PostForm>
      </TitledSection>
      {isSetUp ? (
        <TitledSection
          titleId="month-title"
          title={billing.draftNow}
          className="mt-10 border-t border-line pt-6"
        >
          <PostForm
            answer={answerOf("month")}
            action="?form=month"
            noValidate
            className="mt-4 flex flex-col items-start gap-4"
          >
            <Problem text={answerOf("month")?.problem} />
            <TextField name="period" label={billing.month} type="month" value={lastMonth} />
            <CompactSubmitButton look="outline">{billing.createDraft}</CompactSubmitButton>
          </PostForm>
        </TitledSection>
      ) : null}
    </div>
  );
}
