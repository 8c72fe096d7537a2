import Brush from "@lucide/icons/icons/brush";
import Droplets from "@lucide/icons/icons/droplets";
import Ellipsis from "@lucide/icons/icons/ellipsis";
import Toilet from "@lucide/icons/icons/toilet";
import Trash from "@lucide/icons/icons/trash";
import Wind from "@lucide/icons/icons/wind";
import Wrench from "@lucide/icons/icons/wrench";
import { company } from "#content/company.ts";
import { floorName } from "#features/facilities/areas/area-label.ts";
import { photoLimits } from "#platform/files/file-types.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Drawing, type IconData } from "#ui/drawing.tsx";
import { Field, fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { occupantMessages } from "./messages.ts";
import type { ReportAnswer } from "./report-page.server.ts";
import { type ReportKindName, reportKinds } from "./report-types.ts";

const icons: Record<ReportKindName, IconData> = {
  spill: Droplets,
  supplies: Toilet,
  trash: Trash,
  dirty: Brush,
  odor: Wind,
  broken: Wrench,
  other: Ellipsis,
};

interface ReportFormProps {
  sign: { areaName: string; floor: string; facilityName: string; attempt: string };
  answer: ReportAnswer | undefined;
}

/** The order is that of the page. */
const fields = ["kind", "text", "photo", "email"] as const;

/** A choice is enough; the rest is for people who want to say more. */
export function ReportForm({ sign, answer }: ReportFormProps) {
  const language = useLanguage();
  const { report: messages, kinds, call } = occupantMessages(language);
  const { errors = {}, values = {}, problem } = answer ?? {};
  const firstAtFault = fields.find((field) => errors[field]);
  return (
    <>
      <h1 className="text-side font-semibold tracking-tight">{messages.title}</h1>
      <p className="mt-2 text-lead font-semibold break-words">
        {sign.areaName}
        <span className="block text-base font-normal text-slate">
          {floorName(sign.floor, language)}, {sign.facilityName}
        </span>
      </p>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-5 rounded-md bg-error-tint px-4 pt-3 pb-1 text-sm">
        <span>{messages.emergency}</span>
        <a
          href={company.phone.href}
          className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-error underline underline-offset-4"
        >
          {call({ phone: company.phone.display })}
        </a>
      </p>
      <form
        method="post"
        encType="multipart/form-data"
        className="mt-6 flex flex-col items-start gap-6"
      >
        <Problem text={problem} />
        {firstAtFault ? <Faults errors={errors} /> : null}
        <input type="hidden" name="attempt" value={values.attempt || sign.attempt} />
        <fieldset className="w-full" aria-describedby={errors.kind && "kind-note"}>
          <legend className="mb-2 text-base font-semibold">{messages.question}</legend>
          <div className="grid grid-cols-2 gap-2.5">
            {reportKinds.map(({ value }, index) => (
              <Choice
                key={value}
                id={index === 0 ? "kind" : undefined}
                isFocused={index === 0 && firstAtFault === "kind"}
                value={value}
                label={kinds[value]}
                isChosen={values.kind === value}
              />
            ))}
          </div>
          {errors.kind ? (
            <p id="kind-note" className="mt-2 text-sm font-medium text-error">
              {errors.kind}
            </p>
          ) : null}
        </fieldset>
        <Field
          name="text"
          id="text"
          label={messages.more}
          help={messages.moreHelp}
          error={errors.text}
        >
          {(control) => (
            <textarea
              {...control}
              name="text"
              // biome-ignore lint/a11y/noAutofocus: The page was loaded to show this fault.
              autoFocus={firstAtFault === "text"}
              rows={3}
              maxLength={1_000}
              defaultValue={values.text ?? ""}
              className={`${fieldClass} text-base`}
            />
          )}
        </Field>
        <Field
          name="photo"
          id="photo"
          label={messages.photo}
          help={messages.photoHelp}
          error={errors.photo}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name="photo"
              // biome-ignore lint/a11y/noAutofocus: The page was loaded to show this fault.
              autoFocus={firstAtFault === "photo"}
              accept={photoLimits.accept}
              className="block min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-full file:border file:border-ink/30 file:px-4 file:font-semibold"
            />
          )}
        </Field>
        <Field
          name="email"
          id="email"
          label={messages.email}
          help={messages.emailHelp}
          error={errors.email}
        >
          {(control) => (
            <input
              {...control}
              type="email"
              name="email"
              // biome-ignore lint/a11y/noAutofocus: The page was loaded to show this fault.
              autoFocus={firstAtFault === "email"}
              autoComplete="email"
              maxLength={254}
              defaultValue={values.email ?? ""}
              className={`${fieldClass} text-base`}
            />
          )}
        </Field>
        <div aria-hidden="true" className="sr-only">
          <label htmlFor="website">{messages.honeypot}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <button type="submit" className={buttonClass("primary", "w-full")}>
          {messages.send}
        </button>
      </form>
    </>
  );
}

/** Without scripts, only this leads to a fault, which may be below the screen. */
function Faults({ errors }: { errors: Record<string, string> }) {
  const { report } = useMessages(occupantMessages);
  return (
    <div role="alert" className="w-full rounded-md bg-error-tint p-4 text-sm text-error">
      <p className="font-medium">{report.faults}</p>
      {fields.map((field) =>
        errors[field] ? (
          <a key={field} href={`#${field}`} className="flex min-h-11 items-center underline">
            {errors[field]}
          </a>
        ) : null,
      )}
    </div>
  );
}

interface ChoiceProps {
  id: string | undefined;
  isFocused: boolean;
  value: ReportKindName;
  label: string;
  isChosen: boolean;
}

/** A radio button as large as a thumb. */
function Choice({ id, isFocused, value, label, isChosen }: ChoiceProps) {
  return (
    <label className="relative flex min-h-16 cursor-pointer items-center gap-3 rounded-md border border-field bg-white px-3.5 py-2.5 leading-tight font-semibold has-checked:border-teal has-checked:bg-tint has-checked:ring-2 has-checked:ring-teal has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal last:odd:col-span-2">
      <input
        id={id}
        type="radio"
        name="kind"
        // biome-ignore lint/a11y/noAutofocus: The page was loaded to show this fault.
        autoFocus={isFocused}
        value={value}
        required
        defaultChecked={isChosen}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <Drawing icon={icons[value]} className="size-6 shrink-0 text-teal" />
      <span className="min-w-0 break-words">{label}</span>
    </label>
  );
}
