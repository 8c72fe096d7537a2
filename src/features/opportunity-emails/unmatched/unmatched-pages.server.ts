import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { formatDays } from "#content/retention.ts";
import { opportunityMessages } from "#features/opportunities/messages.ts";
import { listOpportunities } from "#features/opportunities/opportunity-queries.server.ts";
import { readOpportunityFilter } from "#features/opportunities/opportunity-types.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { unmatchedStates } from "../email-types.ts";
import { opportunityEmailServerMessages } from "../messages.server.ts";
import { opportunityEmailMessages } from "../messages.ts";
import { mayKeepMore, unmatchedLimits } from "./keep-unmatched.server.ts";
import { bringBack, joinUnmatched, putAside } from "./unmatched-commands.server.ts";
import { unmatchedForm, unmatchedPath } from "./unmatched-form.ts";
import { countUnmatched, findUnmatched, listUnmatched } from "./unmatched-queries.server.ts";

async function requireUnmatchedReader(route: RouteRequest) {
  const actor = await requireStaff(route, "opportunities.read");
  const { searchParams } = new URL(route.request.url);
  return { actor, searchParams, ...route.context.get(appContext) };
}

const senderOf = (
  { fromName, fromAddress }: { fromName: string; fromAddress: string },
  language: Language,
): string => {
  const { from, unmatched } = opportunityEmailMessages(language);
  if (fromAddress === "") return fromName || unmatched.nobody;
  return fromName === "" ? fromAddress : from({ name: fromName, address: fromAddress });
};

export async function readUnmatchedList(route: RouteRequest) {
  const { actor, db, config, searchParams } = await requireUnmatchedReader(route);
  const { language } = actor;
  const { unmatched } = opportunityEmailMessages(language);
  const state = z.safeParse(z.enum(unmatchedStates), searchParams.get("state")).data ?? "waiting";
  const after = z.safeParse(z.uuid(), searchParams.get("after")).data;
  const [counts, page, isRoomLeft] = await Promise.all([
    countUnmatched(db, actor),
    listUnmatched(db, actor, { state, after }),
    mayKeepMore(db),
  ]);
  const { aDay, waiting } = unmatchedLimits;
  return {
    path: unmatchedPath,
    state,
    counts,
    after,
    next: page.next,
    rows: page.rows.map((row) => ({
      id: row.id,
      sender: senderOf(row, language),
      subject: row.subject,
      arrived: companyMoment(row.arrivedAt, language),
      kind: row.kind === "person" ? undefined : row.kind,
      reason: row.reason,
    })),
    keeps: config.inboundMail === undefined ? ("off" as const) : config.inboundMailUnmatched,
    limits: unmatched.limits({ aDay, waiting, days: formatDays(keptDays(), language) }),
    isFull: !isRoomLeft,
    done: z.safeParse(z.enum(["aside"]), searchParams.get("done")).data,
  };
}

export type UnmatchedListData = Awaited<ReturnType<typeof readUnmatchedList>>;

const keptDays = (): number => company.retention.quarantined;

/** Enough to choose from; who has more of them searches for the reference. */
const maxFound = 10;

export async function readUnmatchedPage(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, searchParams } = await requireUnmatchedReader(route);
  const { language } = actor;
  const unmatched = await findUnmatched(db, actor, requireUuid(rawId));
  if (unmatched === undefined) throw notFound();
  const { email, deciderName, opportunityId } = unmatched;
  const mayChange = may(actor, "opportunities.change");
  const { words } = readOpportunityFilter(searchParams);
  const searchWords = words ?? (email.fromAddress || undefined);
  const filter = { tab: "all", sort: "newest", words: searchWords } as const;
  const opportunities =
    email.state === "joined" || searchWords === undefined || !mayChange
      ? []
      : (await listOpportunities(db, actor, filter, maxFound)).rows;
  const { stages } = opportunityMessages(language);
  const { subject, text, quoted, unread, leftOut, kind, reason, state } = email;
  return {
    id: email.id,
    path: `${unmatchedPath}/${email.id}`,
    sender: senderOf(email, language),
    arrived: companyMoment(email.arrivedAt, language),
    subject,
    text,
    quoted,
    unread: unread ?? undefined,
    leftOut,
    kind: kind === "person" ? undefined : kind,
    reason,
    state,
    decidedBy: deciderName ?? "",
    conversation: opportunityId === null ? undefined : `/office/pipeline/${opportunityId}/emails`,
    mayChange,
    words,
    opportunities: opportunities.map((row) => ({
      id: row.id,
      company: row.companyName,
      contact: row.contactName,
      reference: row.reference,
      stage: stages[row.stage],
      opened: companyMoment(row.openedAt, language).short,
    })),
  };
}

export type UnmatchedData = Awaited<ReturnType<typeof readUnmatchedPage>>;

export async function handleUnmatchedForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, queue } = await requireUnmatchedReader(route);
  const id = requireUuid(rawId);
  if ((await findUnmatched(db, actor, id)) === undefined) throw notFound();
  const { unmatchedProblems } = opportunityEmailServerMessages(actor.language);
  return handleFormOnce(
    route,
    { form: "step", schema: unmatchedForm(actor.language), echoed: ["step"], actor, db },
    async (fields, refuse, tx) => {
      const context = { db: tx, queue };
      const result =
        fields.step === "join"
          ? await joinUnmatched(context, actor, id, fields.opportunity)
          : await (fields.step === "aside" ? putAside : bringBack)(context, actor, id);
      if (result.ok)
        return redirectAfterPost(
          fields.step === "aside" ? `${unmatchedPath}?done=aside` : `${unmatchedPath}/${id}`,
        );
      if (result.reason === "not-found") throw notFound();
      const status = result.reason === "not-allowed" ? 403 : 409;
      return refuse(status, unmatchedProblems[result.reason]);
    },
  );
}
