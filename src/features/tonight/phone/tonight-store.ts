/** Tonight on a phone: what is kept, and how what a crew gives reaches the server. */

import { hourMs } from "#platform/format/durations.ts";
import { askServer } from "#platform/offline/ask-server.ts";
import { createOfflineStore } from "#platform/offline/offline-store.ts";
import type { TonightData, TonightVisit } from "../tonight.server.ts";
import { entryVersion, type VisitAct, type VisitEntry } from "../visit-entry-form.ts";

interface Taken {
  remark: string | null;
  visit: TonightVisit | null;
}

/** Some visits are settled on the next day. */
const keptAfterMs = 18 * hourMs;
const maxKeptMs = 3 * 24 * hourMs;

export const tonightStore = createOfflineStore<TonightData, Taken>({
  name: "tonight",
  address: "/office/tonight/visits.json",
  // The server and this page are of one build, or the server refuses what it does not know.
  read: (body) =>
    "visits" in body && "person" in body ? (body as unknown as TonightData) : undefined,
  personOf: ({ person }) => person,
  keptUntil({ visits }) {
    const ends = visits.map(({ endsAt }) => Date.parse(endsAt) + keptAfterMs);
    return Math.min(Date.now() + maxKeptMs, Math.max(Date.now() + keptAfterMs, ...ends));
  },
  withAnswer: (data, _, { visit }) =>
    visit === null
      ? data
      : { ...data, visits: data.visits.map((one) => (one.id === visit.id ? visit : one)) },
  transport: {
    sendEntry({ id, person, subject, at, act }) {
      const entry: VisitEntry = {
        version: entryVersion,
        visitId: subject,
        by: person,
        at,
        sentAt: new Date().toISOString(),
        act: act as VisitAct,
      };
      return askServer(
        `/office/tonight/entries/${id}`,
        { method: "PUT", body: JSON.stringify(entry) },
        (body) => (body.ok === true ? (body as unknown as Taken) : undefined),
      );
    },
    sendPhoto({ id, name, type, content }) {
      const form = new FormData();
      form.append("photo", new Blob([content], { type }), name);
      return askServer(`/office/tonight/photos/${id}`, { method: "PUT", body: form }, (body) =>
        typeof body.sha256 === "string" ? { sha256: body.sha256 } : undefined,
      );
    },
  },
});
