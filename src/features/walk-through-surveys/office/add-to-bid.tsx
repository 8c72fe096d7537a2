import { facilityMessages } from "#features/facilities/messages.ts";
import { Command } from "#platform/forms/commands.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { surveyMessages } from "../messages.ts";
import type { SurveyData } from "./survey-page.server.ts";

const shownNames = 6;

const named = (names: readonly string[]): string =>
  names.length > shownNames ? `${names.slice(0, shownNames).join(", ")}…` : names.join(", ");

/** Lists by name which areas go into the bid, and which are left to a person. */
export function AddToBid({ take }: { take: NonNullable<SurveyData["take"]> }) {
  const { take: texts } = useMessages(surveyMessages);
  const { floorCoverings } = useMessages(facilityMessages).areas;
  const { added, updated, left, unknownFloors, isClosed } = take;
  const isNothing = added.length + updated.length === 0;
  return (
    <section
      aria-labelledby="take"
      className="mt-6 rounded-lg border border-line bg-white p-4 text-sm"
    >
      <h2 id="take" className="text-base font-semibold">
        {texts.title}
      </h2>
      <p className="text-slate">{isClosed ? texts.closed : texts.note}</p>
      <div className="mt-3 wrap-anywhere tabular-nums">
        {added.length > 0 ? (
          <p>{texts.adds({ count: added.length, names: named(added) })}</p>
        ) : null}
        {updated.length > 0 ? (
          <p>{texts.updates({ count: updated.length, names: named(updated) })}</p>
        ) : null}
        {isNothing && left.length === 0 ? <p>{texts.nothing}</p> : null}
      </div>
      {unknownFloors.length > 0 && !isClosed ? (
        <>
          <h3 className="mt-3 font-semibold">{texts.check}</h3>
          <p className="wrap-anywhere">
            {texts.unknownFloors({
              names: unknownFloors.join(", "),
              other: floorCoverings.other,
            })}
          </p>
        </>
      ) : null}
      {left.length > 0 ? (
        <>
          <h3 className="mt-3 font-semibold">{texts.left}</h3>
          <ul className="mt-1 list-disc pl-5 wrap-anywhere">
            {left.map(({ id, name, reason }) => (
              <li key={id}>{texts.leftOne({ name, reason: texts.reasons[reason] })}</li>
            ))}
          </ul>
        </>
      ) : null}
      {isClosed || isNothing ? null : (
        <div className="mt-4">
          <Command fields={{ step: "take" }} look="primary">
            {texts.submit}
          </Command>
        </div>
      )}
    </section>
  );
}
