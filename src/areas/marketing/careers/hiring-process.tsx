import { hiringSteps } from "#content/careers/careers.ts";
import { processHeading } from "#content/careers/page.ts";
import { HeadedSection } from "../sections/headed-section.tsx";

export function HiringProcess() {
  return (
    <HeadedSection id="hiring-process" tone="ink" {...processHeading}>
      <ol className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
        {hiringSteps.map(({ id, title, text, when }, at) => (
          <li key={id} className="border-t border-porcelain/25 py-7 lg:py-9">
            <p className="flex items-baseline justify-between gap-4 text-sm text-mist">
              <span className="text-dawn">{when}</span>
              <span aria-hidden="true" className="tabular-nums">
                {at + 1} of {hiringSteps.length}
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
