import Check from "@lucide/icons/icons/check";
import Plus from "@lucide/icons/icons/plus";
import { formatPay, type Opening } from "#content/careers/openings.ts";
import { addressIn } from "#content/page-address.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { longDate } from "#ui/dates.ts";
import { Drawing } from "#ui/drawing.tsx";
import { careersMessages } from "./messages.ts";

interface OpeningCardProps {
  opening: Opening;
  isSelected: boolean;
  onSelect: () => void;
}

/** The whole card is clickable: the link covers it. Without JavaScript it leads to the form. */
export function OpeningCard({ opening, isSelected, onSelect }: OpeningCardProps) {
  const language = useLanguage();
  const { departments, types, openings: messages } = useMessages(careersMessages);
  const { title, pay } = opening;
  return (
    <li
      id={opening.id}
      className={`relative flex flex-col rounded-lg border bg-white p-6 lg:p-8 ${isSelected ? "border-teal outline-2 outline-teal" : "border-line hover:border-ink"}`}
    >
      <div className="flex min-h-8 items-start justify-between gap-4 text-sm">
        <p className="text-slate">
          {messages.departmentAndType({
            department: departments[opening.department],
            type: types[opening.type],
          })}
        </p>
        {isSelected ? (
          <p className="flex items-center gap-1.5 rounded-full bg-tint px-3 py-1 font-semibold text-teal">
            <Drawing icon={Check} className="size-4 stroke-2" />
            {messages.selected}
          </p>
        ) : null}
      </div>
      <h3 className="mt-1 text-quote font-semibold tracking-snug">{title}</h3>
      <p className="text-slate">{opening.location}</p>
      <p className="mt-5 text-subtitle font-medium tracking-snug text-teal tabular-nums">
        {formatPay(pay, language)}
      </p>
      {pay.besides ? (
        <p className="text-sm text-slate">{messages.besidesPay({ besides: pay.besides })}</p>
      ) : null}
      <p className="mt-5 mb-4">{opening.summary}</p>
      <OpeningDetails opening={opening} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-6">
        <dl className="text-sm text-slate">
          <Day label={messages.posted} day={opening.posted} />
          <Day label={messages.openUntil} day={opening.validThrough} />
        </dl>
        <a
          href={addressIn(language, "/careers#application-form")}
          data-replay=""
          aria-label={messages.applyTo({ title })}
          onClick={(event) => {
            event.preventDefault();
            onSelect();
          }}
          className={buttonClass(isSelected ? "primary" : "outline", "stretched")}
        >
          {messages.apply}
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
        <time dateTime={day}>{longDate(day, useLanguage())}</time>
      </dd>
    </div>
  );
}

/** Opens in place; must lie above the link that covers the card. */
function OpeningDetails({ opening }: { opening: Opening }) {
  const { openings: messages } = useMessages(careersMessages);
  return (
    <details className="group/more relative z-10 mt-auto border-y border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold tracking-snug hover:text-teal">
        {messages.details}
        <Drawing
          icon={Plus}
          className="size-5 shrink-0 text-teal transition-transform group-open/more:rotate-45"
        />
      </summary>
      <div className="unfold pb-5 text-sm">
        <p>{opening.description}</p>
        <p className="mt-3">
          <RichText
            text={messages.hours({ hours: opening.hours })}
            tags={{ label: (words) => <strong className="font-semibold">{words}</strong> }}
          />
        </p>
        <Points title={messages.duties} points={opening.duties} />
        <Points title={messages.requirements} points={opening.requirements} />
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
