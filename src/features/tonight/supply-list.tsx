import { useMessages } from "#platform/language/use-messages.ts";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { tonightMessages } from "./messages.ts";
import { tonightStore } from "./phone/tonight-store.ts";
import type { VisitPartProps } from "./visit-part.ts";

/** Supplies that the client asked for and the crew brings. */
export function SupplyList({ visit, isOffline, isStoring }: VisitPartProps) {
  const { supplies: texts } = useMessages(tonightMessages);
  // Data that a phone has kept since before there were supplies has none.
  const supplies = visit.supplies ?? [];
  if (supplies.length === 0) return null;
  const isOutOfReach = isOffline && !isStoring;
  return (
    <TitledSection titleId="supplies" title={texts.title} className="mt-6">
      <ul className="mt-3 overflow-hidden rounded-lg border border-line bg-white">
        {supplies.map(({ workOrderId, text, number }) => (
          <li
            key={workOrderId}
            className="flex items-center justify-between gap-4 border-t border-line px-4 py-2 first:border-t-0"
          >
            <p className="min-w-0 text-sm break-words">
              <span className="font-semibold">{text}</span>
              <span className="block text-slate tabular-nums">{number}</span>
            </p>
            {isOutOfReach ? null : (
              <form
                method="post"
                onSubmit={(event) => {
                  if (!isStoring) return;
                  event.preventDefault();
                  void tonightStore.give(visit.id, { kind: "supply", order: workOrderId });
                }}
              >
                <AttemptField />

                <input type="hidden" name="step" value="supply" />
                <input type="hidden" name="order" value={workOrderId} />
                <CompactSubmitButton
                  look="outline"
                  className="shrink-0"
                  aria-label={texts.deliveredSupply({ supply: text })}
                >
                  {texts.delivered}
                </CompactSubmitButton>
              </form>
            )}
          </li>
        ))}
      </ul>
      {isOutOfReach ? <p className="mt-1 text-sm text-slate">{texts.later}</p> : null}
    </TitledSection>
  );
}
