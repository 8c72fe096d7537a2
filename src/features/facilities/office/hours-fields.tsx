import { useLanguage } from "#platform/language/use-messages.ts";
import { fieldClass } from "#ui/form/compact-field.tsx";
import { faultId } from "#ui/form/fault-id.ts";
import { dayNames, maxIntervals } from "../hours-form.ts";
import { facilityOfficeMessages } from "./messages.ts";

interface HoursFieldsProps {
  /** `from.<day>.<n>` and `to.<day>.<n>`. */
  values: Readonly<Record<string, string>>;
  /** Key: day, e.g. `day.0`. */
  errors: Readonly<Record<string, string>>;
  /** A page with two weeks needs it to keep ids apart. */
  idPrefix?: string;
}

/** A row for each day: what is entered and one more, so that it needs no scripts. */
export function HoursFields({ values, errors, idPrefix = "week" }: HoursFieldsProps) {
  const language = useLanguage();
  const { to, starts, ends } = facilityOfficeMessages(language).hours;
  return (
    <div className="w-full">
      {dayNames(language).map((name, day) => {
        const error = errors[`day.${day}`];
        const entered = numbers.filter(
          (n) => values[`from.${day}.${n}`] || values[`to.${day}.${n}`],
        );
        const shown = numbers.slice(0, Math.max(1, (entered.at(-1) ?? -1) + 2));
        return (
          <fieldset
            key={name}
            id={error && faultId(`day.${day}`)}
            aria-describedby={error ? `${idPrefix}-${day}-note` : undefined}
            className="grid gap-x-4 gap-y-1 border-t border-line py-3 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <legend className="contents">
              <span className="text-sm font-semibold sm:pt-2.5">{name}</span>
            </legend>
            <div className="flex flex-wrap gap-x-6 gap-y-2">
              {shown.map((n) => (
                <span
                  key={n}
                  className="grid w-full max-w-72 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 text-sm"
                >
                  <TimeInput
                    name={`from.${day}.${n}`}
                    label={starts[ordinals[n] ?? "first"]({ day: name })}
                    values={values}
                    isFaulty={Boolean(error)}
                  />
                  {to}
                  <TimeInput
                    name={`to.${day}.${n}`}
                    label={ends[ordinals[n] ?? "first"]({ day: name })}
                    values={values}
                    isFaulty={Boolean(error)}
                  />
                </span>
              ))}
            </div>
            {error ? (
              <p
                id={`${idPrefix}-${day}-note`}
                className="text-sm font-medium text-error sm:col-start-2"
              >
                {error}
              </p>
            ) : null}
          </fieldset>
        );
      })}
    </div>
  );
}

const numbers = Array.from({ length: maxIntervals }, (_, n) => n);
const ordinals = ["first", "second", "third"] as const;

interface TimeInputProps {
  name: string;
  label: string;
  values: Readonly<Record<string, string>>;
  isFaulty: boolean;
}

const TimeInput = ({ name, label, values, isFaulty }: TimeInputProps) => (
  <input
    type="time"
    name={name}
    aria-label={label}
    aria-invalid={isFaulty || undefined}
    defaultValue={values[name] ?? ""}
    className={`${fieldClass} tabular-nums`}
  />
);
