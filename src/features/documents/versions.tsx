import type { DocumentData } from "./detail.server.ts";

const states = { checking: "Being checked", refused: "Refused by the scanner" } as const;

/** All of them, for both sides: an earlier one is what was true then. */
export function Versions({ data: { view, id, versions } }: { data: DocumentData }) {
  if (versions.length < 2) return null;
  return (
    <section aria-labelledby="versions-title">
      <h2 id="versions-title" className="text-base font-semibold tracking-snug">
        Versions
      </h2>
      <ol className="mt-2 text-sm tabular-nums">
        {versions.map(({ number, days, added, addedName, content, size }, at) => (
          <li key={number} className="border-t border-line py-1.5 first:border-t-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="font-semibold">
                Version {number}
                {at === 0 ? ", in force" : ""}
              </span>
              {content === "ready" ? (
                <a
                  href={`${view.path}/${id}/file?version=${number}`}
                  className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4 sm:min-h-8"
                >
                  Open<span className="sr-only"> version {number}</span>
                </a>
              ) : (
                <span className="text-slate">{states[content]}</span>
              )}
            </div>
            <p className="text-xs text-slate">
              {[days, size, `${added.full}, ${addedName}`].filter(Boolean).join(" · ")}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
