import * as z from "zod/mini";
import { goOn, takeForm } from "#app/http/account-form.server.ts";
import type { RouteRequest } from "#app/http/actor.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { addInvoiceLine, refreshDraft, removeInvoiceLine } from "#domain/invoices/change-draft.ts";
import {
  holdReminders,
  recordPayment,
  releaseReminders,
  takePaymentBack,
  voidInvoice,
} from "#domain/invoices/handle-issued.ts";
import { holdForm, lineForm, paymentForm, voidForm } from "#domain/invoices/invoice-forms.ts";
import { issueInvoice } from "#domain/invoices/issue-invoice.ts";
import type { InvoiceResult } from "#domain/invoices/take-invoice-step.ts";
import type { CommandContext } from "#domain/submissions/submission.ts";
import { enterInvoice } from "../../invoices/detail.server.ts";
import { today } from "../../invoices/today.server.ts";
import { staffInvoices } from "./staff-invoices.server.ts";
import { stepProblems } from "./step-problems.ts";

const step = <Name extends string>(name: Name) => ({ step: z.literal(name) });

const schema = z.discriminatedUnion("step", [
  z.object({ step: z.enum(["issue", "refresh", "release"]) }),
  z.object({ ...step("add-line"), ...lineForm.shape }),
  z.object({ ...step("remove-line"), line: z.uuid() }),
  z.object({ ...step("pay"), ...paymentForm.shape }),
  z.object({ ...step("take-back"), payment: z.uuid() }),
  z.object({ ...step("void"), ...voidForm.shape }),
  z.object({ ...step("hold"), ...holdForm.shape }),
]);

const echoed = [
  ...["step", "kind", "facilityId", "text", "cents", "paidOn", "method", "reference"],
  ...["reason", "heldUntil"],
];

export async function takeInvoicePageStep(route: RouteRequest, rawId?: string) {
  const { actor, db, queue, invoice } = await enterInvoice(staffInvoices, route, rawId);
  return takeForm(route, { form: "step", schema, echoed }, async (fields, refuse) => {
    const result = await run({ db, queue }, actor, invoice.id, fields);
    const here = `${staffInvoices.path}/${invoice.id}`;
    // Done twice is done.
    if (result.ok || result.reason === "already-done") return goOn(here);
    if (result.reason === "not-found") throw new Response(null, { status: 404 });
    const why = stepProblems[result.reason];
    if (result.reason === "too-much") return refuse(422, { cents: why });
    if (result.reason === "unknown-facility") return refuse(422, { facilityId: why });
    return refuse(result.reason === "not-allowed" ? 403 : 409, why);
  });
}

function run(
  context: CommandContext,
  actor: Actor,
  id: string,
  fields: z.infer<typeof schema>,
): Promise<InvoiceResult> {
  switch (fields.step) {
    case "issue":
      return issueInvoice(context, actor, id, today());
    case "refresh":
      return refreshDraft(context, actor, id);
    case "release":
      return releaseReminders(context, actor, id);
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
      return takePaymentBack(context, actor, id, fields.payment);
    case "void":
      return voidInvoice(context, actor, id, fields.reason, today());
    case "hold":
      return holdReminders(context, actor, id, fields);
  }
}
