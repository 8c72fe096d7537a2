import type { PlacedResult, Segment } from "#platform/http/site-search.server.ts";

/** Best page first: the section that matched, its excerpt, and further sections. */
export function ResultList({ results }: { results: readonly PlacedResult[] }) {
  return (
    <ol className="mt-6 border-b border-line">
      {results.map((result) => (
        <li key={result.path} className="group relative border-t border-line py-7">
          <p className="text-sm text-slate">{result.area}</p>
          <h2 className="mt-1 text-subtitle font-semibold tracking-snug">
            <a
              href={result.href}
              className="decoration-teal/40 underline-offset-4 hover:text-teal hover:underline"
            >
              <Marked segments={result.title} />
            </a>
          </h2>
          {result.heading.length > 0 ? (
            <p className="mt-2 font-semibold">
              <Marked segments={result.heading} />
            </p>
          ) : null}
          <p className="mt-1 max-w-[68ch] text-slate">
            <Marked segments={result.excerpt} />
          </p>
          {result.more.length > 0 ? (
            <ul className="mt-3 flex flex-wrap gap-x-6 text-sm">
              {result.more.map((section) => (
                <li key={section.href}>
                  <a
                    href={section.href}
                    className="inline-flex min-h-8 items-center font-medium text-teal underline decoration-teal/35 underline-offset-4 hover:decoration-2"
                  >
                    {/* A single box keeps the spaces around what is marked. */}
                    <span>
                      <Marked segments={section.heading} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, hit }, at) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <mark key={at} className="rounded-sm bg-tint font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
