import { data } from "react-router";
import * as z from "zod/mini";
import { countOf } from "#platform/format/plural.ts";
import { handleForm } from "#platform/http/account-form.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { officeInvoices } from "../invoices-view.server.ts";
import { issueInvoice } from "../issue-invoice.server.ts";
import { today } from "../today.server.ts";
import { commandProblems } from "./command-problems.ts";

const prefix = "invoice.";
const uuid = z.uuid();

/** Each draft has its own transaction: one that can't be issued does not hold up the others. */
export async function issueTicked(route: RouteRequest) {
  const actor = await officeInvoices.enter(route);
  const { db, queue } = route.context.get(appContext);
  const schema = z.record(z.string(), z.unknown());
  return handleForm(route, { form: "issue", schema }, async (fields, refuse) => {
    const ids = Object.keys(fields)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length))
      .filter((id) => z.safeParse(uuid, id).success);
    if (ids.length === 0) return refuse(422, "Please select the drafts to issue.");
    const problems: string[] = [];
    let issued = 0;
    for (const id of ids) {
      const result = await issueInvoice({ db, queue }, actor, id, today());
      if (result.ok) issued += 1;
      else problems.push(commandProblems[result.reason]);
    }
    if (issued === 0) return refuse(409, problems[0] ?? "Nothing was issued.");
    const rest = problems.length === 0 ? "" : ` ${problems.length} not issued: ${problems[0]}`;
    const done = `${countOf(issued, "invoice", "invoices")} issued.${rest}`;
    return data({ done }, { headers: { "Cache-Control": "no-store" } });
  });
}
