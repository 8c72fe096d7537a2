/** What a plan for one day and a plan for every month have in common. */
import { ChoiceField, namedOptions } from "#platform/forms/labeled-fields.tsx";
import { methodScales } from "../inspection-form.ts";

interface PlanFieldsProps {
  facilities: readonly { id: string; name: string }[];
  people: readonly { id: string; name: string }[];
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
}

export const PlanFields = ({ facilities, people, errors, values }: PlanFieldsProps) => (
  <>
    <ChoiceField
      id="facilityId"
      name="facilityId"
      label="Facility"
      options={namedOptions(facilities)}
      answer={{ values, errors }}
    />
    <ChoiceField
      id="inspectorId"
      name="inspectorId"
      label="Inspector"
      options={namedOptions(people)}
      answer={{ values, errors }}
    />
    <ChoiceField
      id="method"
      name="method"
      label="Method"
      help="Shown with every score, as each method scores the same building differently"
      options={Object.entries(methodScales).map(([value, label]) => ({ value, label }))}
      answer={{ values, errors }}
    />
  </>
);
