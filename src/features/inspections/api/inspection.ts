import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { isUuid } from "#platform/http/not-found.server.ts";
import { findInspection } from "../find-inspection.server.ts";
import { inspectionAsJson, scoreAsJson } from "../inspection-view.server.ts";
import { inspectionServerMessages } from "../messages.server.ts";
import { listReportLinks } from "../report-links.server.ts";

/** One inspection with its areas and items, as `docs/api.md` says. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const actor = await requireClient(route);
  const { db } = route.context.get(appContext);
  const { id } = route.params;
  const inspection = isUuid(id) ? await findInspection(db, actor, id) : undefined;
  const headers = { "Cache-Control": "no-store" };
  if (inspection === undefined) {
    const message = inspectionServerMessages(actor.language).notFound;
    return Response.json({ message }, { status: 404, headers });
  }
  const areas = inspection.areas.map(({ name, floor, weight, score, items }) => ({
    name,
    floor,
    weight,
    score: scoreAsJson(score),
    items: items.map(({ task, rating, answers, photos, remarks, deficiency, ...item }) => ({
      task,
      weight: item.weight,
      rating: rating ?? null,
      comment: answers.findLast(({ comment }) => comment !== "")?.comment ?? "",
      photos: photos.map((photo) => photo.id),
      remarks: remarks.map(({ text, isDispute, by, writtenAt }) => ({
        text,
        isDispute,
        by,
        writtenAt,
      })),
      deficiency: deficiency
        ? {
            dueOn: deficiency.dueOn,
            workOrder: deficiency.orderNumber,
            reinspectedAt: deficiency.reinspectedAt,
            acceptedAt: deficiency.acceptedAt,
          }
        : null,
    })),
  }));
  const links = (await listReportLinks(db, actor, inspection.id)) ?? [];
  return Response.json(
    {
      ...inspectionAsJson(inspection),
      signedBy: inspection.signedByName,
      areas,
      links: links.map(asJson),
    },
    { headers },
  );
}

type ReportLink = NonNullable<Awaited<ReturnType<typeof listReportLinks>>>[number];

/** The address of the link is absent, because only its hash is stored. */
const asJson = ({ madeByName, madeAt, expiresAt, revokedAt, openings, openedAt }: ReportLink) => ({
  madeBy: madeByName,
  madeAt,
  expiresAt,
  revokedAt,
  openings,
  openedAt,
});
