import type { DocumentData } from "./detail.server.ts";

/** Who has acknowledged the current version, and who is still asked to. */
export function Acknowledgements({ data: { acknowledgements, version } }: { data: DocumentData }) {
  if (acknowledgements.length === 0) return null;
  return (
    <section aria-labelledby="acknowledgements-title">
      <h2 id="acknowledgements-title" className="text-base font-semibold tracking-snug">
        Acknowledged, version {version}
      </h2>
      <ul className="mt-2 text-sm">
        {acknowledgements.map(({ name, at }) => (
          <li
            key={`${name} ${at?.iso}`}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0"
          >
            <span>{name}</span>
            {at ? (
              <time dateTime={at.iso} className="text-slate tabular-nums">
                {at.full}
              </time>
            ) : (
              <span className="inline-flex items-center gap-2">
                <span aria-hidden="true" className="size-2 rounded-full bg-dawn" />
                Not yet
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
