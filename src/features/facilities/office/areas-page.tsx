import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command } from "#platform/forms/commands.tsx";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { CompactButtonLink, SmallLink } from "#ui/links.tsx";
import { smallLinkClass } from "#ui/text-link.ts";
import { AreaList } from "../area-list.tsx";
import { areaFields, hasSquareFeetOrFixtures } from "../areas/area-form.ts";
import { areaTypes, floorCoverings } from "../areas/area-types.ts";
import {
  addAreas,
  archiveArea,
  areaArchivedContext,
  areaSummary,
  areaTexts,
  changeArea,
  listAreas,
  restoreArea,
  toFloorViews,
} from "../areas/change-areas.server.ts";
import { facilityServerMessages } from "../messages.server.ts";
import type { Route } from "./+types/areas-page.ts";
import { AreaFields } from "./area-fields.tsx";
import {
  facilityProblems,
  requireEditableFacility,
  requireFacility,
} from "./facility-page.server.ts";
import { Header } from "./header.tsx";
import { facilityOfficeMessages } from "./messages.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, page, search } = await requireFacility(route);
  const areas = await listAreas(db, actor, facility.id);
  const inUse = areas.filter(({ archivedAt }) => archivedAt === null);
  const edited = inUse.find(({ id }) => page.mayChange && id === search.get("area"));
  return {
    ...page,
    floors: toFloorViews(inUse, actor.language),
    summary: areaSummary(inUse, actor.language),
    archived: toFloorViews(
      areas.filter(({ archivedAt }) => archivedAt !== null),
      actor.language,
    ),
    edited: edited && { id: edited.id, texts: areaTexts(edited) },
  };
}

const schemaIn = byLanguage((language) => {
  const shape = areaFields(language);
  return z.discriminatedUnion("form", [
    z.object({ form: z.literal("add"), ...shape }).check(hasSquareFeetOrFixtures(language)),
    z
      .object({ form: z.literal("change"), area: z.uuid(), ...shape })
      .check(hasSquareFeetOrFixtures(language)),
    z.object({ form: z.literal("archive"), area: z.uuid() }),
    z.object({ form: z.literal("restore"), area: z.uuid() }),
  ]);
});

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await requireEditableFacility(route);
  const { language } = actor;
  const { refusals } = facilityServerMessages(language);
  const schema = schemaIn(language);
  const echoed = ["form", "area", ...Object.keys(areaFields(language))];
  const removeDraftTasks = route.context.get(areaArchivedContext);
  return handleFormOnce(
    route,
    { form: "areas", schema, echoed, actor, db, adds },
    async (fields, refuse, db, _, sent) => {
      const context = { db, removeDraftTasks };
      const act = () => {
        if (fields.form === "archive") return archiveArea(context, actor, facility.id, fields.area);
        if (fields.form === "restore") return restoreArea(context, actor, facility.id, fields.area);
        if (fields.form === "add") {
          const { form: _form, ...area } = fields;
          return addAreas(context, actor, facility.id, [area]);
        }
        const { form: _form, area: areaId, ...area } = fields;
        return changeArea(context, actor, facility.id, areaId, area, seenIn(sent));
      };
      const result = await act();
      if (result.ok) return redirectAfterPost(`${path}/areas`);
      if (result.reason === "edited-by-both") {
        const typed = "squareFeet" in fields ? areaTexts(fields) : {};
        return refuseEdit(refuse, result, typed, {
          formatValue: (name, value) => formatValue(name, value, language),
        });
      }
      if (result.reason !== "duplicate")
        return refuse(409, facilityProblems(language)[result.reason]);
      return fields.form === "restore"
        ? refuse(409, refusals.archivedAreaNameTaken)
        : refuse(409, { name: refusals.areaNameTaken });
    },
  );
}

const adds = ({ form }: z.infer<ReturnType<typeof schemaIn>>, language: Language) =>
  form === "add"
    ? { noun: "area", question: facilityServerMessages(language).alreadyReceived.area }
    : undefined;

/** A choice by its label. */
function formatValue(name: string, value: string, language: Language): string {
  const choices = { type: areaTypes(language), floorCovering: floorCoverings(language) };
  const options = Object.entries(choices).find(([field]) => field === name)?.[1] ?? [];
  return options.find((option) => option.value === value)?.label ?? value;
}

export const meta = pageMetaIn((language) => facilityOfficeMessages(language).areas.title);

export default function AreasPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, mayChange, floors, archived, summary, edited } = loaderData;
  const messages = useMessages(facilityOfficeMessages);
  const { areas } = messages;
  const place = usePlace();
  return (
    <>
      <Header facility={facility} path={path} />
      <div className="mt-6 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-subtitle font-semibold tracking-snug">{areas.title}</h2>
          <p className="mt-1 text-sm text-slate tabular-nums">{summary}</p>
        </div>
        {mayChange ? (
          <p className="flex flex-wrap gap-3">
            <a href="#area-title" className={buttonClass("outline", "xl:hidden", "compact")}>
              {areas.add}
            </a>
            <CompactButtonLink to={`${path}/areas/paste`}>{areas.paste}</CompactButtonLink>
          </p>
        ) : null}
      </div>
      <PageProblem text={answer?.problem} />
      <div
        className={`mt-6 grid items-start gap-10 ${mayChange ? "xl:grid-cols-[minmax(0,1fr)_20rem]" : ""}`}
      >
        <div className="min-w-0">
          {floors.length === 0 ? <NoAreas mayChange={mayChange} /> : null}
          <AreaList
            floors={floors}
            {...(mayChange && {
              action: (id: string, name: string) => (
                <CompactButtonLink
                  to={`?area=${id}`}
                  aria-label={messages.editNamed({ name })}
                  look="bare"
                >
                  {messages.edit}
                </CompactButtonLink>
              ),
            })}
          />
          {archived.length > 0 && mayChange ? (
            <details className="mt-8">
              <summary className={smallLinkClass}>{areas.archived}</summary>
              <AreaList
                floors={archived}
                action={(area, name) => (
                  <Command
                    fields={{ form: "restore", area }}
                    look="bare"
                    name={areas.restoreNamed({ name })}
                  >
                    {areas.restore}
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
              {edited ? messages.editNamed({ name: edited.texts.name ?? "" }) : areas.add}
            </h2>
            <AreaFields
              key={`${place} ${edited?.id ?? summary}`}
              stored={edited}
              answer={answer?.values.form === "restore" ? undefined : answer}
            />
            {edited ? (
              <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
                <Command fields={{ form: "archive", area: edited.id }}>{areas.archive}</Command>
                <SmallLink to={`${path}/areas`}>{messages.cancel}</SmallLink>
              </div>
            ) : null}
          </section>
        ) : null}
      </div>
    </>
  );
}

function NoAreas({ mayChange }: { mayChange: boolean }) {
  const { areas } = useMessages(facilityOfficeMessages);
  return (
    <EmptyState
      level={3}
      title={areas.noneYet}
      text={mayChange ? areas.noneYetToChange : areas.noneYetToRead}
    />
  );
}
