import Search from "@lucide/icons/icons/search";
import { useId } from "react";
import { Form } from "react-router";
import { navigationContent } from "#content/navigation.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { maxQueryCharacters } from "#platform/search/search-form.ts";
import { buttonClass } from "#ui/button.tsx";
import { Drawing } from "#ui/drawing.tsx";

interface SearchFormProps {
  label: string;
  /** The current search. */
  query?: string;
}

/** A plain GET form, so that a search can be shared and works without JavaScript. */
export function SearchForm({ label, query = "" }: SearchFormProps) {
  const { searchLink } = useMessages(navigationContent);
  const id = useId();
  return (
    <search>
      <Form method="get" action={searchLink.href}>
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <div className="mt-2 flex gap-2">
          <input
            // A new search resets the field to its own text.
            key={query}
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={maxQueryCharacters}
            autoComplete="off"
            enterKeyHint="search"
            className="block min-h-13 w-full min-w-0 rounded-full border border-field bg-white px-6 py-3 text-base text-ink transition-colors hover:border-ink focus:border-teal"
          />
          <button type="submit" className={buttonClass("primary", "shrink-0 max-sm:px-4")}>
            <Drawing icon={Search} className="size-5" />
            <span className="max-sm:sr-only">{searchLink.name}</span>
          </button>
        </div>
      </Form>
    </search>
  );
}
