import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import { actionLinkClass, textLinkClass } from "#ui/text-link.ts";
import { submissionMessages } from "../messages.ts";
import type { Fact, SubmissionContentView } from "./detail-page.server.ts";

/** The values stand exactly as they were sent. */
export function SubmissionFacts({ content }: { content: SubmissionContentView }) {
  const { facts, text, language, origin, flags } = content;
  const { detail } = useMessages(submissionMessages);
  return (
    <section aria-label={detail.whatWasSent}>
      <FactList facts={facts} />
      {text ? (
        <div className="mt-6 max-w-[68ch] border-t border-line pt-6">
          <WrittenText
            text={text}
            language={language}
            className="wrap-anywhere whitespace-pre-wrap"
          />
        </div>
      ) : null}
      {flags ? (
        <p className="mt-6 rounded-md bg-sand p-3 text-sm">
          <span className="font-semibold">{detail.flagged} </span>
          {flags}
        </p>
      ) : null}
      {origin.length > 0 ? (
        <details className="group mt-6 text-sm">
          <summary className={actionLinkClass}>{detail.howItArrived}</summary>
          <FactList facts={origin} />
        </details>
      ) : null}
    </section>
  );
}

const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-1 gap-x-6 gap-y-2.5 text-sm sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-3">
    {facts.map(({ label, value, href }) => (
      <div key={label} className="contents">
        <dt className="text-slate max-sm:-mb-2">{label}</dt>
        <dd className="wrap-anywhere">
          {href ? (
            <a
              href={href}
              className={textLinkClass}
              {...(href.startsWith("http") && {
                target: "_blank",
                rel: "noopener noreferrer nofollow",
              })}
            >
              {value}
            </a>
          ) : (
            value
          )}
        </dd>
      </div>
    ))}
  </dl>
);
