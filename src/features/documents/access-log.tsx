import type { DocumentData } from "./detail.server.ts";

/** For staff: who had it before them. */
export function AccessLog({ data: { accesses, mayChange } }: { data: DocumentData }) {
  if (accesses.length === 0)
    return mayChange ? <p className="text-sm text-slate">Nobody has opened it yet.</p> : null;
  return (
    <section aria-labelledby="access-log-title">
      <h2 id="access-log-title" className="text-base font-semibold tracking-snug">
        Who opened it
      </h2>
      <ol className="mt-2 text-sm">
        {accesses.map(({ name, how, version, at }) => (
          <li
            key={`${name} ${how} ${version} ${at.iso}`}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0"
          >
            <span>
              {name}{" "}
              <span className="text-slate">
                {how} version {version}
              </span>
            </span>
            <time dateTime={at.iso} className="text-slate tabular-nums">
              {at.full}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
