import { type ActionFunctionArgs, type LoaderFunctionArgs, useNavigation } from "react-router";
import { CompanySearch } from "#features/prospects/company-search.tsx";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { mergeSides } from "../duplicate-types.ts";
import { companyMessages } from "../messages.ts";
import type { Route } from "./+types/merge-page.ts";
import { handleMergeForm, type MergeData, readMerge } from "./duplicate-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readMerge(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleMergeForm(route, route.params.id);

export const meta = pageMetaIn((language) => companyMessages(language).merge.title);

type Pair = NonNullable<MergeData["pair"]>;

/** Two companies or contacts side by side, of which one is made. */
export default function MergePage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { merge } = useMessages(companyMessages);
  const { pair } = data;
  return (
    <div className="max-w-4xl">
      <BackLink to={`${data.path}/${data.id}`}>{data.name}</BackLink>
      <PageTitle>
        {pair
          ? merge.pageTitle({ first: pair.first.name, second: pair.second.name })
          : merge.chooseTitle({ company: data.name })}
      </PageTitle>
      <p className="mt-2 max-w-[72ch] text-sm text-slate">
        {pair === undefined
          ? merge.chooseLead
          : pair.kind === "company"
            ? merge.leadCompany
            : merge.leadContact}
      </p>
      <PageProblem text={answer?.problem} />
      {pair ? (
        <MergeForm key={pair.seen} data={data} pair={pair} answer={answer} />
      ) : (
        <Choose data={data} />
      )}
    </div>
  );
}

/** The company that this one is the same as; each link shows both. */
function Choose({ data: { path, id, words, found } }: { data: MergeData }) {
  const { merge } = useMessages(companyMessages);
  const address = `${path}/${id}/merge`;
  return (
    <CompanySearch
      path={address}
      words={words}
      found={found}
      addressOf={(other) => `${address}?with=${other}`}
      texts={merge}
    />
  );
}

interface MergeFormProps {
  data: MergeData;
  pair: Pair;
  answer: FormAnswer | undefined;
}

function MergeForm({ data, pair, answer }: MergeFormProps) {
  const { merge } = useMessages(companyMessages);
  const isSaving = useNavigation().formData?.has("seen") ?? false;
  return (
    <PostForm noValidate className="mt-6 flex flex-col gap-6">
      <input type="hidden" name="seen" value={pair.seen} />
      {pair.fields.map((field) => (
        <FieldChoice key={field.name} field={field} chosen={answer?.values[field.name]} />
      ))}
      {pair.kind === "company" ? (
        <>
          <GoesAlong title={merge.contacts} pair={pair} of="contacts" />
          <GoesAlong title={merge.opportunities} pair={pair} of="opportunities" />
        </>
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        <CompactSubmitButton disabled={isSaving}>
          {isSaving ? merge.merging : merge.mergeAction}
        </CompactSubmitButton>
        <CompactButtonLink to={`${data.path}/${data.id}`} look="bare">
          {merge.cancel}
        </CompactButtonLink>
      </div>
    </PostForm>
  );
}

interface FieldChoiceProps {
  field: Pair["fields"][number];
  chosen: string | undefined;
}

function FieldChoice({ field, chosen }: FieldChoiceProps) {
  const { merge } = useMessages(companyMessages);
  const { name, isSame, usual } = field;
  if (isSame)
    return (
      <div>
        <p className="text-sm font-semibold">{merge.fields[name]}</p>
        <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
          {field.first || merge.empty}
          <span className="block text-xs text-slate">{merge.same}</span>
        </p>
      </div>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{merge.fields[name]}</legend>
      <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
        {mergeSides.map((side) => (
          <label
            key={side}
            className="flex min-h-11 min-w-0 cursor-pointer items-start gap-3 rounded-md border border-field bg-white p-3 text-sm hover:border-ink has-checked:border-teal has-checked:bg-tint"
          >
            <input
              type="radio"
              name={name}
              value={side}
              defaultChecked={side === (chosen || usual)}
              className="mt-0.5 size-4.5 shrink-0 accent-teal"
            />
            <span className="min-w-0 wrap-anywhere whitespace-pre-line">
              {field[side] || <span className="text-slate">{merge.empty}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface GoesAlongProps {
  title: string;
  pair: Pair;
  of: "contacts" | "opportunities";
}

/** Contacts and opportunities of both end up with the merged one, so nothing has to be chosen. */
function GoesAlong({ title, pair, of }: GoesAlongProps) {
  const all = [...pair.first[of], ...pair.second[of]];
  if (all.length === 0) return null;
  return (
    <div>
      <p className="text-sm font-semibold">{title}</p>
      <div className="mt-1 grid gap-3 text-sm sm:grid-cols-2">
        {mergeSides.map((side) => (
          <ul key={side} className="min-w-0 tabular-nums">
            {pair[side][of].map(({ id, name }) => (
              <li key={id} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}
