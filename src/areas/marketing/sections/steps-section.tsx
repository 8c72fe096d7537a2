import type { NumberedStep } from "#content/page-parts.ts";
import type { Tone } from "#ui/section.tsx";
import { Steps } from "#ui/steps.tsx";
import { HeadedSection } from "./headed-section.tsx";

interface StepsSectionProps {
  id: string;
  title: string;
  lead?: string;
  steps: readonly NumberedStep[];
  tone?: Exclude<Tone, "ink">;
}

export function StepsSection({ steps, ...heading }: StepsSectionProps) {
  return (
    <HeadedSection {...heading}>
      <Steps steps={steps} />
    </HeadedSection>
  );
}
