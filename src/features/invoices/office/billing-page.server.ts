import { redirect } from "react-router";
import * as z from "zod/mini";
import { findClientName } from "#features/facilities/find-facility.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { addCredit, saveBilling } from "../billing-settings.server.ts";
import { billingTexts } from "../billing-texts.ts";
import { creditForm, facilityRate, monthForm, settingsForm } from "../invoice-forms.server.ts";
import { makeInvoices } from "../make-invoices.server.ts";
import { invoiceServerMessages } from "../messages.server.ts";
import { invoiceMessages } from "../messages.ts";

/** @throws 404 for who bills nobody, as for a client that does not exist */
export async function requireBilledClient(
  route: RouteRequest & { params: { id?: string | undefined } },
) {
  const actor = await requireStaff(route);
  const parsed = z.safeParse(z.uuid(), route.params.id);
  const { db } = route.context.get(appContext);
  const name =
    parsed.success && may(actor, "invoices.change")
      ? await findClientName(db, actor, parsed.data)
      : undefined;
  if (!parsed.success || name === undefined) throw notFound();
  return { actor, db, name, id: parsed.data };
}

type BillingRoute = Parameters<typeof requireBilledClient>[0];

const ratePrefix = "rate.";

/** The page has three forms, told apart by the address to which they are sent. */
export async function handleBillingForm(route: BillingRoute) {
  const form = new URL(route.request.url).searchParams.get("form");
  if (form === "credit") return handleCreditForm(route);
  return form === "month" ? handleMonthForm(route) : handleBillingSettingsForm(route);
}

async function handleBillingSettingsForm(route: BillingRoute) {
  const { actor, db, id } = await requireBilledClient(route);
  const { language } = actor;
  const { errors } = invoiceServerMessages(language);
  const form = settingsForm(language);
  const schema = z.catchall(form, z.unknown());
  const echoed = [...Object.keys(form.shape), ratePrefix];
  return handleFormOnce(
    route,
    { form: "settings", schema, echoed, actor, db },
    async (fields, refuse, db, _, sent) => {
      const rates: Record<string, number | null> = {};
      for (const [name, value] of Object.entries(fields)) {
        if (!name.startsWith(ratePrefix)) continue;
        const rate = z.safeParse(facilityRate(language), value);
        if (!rate.success) return refuse(422, { [name]: errors.percent });
        rates[name.slice(ratePrefix.length)] = rate.data;
      }
      const edit = { form: fields, rates, seen: seenIn(sent) };
      const result = await saveBilling({ db }, actor, id, edit);
      if (!result.ok && result.reason === "edited-by-both")
        return refuseEdit(refuse, result, billingTexts(edit), {
          formatValue: (name, value) => formatValue(name, value, language),
        });
      if (!result.ok) return refuse(409, errors.nothingSaved);
      return redirectAfterPost(`/office/clients/${id}/billing?done=saved`);
    },
  );
}

/** Choices by their labels, percent with its sign. */
const formatValue = (name: string, value: string, language: Language): string => {
  const { splits, reviews } = invoiceMessages(language).billing;
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    split: splits,
    review: reviews,
  };
  const label = labels[name]?.[value];
  if (label !== undefined) return label;
  return name === "taxRate" || name.startsWith(ratePrefix) ? `${value}%` : value;
};

async function handleCreditForm(route: BillingRoute) {
  const { actor, db, id } = await requireBilledClient(route);
  const { errors, alreadyReceived } = invoiceServerMessages(actor.language);
  const schema = creditForm(actor.language);
  const echoed = ["facilityId", "cents", "reason"];
  const adds = () => ({ noun: "credit", question: alreadyReceived.credit });
  return handleFormOnce(
    route,
    { form: "credit", schema, echoed, actor, db, adds },
    async (credit, refuse, db) => {
      const result = await addCredit({ db }, actor, id, credit);
      if (!result.ok) return refuse(422, { facilityId: errors.facilityOfClient });
      return redirectAfterPost(`/office/clients/${id}/billing?done=credit`);
    },
  );
}

/** A draft of one month by hand, e.g. after the only one of it was voided. */
async function handleMonthForm(route: BillingRoute) {
  const { actor, db, id } = await requireBilledClient(route);
  const { errors, alreadyReceived } = invoiceServerMessages(actor.language);
  const definition = { form: "month", schema: monthForm(actor.language), echoed: ["period"] };
  const adds = () => ({ noun: "draft", question: alreadyReceived.draft });
  return handleFormOnce(
    route,
    { ...definition, actor, db, adds },
    async ({ period }, refuse, db) => {
      const again = { again: true };
      const [newInvoice] = await makeInvoices(db, id, period, actor.accountId, again);
      if (newInvoice !== undefined)
        return redirect(`/office/invoices/${newInvoice}`, { status: 303 });
      return refuse(422, { period: errors.monthTaken });
    },
  );
}
