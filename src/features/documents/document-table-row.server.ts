/** A document in the words of lists, details and the data for other programs. */

import { company } from "#content/company.ts";
import { momentOf } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import type { Language } from "#platform/language/language.ts";
import type { DocumentClock } from "./document-days.server.ts";
import type { DocumentListRow } from "./list-documents.server.ts";
import { documentServerMessages } from "./messages.server.ts";
import { documentMessages } from "./messages.ts";

export const clockNow = (): DocumentClock => ({ now: new Date(), companyZone: company.timeZone });

interface Content {
  isHeld: boolean;
  state: "arriving" | "stored" | "deleted";
}

/** Whether a version can be opened, or why not. */
export const contentState = ({ isHeld, state }: Content): "ready" | "checking" | "refused" =>
  state !== "stored" ? "refused" : isHeld ? "checking" : "ready";

export function toDocumentTableRow(row: DocumentListRow, language: Language) {
  const { types, validity } = documentMessages(language);
  const { id, clientName, facilityId, facilityName, type, title, version, waits } = row;
  return {
    id,
    title,
    type,
    clientName,
    facilityId,
    version,
    typeLabel: types[type],
    place: facilityName ?? documentServerMessages(language).allFacilities,
    validity: row.validity,
    validityLabel: validity[row.validity],
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    validDays: formatValidity(row, language),
    waitsForAcknowledgement: waits,
    needsAcknowledgement: row.needsAcknowledgement,
    isWithdrawn: row.withdrawnAt !== null,
    content: contentState({ isHeld: row.isHeld, state: row.fileState }),
    added: momentOf(row.addedAt, language),
  };
}

/** @returns e.g. `Jan 1, 2026 to Dec 31, 2026`; empty where neither day is known */
export function formatValidity(
  { validFrom, validUntil }: Pick<DocumentListRow, "validFrom" | "validUntil">,
  language: Language,
): string {
  const messages = documentServerMessages(language);
  const from = validFrom && dayWithYear(validFrom, language);
  const until = validUntil && dayWithYear(validUntil, language);
  if (from && until) return messages.validDays({ from, until });
  if (until) return messages.validUntil({ day: until });
  return from ? messages.validFrom({ day: from }) : "";
}
