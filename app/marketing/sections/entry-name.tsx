import type { Entry } from "#content/page-parts.ts";

interface EntryNameProps {
  entry: Entry;
  className?: string;
}

/** The name of an entry; where it leads somewhere, all of the `group` around it is its link. */
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
