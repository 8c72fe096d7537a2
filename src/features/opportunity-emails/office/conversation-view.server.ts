/** The conversation and the form as the page and the panel show them. */
import * as z from "zod/mini";
import {
  findOpportunity,
  type OpportunityListRow,
} from "#features/opportunities/opportunity-queries.server.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { oneLine } from "#platform/email/one-line.ts";
import { listFiles } from "#platform/files/list-files.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { countConversation, listConversation } from "../conversation.server.ts";
import { maxSubject, shippedTemplates } from "../email-types.ts";
import { opportunityEmailMessages } from "../messages.ts";
import type { EmailTemplateRow } from "../tables/email-templates.ts";
import { templateTexts } from "../template-texts.server.ts";
import { listTemplates } from "../templates/template-commands.server.ts";
import { hasUnmatchedEmails } from "../unmatched/unmatched-queries.server.ts";

const emailsPath = (opportunityId: string): string => `/office/pipeline/${opportunityId}/emails`;

/** @param limit how many of the latest emails @returns undefined for what the actor may not see */
export async function readConversation(
  route: RouteRequest,
  actor: Actor,
  opportunityId: string,
  limit: number,
) {
  const { db, config } = route.context.get(appContext);
  const opportunity = await findOpportunity(db, actor, opportunityId);
  if (opportunity === undefined) return undefined;
  const [rows, count, ownTemplates, hasUnmatched] = await Promise.all([
    listConversation(db, opportunityId, limit),
    countConversation(db, opportunityId),
    listTemplates(db, opportunity.language),
    hasUnmatchedEmails(db),
  ]);
  const received = rows.filter(({ direction }) => direction === "received");
  const files = await listFiles(
    db,
    "opportunity-email",
    received.map(({ id }) => id),
  );
  return {
    path: emailsPath(opportunityId),
    opportunity: `/office/pipeline/${opportunityId}`,
    company: opportunity.companyName,
    leadId: opportunity.leadId,
    emails: rows.map((row) => ({
      ...toEmailView(row, opportunity, actor.language),
      files: files.get(row.id) ?? [],
    })),
    earlier: Math.max(0, count - rows.length),
    mayWrite: may(actor, "opportunities.change"),
    mayChangeTexts: may(actor, "settings.change"),
    areRepliesJoined: config.inboundMail !== undefined,
    hasUnmatched,
    form: formOf(route, actor, opportunity, { last: rows.at(-1), own: ownTemplates }),
  };
}

export type ConversationData = NonNullable<Awaited<ReturnType<typeof readConversation>>>;

type ConversationRow = Awaited<ReturnType<typeof listConversation>>[number];

function toEmailView(row: ConversationRow, { email }: OpportunityListRow, language: Language) {
  const { you, from } = opportunityEmailMessages(language);
  const { id, direction, at, subject, text, quoted, kind, unread, leftOut, state } = row;
  const { language: written } = row;
  const isOurs = direction === "sent";
  const { fromName, fromAddress } = row;
  return {
    id,
    isOurs,
    at: companyMoment(at, language),
    who: isOurs
      ? you({ person: row.senderName ?? "", address: row.recipient })
      : fromName === ""
        ? fromAddress
        : from({ name: fromName, address: fromAddress }),
    subject,
    text,
    /** Null of what came in: a mail program tells none. */
    language: written,
    quoted,
    kind: kind === "person" ? undefined : (kind ?? undefined),
    /** Anybody can write any address; another one than the contact's is worth a look. */
    isStranger: kind === "person" && fromAddress.toLowerCase() !== email.toLowerCase(),
    unread: unread ?? undefined,
    leftOut,
    // Its row is deleted by age, and it had been sent by then.
    state: isOurs ? (state ?? "sent") : undefined,
  };
}

/** Undefined where the contact has no address. */
function formOf(
  route: RouteRequest,
  actor: Actor,
  opportunity: OpportunityListRow,
  { last, own }: { last: ConversationRow | undefined; own: readonly EmailTemplateRow[] },
) {
  const { language, email, contactName: contact, reference, companyId } = opportunity;
  const company = `/office/prospects/${companyId}`;
  if (email === "") return { company, fields: undefined };
  const { searchParams } = new URL(route.request.url);
  const requestedTemplate = searchParams.get("template");
  const chosenOwn = own.find(({ id }) => id === requestedTemplate);
  const chosen = chosenOwn?.id ?? z.safeParse(z.enum(shippedTemplates), requestedTemplate).data;
  const usual = last === undefined ? "first-answer" : "blank";
  const template = chosen ?? usual;
  const isUnanswered = opportunity.answeredAt === null && opportunity.closedAt === null;
  const texts = opportunityEmailMessages(actor.language);
  const begun = chosenOwn ?? z.safeParse(z.enum(shippedTemplates), template).data ?? usual;
  const written = templateTexts(begun, { contact, reference, sender: actor.name }, language);
  return {
    company,
    fields: {
      template,
      templates: [
        ...shippedTemplates.map((name) => ({
          value: name as string,
          label: texts.templates[name],
        })),
        ...own.map(({ id, name }) => ({ value: id, label: name })),
      ],
      /** A person who has chosen a template wants to write. */
      isOpen: chosen !== undefined || (isUnanswered && last === undefined),
      language,
      to: texts.to({ name: contact, address: email }),
      inLanguage:
        language === actor.language
          ? undefined
          : texts.inLanguage({ language: texts.languages[language] }),
      texts: { ...written, subject: subjectAfter(last, language) ?? written.subject },
      seen: { last: last?.id ?? "", to: email },
    },
  };
}

/** Goes on under the subject of the conversation. */
function subjectAfter(last: ConversationRow | undefined, language: Language): string | undefined {
  const subject = last?.subject.replace(/^(?:(?:re|rv|fwd?):\s*)+/i, "").trim() ?? "";
  if (subject === "") return undefined;
  return oneLine(opportunityEmailMessages(language).answered({ subject }), maxSubject);
}
