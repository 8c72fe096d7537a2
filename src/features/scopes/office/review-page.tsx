import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import {
  facilityProblems,
  requireEditableFacility,
} from "#features/facilities/office/facility-page.server.ts";
import { Header } from "#features/facilities/office/header.tsx";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { setEffective } from "../change-scope.server.ts";
import { fingerprintOf, listScopeLines } from "../find-scopes.server.ts";
import { effectiveForm } from "../line-form.ts";
import { scopeServerMessages } from "../messages.server.ts";
import { scopeMessages } from "../messages.ts";
import { toScopeChangeRows, toScopeVersionView } from "../read-scope.server.ts";
import { ScopeChangeList } from "../scope-change-list.tsx";
import type { Route } from "./+types/review-page.ts";
import { requireScopeDraft } from "./draft.server.ts";
import { scopeOfficeMessages } from "./messages.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, page, draft, lines, before } = await requireScopeDraft(route);
  const earlier = before ? await listScopeLines(db, actor, before.id) : [];
  const today = Temporal.Now.plainDateISO(facility.timeZone);
  const nextMonth = today.with({ day: 1 }).add({ months: 1 });
  return {
    ...page,
    draft,
    before: before && toScopeVersionView(before, actor.language),
    changes: toScopeChangeRows(earlier, lines, actor.language),
    seen: fingerprintOf(lines),
    proposed: nextMonth.toString(),
  };
}

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await requireEditableFacility(route);
  const { language } = actor;
  const { refusals } = scopeServerMessages(language);
  const schema = effectiveForm(language);
  const form = { form: "effective", schema, echoed: ["effectiveFrom", "note"] };
  return handleFormOnce(route, { ...form, actor, db }, async (fields, refuse, db) => {
    const result = await setEffective({ db }, actor, facility.id, fields);
    if (result.ok) return redirectAfterPost(`${path}/scope`);
    if (result.reason === "empty") return refuse(409, refusals.emptyDraft);
    if (result.reason === "too-early")
      return refuse(422, {
        effectiveFrom: refusals.tooEarly({ day: dayWithYear(result.earliest, language) }),
      });
    return refuse(409, facilityProblems(language)[result.reason]);
  });
}

export const meta = pageMetaIn((language) => scopeOfficeMessages(language).review.title);

/** The changes are reviewed before the draft takes effect. */
export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, draft, before, changes, seen, proposed } = loaderData;
  const { perMonth } = useMessages(scopeMessages);
  const { review } = useMessages(scopeOfficeMessages);
  return (
    <>
      <Header facility={facility} path={path} />
      <h2 className="mt-6 text-subtitle font-semibold tracking-snug">
        {review.heading({ version: draft.version })}
      </h2>
      <div className="mt-4 grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="changes-title" className="min-w-0">
          <h3 id="changes-title" className="mb-3 text-base font-semibold tracking-snug">
            {before ? review.changesFrom({ version: before.version }) : review.everythingNew}
          </h3>
          <ScopeChangeList changes={changes} />
        </section>
        <section
          aria-labelledby="effective-title"
          className="rounded-lg border border-line bg-white p-5 max-xl:order-first"
        >
          <h3 id="effective-title" className="text-base font-semibold tracking-snug">
            {review.putIntoEffect}
          </h3>
          <dl className="mt-3 mb-5 grid grid-cols-2 gap-x-4 gap-y-1 text-sm tabular-nums">
            {before ? (
              <>
                <dt className="text-slate">{review.untilNow}</dt>
                <dd className="text-right">{perMonth({ price: before.total ?? "" })}</dd>
              </>
            ) : null}
            <dt className="text-slate">{review.fromThenOn}</dt>
            <dd className="text-right font-semibold">{perMonth({ price: draft.total ?? "" })}</dd>
          </dl>
          <PostForm answer={answer} noValidate className="flex flex-col items-start gap-4">
            <input type="hidden" name="seen" value={seen} />
            <Problem text={answer?.problem} />
            <TextField name="effectiveFrom" label={review.firstDay} type="date" value={proposed} />
            <NotesField name="note" label={review.note} help={review.noteHelp} value={draft.note} />
            <CompactSubmitButton>
              {review.putVersion({ version: draft.version })}
            </CompactSubmitButton>
            <p className="text-sm text-slate">{review.lastChance({ next: draft.version + 1 })}</p>
          </PostForm>
          <CompactButtonLink to={`${path}/scope/draft`} look="bare" className="mt-2">
            {review.back}
          </CompactButtonLink>
        </section>
      </div>
    </>
  );
}
