import { useNavigation } from "react-router";
import { joinFacts } from "#platform/format/join-facts.ts";
import { ChoiceField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import type { ImportData } from "./import-pages.server.ts";
import { importMessages } from "./messages.ts";

interface ColumnChoicesProps {
  choices: NonNullable<ImportData["columns"]>;
  sheet: string | null;
  otherSheets: readonly string[];
  answer: FormAnswer | undefined;
}

/** Each column of the file begins with a guess, which a person can correct. */
export function ColumnChoices({ choices, sheet, otherSheets, answer }: ColumnChoicesProps) {
  const { columns: words } = useMessages(importMessages);
  const { headRow, headRows, fields, columns } = choices;
  const isSaving = useNavigation().formData?.has("step") ?? false;
  const matched = columns.map(({ chosen }) => chosen);
  const missing = fields.filter(({ name, isRequired }) => isRequired && !matched.includes(name));
  const neededBySome = fields.flatMap(({ name, label, neededBy }) =>
    neededBy === undefined || matched.includes(name)
      ? []
      : words.neededBy({ label, rows: neededBy }),
  );
  const values = answer?.values ?? {};
  return (
    <TitledSection titleId="columns-title" title={words.title} size="small" className="mt-7">
      <p className="mt-1 max-w-[70ch] text-sm text-slate">{words.note}</p>
      {otherSheets.length > 0 ? (
        <p className="mt-1 text-sm text-slate">
          {words.sheet({ sheet: sheet ?? "", others: otherSheets.join(", ") })}
        </p>
      ) : null}
      <PostForm preventScrollReset className="mt-4 flex max-w-2xl flex-wrap items-end gap-3">
        <input type="hidden" name="step" value="head" />
        <div className="min-w-0 grow basis-64">
          <ChoiceField
            key={headRow}
            id="head-row"
            label={words.headRow}
            name="headRow"
            value={String(headRow)}
            options={[
              ...headRows.map(({ row, text }) => ({
                value: String(row),
                label: words.rowOption({ row, text }),
              })),
              { value: "0", label: words.noHeads },
            ]}
            answer={undefined}
          />
        </div>
        <CompactSubmitButton look="outline" disabled={isSaving}>
          {words.useRow}
        </CompactSubmitButton>
      </PostForm>
      {missing.length > 0 ? (
        <p className="mt-4 max-w-2xl rounded-md bg-sand p-3 text-sm">
          {words.needed({ columns: missing.map(({ label }) => label).join(", ") })}
        </p>
      ) : null}
      {neededBySome.length > 0 ? (
        <p className="mt-4 max-w-2xl text-sm text-slate">
          {words.neededBySome({ columns: neededBySome.join(", ") })}
        </p>
      ) : null}
      <PostForm
        preventScrollReset
        key={`columns-${headRow}`}
        className="mt-5 flex max-w-2xl flex-col items-start gap-5"
      >
        <input type="hidden" name="step" value="columns" />
        {columns.map(({ index, head, chosen, examples }) => (
          <ChoiceField
            key={index}
            id={`column-${index}`}
            label={head || words.unnamed({ number: index + 1 })}
            name={`column.${index}`}
            prompt={words.leaveOut}
            value={values[`column.${index}`] ?? chosen}
            options={fields.map(({ name, label, isRequired }) => ({
              value: name,
              label: isRequired ? words.required({ label }) : label,
            }))}
            answer={undefined}
            {...(examples.length > 0 && {
              help: words.examples({ examples: joinFacts(examples) }),
            })}
          />
        ))}
        <CompactSubmitButton className="max-sm:w-full" disabled={isSaving}>
          {words.check}
        </CompactSubmitButton>
      </PostForm>
    </TitledSection>
  );
}
