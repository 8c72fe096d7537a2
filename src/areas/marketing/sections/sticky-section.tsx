import type { ReactNode } from "react";
import { Section, type Tone } from "#ui/section.tsx";

interface StickySectionProps {
  id: string;
  title: string;
  lead?: string;
  tone?: Tone;
  /** Content beneath the lead, e.g. a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The headline stays in view at the left while the content scrolls at the right. */
export function StickySection({
  id,
  title,
  lead,
  tone = "porcelain",
  aside,
  children,
}: StickySectionProps) {
  return (
    <Section id={id} tone={tone}>
      <div className="wrap grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
          <h2 id={`${id}-title`} className="text-side font-semibold tracking-tight">
            {title}
          </h2>
          {lead ? (
            <p
              className={`mt-6 max-w-[36ch] text-lead ${tone === "ink" ? "text-mist" : "text-slate"}`}
            >
              {lead}
            </p>
          ) : null}
          {aside ? <div className="mt-4">{aside}</div> : null}
        </div>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </Section>
  );
}
