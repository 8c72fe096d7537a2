import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import { formatPay, type Opening } from "#content/careers/openings.ts";
import { buttonClass } from "#ui/button.tsx";
import { longDate } from "#ui/dates.ts";

interface OpeningCardProps {
  opening: Opening;
  isSelected: boolean;
  onSelect: () => void;
}

/** The whole card is clickable: the link covers it. Without JavaScript it leads to the form. */
export function OpeningCard({ opening, isSelected, onSelect }: OpeningCardProps) {
  return (
    <li
      id={opening.id}
      className={`relative flex flex-col rounded-lg border bg-white p-6 lg:p-8 ${isSelected ? "border-teal outline-2 outline-teal" : "border-line hover:border-ink"}`}
    >
      <div className="flex min-h-8 items-start justify-between gap-4 text-sm">
        <p className="text-slate">
          {opening.department}, {opening.type}
        </p>
        {isSelected ? (
          <p className="flex items-center gap-1.5 rounded-full bg-tint px-3 py-1 font-semibold text-teal">
            <Check aria-hidden="true" strokeWidth={2} className="size-4" />
            Selected
          </p>
        ) : null}
      </div>
      <h3 className="mt-1 text-quote font-semibold tracking-snug">{opening.title}</h3>
      <p className="text-slate">{opening.location}</p>
      <p className="mt-5 text-subtitle font-medium tracking-snug text-teal tabular-nums">
        {formatPay(opening.pay)}
      </p>
      {opening.pay.besides ? <p className="text-sm text-slate">and {opening.pay.besides}</p> : null}
      <p className="mt-5 mb-4">{opening.summary}</p>
      <OpeningDetails opening={opening} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-6">
        <dl className="text-sm text-slate">
          <Day label="Posted" day={opening.posted} />
          <Day label="Open until" day={opening.validThrough} />
        </dl>
        {/* biome-ignore lint/a11y/useValidAnchor: leads to the form where there is no script */}
        <a
          href="/careers#application-form"
          data-replay=""
          aria-label={`Apply Now: ${opening.title}`}
          onClick={(event) => {
            event.preventDefault();
            onSelect();
          }}
          className={buttonClass(isSelected ? "primary" : "outline", "stretched")}
        >
          Apply Now
        </a>
      </div>
    </li>
  );
}

function Day({ label, day }: { label: string; day: string }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="tabular-nums">
        <time dateTime={day}>{longDate(day, "en")}</time>
      </dd>
    </div>
  );
}

/** Opens in place; must lie above the link that covers the card. */
function OpeningDetails({ opening }: { opening: Opening }) {
  return (
    <details className="group/more relative z-10 mt-auto border-y border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold tracking-snug hover:text-teal">
        Job details
        <Plus
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-teal transition-transform group-open/more:rotate-45"
        />
      </summary>
      <div className="unfold pb-5 text-sm">
        <p>{opening.description}</p>
        <p className="mt-3">
          <strong className="font-semibold">Hours: </strong>
          {opening.hours}
        </p>
        <Points title="What you do" points={opening.duties} />
        <Points title="What you bring" points={opening.requirements} />
      </div>
    </details>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h4 className="mt-4 font-semibold">{title}</h4>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-slate">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
