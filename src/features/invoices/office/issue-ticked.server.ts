import { data } from "react-router";
import * as z from "zod/mini";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleForm } from "#platform/http/signed-in-form.server.ts";
import { today } from "../invoice-state.server.ts";
import { officeInvoices } from "../invoices-view.server.ts";
import { issueInvoice } from "../issue-invoice.server.ts";
import { invoiceServerMessages } from "../messages.server.ts";

const prefix = "invoice.";

const uuid = z.uuid();

/** Each draft has its own transaction: one that can't be issued does not hold up the others. */
export async function issueTicked(route: RouteRequest) {
  const actor = await officeInvoices.enter(route);
  const { db, queue } = route.context.get(appContext);
  const messages = invoiceServerMessages(actor.language);
  const schema = z.record(z.string(), z.unknown());
  return handleForm(route, { form: "issue", schema }, async (fields, refuse) => {
    const ids = Object.keys(fields)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
      .filter((id) => z.safeParse(uuid, id).success);
    if (ids.length === 0) return refuse(422, messages.errors.selectDrafts);
    const problems: string[] = [];
    let issued = 0;
    for (const id of ids) {
      const result = await issueInvoice({ db, queue }, actor, id, today());
      if (result.ok) issued += 1;
      else problems.push(messages.problems[result.reason]);
    }
    const [problem] = problems;
    if (issued === 0) return refuse(409, problem ?? messages.errors.nothingIssued);
    const sentences = [messages.issued({ count: issued })];
    if (problem !== undefined)
      sentences.push(messages.notIssued({ count: problems.length, problem }));
    const done = sentences.join(" ");
    return data({ done }, { headers: { "Cache-Control": "no-store" } });
  });
}
