/** Rows of a bid's form, for areas and periodic work: those that are there, blank ones, and added ones. */

import { useRef, useState } from "react";
import { newRowId } from "#platform/forms/new-row-id.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { rowIds } from "../sheet-texts.ts";

/** As a form sends its fields. */
export const textsIn = (form: HTMLFormElement): Texts =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" && !name.startsWith("seen.") ? [[name, value]] : [],
    ),
  );

export const idsIn = (added: string): readonly string[] => added.split(" ").filter(Boolean);

/** Rows that came back or are stored, blank ones behind them, and those that somebody has added. */
export function useRows(
  { texts, answer }: { texts: Texts; answer: FormAnswer | undefined },
  kind: "area" | "work",
  blank: readonly string[],
) {
  const [first] = useState(() => rowIds(texts, kind));
  const [sent] = useState(() => answer?.values[`added.${kind}`] ?? "");
  const [added, setAdded] = useState<readonly string[]>(() => idsIn(sent));
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    if (field.current === null) return;
    field.current.value = [...added, newRowId()].join(" ");
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  // A field, so that a draft has the added rows before it gives back what was typed in them.
  const addedField = (
    <input
      ref={field}
      type="text"
      name={`added.${kind}`}
      hidden
      defaultValue={sent}
      onInput={({ currentTarget }) => setAdded(idsIn(currentTarget.value))}
    />
  );
  return { ids: [...new Set([...first, ...blank, ...added])], first, added, add, addedField };
}

interface AddRowProps {
  kind: "area" | "work";
  path: string;
  add: () => void;
  label: string;
}

/** Without scripts, the form is sent and comes back to this place with the new row. */
export const AddRow = ({ kind, path, add, label }: AddRowProps) => (
  <CompactSubmitButton
    look="outline"
    className="scroll-mt-[60vh]"
    id={`more-${kind}`}
    name="more"
    value={kind}
    formAction={`${path}#more-${kind}`}
    onClick={(event) => {
      event.preventDefault();
      add();
    }}
  >
    {label}
  </CompactSubmitButton>
);

/** The row stays stored until the form is saved. */
export const RemoveRow = ({ name, label }: { name: string; label: string }) => (
  <label className="mt-4 flex min-h-11 items-center gap-3 text-sm">
    <input type="checkbox" name={name} value="yes" className="size-5 shrink-0 accent-teal" />
    {label}
  </label>
);
