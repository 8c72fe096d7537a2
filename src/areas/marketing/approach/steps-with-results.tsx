import { approachContent } from "#content/approach.ts";
import { approachPageContent } from "#content/approach-page.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { HeadedSection } from "../sections/headed-section.tsx";

export function StepsWithResults() {
  const { labels, stepDetails, stepsHeading } = useMessages(approachPageContent);
  const { approach } = useMessages(approachContent);
  return (
    <HeadedSection id="steps" {...stepsHeading}>
      <ol className="border-b border-ink/25">
        {approach.map(({ id, number, title, description }) => (
          <li
            key={id}
            id={id}
            className="grid gap-x-8 gap-y-4 border-t border-ink/25 py-8 md:py-12 lg:grid-cols-12"
          >
            <div className="flex items-baseline gap-6 lg:col-span-4">
              <span
                aria-hidden="true"
                className="w-[0.7em] text-figure font-medium tracking-tight text-teal tabular-nums"
              >
                {number}
              </span>
              <h3 className="text-quote font-semibold tracking-snug">{title}</h3>
            </div>
            <div className="lg:col-span-5">
              <p className="text-lead">{description}</p>
              {id in stepDetails ? <p className="mt-3 text-slate">{stepDetails[id].work}</p> : null}
            </div>
            {/* A step that was added has none. */}
            {id in stepDetails ? (
              <p className="lg:col-span-3 lg:border-l lg:border-line lg:pl-8">
                <span className="block text-sm text-slate">{labels.youGet}</span>
                <span className="mt-1 block font-semibold tracking-snug">
                  {stepDetails[id].result}
                </span>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
