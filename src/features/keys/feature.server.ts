/** The server's part of keys without pages: history, search, and the email about a loss. */

import type { ForAccount } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import type { FeatureServer, Finder } from "#platform/feature.server.ts";
import { type HistoryNouns, namedBy } from "#platform/history/history-nouns.server.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import { keyEmailExamples } from "./emails/email-examples.ts";
import { keyLost } from "./emails/key-lost.ts";
import { countKeysToConfirm, findKey, listKeys } from "./key-queries.server.ts";
import type { en } from "./messages/en.ts";
import { keyServerMessages } from "./messages.server.ts";
import { keyMessages } from "./messages.ts";
import { keyNotifications, keyRecord } from "./notifications.server.ts";
import { keyPersonalData } from "./personal-data.server.ts";
import { keysOnStartPage } from "./start-page.server.ts";
import { keyIssues, keys } from "./tables/keys.ts";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    /** Both sides get it: a copy is lost, or others know a code. */
    "key-lost": ForAccount & { issueId: string };
  }
  interface EmailSubjects {
    key: true;
  }
  interface NotDueReasons {
    found: true;
  }
}

const keyHistory = {
  key: {
    singular: (language) => keyMessages(language).one,
    plural: (language) => keyMessages(language).section,
    place: 115,
    messages: (language) => keyMessages(language).events,
    readNames: namedBy(keys, keys.label),
    pathOf: ({ recordId }) => `/office/keys/${recordId}`,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    key: (typeof en)["events"];
  }
}

/** Finds nothing for roles that may not read keys. */
const keyFinder: Finder = {
  title: (language) => keyMessages(language).section,
  place: 65,
  async find({ db, actor, words, home, limit }) {
    const { rows } = await listKeys(db, actor, { tab: "all", words, page: 1 }, limit);
    const { kinds, states } = keyMessages(actor.language);
    return rows.map(({ id, label, kind, facilityName, state }) => ({
      to: `${home}/keys/${id}`,
      label,
      detail: [facilityName, kinds[kind].toLowerCase(), states[state].toLowerCase()].join(", "),
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
    if (issue.returnedAt !== null) return { notDue: "found" };
    return ifWanted(parts, actor.accountId, keyNotifications["key-lost"], async (links) => ({
      ...(await keyLost({
        key,
        issue,
        links,
        reader: actor,
        origin: parts.origin,
      })),
      to: actor.email,
    }));
  },
};

declare module "#platform/changes/change-event-kinds.ts" {
  interface ChangeEventKinds {
    key: "client";
  }
}

export const keysServer = {
  name: "keys",
  names(language) {
    const { section, add } = keyMessages(language);
    return {
      "/client-portal/keys": { label: section },
      "/office/keys": { label: section },
      "/office/keys/new": { label: add },
    };
  },
  emails: keyEmails,
  emailExamples: keyEmailExamples,
  emailTexts: [keyServerMessages.emailTexts],
  find: [keyFinder],
  attention: { "/office/keys": (db, actor) => countKeysToConfirm(db, actor) },
  changeEvents: { key: { about: "client", needs: "keys.read" } },
  history: keyHistory,
  archive: [{ table: keys, without: [keys.encryptedCode] }, { table: keyIssues }],
  personalData: keyPersonalData,
  notifications: keyNotifications,
  notificationRecords: { key: keyRecord },
  startPage: keysOnStartPage,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
