/** The fields of a document as they follow from its shape; lists are changed by buttons that need no script. */
import type { ReactNode } from "react";
import { orderMark } from "#content/content-edits.ts";
import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import type { Language } from "#platform/language/language.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import type { DocumentField, Leaf, List } from "./document-fields.server.ts";
import { labelOfField } from "./document-labels.ts";
import { websiteMessages } from "./messages.ts";
import { storedPlace } from "./stored-edits.ts";

interface EditedFieldsProps {
  /** The language of the texts. */
  of: Language;
  fields: readonly DocumentField[];
  answer: Pick<FormAnswer, "errors" | "values"> | undefined;
  icons: readonly string[];
  pictures: readonly string[];
}

export const EditedFields = ({ fields, ...rest }: EditedFieldsProps) =>
  fields.map((field) =>
    field.kind === "list" ? (
      <EditedList key={field.place} list={field} {...rest} />
    ) : field.kind === "group" ? (
      <Nested key={field.place} name={field.name}>
        <EditedFields fields={field.fields} {...rest} />
      </Nested>
    ) : (
      <EditedText key={field.place} leaf={field} {...rest} />
    ),
  );

type Rest = Omit<EditedFieldsProps, "fields">;

function Nested({ name, children }: { name: string; children: ReactNode }) {
  const language = useLanguage();
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-l-2 border-line pl-4">
      <legend lang={language} className="text-sm font-semibold">
        {labelOfField(name, language)}
      </legend>
      {children}
    </fieldset>
  );
}

function EditedList({ list, ...rest }: { list: List } & Rest) {
  const messages = useMessages(websiteMessages);
  const place = storedPlace(rest.of, list.place);
  const command = (what: "up" | "down" | "remove", key: string) => (
    <button
      type="submit"
      name="list"
      value={`${what}:${place}:${key}`}
      className={buttonClass("outline", "", "compact")}
    >
      {messages[what]}
    </button>
  );
  return (
    <Nested name={list.name}>
      {list.isOpen ? <input type="hidden" name={place + orderMark} value={list.order} /> : null}
      {list.entries.map((entry, at) => (
        <div key={entry.key} className="flex min-w-0 flex-col gap-4 border-t border-line pt-3">
          <p className="text-sm text-slate">{messages.entry({ number: at + 1 })}</p>
          <EditedFields fields={entry.fields} {...rest} />
          {list.isOpen ? (
            <div className="flex flex-wrap gap-2">
              {at > 0 ? command("up", entry.key) : null}
              {at < list.entries.length - 1 ? command("down", entry.key) : null}
              {command("remove", entry.key)}
            </div>
          ) : null}
        </div>
      ))}
      {list.isOpen ? (
        <button
          type="submit"
          name="list"
          value={`add:${place}`}
          className={buttonClass("outline", "self-start", "compact")}
        >
          {messages.add}
        </button>
      ) : null}
    </Nested>
  );
}

/** Where a page was designed for a short text. */
const lineLength = 70;

function EditedText({ leaf, of, answer, icons, pictures }: { leaf: Leaf } & Rest) {
  const language = useLanguage();
  const { switches, warnings, entry } = useMessages(websiteMessages);
  const { kind, value, shipped } = leaf;
  const name = storedPlace(of, leaf.place);
  const label = leaf.name === "" ? entry({ number: "" }).trim() : labelOfField(leaf.name, language);
  const isLong = value.length > Math.max(2 * (shipped ?? "").length, 160);
  const warning = value === "" && shipped ? warnings.empty : isLong ? warnings.long : undefined;
  const field = { name, label, answer, value, ...(warning && { help: warning }) };
  if (kind === "switch")
    return (
      <ChoiceField
        {...field}
        options={[
          { value: "true", label: switches.yes },
          { value: "false", label: switches.no },
        ]}
      />
    );
  if (kind === "icon" || kind === "picture")
    return (
      <ChoiceField
        {...field}
        options={(kind === "icon" ? icons : pictures).map((one) => ({ value: one, label: one }))}
      />
    );
  const isLine = Math.max(value.length, (shipped ?? "").length) <= lineLength;
  if (kind !== "text" || (isLine && !value.includes("\n"))) return <TextField {...field} />;
  return <NotesField {...field} rows={Math.min(8, Math.ceil(value.length / 60) + 1)} />;
}
