import { type ActionFunctionArgs, type LoaderFunctionArgs, useSearchParams } from "react-router";
import * as z from "zod/mini";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { calendarDay, calendarYear } from "#platform/format/calendar-day.ts";
import { Command } from "#platform/forms/commands.tsx";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { StatusNotice } from "#ui/status-notice.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { calendarChangeContext, changeHours } from "../change-facility.server.ts";
import { holidayForm } from "../facility-form.ts";
import { addFederalHolidays, addHoliday, removeHoliday } from "../holidays.server.ts";
import { dayInputs, formatHours, hoursFields, hoursTexts, readHours } from "../hours-form.ts";
import { facilityServerMessages } from "../messages.server.ts";
import type { Route } from "./+types/hours-page.ts";
import { facilityProblems, requireEditableFacility } from "./facility-page.server.ts";
import { Header } from "./header.tsx";
import { HoursFields } from "./hours-fields.tsx";
import type { en } from "./messages/en.ts";
import { facilityOfficeMessages } from "./messages.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { facility, page } = await requireEditableFacility(route);
  const thisYear = Temporal.Now.plainDateISO(facility.timeZone).year;
  return {
    ...page,
    stored: hoursFields(facility.week),
    seen: hoursTexts(facility.week),
    years: [thisYear, thisYear + 1],
  };
}

const schemaIn = byLanguage((language) =>
  z.discriminatedUnion("form", [
    z.looseObject({ form: z.literal("hours") }),
    z.object({ form: z.literal("holiday"), ...holidayForm(language).shape }),
    z.object({ form: z.literal("federal"), year: calendarYear(language) }),
    z.object({ form: z.literal("remove"), date: calendarDay(language) }),
  ]),
);

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await requireEditableFacility(route);
  const { language } = actor;
  const schema = schemaIn(language);
  const { refusals } = facilityServerMessages(language);
  const onCalendarChange = route.context.get(calendarChangeContext);
  const echoed = ["form", "date", "name", "from.", "to."];
  return handleFormOnce(
    route,
    { form: "hours", schema, echoed, actor, db, adds },
    async (fields, refuse, db, _, sent) => {
      const context = { db, onCalendarChange };
      const act = () => {
        switch (fields.form) {
          case "hours": {
            const read = readHours(fields, language);
            return read.ok
              ? changeHours(context, actor, facility.id, read.week, seenIn(sent))
              : read;
          }
          case "holiday":
            return addHoliday(context, actor, facility.id, fields);
          case "federal":
            return addFederalHolidays(context, actor, facility.id, fields.year);
          case "remove":
            return removeHoliday(context, actor, facility.id, fields.date);
        }
      };
      const result = await act();
      if (result.ok) return redirectAfterPost(`${path}/hours?done=${fields.form}`);
      if ("both" in result) {
        const read = readHours(fields, language);
        const texts = read.ok ? hoursTexts(read.week) : {};
        return refuseEdit(refuse, result, texts, {
          formatValue: (_, value) => formatHours(value, language),
          inputsOf: dayInputs,
        });
      }
      if ("errors" in result) return refuse(422, result.errors);
      if (result.reason !== "duplicate")
        return refuse(409, facilityProblems(language)[result.reason]);
      return fields.form === "holiday"
        ? refuse(409, { date: refusals.holidayTaken })
        : refuse(409, refusals.federalHolidaysTaken);
    },
  );
}

const adds = ({ form }: z.infer<ReturnType<typeof schemaIn>>, language: Language) =>
  form === "holiday"
    ? { noun: "holiday", question: facilityServerMessages(language).alreadyReceived.holiday }
    : undefined;

export const meta = pageMetaIn((language) => facilityOfficeMessages(language).hours.title);

const isDone = (name: string | null): name is keyof (typeof en)["hours"]["done"] =>
  ["hours", "holiday", "federal", "remove"].includes(name ?? "");

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, stored, seen, years } = loaderData;
  const place = usePlace();
  const messages = useMessages(facilityOfficeMessages);
  const { hours } = messages;
  const doneStep = useSearchParams()[0].get("done");
  const done = isDone(doneStep) ? hours.done[doneStep] : undefined;
  const posted = answer?.values.form;
  return (
    <>
      <Header facility={facility} path={path} />
      <StatusNotice>{done && !answer ? done : null}</StatusNotice>
      <div className="mt-6 grid max-w-5xl grid-cols-1 gap-y-12">
        <TitledSection titleId="hours-title" title={hours.heading}>
          <p className="mt-1 mb-4 text-sm text-slate">
            {hours.note({ timeZone: facility.timeZone })}
          </p>
          <PostForm
            answer={posted === "hours" ? answer : undefined}
            noValidate
            key={place}
            className="flex flex-col items-start gap-4"
          >
            <SeenFields stored={seen} />
            <input type="hidden" name="form" value="hours" />
            {posted === "hours" ? <Problem text={answer?.problem} /> : null}
            <HoursFields
              values={posted === "hours" ? (answer?.values ?? stored) : stored}
              errors={answer?.errors ?? {}}
            />
            <CompactSubmitButton>{hours.save}</CompactSubmitButton>
          </PostForm>
        </TitledSection>
        <TitledSection titleId="holidays-title" title={hours.holidays}>
          <p className="mt-1 mb-4 text-sm text-slate">
            {hours.closedAllDay({ rule: facility.holidayRule })}
          </p>
          {posted === "hours" ? null : <Problem text={answer?.problem} />}
          <div className="my-4 flex flex-wrap gap-3">
            {years.map((year) => (
              <Command key={year} fields={{ form: "federal", year: String(year) }}>
                {hours.addFederal({ year: String(year) })}
              </Command>
            ))}
          </div>
          <ul className="grid gap-x-10 text-sm lg:grid-cols-2">
            {facility.holidays.map(({ date, day, name }) => (
              <li
                key={date}
                className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1"
              >
                <span className="min-w-0 grow">
                  <time dateTime={date} className="inline-block w-40 text-slate tabular-nums">
                    {day}
                  </time>
                  {name}
                </span>
                <Command
                  fields={{ form: "remove", date }}
                  look="bare"
                  name={hours.removeHoliday({ name, day })}
                >
                  {messages.remove}
                </Command>
              </li>
            ))}
          </ul>
          <PostForm
            answer={answer}
            noValidate
            key={facility.holidays.length}
            className="mt-5 grid max-w-2xl items-start gap-4 sm:grid-cols-[11rem_minmax(0,1fr)_auto]"
          >
            <input type="hidden" name="form" value="holiday" />
            <TextField name="date" label={hours.day} type="date" />
            <TextField name="name" label={hours.name} maxLength={80} />
            <CompactSubmitButton look="outline" className="sm:mt-7">
              {messages.add}
            </CompactSubmitButton>
          </PostForm>
        </TitledSection>
      </div>
    </>
  );
}
