import { careersContent } from "#content/careers/careers.ts";
import { careersPageContent } from "#content/careers/page.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { HeadedSection } from "../sections/headed-section.tsx";
import { careersMessages } from "./messages.ts";

export function HiringProcess() {
  const { processHeading } = useMessages(careersPageContent);
  const { hiringSteps } = useMessages(careersContent);
  const { stepOf } = useMessages(careersMessages);
  return (
    <HeadedSection id="hiring-process" tone="ink" {...processHeading}>
      <ol className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
        {hiringSteps.map(({ id, title, text, when }, at) => (
          <li key={id} className="border-t border-porcelain/25 py-7 lg:py-9">
            <p className="flex items-baseline justify-between gap-4 text-sm text-mist">
              <span className="text-dawn">{when}</span>
              <span aria-hidden="true" className="tabular-nums">
                {stepOf({ step: at + 1, steps: hiringSteps.length })}
              </span>
            </p>
            <h3 className="mt-3 text-subtitle font-semibold tracking-snug">{title}</h3>
            <p className="mt-2 max-w-[40ch] text-mist">{text}</p>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
