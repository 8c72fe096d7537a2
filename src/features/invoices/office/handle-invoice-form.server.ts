import * as z from "zod/mini";
import { dayWithYear } from "#platform/format/day-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { editorOf, refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { addInvoiceLine, refreshDraft, removeInvoiceLine } from "../change-draft.server.ts";
import type { InvoiceResult } from "../change-invoice.server.ts";
import { requireInvoice } from "../detail-screen.server.ts";
import {
  holdReminders,
  recordPayment,
  releaseReminders,
  reversePayment,
  voidInvoice,
} from "../handle-issued.server.ts";
import { holdForm, lineForm, paymentForm, voidForm } from "../invoice-forms.server.ts";
import { today } from "../invoice-state.server.ts";
import { officeInvoices } from "../invoices-view.server.ts";
import { issueInvoice } from "../issue-invoice.server.ts";
import { invoiceServerMessages } from "../messages.server.ts";

const step = <Name extends string>(name: Name) => ({ step: z.literal(name) });

const commandForm = byLanguage((language) =>
  z.discriminatedUnion("step", [
    z.object({ step: z.enum(["issue", "refresh", "release"]) }),
    z.object({ ...step("add-line"), ...lineForm(language).shape }),
    z.object({ ...step("remove-line"), line: z.uuid() }),
    z.object({ ...step("pay"), ...paymentForm(language).shape }),
    z.object({ ...step("take-back"), payment: z.uuid() }),
    z.object({ ...step("void"), ...voidForm(language).shape }),
    z.object({ ...step("hold"), ...holdForm(language).shape }),
  ]),
);

const echoed = [
  "step",
  "kind",
  "facilityId",
  "text",
  "cents",
  "paidOn",
  "method",
  "reference",
  "reason",
  "heldUntil",
];

type CommandForm = z.infer<ReturnType<typeof commandForm>>;

function adds({ step }: CommandForm, language: Language) {
  const { payment, line } = invoiceServerMessages(language).alreadyReceived;
  if (step === "pay") return { noun: "payment", question: payment };
  return step === "add-line" ? { noun: "line", question: line } : undefined;
}

export async function handleInvoiceForm(route: RouteRequest, rawId?: string) {
  const { actor, db, queue, invoice } = await requireInvoice(officeInvoices, route, rawId);
  const { language } = actor;
  return handleFormOnce(
    route,
    { form: "step", schema: commandForm(language), echoed, actor, db, adds },
    async (fields, refuse, db, _, sent) => {
      const result = await run({ db, queue }, actor, invoice.id, fields, seenIn(sent));
      const here = `${officeInvoices.path}/${invoice.id}`;
      // Done twice is done.
      if (result.ok || result.reason === "already-done") return redirectAfterPost(here);
      if (result.reason === "edited-by-both") return refuseHold(refuse, result, fields, language);
      if (result.reason === "not-found") throw notFound();
      const why = invoiceServerMessages(language).problems[result.reason];
      if (result.reason === "too-much") return refuse(422, { cents: why });
      if (result.reason === "unknown-facility") return refuse(422, { facilityId: why });
      return refuse(result.reason === "not-allowed" ? 403 : 409, why);
    },
  );
}

/** The form that resumes reminders has no fields, so that a conflict gets its own sentence. */
function refuseHold(refuse: Refuse, result: EditRefusal, fields: CommandForm, language: Language) {
  const { heldUntil = "" } = result.stored;
  const person = editorOf(result.by, "heldUntil", language);
  const day = heldUntil && dayWithYear(heldUntil, language);
  if (fields.step !== "hold")
    return refuseEdit(
      refuse,
      result,
      {},
      {
        problem: invoiceServerMessages(language).errors.heldMeanwhile({ person, day }),
      },
    );
  const { reason } = fields;
  return refuseEdit(
    refuse,
    result,
    { heldUntil: fields.heldUntil, reason },
    {
      formatValue: (name, value) => (name === "heldUntil" ? dayWithYear(value, language) : value),
    },
  );
}

function run(
  context: CommandContext,
  actor: Actor,
  id: string,
  fields: CommandForm,
  seen: Texts,
): Promise<InvoiceResult | EditRefusal> {
  switch (fields.step) {
    case "issue":
      return issueInvoice(context, actor, id, today());
    case "refresh":
      return refreshDraft(context, actor, id);
    case "release":
      return releaseReminders(context, actor, id, seen);
    case "add-line": {
      const { kind, facilityId, text, cents } = fields;
      return addInvoiceLine(context, actor, id, { kind, facilityId, text, cents });
    }
    case "remove-line":
      return removeInvoiceLine(context, actor, id, fields.line);
    case "pay": {
      const { cents, paidOn, method, reference } = fields;
      return recordPayment(context, actor, id, { cents, paidOn, method, reference });
    }
    case "take-back":
      return reversePayment(context, actor, id, fields.payment);
    case "void":
      return voidInvoice(context, actor, id, fields.reason, today());
    case "hold":
      return holdReminders(context, actor, id, fields, seen);
  }
}
