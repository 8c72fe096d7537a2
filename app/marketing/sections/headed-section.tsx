import type { ReactNode } from "react";
import { Section, SectionHeading, type Tone } from "#app/ui/section.tsx";

interface HeadedSectionProps {
  id: string;
  title: string;
  lead?: string;
  tone?: Tone;
  /** What stands at the end of the heading, e.g. a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The headline above, and beneath it the whole width for what it names. */
export function HeadedSection({
  id,
  title,
  lead,
  tone = "porcelain",
  aside,
  children,
}: HeadedSectionProps) {
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHeading id={id} title={title} tone={tone} lead={lead}>
          {aside}
        </SectionHeading>
        <div className="mt-12 md:mt-16">{children}</div>
      </div>
    </Section>
  );
}
