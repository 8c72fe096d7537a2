import type { Entry } from "#content/page-parts.ts";

interface EntryNameProps {
  entry: Entry;
  className?: string;
}

/** The name of an entry; if it has an address, the whole surrounding `group` is its link. */
export function EntryName({ entry, className = "" }: EntryNameProps) {
  return (
    <h3 className={`text-subtitle font-semibold tracking-snug ${className}`.trimEnd()}>
      {entry.href ? (
        <a href={entry.href} className="stretched underline-offset-4 group-hover:underline">
          {entry.title}
        </a>
      ) : (
        entry.title
      )}
    </h3>
  );
}
