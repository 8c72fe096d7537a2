import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMeta } from "#platform/document/page-meta.ts";
import { Command } from "#platform/forms/commands.tsx";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { AreaList } from "../area-list.tsx";
import { areaSummary, toFloorViews } from "../area-views.server.ts";
import { areaForm } from "../areas/area-form.ts";
import { areaTypes, floorCoverings } from "../areas/area-types.ts";
import {
  addAreas,
  archiveArea,
  areaTexts,
  changeArea,
  restoreArea,
} from "../areas/change-areas.server.ts";
import { listAreas } from "../areas/list-areas.server.ts";
import { textLinkClass } from "../panel.tsx";
import type { Route } from "./+types/areas-page.ts";
import { AreaFields } from "./area-fields.tsx";
import { enterFacility, enterToChange, facilityProblems } from "./facility.server.ts";
import { Header } from "./header.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, page, search } = await enterFacility(route);
  const all = await listAreas(db, actor, facility.id);
  const inUse = all.filter(({ archivedAt }) => archivedAt === null);
  const edited = inUse.find(({ id }) => page.mayChange && id === search.get("area"));
  return {
    ...page,
    floors: toFloorViews(inUse),
    summary: areaSummary(inUse),
    archived: toFloorViews(all.filter(({ archivedAt }) => archivedAt !== null)),
    edited: edited && { id: edited.id, texts: areaTexts(edited) },
  };
}

const schema = z.discriminatedUnion("form", [
  z.object({ form: z.literal("add"), ...areaForm.shape }),
  z.object({ form: z.literal("change"), area: z.uuid(), ...areaForm.shape }),
  z.object({ form: z.literal("archive"), area: z.uuid() }),
  z.object({ form: z.literal("restore"), area: z.uuid() }),
]);

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await enterToChange(route);
  const echoed = ["form", "area", ...Object.keys(areaForm.shape)];
  return handleFormOnce(
    route,
    { form: "areas", schema, echoed, actor, db, adds },
    async (fields, refuse, db, _, sent) => {
      const context = { db };
      const act = () => {
        if (fields.form === "archive") return archiveArea(context, actor, facility.id, fields.area);
        if (fields.form === "restore") return restoreArea(context, actor, facility.id, fields.area);
        const { name, floor, type, squareFeet, floorCovering } = fields;
        const area = { name, floor, type, squareFeet, floorCovering };
        return fields.form === "add"
          ? addAreas(context, actor, facility.id, [area])
          : changeArea(context, actor, facility.id, fields.area, area, seenIn(sent));
      };
      const result = await act();
      if (result.ok) return redirectAfterPost(`${path}/areas`);
      if (result.reason === "edited-by-both") {
        const typed = "squareFeet" in fields ? areaTexts(fields) : {};
        return refuseEdit(refuse, result, typed, { formatValue });
      }
      if (result.reason !== "duplicate") return refuse(409, facilityProblems[result.reason]);
      return fields.form === "restore"
        ? refuse(409, "Another area has this name now. Change that one first.")
        : refuse(409, { name: "This floor already has an area with this name" });
    },
  );
}

const adds = ({ form }: z.infer<typeof schema>) => (form === "add" ? { noun: "area" } : undefined);

const choices = { type: areaTypes, floorCovering: floorCoverings };

/** A choice by its label. */
const formatValue = (name: string, value: string): string => {
  const options = Object.entries(choices).find(([field]) => field === name)?.[1] ?? [];
  return options.find((one) => one.value === value)?.label ?? value;
};

export const meta = () => pageMeta("Areas");

export default function AreasPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, mayChange, floors, archived, summary, edited } = loaderData;
  const place = usePlace();
  return (
    <>
      <Header facility={facility} path={path} />
      <div className="mt-6 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-subtitle font-semibold tracking-snug">Areas</h2>
          <p className="mt-1 text-sm text-slate tabular-nums">{summary}</p>
        </div>
        {mayChange ? (
          <p className="flex flex-wrap gap-3">
            <a href="#area-title" className={buttonClass("outline", "xl:hidden", "compact")}>
              Add an area
            </a>
            <Link to={`${path}/areas/paste`} className={buttonClass("outline", "", "compact")}>
              Paste from a spreadsheet
            </Link>
          </p>
        ) : null}
      </div>
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.problem} />
      </div>
      <div
        className={`mt-6 grid items-start gap-10 ${mayChange ? "xl:grid-cols-[minmax(0,1fr)_20rem]" : ""}`}
      >
        <div className="min-w-0">
          {floors.length === 0 ? <NoAreas mayChange={mayChange} /> : null}
          <AreaList
            floors={floors}
            {...(mayChange && {
              action: (id: string, name: string) => (
                <Link
                  to={`?area=${id}`}
                  aria-label={`Edit ${name}`}
                  className={buttonClass("bare", "", "compact")}
                >
                  Edit
                </Link>
              ),
            })}
          />
          {archived.length > 0 && mayChange ? (
            <details className="mt-8">
              <summary className={textLinkClass}>Archived areas</summary>
              <AreaList
                floors={archived}
                action={(area, name) => (
                  <Command fields={{ form: "restore", area }} look="bare" name={`Restore ${name}`}>
                    Restore
                  </Command>
                )}
              />
            </details>
          ) : null}
        </div>
        {mayChange ? (
          <section
            aria-labelledby="area-title"
            className={`rounded-lg border border-line bg-white p-5 ${edited || answer ? "max-xl:order-first" : ""}`}
          >
            <h2 id="area-title" className="mb-4 text-base font-semibold tracking-snug break-words">
              {edited ? `Edit ${edited.texts.name}` : "Add an area"}
            </h2>
            <AreaFields
              key={`${place} ${edited?.id ?? summary}`}
              stored={edited}
              answer={answer?.values.form === "restore" ? undefined : answer}
            />
            {edited ? (
              <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
                <Command fields={{ form: "archive", area: edited.id }}>Archive this area</Command>
                <Link to={`${path}/areas`} className={textLinkClass}>
                  Cancel
                </Link>
              </div>
            ) : null}
          </section>
        ) : null}
      </div>
    </>
  );
}

const NoAreas = ({ mayChange }: { mayChange: boolean }) => (
  <EmptyState
    level={3}
    title="No areas yet"
    text={
      mayChange
        ? "Add them one by one, or paste the client's room list from a spreadsheet."
        : "The account manager enters them."
    }
  />
);
