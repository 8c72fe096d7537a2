import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { toScopeChangeRows, toScopeVersionView } from "../read-scope.server.ts";
import { setEffective } from "../scope/change-scope.server.ts";
import { fingerprintOf, listScopeLines } from "../scope/find-scopes.server.ts";
import { effectiveForm } from "../scope/line-form.ts";
import { ScopeChangeList } from "../scope-change-list.tsx";
import type { Route } from "./+types/review-page.ts";
import { enterDraft } from "./draft.server.ts";
import { enterToChange, facilityProblems } from "./facility.server.ts";
import { Header } from "./header.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, page, draft, lines, before } = await enterDraft(route);
  const earlier = before ? await listScopeLines(db, actor, before.id) : [];
  const today = Temporal.Now.plainDateISO(facility.timeZone);
  const nextMonth = today.with({ day: 1 }).add({ months: 1 });
  return {
    ...page,
    draft,
    before: before && toScopeVersionView(before),
    changes: toScopeChangeRows(earlier, lines),
    seen: fingerprintOf(lines),
    proposed: nextMonth.toString(),
  };
}

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await enterToChange(route);
  const form = { form: "effective", schema: effectiveForm, echoed: ["effectiveFrom", "note"] };
  return handleFormOnce(route, { ...form, actor, db }, async (fields, refuse, db) => {
    const result = await setEffective({ db }, actor, facility.id, fields);
    if (result.ok) return redirectAfterPost(`${path}/scope`);
    if (result.reason === "empty") return refuse(409, "The draft has no lines yet.");
    if (result.reason === "too-early")
      return refuse(422, {
        effectiveFrom: `The earliest possible day is ${dayWithYear(result.earliest, "en")}`,
      });
    return refuse(409, facilityProblems[result.reason]);
  });
}

export const meta = () => pageMeta("Scope of work review");

/** What a draft changes, before it is set in effect. */
export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, draft, before, changes, seen, proposed } = loaderData;
  return (
    <>
      <Header facility={facility} path={path} />
      <h2 className="mt-6 text-subtitle font-semibold tracking-snug">
        Review of version {draft.version}
      </h2>
      <div className="mt-4 grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="changes-title" className="min-w-0">
          <h3 id="changes-title" className="mb-3 text-base font-semibold tracking-snug">
            {before ? `Changes from version ${before.version}` : "Everything is new"}
          </h3>
          <ScopeChangeList changes={changes} />
        </section>
        <section
          aria-labelledby="effective-title"
          className="rounded-lg border border-line bg-white p-5 max-xl:order-first"
        >
          <h3 id="effective-title" className="text-base font-semibold tracking-snug">
            Put into effect
          </h3>
          <dl className="mt-3 mb-5 grid grid-cols-2 gap-x-4 gap-y-1 text-sm tabular-nums">
            {before ? (
              <>
                <dt className="text-slate">Until now</dt>
                <dd className="text-right">{before.total} a month</dd>
              </>
            ) : null}
            <dt className="text-slate">From then on</dt>
            <dd className="text-right font-semibold">{draft.total} a month</dd>
          </dl>
          <Form method="post" noValidate className="flex flex-col items-start gap-4">
            <AttemptField />

            <input type="hidden" name="seen" value={seen} />
            <Problem text={answer?.problem} />
            <TextField
              name="effectiveFrom"
              label="First day"
              type="date"
              answer={answer}
              value={proposed}
            />
            <NotesField
              name="note"
              label="Note"
              answer={answer}
              help="Why it’s changing. The client can read this."
            />
            <button type="submit" className={buttonClass("primary", "", "compact")}>
              Put version {draft.version} into effect
            </button>
            <p className="text-sm text-slate">
              Once its first day begins, it can’t be changed. The next change will be version{" "}
              {draft.version + 1}.
            </p>
          </Form>
          <Link to={`${path}/scope/draft`} className={buttonClass("bare", "mt-2", "compact")}>
            Back to the draft
          </Link>
        </section>
      </div>
    </>
  );
}
