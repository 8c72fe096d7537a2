import type { ReactNode } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { formPartMessages } from "./messages.ts";

interface FoldedFiltersProps {
  /** Value of each filter; undefined where it is not set. */
  values: readonly unknown[];
  children: ReactNode;
}

/** The list comes first on a phone, so its fields are folded there, with the number of those that are set. */
export function FoldedFilters({ values, children }: FoldedFiltersProps) {
  const { filters } = useMessages(formPartMessages);
  const count = values.filter((value) => value !== undefined).length;
  return (
    <details className="open:col-span-2 sm:contents sm:details-content:contents">
      {/* Hidden only where a browser can show what is folded without it. */}
      <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-teal underline-offset-4 hover:underline sm:supports-[selector(::details-content)]:hidden">
        {count === 0 ? filters.title : filters.titleWithCount({ count })}
      </summary>
      <div className="grid grid-cols-2 items-end gap-3 pt-1 sm:contents">{children}</div>
    </details>
  );
}
