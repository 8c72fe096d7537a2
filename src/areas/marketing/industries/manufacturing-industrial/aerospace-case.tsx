import { manufacturingIndustrialContent } from "#content/industries/manufacturing-industrial.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Section } from "#ui/section.tsx";

export function AerospaceCase() {
  const { aerospace } = useMessages(manufacturingIndustrialContent);
  return (
    <Section id="case-study" tone="ink">
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="case-study-title" className="text-lead text-mist">
            {aerospace.title}
          </h2>
          <p className="mt-6 flex flex-col">
            <span className="text-display font-medium tracking-tight tabular-nums">
              {aerospace.value}
            </span>{" "}
            <span className="mt-3 text-subtitle font-semibold tracking-snug">
              {aerospace.label}
            </span>
          </p>
          <p className="mt-8 max-w-[44ch] text-lead">{aerospace.lead}</p>
          <ul className="mt-8 max-w-[34rem] border-b border-porcelain/25">
            {aerospace.steps.map((step) => (
              <li key={step} className="border-t border-porcelain/25 py-3.5">
                {step}
              </li>
            ))}
          </ul>
        </div>
        <figure className="max-lg:max-w-md lg:col-span-6 lg:self-center">
          <Checks />
          <figcaption className="mt-5 max-w-[48ch] text-sm text-mist">
            {aerospace.reading}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}

/** Each check is a dot; these are column and row of the two missed ones. */
const missed = [
  [23, 68],
  [81, 37],
] as const;

function Checks() {
  return (
    <svg aria-hidden="true" focusable="false" className="w-full" viewBox="0 0 100 100">
      <defs>
        <pattern id="check" width="1" height="1" patternUnits="userSpaceOnUse">
          <circle cx="0.5" cy="0.5" r="0.26" className="fill-mist/70" />
        </pattern>
      </defs>
      <rect width="100" height="100" fill="url(#check)" />
      {missed.map(([column, row]) => (
        <circle key={column} cx={column + 0.5} cy={row + 0.5} r="1.1" className="fill-dawn" />
      ))}
    </svg>
  );
}
