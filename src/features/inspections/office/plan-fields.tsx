/** What a plan for one day and a plan for every month have in common. */
import { ChoiceField, namedOptions, optionsOf } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { inspectionMessages } from "../messages.ts";
import { scoringMethods } from "../scoring.ts";

interface PlanFieldsProps {
  facilities: readonly { id: string; name: string }[];
  people: readonly { id: string; name: string }[];
}

export function PlanFields({ facilities, people }: PlanFieldsProps) {
  const messages = useMessages(inspectionMessages);
  return (
    <>
      <ChoiceField
        id="facilityId"
        name="facilityId"
        label={messages.facility}
        options={namedOptions(facilities)}
      />
      <ChoiceField
        id="inspectorId"
        name="inspectorId"
        label={messages.inspector}
        options={namedOptions(people)}
      />
      <ChoiceField
        id="method"
        name="method"
        label={messages.method}
        help={messages.plan.methodHelp}
        options={optionsOf(scoringMethods, messages.scales)}
      />
    </>
  );
}
