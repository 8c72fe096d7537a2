/** What keys do without being asked by a page: their history, what finds them, and the mail about a loss. */

import type { ForAccount } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import type { FeatureServer, Finder } from "#platform/feature.server.ts";
import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import {
  countKeysToConfirm,
  findKey,
  type KeyDetail,
  type KeyIssue,
  listKeys,
} from "./key-queries.server.ts";
import { keyEventMessages, keyKindLabels, keyStateLabels } from "./key-types.ts";
import { keys } from "./tables/keys.ts";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    /** To both sides: a copy is lost, or a code is known to others. */
    "key-lost": ForAccount & { issueId: string };
  }
  interface EmailSubjects {
    key: true;
  }
}

const keyHistory = {
  key: {
    singular: "Key",
    plural: "Keys",
    place: 115,
    messages: keyEventMessages,
    readNames: namedBy(keys, keys.label),
    pathOf: ({ recordId }) => `/office/keys/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    key: typeof keyEventMessages;
  }
}

/** Finds nothing for roles that may not read keys. */
const keyFinder: Finder = {
  title: "Keys",
  place: 65,
  async find({ db, actor, words, home, limit }) {
    const { rows } = await listKeys(db, actor, { tab: "all", words, page: 1 }, limit);
    return rows.map(({ id, label, kind, facilityName, state }) => ({
      to: `${home}/keys/${id}`,
      label,
      detail: [
        facilityName,
        keyKindLabels[kind].toLowerCase(),
        keyStateLabels[state].toLowerCase(),
      ].join(", "),
    }));
  },
};

/** Tells both sides at once which key is lost, where, and what is done about it. */
const keyEmails: Renderers<"key-lost"> = {
  async "key-lost"(parts, { aboutId, data }) {
    const actor = await findActorOf(parts.db, data.accountId);
    const key = actor && aboutId ? await findKey(parts.db, actor, aboutId) : undefined;
    const issue = key?.issues.find(({ id }) => id === data.issueId);
    if (actor === undefined || key === undefined || issue === undefined) return undefined;
    if (issue.returnedAt !== null) return { notDue: "Not sent: it was found in the meantime." };
    return ifWanted(parts, actor.accountId, "key-lost", async (links) => ({
      ...(await keyLost({
        key,
        issue,
        links,
        name: actor.name,
        isClient: isClientRole(actor.role),
        origin: parts.origin,
      })),
      to: actor.email,
    }));
  },
};

interface LostKey {
  /** Name of the reader. */
  name: string;
  isClient: boolean;
  key: KeyDetail;
  issue: KeyIssue;
  origin: string;
  links: ChoiceLinks;
}

function keyLost({ name, isClient, key, issue, origin, links }: LostKey): Promise<Message> {
  const { kind, label, opens, facilityName, copies } = key;
  const [tag, place] = [oneLine(label, 80), oneLine(facilityName, 120)];
  const isCode = kind === "code";
  const what = keyKindLabels[kind].toLowerCase();
  const title = isCode ? "A code may be known to others" : `A lost ${what}`;
  const which = copies > 1 && !isCode ? `, copy ${issue.copy} of ${copies},` : "";
  const news = isCode
    ? `Someone else may know the code “${tag}” for ${place}.`
    : `The ${what} “${tag}”${which} for ${place} is lost.`;
  const remedy = `Work order ${issue.workOrderNumber ?? ""} is open to ${isCode ? "change the code" : kind === "key" ? "change the locks" : `block the ${what}`}.`;
  return accountMessage({
    name,
    links,
    title,
    subject: `${title}: ${tag}, ${place}`,
    preview: news,
    paragraphs: [
      news,
      ...(opens === "" ? [] : [`It opens: ${oneLine(opens, 300)}.`]),
      isClient ? `${remedy} We’ll keep you posted there.` : remedy,
    ],
    action: {
      label: isCode ? "Open the code’s page" : `See the ${what}`,
      address: `${origin}${isClient ? "/client-portal" : "/office"}/keys/${key.id}`,
    },
    because: "You received this email because you chose immediate emails about lost keys.",
  });
}

export const keysServer = {
  name: "keys",
  emails: keyEmails,
  find: [keyFinder],
  attention: { "/office/keys": (db, actor) => countKeysToConfirm(db, actor) },
  history: keyHistory,
} satisfies FeatureServer;
