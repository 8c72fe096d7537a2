import {
  type Comparison,
  educationalInstitutionsContent,
} from "#content/industries/educational-institutions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { industryMessages } from "../messages.ts";

/** Value at the full width: the highest one, with some space at its end. */
const scale = 130;

/** Charts three claims, each as 100 before and what is left, or added, now. */
export function BeforeAndAfter() {
  const { comparisons, comparisonsBasis, comparisonsHeading } = useMessages(
    educationalInstitutionsContent,
  );
  const { before, now } = useMessages(industryMessages).comparison;
  return (
    <HeadedSection id="benefits" tone="ink" {...comparisonsHeading}>
      <ul>
        {comparisons.map((comparison) => (
          <li
            key={comparison.id}
            className="grid gap-x-12 gap-y-5 border-t border-porcelain/25 py-8 lg:grid-cols-12 lg:py-10"
          >
            <div className="lg:col-span-5">
              <h3 className="text-quote font-semibold tracking-snug">{comparison.claim}</h3>
              <p className="mt-2 max-w-[38ch] text-mist">{comparison.meaning}</p>
            </div>
            <dl className="grid content-center gap-y-3 lg:col-span-7">
              <Bar label={before} value={100} fill="fill-porcelain/30" />
              <Bar label={now} value={comparison.now} fill="fill-dawn" />
            </dl>
          </li>
        ))}
      </ul>
      <p className="border-t border-porcelain/25 pt-5 text-sm text-mist">{comparisonsBasis}</p>
    </HeadedSection>
  );
}

function Bar({ label, value, fill }: { label: string; value: Comparison["now"]; fill: string }) {
  return (
    <div className="flex items-center gap-4">
      <dt className="w-14 shrink-0 text-sm text-mist">{label}</dt>
      <dd className="flex grow items-center gap-4">
        <svg
          aria-hidden="true"
          focusable="false"
          className="h-7 w-0 grow"
          preserveAspectRatio="none"
          viewBox={`0 0 ${scale} 1`}
        >
          <rect width={value} height="1" className={fill} />
        </svg>
        <span className="w-14 shrink-0 text-right text-subtitle font-medium tabular-nums">
          {value}
        </span>
      </dd>
    </div>
  );
}
