import { data } from "react-router";
import { findOpportunity } from "#features/opportunities/opportunity-queries.server.ts";
import { findRequest } from "#features/opportunities/request-of-opportunity.server.ts";
import type { Database } from "#platform/database/client.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import {
  type FormAnswer,
  type Refuse,
  redirectAfterPost,
  seenPrefix,
} from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { findLastEmail } from "../conversation.server.ts";
import { type EmailForm, emailForm } from "../email-types.ts";
import { opportunityEmailServerMessages } from "../messages.server.ts";
import { type WriteContext, writeAgain, writeEmail } from "../write-email.server.ts";
import { readConversation } from "./conversation-view.server.ts";

/** More than anybody reads; who writes more than that has a thread in their mail program. */
const maxShown = 200;

async function requireConversationReader(route: RouteRequest, rawId: string | undefined) {
  const actor = await requireStaff(route);
  const id = requireUuid(rawId);
  if (!may(actor, "opportunities.read")) throw notFound();
  return { actor, id, ...route.context.get(appContext) };
}

export async function readEmailsPage(route: RouteRequest, rawId: string | undefined) {
  const { actor, id, db } = await requireConversationReader(route, rawId);
  const conversation = await readConversation(route, actor, id, maxShown);
  if (conversation === undefined) throw notFound();
  await recordOpened(route, actor, "opportunity", id);
  const request = await findRequest(db, actor, conversation.leadId);
  return { ...conversation, id, request };
}

export type EmailsData = Awaited<ReturnType<typeof readEmailsPage>>;

export async function handleEmailForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, id, db, queue, config } = await requireConversationReader(route, rawId);
  if ((await findOpportunity(db, actor, id)) === undefined) throw notFound();
  const { problems, sentBefore } = opportunityEmailServerMessages(actor.language);
  return handleFormOnce(
    route,
    {
      form: "step",
      schema: emailForm(actor.language),
      echoed: ["step", "template", "subject", "text"],
      actor,
      db,
      adds: ({ step }: EmailForm) =>
        step === "email" ? { noun: "email", question: sentBefore } : undefined,
    },
    async (fields, refuse, db, _, sent) => {
      const context: WriteContext = { db, queue, inboundAddress: config.inboundMailAddress };
      const result =
        fields.step === "email"
          ? await writeEmail(context, actor, id, fields, seenIn(sent))
          : await writeAgain(context, actor, id, fields.email);
      // The page of the opportunity has the conversation too, so the answer leads there.
      if (result.ok) return redirectAfterPost(`/office/pipeline/${id}#emails`);
      if (result.reason === "not-found") throw notFound();
      const refused = refuse(result.reason === "not-allowed" ? 403 : 409, problems[result.reason]);
      return withSeen(refused, await readSeen(db, actor, id));
    },
  );
}

/** The refused form has now shown the latest state, so sending it again confirms that. */
const withSeen = (
  refused: ReturnType<Refuse>,
  { last, to }: { last: string; to: string },
): ReturnType<Refuse> => {
  const values = { ...refused.data.values, [`${seenPrefix}last`]: last, [`${seenPrefix}to`]: to };
  return data<FormAnswer>({ ...refused.data, values }, refused.init ?? undefined);
};

async function readSeen(db: Database, actor: Actor, id: string) {
  const opportunity = await findOpportunity(db, actor, id);
  return { last: await findLastEmail(db, id), to: opportunity?.email ?? "" };
}
