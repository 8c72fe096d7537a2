import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMeta } from "#platform/document/page-meta.ts";
import { countOf } from "#platform/format/plural.ts";
import { Command } from "#platform/forms/commands.tsx";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { areaLabel } from "../areas/area-label.ts";
import { listAreas } from "../areas/list-areas.server.ts";
import { textLinkClass } from "../panel.tsx";
import { toScopeAreaViews } from "../read-scope.server.ts";
import { discardDraft } from "../scope/change-scope.server.ts";
import { addLine, changeLine, lineTexts, removeLine } from "../scope/draft-lines.server.ts";
import { frequencies, frequencyLabel, frequencyValue } from "../scope/frequency-types.ts";
import { lineForm } from "../scope/line-form.ts";
import { ScopeTable } from "../scope-table.tsx";
import type { Route } from "./+types/draft-page.ts";
import { enterDraft } from "./draft.server.ts";
import { enterToChange, facilityProblems } from "./facility.server.ts";
import { Header } from "./header.tsx";
import { LineFields } from "./line-fields.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, page, search, draft, lines } = await enterDraft(route);
  const areas = await listAreas(db, actor, facility.id);
  const edited = lines.find(({ id }) => id === search.get("line"));
  return {
    ...page,
    draft,
    areas: toScopeAreaViews(lines),
    choices: areas
      .filter(({ archivedAt }) => archivedAt === null)
      .map(({ id, name, floor }) => ({ value: id, label: areaLabel(name, floor) })),
    tasks: [...new Set([...lines.map(({ task }) => task), ...usualTasks])].toSorted(),
    edited: edited && {
      id: edited.id,
      texts: lineTexts({ ...edited, monthlyPriceCents: edited.monthlyPriceCents ?? 0 }),
    },
    area: search.get("area") ?? "",
  };
}

/** Proposed while a task is typed; anything else may be typed as well. */
const usualTasks = [
  "Empty trash and replace liners",
  "Vacuum carpet",
  "Dust mop hard floors",
  "Damp mop hard floors",
  "Disinfect touch points",
  "Clean and disinfect fixtures",
  "Refill soap, paper and towels",
  "Wipe surfaces and furniture",
  "Dust high and low",
  "Clean interior glass",
  "Scrub and recoat hard floors",
  "Extract carpet",
];

const schema = z.discriminatedUnion("form", [
  z.object({ form: z.literal("add"), ...lineForm.shape }),
  z.object({ form: z.literal("change"), line: z.uuid(), ...lineForm.shape }),
  z.object({ form: z.literal("remove"), line: z.uuid() }),
  z.object({ form: z.literal("discard") }),
]);

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await enterToChange(route);
  const echoed = ["form", "line", ...Object.keys(lineForm.shape)];
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
            if (name === "frequency") return formatFrequency(value);
            if (name === "price") return `$${value}`;
            const area = name === "areaId" && areas.find(({ id }) => id === value);
            return area ? areaLabel(area.name, area.floor) : value;
          },
        });
      }
      if (!result.ok)
        return result.reason === "duplicate"
          ? refuse(409, { task: "This area already has this task" })
          : refuse(409, facilityProblems[result.reason]);
      if (fields.form === "discard") return redirectAfterPost(`${path}/scope`);
      // The next task is most often of the same area.
      return redirectAfterPost(
        `${path}/scope/draft${fields.form === "add" ? `?area=${fields.areaId}` : ""}`,
      );
    },
  );
}

const adds = ({ form }: z.infer<typeof schema>) => (form === "add" ? { noun: "line" } : undefined);

const typedIn = (fields: z.infer<typeof schema>) =>
  "price" in fields
    ? lineTexts({ ...fields, ...fields.frequency, monthlyPriceCents: fields.price })
    : {};

const formatFrequency = (value: string): string => {
  const frequency = frequencies.find((one) => frequencyValue(one) === value);
  return frequency === undefined ? value : frequencyLabel(frequency);
};

export const meta = () => pageMeta("Scope of work draft");

export default function DraftPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, draft, areas, choices, tasks, edited, area } = loaderData;
  const isAboutEdited = answer?.values.form === "change";
  const place = usePlace();
  return (
    <>
      <Header facility={facility} path={path} />
      <div className="mt-6 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-subtitle font-semibold tracking-snug">
            Draft of version {draft.version}
          </h2>
          <p className="mt-1 text-sm text-slate tabular-nums">
            {countOf(draft.lineCount, "line", "lines")}, {draft.total} a month. No one else can see
            it yet.
          </p>
        </div>
        {draft.lineCount > 0 ? (
          <p className="flex flex-wrap gap-3">
            <a href="#line-title" className={buttonClass("outline", "xl:hidden", "compact")}>
              Add a line
            </a>
            <Link to={`${path}/scope/review`} className={buttonClass("primary", "", "compact")}>
              Review the changes
            </Link>
          </p>
        ) : null}
      </div>
      {choices.length === 0 ? (
        <p className="mt-6 rounded-md bg-sand p-3 text-sm">
          The facility has no areas yet.{" "}
          <Link to={`${path}/areas`} className="font-semibold text-teal underline">
            Add them first
          </Link>
          .
        </p>
      ) : null}
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.problem} />
      </div>
      <div className="mt-6 grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {areas.length > 0 ? (
            <ScopeTable
              areas={areas}
              hasPrices
              total={draft.total}
              caption={`Draft of version ${draft.version}`}
              action={(line, task) => (
                <Link
                  to={`?line=${line}`}
                  preventScrollReset
                  aria-label={`Edit ${task}`}
                  className={buttonClass("bare", "", "compact")}
                >
                  Edit
                </Link>
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
                      <Command fields={{ form: "remove", line }}>Remove the line</Command>
                      <Link
                        to={`${path}/scope/draft`}
                        preventScrollReset
                        className={buttonClass("bare", "", "compact")}
                      >
                        Cancel
                      </Link>
                    </div>
                  </div>
                ) : undefined
              }
            />
          ) : (
            <p className="text-sm text-slate">No lines yet. Add the first one.</p>
          )}
          <details className="mt-8">
            <summary className={textLinkClass}>Discard this draft</summary>
            <p className="my-2 text-sm">All its lines will be lost. Earlier versions stay.</p>
            <Command fields={{ form: "discard" }}>Discard it</Command>
          </details>
        </div>
        <section
          aria-labelledby="line-title"
          className={`rounded-lg border border-line bg-white p-5 xl:sticky xl:top-6 ${area || draft.lineCount === 0 || (answer && !isAboutEdited) ? "max-xl:order-first" : ""}`}
        >
          <h2 id="line-title" className="mb-4 text-base font-semibold tracking-snug">
            Add a line
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
