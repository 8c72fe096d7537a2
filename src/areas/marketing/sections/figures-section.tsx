import type { StatedFigure } from "#content/page-parts.ts";
import { Figures } from "#ui/figures.tsx";
import { Section, type Tone } from "#ui/section.tsx";

interface FiguresSectionProps {
  id: string;
  title: string;
  figures: readonly StatedFigure[];
  /** Source and date of the numbers. */
  basis?: string;
  tone?: Tone;
}

export function FiguresSection({ id, title, figures, basis, tone = "ink" }: FiguresSectionProps) {
  if (figures.length === 0) return null;
  const quiet = tone === "ink" ? "text-mist" : "text-slate";
  return (
    <Section id={id} tone={tone} className="py-20 md:py-28">
      <div className="wrap">
        <h2 id={`${id}-title`} className={`mb-14 max-w-[34ch] text-lead md:mb-20 ${quiet}`}>
          {title}
        </h2>
        <Figures figures={figures} tone={tone} />
        {basis ? <p className={`mt-12 max-w-[70ch] text-sm ${quiet}`}>{basis}</p> : null}
      </div>
    </Section>
  );
}
