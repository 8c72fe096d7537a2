/** Tonight on a phone: what is kept, and how what a crew gives reaches the server. */

import { hourMs } from "#platform/format/durations.ts";
import { createOfflineStore } from "#platform/offline/offline-store.ts";
import { phoneTransport } from "#platform/offline/phone-transport.ts";
import type { TonightData, TonightVisit } from "../tonight-page.server.ts";
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
      : {
          ...data,
          visits: data.visits.map((candidate) => (candidate.id === visit.id ? visit : candidate)),
        },
  transport: phoneTransport<Taken, VisitEntry>("/office/tonight", ({ subject, act }) => ({
    // `act` is a `VisitAct`, because only this page gives entries to the store.
    version: entryVersion,
    visitId: subject,
    act: act as VisitAct,
  })),
});
