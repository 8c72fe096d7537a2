/** Certificates of the demonstration's company: in force, and one that was renewed. */

import { company } from "#content/company.ts";
import { demoCompanyCertificates } from "#content/demo-company-certificates.ts";
import { renderDemoPaper } from "#demo/demo-paper.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import { storeDemoFile } from "#demo/store-file.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { dayOfMoment } from "#platform/document/moment.ts";
import { attachFiles } from "#platform/files/attach-files.server.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { createdFields, removedFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { companyCertificates } from "./tables/company-certificates.ts";

export const demonstration: Demonstration = {
  async add(parts) {
    const { db, now, places } = parts;
    const by = places.accountOf("staff.admin");
    const today = todayIn(company.timeZone, now);
    for (const certificate of demoCompanyCertificates) {
      const { name, issuer, sections, validForDays, addedDaysAgo, removedDaysAgo } = certificate;
      const id = newId();
      const addedAt = daysBefore(now, addedDaysAgo);
      const validThrough = validForDays === null ? null : addDays(today, validForDays);
      const edition = dayOfMoment(addedAt, "en");
      const paper = { title: name, holder: company.name, edition, date: addedAt.getTime() };
      const fileIds =
        sections === undefined
          ? []
          : [
              await storeDemoFile(
                parts,
                by,
                `${name}.pdf`,
                await renderDemoPaper({ ...paper, sections }),
              ),
            ];
      const [fileId = null] = fileIds;
      const removedAt = removedDaysAgo === undefined ? null : daysBefore(now, removedDaysAgo);
      await db.transaction(async (tx) => {
        const fields = { name, issuer, validThrough };
        const removed = removedAt && { removedAt, removedBy: by };
        await tx
          .insert(companyCertificates)
          .values({ ...fields, id, fileId, addedBy: by, addedAt, ...removed });
        const record = { recordKind: "company-certificate", recordId: id } as const;
        await attachFiles(tx, fileIds, { ...record, clientId: null, facilityId: null });
        const event = { ...record, actorId: by };
        await recordHistory(tx, {
          ...event,
          kind: "added",
          change: createdFields(fields),
          at: addedAt,
        });
        if (removedAt !== null)
          await recordHistory(tx, {
            ...event,
            kind: "removed",
            change: removedFields(fields),
            at: removedAt,
          });
      });
    }
  },
};
