import { eq } from "drizzle-orm";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import type { Database } from "#platform/database/client.ts";
import type { ForAccount, NoData } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { Language } from "#platform/language/language.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import { standingOf } from "../change-proposal.server.ts";
import { type ProposalNews, proposalNotifications } from "../notifications.server.ts";
import { findPaper, keepPaper, keepSignedPaper, paperName } from "../papers.server.ts";
import { findLinksTurnedOffAt, makeProposalLink } from "../proposal-links.server.ts";
import { sealedWithinMs } from "../seal-proposals.server.ts";
import {
  type ProposalVersionRow,
  proposalMessages,
  proposals,
  proposalVersions,
} from "../tables/proposals.ts";
import {
  proposalAnswered,
  proposalCopy,
  proposalCopyForStaff,
  proposalNewsMessage,
  proposalReleased,
  proposalReminder,
  proposalSent,
} from "./proposal-messages.ts";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    "proposal-sent": NoData;
    "proposal-answered": { messageId: string };
    "proposal-reminder": NoData;
    "proposal-released": NoData;
    /** The PDF is attached. */
    "proposal-copy": { paper: "signed" | "countersigned" };
    "proposal-copy-staff": ForAccount;
    /**
     * @param text what the prospect wrote
     * @param written in which language; absent in what earlier versions queued
     */
    "proposal-news": ForAccount & {
      event: ProposalNews;
      text: string;
      written?: Language | undefined;
    };
  }
  interface EmailSubjects {
    /** A version of one. */
    proposal: true;
  }
  interface NotDueReasons {
    "no-longer-open": true;
    "links-turned-off": true;
  }
}

type ProposalMessage =
  | "proposal-sent"
  | "proposal-answered"
  | "proposal-reminder"
  | "proposal-released"
  | "proposal-copy"
  | "proposal-copy-staff"
  | "proposal-news";

async function findVersion(db: Database, id: string | null) {
  const [row] = await db
    .select({
      version: proposalVersions,
      opportunityId: proposals.opportunityId,
      origin: opportunities.origin,
    })
    .from(proposalVersions)
    .innerJoin(proposals, eq(proposals.id, proposalVersions.proposalId))
    .innerJoin(opportunities, eq(opportunities.id, proposals.opportunityId))
    .where(eq(proposalVersions.id, id ?? ""));
  return row;
}

type FoundVersion = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/** Each attempt has a link of its own, as its secret is in the email alone. */
const toProspect = async (
  db: Database,
  origin: string,
  { version, origin: cameBy }: Pick<FoundVersion, "version" | "origin">,
) => ({
  language: version.language,
  offer: version.offer,
  hasAsked: cameBy === "quote-request",
  address: origin + (await makeProposalLink(db, version)),
});

const linksTurnedOff = { notDue: "links-turned-off" } as const;

const officeAddress = (origin: string, opportunityId: string): string =>
  `${origin}/office/pipeline/${opportunityId}/proposal`;

/** @throws where it cannot be made now: the email is tried again */
async function attachedPaper(
  db: Database,
  version: ProposalVersionRow,
  kind: "signed" | "countersigned",
) {
  const isBoth = kind === "countersigned";
  const mayWait = Date.now() < version.stateSince.getTime() + sealedWithinMs;
  if (isBoth && mayWait && (await findPaper(db, version.id, "sealed")) === undefined)
    throw new Error("The signed copy is not sealed yet");
  const paper = await (isBoth ? keepSignedPaper(db, version) : keepPaper(db, version, kind));
  if (paper === undefined) throw new Error("Too many papers of proposals are being made");
  const attachment = { name: paperName(version.offer), type: "application/pdf" } as const;
  return {
    attachments: [{ ...attachment, content: paper.content }] as const,
    isSealed: paper.kind === "sealed" || paper.kind === "stamped",
  };
}

export const proposalEmails: Renderers<ProposalMessage> = {
  async "proposal-sent"({ db, origin }, { aboutId }) {
    const version = await findVersion(db, aboutId);
    if (version === undefined) return undefined;
    if (standingOf(version.version) !== "open") return { notDue: "no-longer-open" };
    if ((await findLinksTurnedOffAt(db, version.version)) !== undefined) return linksTurnedOff;
    // The paper is there before anybody can ask for it.
    await keepPaper(db, version.version, "offer");
    return proposalSent(await toProspect(db, origin, version));
  },
  async "proposal-answered"({ db, origin }, { aboutId, data }) {
    const version = await findVersion(db, aboutId);
    const [message] = await db
      .select({
        text: proposalMessages.text,
        at: proposalMessages.at,
        written: proposalMessages.language,
        person: accounts.name,
      })
      .from(proposalMessages)
      .innerJoin(accounts, eq(accounts.id, proposalMessages.authorId))
      .where(eq(proposalMessages.id, data.messageId));
    if (version === undefined || message === undefined) return undefined;
    const { at, ...answer } = message;
    const offAt = await findLinksTurnedOffAt(db, version.version);
    if (offAt !== undefined && at < offAt) return linksTurnedOff;
    return proposalAnswered({ ...(await toProspect(db, origin, version)), ...answer });
  },
  async "proposal-reminder"({ db, origin }, { aboutId }) {
    const version = await findVersion(db, aboutId);
    if (version === undefined) return undefined;
    if (standingOf(version.version) !== "open") return { notDue: "no-longer-open" };
    if ((await findLinksTurnedOffAt(db, version.version)) !== undefined) return linksTurnedOff;
    return proposalReminder(await toProspect(db, origin, version));
  },
  async "proposal-released"({ db, origin }, { aboutId }) {
    const version = await findVersion(db, aboutId);
    if (version === undefined) return undefined;
    const { releaseReason: reason, releaseLanguage: written } = version.version;
    return proposalReleased({ ...(await toProspect(db, origin, version)), reason, written });
  },
  async "proposal-copy"({ db, origin }, { aboutId, data: { paper } }) {
    const sentVersion = await findVersion(db, aboutId);
    if (sentVersion === undefined) return undefined;
    const { version } = sentVersion;
    // It says that our signature comes next.
    if (version.state === "released") return { notDue: "no-longer-open" };
    const { attachments, isSealed } = await attachedPaper(db, version, paper);
    const mail = { ...(await toProspect(db, origin, sentVersion)), paper, isSealed };
    return { ...(await proposalCopy(mail)), attachments };
  },
  async "proposal-copy-staff"({ db, origin }, { aboutId, data }) {
    const [sentVersion, actor] = [
      await findVersion(db, aboutId),
      await findActorOf(db, data.accountId),
    ];
    if (sentVersion === undefined || actor === undefined || !may(actor, "proposals.read"))
      return undefined;
    const { version, opportunityId } = sentVersion;
    const { language, name } = actor;
    const message = await proposalCopyForStaff({
      language,
      name,
      offer: version.offer,
      address: officeAddress(origin, opportunityId),
    });
    const { attachments } = await attachedPaper(db, version, "countersigned");
    return { ...message, attachments, to: actor.email };
  },
  async "proposal-news"(parts, { aboutId, data }) {
    const { db, origin } = parts;
    const [sentVersion, actor] = [
      await findVersion(db, aboutId),
      await findActorOf(db, data.accountId),
    ];
    if (sentVersion === undefined || actor === undefined || !may(actor, "proposals.read"))
      return undefined;
    const { version, opportunityId } = sentVersion;
    const { event, text, written = null } = data;
    return ifWanted(
      parts,
      data.accountId,
      proposalNotifications["proposal-news"],
      async (links) => ({
        ...(await proposalNewsMessage({
          language: actor.language,
          name: actor.name,
          offer: version.offer,
          address: officeAddress(origin, opportunityId),
          event,
          text,
          written,
          links,
        })),
        to: actor.email,
      }),
    );
  },
};
