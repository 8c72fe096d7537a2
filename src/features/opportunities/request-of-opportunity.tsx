import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import { opportunityMessages } from "./messages.ts";
import type { RequestOfOpportunity } from "./request-of-opportunity.server.ts";

interface RequestPartProps {
  request: RequestOfOpportunity | undefined;
}

/** Whoever answers or prices a request should first read what the prospect wrote. */
export function RequestPart({ request }: RequestPartProps) {
  const { request: texts } = useMessages(opportunityMessages);
  if (request === undefined || (request.text === "" && request.facts.length === 0)) return null;
  return (
    <section aria-labelledby="request-title" className="max-w-xl text-sm">
      <h2 id="request-title" className="text-base font-semibold tracking-snug">
        {texts.title}
      </h2>
      {request.text ? (
        <div className="mt-3 rounded-md bg-sand p-3">
          <WrittenText
            text={request.text}
            language={request.language}
            className="wrap-anywhere whitespace-pre-wrap"
          />
        </div>
      ) : null}
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 tabular-nums empty:hidden">
        {request.facts.map(({ label, value }) => (
          <div key={label} className="flex min-w-0 gap-2">
            <dt className="text-slate">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
