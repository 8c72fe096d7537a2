import { type ReactNode, Suspense } from "react";
import { BelowHeadline } from "./headline-first.tsx";

export type Tone = "porcelain" | "sand" | "tint" | "ink";

const tones: Record<Tone, string> = {
  porcelain: "",
  sand: "bg-sand",
  tint: "bg-tint",
  ink: "on-ink bg-ink text-porcelain",
};

interface SectionProps {
  /** Anchor; the heading inside has the id `${id}-title`. */
  id: string;
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

/** A Suspense boundary each: the first click does not wait for the whole page to hydrate. */
export function Section({ id, tone = "porcelain", className = "rhythm", children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`later ${tones[tone]} ${className}`}
    >
      <Suspense>
        <BelowHeadline>{children}</BelowHeadline>
      </Suspense>
    </section>
  );
}

interface SectionHeadingProps {
  id: string;
  title: string;
  lead?: string;
  tone?: Tone;
  /** Content at the end of the heading, e.g. a link. */
  children?: ReactNode;
}

export function SectionHeading({
  id,
  title,
  lead,
  tone = "porcelain",
  children,
}: SectionHeadingProps) {
  return (
    <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-12">
      <h2 id={`${id}-title`} className="text-title font-semibold tracking-tight lg:col-span-7">
        {title}
      </h2>
      {lead || children ? (
        <div className="lg:col-span-5 lg:col-start-8 lg:pl-8">
          {lead ? (
            <p className={`text-lead ${tone === "ink" ? "text-mist" : "text-slate"}`}>{lead}</p>
          ) : null}
          {children ? <div className="mt-4">{children}</div> : null}
        </div>
      ) : null}
    </div>
  );
}
