import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { areaLabel } from "#features/facilities/areas/area-label.ts";
import { listAreas } from "#features/facilities/areas/change-areas.server.ts";
import {
  facilityProblems,
  requireEditableFacility,
} from "#features/facilities/office/facility-page.server.ts";
import { Header } from "#features/facilities/office/header.tsx";
import { facilityOfficeMessages } from "#features/facilities/office/messages.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { comparisonIn } from "#platform/format/sort-order.ts";
import { Command } from "#platform/forms/commands.tsx";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { smallLinkClass } from "#ui/text-link.ts";
import { discardDraft } from "../change-scope.server.ts";
import { addLine, changeLine, lineTexts, removeLine } from "../draft-lines.server.ts";
import { frequencies, frequencyLabel, frequencyValue } from "../frequency-types.ts";
import { lineForm } from "../line-form.ts";
import { scopeServerMessages } from "../messages.server.ts";
import { toScopeAreaViews } from "../read-scope.server.ts";
import { ScopeTable } from "../scope-table.tsx";
import type { Route } from "./+types/draft-page.ts";
import { requireScopeDraft } from "./draft.server.ts";
import { LineFields } from "./line-fields.tsx";
import { scopeOfficeMessages } from "./messages.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, page, search, draft, lines } = await requireScopeDraft(route);
  const { language } = actor;
  const usualTasks = Object.values(scopeOfficeMessages(language).draft.usualTasks);
  const areas = await listAreas(db, actor, facility.id);
  const edited = lines.find(({ id }) => id === search.get("line"));
  return {
    ...page,
    draft,
    areas: toScopeAreaViews(lines, language),
    choices: areas
      .filter(({ archivedAt }) => archivedAt === null)
      .map(({ id, name, floor }) => ({ value: id, label: areaLabel(name, floor, language) })),
    tasks: [...new Set([...lines.map(({ task }) => task), ...usualTasks])].toSorted(
      comparisonIn(language),
    ),
    edited: edited && {
      id: edited.id,
      texts: lineTexts({ ...edited, monthlyPriceCents: edited.monthlyPriceCents ?? 0 }),
    },
    area: search.get("area") ?? "",
  };
}

const schemaIn = byLanguage((language) => {
  const { shape } = lineForm(language);
  return z.discriminatedUnion("form", [
    z.object({ form: z.literal("add"), ...shape }),
    z.object({ form: z.literal("change"), line: z.uuid(), ...shape }),
    z.object({ form: z.literal("remove"), line: z.uuid() }),
    z.object({ form: z.literal("discard") }),
  ]);
});

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await requireEditableFacility(route);
  const { language } = actor;
  const schema = schemaIn(language);
  const echoed = ["form", "line", ...Object.keys(lineForm(language).shape)];
  return handleFormOnce(
    route,
    { form: "draft", schema, echoed, actor, db, adds },
    async (fields, refuse, db, _, sent) => {
      const context = { db };
      const act = () => {
        if (fields.form === "discard") return discardDraft(context, actor, facility.id);
        if (fields.form === "remove") return removeLine(context, actor, facility.id, fields.line);
        const { areaId, task, frequency, price } = fields;
        const line = { areaId, task, frequency, price };
        return fields.form === "add"
          ? addLine(context, actor, facility.id, line)
          : changeLine(context, actor, facility.id, fields.line, line, seenIn(sent));
      };
      const result = await act();
      if (!result.ok && result.reason === "edited-by-both") {
        const areas = await listAreas(db, actor, facility.id);
        return refuseEdit(refuse, result, typedIn(fields), {
          formatValue: (name, value) => {
            if (name === "frequency") return formatFrequency(value, language);
            if (name === "price") return `$${value}`;
            const area = name === "areaId" && areas.find(({ id }) => id === value);
            return area ? areaLabel(area.name, area.floor, language) : value;
          },
        });
      }
      if (!result.ok)
        return result.reason === "duplicate"
          ? refuse(409, { task: scopeServerMessages(language).refusals.taskTaken })
          : refuse(409, facilityProblems(language)[result.reason]);
      if (fields.form === "discard") return redirectAfterPost(`${path}/scope`);
      // The next task is most often of the same area.
      return redirectAfterPost(
        `${path}/scope/draft${fields.form === "add" ? `?area=${fields.areaId}` : ""}`,
      );
    },
  );
}

const adds = ({ form }: z.infer<ReturnType<typeof schemaIn>>, language: Language) =>
  form === "add"
    ? { noun: "line", question: scopeServerMessages(language).lineAlreadyReceived }
    : undefined;

const typedIn = (fields: z.infer<ReturnType<typeof schemaIn>>) =>
  "price" in fields
    ? lineTexts({ ...fields, ...fields.frequency, monthlyPriceCents: fields.price })
    : {};

const formatFrequency = (value: string, language: Language): string => {
  const frequency = frequencies.find((offered) => frequencyValue(offered) === value);
  return frequency === undefined ? value : frequencyLabel(frequency, language);
};

export const meta = pageMetaIn((language) => scopeOfficeMessages(language).draft.title);

export default function DraftPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, draft, areas, choices, tasks, edited, area } = loaderData;
  const isAboutEdited = answer?.values.form === "change";
  const place = usePlace();
  const messages = useMessages(scopeOfficeMessages);
  const { edit, editNamed, cancel } = useMessages(facilityOfficeMessages);
  const heading = messages.draft.heading({ version: draft.version });
  return (
    <>
      <Header facility={facility} path={path} />
      <div className="mt-6 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-subtitle font-semibold tracking-snug">{heading}</h2>
          <p className="mt-1 text-sm text-slate tabular-nums">
            {messages.draft.facts({ count: draft.lineCount, price: draft.total ?? "" })}
          </p>
        </div>
        {draft.lineCount > 0 ? (
          <p className="flex flex-wrap gap-3">
            <a href="#line-title" className={buttonClass("outline", "xl:hidden", "compact")}>
              {messages.draft.addLine}
            </a>
            <CompactButtonLink to={`${path}/scope/review`} look="primary">
              {messages.draft.review}
            </CompactButtonLink>
          </p>
        ) : null}
      </div>
      {choices.length === 0 ? (
        <p className="mt-6 rounded-md bg-sand p-3 text-sm">
          <RichText
            text={messages.draft.noAreas}
            tags={{
              areas: (words) => (
                <Link to={`${path}/areas`} className="font-semibold text-teal underline">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      ) : null}
      <PageProblem text={answer?.problem} />
      <div className="mt-6 grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {areas.length > 0 ? (
            <ScopeTable
              areas={areas}
              hasPrices
              total={draft.total}
              caption={heading}
              action={(line, task) => (
                <CompactButtonLink
                  to={`?line=${line}`}
                  preventScrollReset
                  aria-label={editNamed({ name: task })}
                  look="bare"
                >
                  {edit}
                </CompactButtonLink>
              )}
              editor={(line) =>
                line === edited?.id ? (
                  <div className="bg-tint p-4">
                    <LineFields
                      key={`${place} ${line}`}
                      name="edit"
                      stored={edited}
                      choices={choices}
                      tasks={tasks}
                      answer={isAboutEdited ? answer : undefined}
                    />
                    <div className="mt-3 flex flex-wrap gap-3">
                      <Command fields={{ form: "remove", line }}>
                        {messages.draft.removeLine}
                      </Command>
                      <CompactButtonLink to={`${path}/scope/draft`} preventScrollReset look="bare">
                        {cancel}
                      </CompactButtonLink>
                    </div>
                  </div>
                ) : undefined
              }
            />
          ) : (
            <p className="text-sm text-slate">{messages.draft.noLines}</p>
          )}
          <details className="mt-8">
            <summary className={smallLinkClass}>{messages.draft.discard}</summary>
            <p className="my-2 text-sm">{messages.draft.discardNote}</p>
            <Command fields={{ form: "discard" }}>{messages.draft.discardIt}</Command>
          </details>
        </div>
        <section
          aria-labelledby="line-title"
          className={`rounded-lg border border-line bg-white p-5 xl:sticky xl:top-6 ${area || draft.lineCount === 0 || (answer && !isAboutEdited) ? "max-xl:order-first" : ""}`}
        >
          <h2 id="line-title" className="mb-4 text-base font-semibold tracking-snug">
            {messages.draft.addLine}
          </h2>
          <LineFields
            key={`${draft.lineCount} ${area}`}
            name="add"
            area={area}
            choices={choices}
            tasks={tasks}
            answer={isAboutEdited ? undefined : answer}
          />
        </section>
      </div>
    </>
  );
}
