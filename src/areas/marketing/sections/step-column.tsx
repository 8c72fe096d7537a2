import type { NumberedStep } from "#content/page-parts.ts";
import type { Tone } from "#ui/section.tsx";
import { StickySection } from "./sticky-section.tsx";

interface StepColumnProps {
  id: string;
  title: string;
  lead?: string;
  steps: readonly NumberedStep[];
  tone?: Tone;
}

/** Each step has a broad row, for longer sentences than fit into `StepsSection`. */
export function StepColumn({ steps, ...heading }: StepColumnProps) {
  const dark = heading.tone === "ink";
  const rule = dark ? "border-porcelain/25" : "border-line";
  return (
    <StickySection {...heading}>
      <ol className={`border-b ${rule}`}>
        {steps.map((step) => (
          <li
            key={step.id}
            className={`grid grid-cols-[3.5rem_1fr] gap-x-4 border-t py-7 md:grid-cols-[7rem_1fr] md:py-9 ${rule}`}
          >
            <span
              aria-hidden="true"
              className={`text-title leading-none font-medium tracking-tight tabular-nums ${dark ? "text-mist" : "text-teal"}`}
            >
              {step.number}
            </span>
            <div>
              <h3 className="text-subtitle font-semibold tracking-snug">{step.title}</h3>
              <p className={`mt-2 max-w-[56ch] ${dark ? "text-mist" : "text-slate"}`}>
                {step.description}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </StickySection>
  );
}
