import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { addressIn } from "#content/page-address.ts";
import { formatDays } from "#content/retention.ts";
import { hasMailServer } from "#features/settings/mail/mail-settings.server.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { timeZoneName } from "#platform/format/time-zone-name.ts";
import { listHistory } from "#platform/history/history.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext, requestContext } from "#platform/http/context.ts";
import { refuseChangedSince, refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { inEmailsFrom, readMarkdown } from "#platform/markdown/read-markdown.server.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import type { ChangedSince } from "#platform/records/seen-mark.server.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { newsletterIssue } from "../emails/newsletter-issue.tsx";
import { newsletterServerMessages } from "../messages.server.ts";
import { newsletterMessages } from "../messages.ts";
import {
  addNewsletter,
  copyNewsletter,
  deleteDraft,
  editNewsletter,
  type NewsletterProblem,
  repeatUncertain,
  scheduleNewsletter,
  sendNow,
  sendTest,
  stopNewsletter,
  unscheduleNewsletter,
} from "../newsletter-commands.server.ts";
import { findNewsletterObstacles, obstaclePages } from "../newsletter-obstacles.server.ts";
import {
  completeness,
  fieldsOf,
  languageFor,
  type NewsletterCommandForm,
  newsletterCommandForm,
  newsletterForm,
  outcomes,
  readRecipientFilter,
  subjectOf,
  textsOf,
  tooLateFor,
} from "../newsletter-types.ts";
import {
  countReaders,
  findNewsletter,
  listNewsletters,
  listRecipients,
  type NewsletterDetail,
} from "../newsletters.server.ts";
import type { NewsletterRow } from "../tables/newsletters.ts";

const newslettersPath = "/office/newsletters";

/** @throws 404 for who may not send newsletters */
async function requireNewsletterEditor(route: RouteRequest) {
  const actor = await requireStaff(route, "newsletters.send");
  return { actor, ...route.context.get(appContext) };
}

async function requireNewsletter(
  { actor, db }: Awaited<ReturnType<typeof requireNewsletterEditor>>,
  rawId: string | undefined,
): Promise<NewsletterDetail> {
  const newsletter = await findNewsletter(db, actor, requireUuid(rawId));
  if (newsletter === undefined) throw notFound();
  return newsletter;
}

const inPage = 50;
const pageSchema = z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)), 1);

export async function readNewsletters(route: RouteRequest) {
  const { actor, db } = await requireNewsletterEditor(route);
  const { searchParams } = new URL(route.request.url);
  const page = z.parse(pageSchema, searchParams.get("page"));
  const { rows, hasMore } = await listNewsletters(db, actor, page, inPage);
  const { newsletters } = newsletterMessages(actor.language);
  return {
    rows: rows.map(({ id, state, texts, createdAt, sendAt, startedAt, expected, figures }) => ({
      id,
      state,
      stateLabel: isMissed({ state, sendAt }) ? newsletters.missed : newsletters.states[state],
      subject: subjectOf(texts, actor.language) || newsletters.noSubject,
      when: companyMoment(
        startedAt ?? (state === "scheduled" ? sendAt : null) ?? createdAt,
        actor.language,
      ),
      delivered: figures && {
        delivered: figures.delivered,
        kept: figures.kept ?? 0,
        expected,
      },
    })),
    first: page > 1 ? newslettersPath : undefined,
    next: hasMore ? `${newslettersPath}?page=${page + 1}` : undefined,
    done: doneIn(searchParams),
  };
}

const isMissed = ({ state, sendAt }: Pick<NewsletterRow, "state" | "sendAt">): boolean =>
  state === "scheduled" && sendAt !== null && sendAt <= tooLateFor(new Date());

/** The form is only for people who may write a newsletter. */
export async function readNewNewsletter(route: RouteRequest) {
  await requireNewsletterEditor(route);
  return null;
}

const textFieldNames = Object.keys(
  fieldsOf({ en: { subject: "", body: "" }, es: { subject: "", body: "" } }),
);

const addition = ({ language }: Actor) => ({
  noun: "newsletter",
  question: newsletterServerMessages(language).alreadyReceived.newsletter,
});

export async function addByForm(route: RouteRequest) {
  const { actor, db } = await requireNewsletterEditor(route);
  return handleFormOnce(
    route,
    {
      form: "newsletter",
      schema: newsletterForm(actor.language),
      echoed: textFieldNames,
      actor,
      db,
      adds: () => addition(actor),
    },
    async (fields, refuse, db) => {
      const result = await addNewsletter({ db }, actor, fields);
      return result.ok
        ? redirectAfterPost(`${newslettersPath}/${result.id}?done=added`)
        : refuseNewsletter(refuse, actor, result.reason);
    },
  );
}

export async function readNewsletter(route: RouteRequest, rawId: string | undefined) {
  const entered = await requireNewsletterEditor(route);
  const { actor, db, config } = entered;
  const newsletter = await requireNewsletter(entered, rawId);
  const { origin } = route.context.get(requestContext);
  const { language } = actor;
  const [readers, history, canSend, obstacles] = await Promise.all([
    countReaders(db),
    listHistory(db, "newsletter", newsletter.id),
    hasMailServer(db, config),
    findNewsletterObstacles(db, config),
  ]);
  const { newsletters } = newsletterMessages(language);
  const { id, state, texts, revision, outcomes: counts } = newsletter;
  const at = (moment: Date | null) => moment && companyMoment(moment, language);
  const events: Readonly<Record<string, string>> = newsletters.events;
  const settled = Object.entries(counts).reduce(
    (sum, [outcome, count]) => (["waiting", "retrying"].includes(outcome) ? sum : sum + count),
    0,
  );
  return {
    id,
    state,
    stateLabel: isMissed(newsletter) ? newsletters.missed : newsletters.states[state],
    subject: subjectOf(texts, language) || newsletters.noSubject,
    revision,
    stored: fieldsOf(texts),
    createdByName: newsletter.createdByName,
    previews: languages.map((reader) => previewOf(newsletter, reader, readers[reader], origin)),
    readers: languages.reduce((sum, reader) => sum + readers[reader], 0),
    sendAt: at(newsletter.sendAt),
    isMissed: isMissed(newsletter),
    startedAt: at(newsletter.startedAt),
    finishedAt: at(newsletter.finishedAt),
    settled,
    expected: Math.max(newsletter.expected, settled),
    figures: outcomes
      .map((outcome) => ({
        outcome,
        label: newsletters.outcomes[outcome],
        count: counts[outcome] + (outcome === "waiting" ? notQueuedYet(newsletter) : 0),
      }))
      .filter(({ outcome, count }) => count > 0 || outcome === "delivered"),
    unsubscribes: newsletter.unsubscribes,
    retrying: counts.retrying,
    uncertain: counts.uncertain,
    hasMailServer: canSend,
    obstacles: ["draft", "scheduled", "sending"].includes(state)
      ? obstacles.map((name) => ({
          name,
          page: may(actor, "settings.change") ? obstaclePages[name] : undefined,
        }))
      : [],
    /** It waits for this, and goes on by itself. */
    isHeldBack: obstacles.length > 0 && (state === "scheduled" || state === "sending"),
    kept: formatDays(company.retention.emails, language),
    zone: timeZoneName(company.timeZone, language),
    /** What the form of the schedule begins with: tomorrow at nine, which is in no night. */
    suggestion: { day: addDays(todayIn(company.timeZone, new Date()), 1), time: "09:00" },
    history: history.map((event) => ({
      id: event.id,
      what: events[event.kind] ?? event.kind,
      who: event.actorName,
      at: companyMoment(event.at, language),
    })),
    done: doneIn(new URL(route.request.url).searchParams),
  };
}

export type NewsletterData = Awaited<ReturnType<typeof readNewsletter>>;

/** Subscribers to whom no email is queued yet, as batches follow one another. */
const notQueuedYet = ({ state, expected, isQueued, outcomes: counts }: NewsletterDetail): number =>
  state === "sending" && !isQueued
    ? Math.max(0, expected - Object.values(counts).reduce((sum, count) => sum + count, 0))
    : 0;

/** The email for readers of one language, with warnings for its author. */
function previewOf(
  newsletter: NewsletterDetail,
  reader: Language,
  readers: number,
  origin: string,
) {
  const { id, state, revision, texts } = newsletter;
  const written = languageFor(texts, reader);
  const text = written && texts[written];
  return {
    reader,
    readers,
    isHalf: completeness(texts[reader]) === "half",
    isInstead: written !== undefined && written !== reader,
    address: text && `${newslettersPath}/${id}/preview?reader=${reader}&revision=${revision}`,
    // Only a draft has it, because it is for the author, and pages that follow the sending load every two
    // seconds.
    leftOut:
      text && state === "draft" ? readMarkdown(text.body, inEmailsFrom(origin)).leftOut : undefined,
  };
}

const doneSteps = [
  "added",
  "edit",
  "test",
  "schedule",
  "unschedule",
  "send",
  "stop",
  "repeat",
  "copy",
  "delete",
] as const;

const doneIn = (search: URLSearchParams) => z.safeParse(z.enum(doneSteps), search.get("done")).data;

export async function handleNewsletterForm(route: RouteRequest, rawId: string | undefined) {
  const entered = await requireNewsletterEditor(route);
  const { actor, db, queue, config } = entered;
  const { id } = await requireNewsletter(entered, rawId);
  return handleFormOnce(
    route,
    {
      form: "step",
      schema: newsletterCommandForm(actor.language),
      echoed: ["step", "day", "time", ...textFieldNames],
      actor,
      db,
      adds: ({ step }) => (step === "copy" ? addition(actor) : undefined),
    },
    async (fields, refuse, db, _, sent) => {
      if (fields.step === "send" || fields.step === "schedule") {
        const [obstacle] = await findNewsletterObstacles(db, config);
        if (obstacle !== undefined) {
          const { notYet, obstacles } = newsletterMessages(actor.language).newsletters;
          return refuse(409, `${notYet} ${obstacles[obstacle]}`);
        }
      }
      const context = { db, queue, hasMailServer: await hasMailServer(db, config) };
      const result = await run(context, actor, id, fields, seenIn(sent));
      if (result.ok) {
        const page = "id" in result ? `/${result.id}` : fields.step === "delete" ? "" : `/${id}`;
        return redirectAfterPost(`${newslettersPath}${page}?done=${fields.step}`);
      }
      if (result.reason === "changed-since") return refuseChangedSince(refuse, result);
      if (result.reason === "edited-by-both")
        return refuseEdit(refuse, result, fields.step === "edit" ? fieldsOf(textsOf(fields)) : {}, {
          formatValue: (_, value) => shortened(value),
        });
      return refuseNewsletter(refuse, actor, result.reason);
    },
  );
}

/** A whole text in a sentence about it would hide the sentence. */
const shortened = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

type Result =
  | { ok: true }
  | { ok: true; id: string }
  | { ok: false; reason: NewsletterProblem }
  | EditRefusal
  | ChangedSince;

function run(
  context: Pick<Awaited<ReturnType<typeof requireNewsletterEditor>>, "db" | "queue"> & {
    hasMailServer: boolean;
  },
  actor: Actor,
  id: string,
  fields: NewsletterCommandForm,
  seen: ReturnType<typeof seenIn>,
): Promise<Result> {
  switch (fields.step) {
    case "edit":
      return editNewsletter(context, actor, id, fieldsOf(textsOf(fields)), seen);
    case "test":
      return sendTest(context, actor, id, context.hasMailServer);
    case "schedule":
      return scheduleNewsletter(context, actor, id, fields);
    case "unschedule":
      return unscheduleNewsletter(context, actor, id);
    case "send":
      return sendNow(context, actor, id, fields.revision);
    case "stop":
      return stopNewsletter(context, actor, id);
    case "repeat":
      return repeatUncertain(context, actor, id);
    case "copy":
      return copyNewsletter(context, actor, id);
    case "delete":
      return deleteDraft(context, actor, id, seen.mark ?? "");
  }
}

/** A problem of one field stands beside that field. */
const fieldOf: Partial<Record<NewsletterProblem, string>> = {
  "in-the-past": "time",
  "too-far-ahead": "day",
};

function refuseNewsletter(refuse: Refuse, { language }: Actor, reason: NewsletterProblem) {
  if (reason === "not-found") throw notFound();
  const text = newsletterMessages(language).newsletters.problems[reason];
  const field = fieldOf[reason];
  return field ? refuse(422, { [field]: text }) : refuse(409, text);
}

/**
 * The preview is in a frame of our own pages: it may run and load nothing, and its links open in new tabs.
 * Inline styles are allowed, because emails need them.
 */
const previewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The email itself, as a reader of a language gets it. */
export async function previewNewsletter(
  route: RouteRequest,
  rawId: string | undefined,
): Promise<Response> {
  const { texts } = await requireNewsletter(await requireNewsletterEditor(route), rawId);
  const requestedLanguage = new URL(route.request.url).searchParams.get("reader");
  const reader = languages.find((language) => language === requestedLanguage) ?? languages[0];
  const textLanguage = languageFor(texts, reader);
  if (textLanguage === undefined) throw notFound();
  const { origin } = route.context.get(requestContext);
  const unsubscribeAddress = `${origin}${addressIn(reader, "/newsletter/unsubscribe")}?token=test`;
  const { html } = await newsletterIssue(
    { ...texts[textLanguage], textLanguage, origin, unsubscribeAddress },
    reader,
  );
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": previewPolicy,
      "Cache-Control": "no-store",
    },
  });
}

const recipientsInPage = 100;

export async function readRecipients(route: RouteRequest, rawId: string | undefined) {
  const entered = await requireNewsletterEditor(route);
  const { actor, db } = entered;
  const newsletter = await requireNewsletter(entered, rawId);
  const filter = readRecipientFilter(new URL(route.request.url).searchParams);
  const { language } = actor;
  const { newsletters } = newsletterMessages(language);
  const { rows, next } = await listRecipients(db, newsletter.id, filter, recipientsInPage);
  const path = `${newslettersPath}/${newsletter.id}`;
  const addressOf = (over: Partial<typeof filter>) =>
    `${path}/recipients${filterQuery({ ...filter, ...over })}`;
  return {
    path,
    subject: subjectOf(newsletter.texts, language) || newsletters.noSubject,
    filter,
    rows: rows.map(({ id, email, outcome, at, answer }) => ({
      id,
      email,
      outcome,
      outcomeLabel: newsletters.outcomes[outcome],
      at: at && companyMoment(at, language),
      answer,
    })),
    /** The rows of its emails are deleted by age, and the numbers are not. */
    isForgotten:
      newsletter.figures !== null &&
      newsletter.figures.delivered + (newsletter.figures.kept ?? 0) > 0 &&
      rows.length === 0 &&
      filter.outcome === undefined &&
      filter.words === undefined &&
      filter.after === undefined,
    kept: formatDays(company.retention.emails, language),
    first: filter.after === undefined ? undefined : addressOf({ after: undefined }),
    next: next === undefined ? undefined : addressOf({ after: next }),
  };
}
