/** Fields of the forms above a list, which load it with their values. */

import Search from "@lucide/icons/icons/search";
import type { ReactNode } from "react";
import { Drawing } from "../drawing.tsx";
import { fieldClass, selectClass } from "./compact-field.tsx";
import { dayBounds } from "./day-bounds.ts";

interface SearchFieldProps {
  label: string;
  value: string | undefined;
  /** Names the text that is searched. */
  placeholder: string;
  maxLength?: number;
}

/** "/" leads here. */
export const SearchField = ({ label, value, placeholder, maxLength = 200 }: SearchFieldProps) => (
  <label className="col-span-2 min-w-0 grow sm:max-w-xs sm:basis-48">
    <span className="sr-only">{label}</span>
    <span className="relative block">
      <Drawing
        icon={Search}
        className="pointer-events-none absolute top-3 left-3 size-5 text-slate"
      />
      <input
        type="search"
        name="words"
        defaultValue={value ?? ""}
        maxLength={maxLength}
        placeholder={placeholder}
        data-shortcut="search"
        className={`${fieldClass} pl-10`}
      />
    </span>
  </label>
);

export interface FilterSelectProps {
  name: string;
  label: string;
  isLabelShown?: boolean;
  value: string | undefined;
  /** The label of the whole list, where nothing is chosen. */
  all?: string;
  of?: readonly { id: string; name: string }[];
  className?: string;
  /** Stand before `of`. */
  children?: ReactNode;
}

const shownLabelClass = "mb-1 block text-xs text-slate";

/** The chosen option explains itself, so its label is for screen readers only without `isLabelShown`. */
export const FilterSelect = (props: FilterSelectProps) => (
  <label className={`min-w-0 ${props.className ?? ""}`}>
    <span className={props.isLabelShown ? shownLabelClass : "sr-only"}>{props.label}</span>
    <select name={props.name} defaultValue={props.value ?? ""} className={selectClass}>
      {props.all === undefined ? null : <option value="">{props.all}</option>}
      {props.children}
      {props.of?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

interface AssigneeFilterProps {
  value: string | undefined;
  assignees: readonly { id: string; name: string }[];
  texts: { assignedTo: string; anyone: string; me: string; noOne: string };
}

export const AssigneeFilter = ({ value, assignees, texts }: AssigneeFilterProps) => (
  <FilterSelect
    name="assigned"
    label={texts.assignedTo}
    value={value}
    all={texts.anyone}
    of={assignees}
  >
    <option value="me">{texts.me}</option>
    <option value="nobody">{texts.noOne}</option>
  </FilterSelect>
);

interface FilterDateProps {
  name: string;
  label: string;
  value: string | undefined;
  type?: "date" | "month";
  required?: boolean;
}

/** Its label is seen: an empty field shows no more than dashes. */
export const FilterDate = ({ label, value, type = "date", ...input }: FilterDateProps) => (
  <label className="min-w-0">
    <span className={shownLabelClass}>{label}</span>
    <input
      {...input}
      {...dayBounds[type]}
      type={type}
      defaultValue={value ?? ""}
      className={fieldClass}
    />
  </label>
);
