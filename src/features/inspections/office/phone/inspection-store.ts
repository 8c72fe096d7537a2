/** Inspections on a phone: what is kept, and how what an inspector gives reaches the server. */

import { dayMs } from "#platform/format/durations.ts";
import { createOfflineStore } from "#platform/offline/offline-store.ts";
import { openedRecords } from "#platform/offline/opened-records.ts";
import { phoneTransport } from "#platform/offline/phone-transport.ts";
import {
  type InspectionAct,
  type InspectionEntry,
  inspectionEntryVersion,
} from "../../inspection-forms.ts";
import type { InspectionView } from "../../inspection-view.server.ts";
import type { PhoneData } from "../phone.server.ts";

interface Taken {
  inspection: InspectionView | null;
}

/** An inspection may take days; beyond them a phone asks before it shows anything. */
const keptMs = 3 * dayMs;

export const openedInspections = openedRecords("opened-inspections");

export const inspectionStore = createOfflineStore<PhoneData, Taken>({
  name: "inspections",
  address: () => `/office/inspections/phone.json?${openedInspections.query()}`,
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
          inspections: data.inspections.map((stored) =>
            stored.id === inspection.id ? inspection : stored,
          ),
        },
  transport: phoneTransport<Taken, InspectionEntry>("/office/inspections", ({ subject, act }) => ({
    // `act` is an `InspectionAct`, because only this page gives entries to the store.
    version: inspectionEntryVersion,
    inspectionId: subject,
    act: act as InspectionAct,
  })),
});
