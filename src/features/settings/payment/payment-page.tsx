import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import { readSection, restoreSection } from "../change-section.server.ts";
import { handleSettingsForm } from "../handle-settings-form.server.ts";
import { settingsMessages } from "../messages.ts";
import { FieldGroup, RestoreShipped, SettingsForm, SettingsFrame } from "../settings-frame.tsx";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/payment-page.ts";
import {
  changeStoredPayment,
  paymentForm,
  paymentNames,
  paymentSection,
  paymentTexts,
} from "./payment-section.server.ts";

const path = "/office/settings/payment";

export async function loader(route: LoaderFunctionArgs) {
  const { db } = await requireSettingsEditor(route);
  return { stored: await readSection(db, paymentSection) };
}

export const action = (route: ActionFunctionArgs) =>
  handleSettingsForm(route, {
    path,
    schema: paymentForm,
    echoed: paymentNames,
    texts: paymentTexts,
    change: changeStoredPayment,
    restore: (context, actor) => restoreSection(context, actor, paymentSection),
  });

export const meta = pageMetaIn((language) => settingsMessages(language).payment.title);

export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { stored } = loaderData;
  const { payment, savedRule } = useMessages(settingsMessages);
  const { fields, help } = payment;
  const of = (field: keyof typeof stored) => ({
    name: field,
    label: fields[field],
    value: stored[field],
  });
  return (
    <SettingsFrame texts={payment} saved={savedRule} answer={answer}>
      <SettingsForm stored={stored} answer={answer}>
        <FieldGroup title={payment.bank}>
          <div className="grid w-full items-start gap-5 sm:grid-cols-2">
            <TextField {...of("bankName")} />
            <TextField {...of("accountName")} />
            <TextField {...of("routingNumber")} inputMode="numeric" help={help.routingNumber} />
            <TextField {...of("accountNumber")} inputMode="numeric" help={help.accountNumber} />
          </div>
        </FieldGroup>
        <FieldGroup title={payment.check}>
          <TextField {...of("payableTo")} />
          <NotesField {...of("checkAddress")} rows={3} />
        </FieldGroup>
        <FieldGroup title={payment.online}>
          <TextField {...of("payLink")} inputMode="url" help={help.payLink} />
        </FieldGroup>
      </SettingsForm>
      <RestoreShipped path={path} note={payment.restore} />
    </SettingsFrame>
  );
}
