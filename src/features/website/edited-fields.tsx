/** The fields of a document as they follow from its shape; lists are changed by buttons that need no script. */

import ChevronDown from "@lucide/icons/icons/chevron-down";
import type { ReactNode } from "react";
import { orderMark } from "#content/content-edits.ts";
import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import type {
  DocumentField,
  FieldChoices,
  Leaf,
  List,
  ListEntry,
} from "./document-fields.server.ts";
import { labelOfField, titleOfEntry } from "./document-labels.ts";
import { websiteMessages } from "./messages.ts";
import { PictureChoice } from "./pictures/picture-choice.tsx";
import type { PictureChoices } from "./pictures/read-pictures.server.ts";
import { mainLanguage, storedPlace } from "./stored-edits.ts";
import { isArticle, noteOfArticle, warningOf, warningsOfRanges } from "./text-warnings.ts";

interface EditedFieldsProps {
  document: string;
  fields: readonly DocumentField[];
  answer: Pick<FormAnswer, "errors" | "values"> | undefined;
  /** Names of the icons. */
  icons: Readonly<Record<string, string>>;
  pictures: PictureChoices;
  choices: FieldChoices;
  /** Categories that articles have so far, in one line. */
  categories: string;
  /** ISO day of the company's calendar. */
  today: string;
  /** Signs that stand for facts of the company, with the present text of each. */
  facts: readonly { sign: string; says: string }[];
  /** The depth of nesting: fields at the top have headings of their own. */
  depth?: number;
}

export function EditedFields({ fields, depth = 0, ...rest }: EditedFieldsProps) {
  const { warnings } = useMessages(websiteMessages);
  const ofRanges = warningsOfRanges(typedIn(fields, rest.answer), rest.today, warnings);
  return fields.map((field) =>
    field.kind === "list" ? (
      <EditedList key={field.place} list={field} depth={depth} {...rest} />
    ) : field.kind === "group" ? (
      <Nested key={field.place} field={field} depth={depth}>
        <EditedFields fields={field.fields} depth={depth + 1} {...rest} />
      </Nested>
    ) : (
      <EditedLeaf
        key={field.place}
        leaf={field}
        depth={depth}
        rangeWarning={ofRanges[field.name]}
        {...rest}
      />
    ),
  );
}

/** Key: name of the field, among fields that are next to each other. */
const typedIn = (fields: readonly DocumentField[], answer: EditedFieldsProps["answer"]) =>
  Object.fromEntries(
    fields.flatMap((field) =>
      "values" in field
        ? [
            [
              field.name,
              answer?.values[storedPlace(mainLanguage, field.place)] ?? field.values[mainLanguage],
            ] as const,
          ]
        : [],
    ),
  );

type Rest = Omit<EditedFieldsProps, "fields" | "depth"> & { depth: number };

interface NestedProps {
  field: DocumentField;
  depth: number;
  children: ReactNode;
}

function Nested({ field, depth, children }: NestedProps) {
  const label = labelOfField(field, useLanguage());
  const isOnTop = depth === 0;
  return (
    <fieldset
      className={`flex w-full min-w-0 flex-col gap-5 ${isOnTop ? "border-t border-line pt-4" : "border-l-2 border-line pl-4"}`}
    >
      <legend
        className={`float-left w-full break-words ${isOnTop ? "text-subtitle font-semibold tracking-snug" : "text-sm font-semibold"}`}
      >
        {label}
      </legend>
      {children}
    </fieldset>
  );
}

function EditedList({ list, ...rest }: { list: List } & Rest) {
  const messages = useMessages(websiteMessages);
  const place = storedPlace(mainLanguage, list.place);
  const label = labelOfField(list, useLanguage());
  const now = list.entries.length;
  return (
    <Nested field={list} depth={rest.depth}>
      {list.isOpen ? <input type="hidden" name={place + orderMark} value={list.order} /> : null}
      {now === list.shippedCount ? null : (
        <p className="text-sm text-slate">
          {messages.warnings.count({ shipped: list.shippedCount, now })}
        </p>
      )}
      <ol className="flex w-full min-w-0 flex-col">
        {list.entries.map((entry, at) => (
          <li key={entry.key} className="min-w-0 border-b border-line first:border-t">
            <Entry list={list} entry={entry} at={at} {...rest} />
          </li>
        ))}
      </ol>
      {list.isOpen ? (
        <CompactSubmitButton
          look="outline"
          className="self-start"
          name="list"
          value={`add:${place}`}
          aria-label={`${messages.add}: ${label}`}
        >
          {messages.add}
        </CompactSubmitButton>
      ) : null}
    </Nested>
  );
}

/** Closed until somebody looks for it, unless it is new or holds a fault. */
function Entry({ list, entry, at, ...rest }: { list: List; entry: ListEntry; at: number } & Rest) {
  const messages = useMessages(websiteMessages);
  const place = storedPlace(mainLanguage, list.place);
  const written = titleOfEntry(entry, useLanguage()) || messages.newEntry;
  const title = rest.facts.reduce((text, { sign, says }) => text.replaceAll(sign, says), written);
  const hasFault = Object.keys(rest.answer?.errors ?? {}).some((name) =>
    languages.some((language) => `${name}.`.startsWith(`${storedPlace(language, entry.place)}.`)),
  );
  const command = (what: "up" | "down" | "remove") => (
    <CompactSubmitButton
      look="outline"
      name="list"
      value={`${what}:${place}:${entry.key}`}
      aria-label={`${messages[what]}: ${title}`}
    >
      {messages[what]}
    </CompactSubmitButton>
  );
  return (
    <details open={hasFault || title === messages.newEntry} className="group/entry">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2 text-sm hover:text-teal">
        <span className="min-w-0 break-words">{messages.numbered({ number: at + 1, title })}</span>
        <Drawing
          icon={ChevronDown}
          className="size-4 shrink-0 text-slate transition-transform group-open/entry:rotate-180 stroke-2"
        />
      </summary>
      <div className="flex min-w-0 flex-col gap-5 pt-2 pb-6">
        <EditedFields fields={entry.fields} {...rest} depth={rest.depth + 1} />
        {list.isOpen ? (
          <div className="flex flex-wrap gap-3">
            {at > 0 ? command("up") : null}
            {at < list.entries.length - 1 ? command("down") : null}
            {command("remove")}
          </div>
        ) : null}
      </div>
    </details>
  );
}

/** Languages side by side; what is the same in all of them is asked once. */
function EditedLeaf({ leaf, ...rest }: { leaf: Leaf; rangeWarning: string | undefined } & Rest) {
  const label = labelOfField(leaf, useLanguage());
  const messages = useMessages(websiteMessages);
  if (leaf.isShared)
    return (
      <div className="w-full max-w-xl">
        <Control leaf={leaf} of={mainLanguage} label={label} {...rest} />
      </div>
    );
  return (
    <div className="grid w-full min-w-0 gap-x-6 gap-y-3 lg:grid-cols-2">
      {languages.map((language) => (
        <Control
          key={language}
          leaf={leaf}
          of={language}
          label={messages.inLanguage({ label, language: messages.languages[language] })}
          {...rest}
        />
      ))}
    </div>
  );
}

/** About the number of lines that the text needs if two languages stand side by side. */
const rowsOf = (text: string) =>
  text.split("\n").reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 48)), 0);

/** Room for a screen of an article. */
const markdownRows = 24;

/** A text up to this length gets a field of one line. */
const lineLength = 60;

interface ControlProps extends Omit<Rest, "depth"> {
  leaf: Leaf;
  /** A warning about the value in relation to its neighbors. */
  rangeWarning: string | undefined;
  of: Language;
  label: string;
}

function Control(props: ControlProps) {
  const { document, leaf, of, label, answer, icons, pictures, choices, categories } = props;
  const messages = useMessages(websiteMessages);
  const { kind } = leaf;
  const name = storedPlace(of, leaf.place);
  const value = leaf.values[of];
  const shipped = leaf.shipped?.[of];
  const edited = { document, name: leaf.name, kind, value, shipped };
  const warning =
    props.rangeWarning ??
    (isArticle(document)
      ? noteOfArticle(edited, messages, categories)
      : warningOf(edited, messages.warnings));
  const field = { name, label, answer, value, ...(warning && { help: warning }) };
  const { switches, departments, payPeriods } = messages;
  const options =
    kind === "state" || kind === "region" || kind === "service"
      ? choices[kind]
      : kind === "switch"
        ? { true: switches.yes, false: switches.no }
        : kind === "department"
          ? departments
          : kind === "pay-period"
            ? payPeriods
            : kind === "icon"
              ? icons
              : undefined;
  if (options !== undefined)
    return (
      <ChoiceField
        {...field}
        {...(leaf.name === "isOffered" && { help: messages.hiddenNote })}
        options={Object.entries(options).map(([value, label]) => ({ value: value, label: label }))}
      />
    );
  if (kind === "address") return <TextField {...field} help={messages.addressNote} />;
  if (kind === "picture" || kind === "backdrop" || kind === "portrait")
    return (
      <PictureChoice
        {...field}
        pictures={pictures}
        isDescribed={kind !== "backdrop"}
        none={kind === "portrait" ? messages.noPortrait : undefined}
      />
    );
  if (kind === "day" || kind === "last-day") return <TextField {...field} type="date" />;
  if (kind === "sites") return <NotesField {...field} help={messages.sitesNote} rows={4} />;
  if (kind === "states") return <TextField {...field} help={messages.statesNote} />;
  const typed = answer?.values[name] ?? value;
  const isLine = Math.max(typed.length, (shipped ?? "").length) <= lineLength;
  const lang = leaf.isShared ? undefined : of;
  if (kind === "markdown") return <NotesField {...field} lang={lang} rows={markdownRows} />;
  if (kind !== "text" || (isLine && !typed.includes("\n")))
    return <TextField {...field} lang={lang} />;
  const rows = Math.min(10, Math.max(2, rowsOf(typed)));
  return <NotesField {...field} lang={lang} rows={rows} />;
}
