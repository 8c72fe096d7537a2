/** The report of an inspection as a PDF. */

import { buffer } from "node:stream/consumers";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { keyOf } from "#platform/files/stores/file-store.ts";
import { fileAttachments, files } from "#platform/files/tables/files.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext, filesContext } from "#platform/http/context.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { pdfResponse } from "#platform/http/pdf-response.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import { quoteWritten, writtenAlone } from "#platform/language/written-words.ts";
import {
  type InspectionItemView,
  type InspectionView,
  readInspection,
} from "./inspection-view.server.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import { inspectionMessages } from "./messages.ts";
import { isFailed, points } from "./scoring.ts";
import { standing } from "./standing-answers.ts";
import { inspectionItems } from "./tables/inspections.ts";

/** The small picture of each photo. The caller has checked that the actor may read the inspection. */
async function listReportPhotos(db: Database, inspectionId: string) {
  const { recordId, recordKind, fileId, position } = fileAttachments;
  const rows = await db
    .select({ itemId: recordId, file: files })
    .from(fileAttachments)
    .innerJoin(inspectionItems, eq(inspectionItems.id, recordId))
    .innerJoin(files, and(eq(files.id, fileId), eq(files.state, "stored")))
    .where(
      and(
        eq(recordKind, "inspection-item"),
        eq(inspectionItems.inspectionId, inspectionId),
        eq(files.isHeld, false),
        isNotNull(files.thumbnailSha256),
      ),
    )
    .orderBy(asc(inspectionItems.position), asc(position));
  return rows.map(({ itemId, file: { id, thumbnailSha256, width, height } }) => ({
    itemId,
    width: width ?? 4,
    height: height ?? 3,
    key: keyOf({ id, sha256: thumbnailSha256 ?? "" }),
  }));
}

/** A link opens photos of its own inspection and no others. */
export async function hasReportPhoto(
  db: Database,
  inspectionId: string,
  id: string,
): Promise<boolean> {
  if (!uuid.test(id)) return false;
  const { recordId, recordKind, fileId } = fileAttachments;
  const [row] = await db
    .select({ id: fileId })
    .from(fileAttachments)
    .innerJoin(inspectionItems, eq(inspectionItems.id, recordId))
    .where(
      and(
        eq(recordKind, "inspection-item"),
        eq(inspectionItems.inspectionId, inspectionId),
        eq(fileId, id),
      ),
    );
  return row !== undefined;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Thumbnails, of some 20 kB each; an inspection has one or two for each item that is not right. */
const maxPhotos = 200;

/**
 * @param owner whose turn its rendering takes; of a link that anybody may open, not its maker's
 * @throws 404 for what the actor may not see, and for what is not finished
 */
export async function reportFile(
  route: RouteRequest,
  actor: Actor,
  id: string | undefined,
  owner: string = actor.accountId,
) {
  const inspection = await readInspection(route, actor, id);
  if (!inspection.finished) throw notFound();
  const { photos, more } = await readPhotos(route, inspection.id);
  const { facilityName, day, score, finished, signed, scale } = inspection;
  const { language } = actor;
  const texts = inspectionMessages(language);
  const { screen } = texts;
  const { report } = inspectionServerMessages(language);
  const content = {
    language,
    facilityName,
    day,
    morePhotos: more,
    method: methodOf(inspection, language),
    score: score ? { percent: score.percent, level: score.level } : undefined,
    facts: [
      [texts.method, scale],
      [
        screen.items,
        screen.itemsOf({ count: inspection.items, version: inspection.scopeVersion ?? "" }),
      ],
      [texts.inspector, finished.by],
      [texts.client, signed ? report.signedBy({ by: signed.by }) : screen.notSigned],
      [report.failed, stateOfFailures(inspection, language)],
    ] as const,
    areas: inspection.areas.map(({ name, floor, weight, score: ownScore, items }) => ({
      name,
      floor,
      weight,
      score: ownScore?.percent ?? texts.notApplicable,
      items: items.map((item) => toReportItem(item, inspection, language)),
      photos: items.flatMap(({ id: itemId, task }) =>
        (photos.get(itemId) ?? []).map((photo) => ({ ...photo, item: task })),
      ),
    })),
    deficiencies: inspection.areas.flatMap(({ name, items }) =>
      items.flatMap(({ task, deficiency }) =>
        deficiency === null
          ? []
          : { item: `${name}: ${task}`, due: deficiency.due, state: deficiency.stepLabel },
      ),
    ),
    signatures: [
      [texts.inspector, screen.signedBy(finished)],
      [texts.client, signed ? screen.signedBy(signed) : report.clientNotSigned],
    ] as const,
    date: inspection.finishedAtMs,
  };
  const order = { kind: "inspection", content } as const;
  const name = `inspection ${facilityName} ${inspection.plannedOn}`;
  return pdfResponse(owner, name, order, actor.language);
}

/** One after another: the store may be far away, and no photo is held at its full size. */
async function readPhotos({ context }: RouteRequest, inspectionId: string) {
  const reportPhotos = await listReportPhotos(context.get(appContext).db, inspectionId);
  const photos = new Map<string, { content: Uint8Array; width: number; height: number }[]>();
  for (const { itemId, key, width, height } of reportPhotos.slice(0, maxPhotos)) {
    const stream = await context.get(filesContext).files.store.open(key);
    if (stream === undefined) continue;
    const photo = { content: await buffer(stream), width, height };
    photos.set(itemId, [...(photos.get(itemId) ?? []), photo]);
  }
  return { photos, more: Math.max(0, reportPhotos.length - maxPhotos) };
}

function toReportItem(item: InspectionItemView, { ratings }: InspectionView, language: Language) {
  const { report } = inspectionServerMessages(language);
  const rating =
    ratings.find((candidate) => candidate.rating === item.rating)?.label ??
    inspectionMessages(language).notRated;
  const comments = standing(item.answers).flatMap(({ comment, language: written }) =>
    comment === "" ? [] : writtenAlone(comment, written),
  );
  const remarks = item.remarks.map(({ isDispute, text, language: written, by, time }) =>
    quoteWritten(
      (words) => (isDispute ? report.dispute : report.remark)({ text: words, by, time }),
      text,
      written,
    ),
  );
  const { task, weight } = item;
  return {
    task: weight === 1 ? task : report.weightedTask({ task, weight }),
    rating,
    notes: [...comments, ...remarks],
  };
}

function stateOfFailures(
  { areas, items, openDeficiencies, methodId }: InspectionView,
  language: Language,
): string {
  const { report } = inspectionServerMessages(language);
  const failed = areas
    .flatMap((area) => area.items)
    .filter(({ rating }) => rating !== null && isFailed(methodId, rating)).length;
  if (failed === 0) return report.none;
  return report.failures({ count: failed, items, open: openDeficiencies });
}

function methodOf({ methodId, ratings }: InspectionView, language: Language): string {
  const { report } = inspectionServerMessages(language);
  const percents = ratings.flatMap(({ rating, label }) => {
    const percent = points(methodId, rating);
    return percent === undefined ? [] : report.ratingPercent({ rating: label, percent });
  });
  return report.method({ ratings: percents.join(", ") });
}
