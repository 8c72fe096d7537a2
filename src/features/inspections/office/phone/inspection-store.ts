/** Inspections on a phone: what is kept, and how what an inspector gives reaches the server. */

import { dayMs } from "#platform/format/durations.ts";
import { askServer } from "#platform/offline/ask-server.ts";
import { createOfflineStore } from "#platform/offline/offline-store.ts";
import {
  type InspectionAct,
  type InspectionEntry,
  inspectionEntryVersion,
} from "../../inspection-entry-form.ts";
import type { InspectionView } from "../../inspection-view.server.ts";
import type { PhoneData } from "../phone.server.ts";

interface Taken {
  inspection: InspectionView | null;
}

/** An inspection may take days; beyond them a phone asks before it shows anything. */
const keptMs = 3 * dayMs;

export const inspectionStore = createOfflineStore<PhoneData, Taken>({
  name: "inspections",
  address: "/office/inspections/phone.json",
  // The server and this page are of one build, or the server refuses what it does not know.
  read: (body) =>
    "inspections" in body && "person" in body ? (body as unknown as PhoneData) : undefined,
  personOf: ({ person }) => person,
  keptUntil: () => Date.now() + keptMs,
  withAnswer: (data, _, { inspection }) =>
    inspection === null
      ? data
      : {
          ...data,
          inspections: data.inspections.map((one) => (one.id === inspection.id ? inspection : one)),
        },
  transport: {
    sendEntry({ id, person, subject, at, act }) {
      const entry: InspectionEntry = {
        version: inspectionEntryVersion,
        inspectionId: subject,
        by: person,
        at,
        sentAt: new Date().toISOString(),
        act: act as InspectionAct,
      };
      return askServer(
        `/office/inspections/entries/${id}`,
        { method: "PUT", body: JSON.stringify(entry) },
        (body) => (body.ok === true ? (body as unknown as Taken) : undefined),
      );
    },
    sendPhoto({ id, name, type, content }) {
      const form = new FormData();
      form.append("photo", new Blob([content], { type }), name);
      return askServer(`/office/inspections/photos/${id}`, { method: "PUT", body: form }, (body) =>
        typeof body.sha256 === "string" ? { sha256: body.sha256 } : undefined,
      );
    },
  },
});
