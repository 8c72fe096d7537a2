/** A document in the words of lists, details and the data for other programs. */

import { company } from "#content/company.ts";
import { momentOf } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import type { DocumentClock } from "./document-days.server.ts";
import { documentTypeLabels, validityLabels } from "./document-types.ts";
import type { DocumentListRow } from "./list-documents.server.ts";

export const clockNow = (): DocumentClock => ({ now: new Date(), companyZone: company.timeZone });

interface Content {
  isHeld: boolean;
  state: "arriving" | "stored" | "deleted";
}

/** Whether a version can be opened, or why not. */
export const contentState = ({ isHeld, state }: Content): "ready" | "checking" | "refused" =>
  state !== "stored" ? "refused" : isHeld ? "checking" : "ready";

const allFacilities = "All facilities";

export function toDocumentTableRow(row: DocumentListRow) {
  const { id, clientName, facilityId, facilityName, type, title, version, waits } = row;
  return {
    id,
    title,
    type,
    clientName,
    facilityId,
    version,
    typeLabel: documentTypeLabels[type],
    place: facilityName ?? allFacilities,
    validity: row.validity,
    validityLabel: validityLabels[row.validity],
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    validDays: formatValidity(row),
    waitsForAcknowledgement: waits,
    needsAcknowledgement: row.needsAcknowledgement,
    isWithdrawn: row.withdrawnAt !== null,
    content: contentState({ isHeld: row.isHeld, state: row.fileState }),
    added: momentOf(row.addedAt, "en"),
  };
}

/** @returns e.g. `Jan 1, 2026 to Dec 31, 2026`; empty where neither day is known */
export function formatValidity({
  validFrom,
  validUntil,
}: Pick<DocumentListRow, "validFrom" | "validUntil">): string {
  if (validFrom && validUntil)
    return `${dayWithYear(validFrom, "en")} to ${dayWithYear(validUntil, "en")}`;
  if (validUntil) return `Until ${dayWithYear(validUntil, "en")}`;
  return validFrom ? `From ${dayWithYear(validFrom, "en")}` : "";
}
