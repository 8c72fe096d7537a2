import { Form } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { fieldClass, selectClass } from "#app/ui/form/compact-field.tsx";
import { methodLabels } from "#domain/inspections/inspection-form.ts";
import type { InspectionListData } from "./list.server.ts";

/** A facility; what figures lead here with besides, the list alone does not ask for. */
export function ListFilters({ path, filter, facilities }: InspectionListData) {
  const { facilityId, clientId, method, from, to } = filter;
  const isFromFigures = [clientId, method, from, to].some((value) => value !== undefined);
  if (facilities.length < 2 && !isFromFigures) return null;
  return (
    <Form
      method="get"
      action={path}
      key={JSON.stringify(filter)}
      className="my-4 flex flex-wrap items-end gap-3"
    >
      {filter.tab === "all" ? null : <input type="hidden" name="tab" value={filter.tab} />}
      {clientId ? <input type="hidden" name="client" value={clientId} /> : null}
      {facilities.length < 2 ? null : (
        <label className="text-sm font-semibold max-sm:w-full">
          <span className="mb-1.5 block">Facility</span>
          <select name="facility" defaultValue={facilityId ?? ""} className={selectClass}>
            <option value="">All facilities</option>
            {facilities.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {method ? (
        <label className="text-sm font-semibold max-sm:w-full">
          <span className="mb-1.5 block">Method</span>
          <select name="method" defaultValue={method} className={selectClass}>
            <option value="">All methods</option>
            {Object.entries(methodLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {from || to
        ? Object.entries({ from, to }).map(([name, value]) => (
            <label key={name} className="text-sm font-semibold max-sm:w-full">
              <span className="mb-1.5 block">
                {name === "from" ? "Planned from" : "Planned until"}
              </span>
              <input type="date" name={name} defaultValue={value} className={fieldClass} />
            </label>
          ))
        : null}
      <button type="submit" className={buttonClass("outline", "", "compact")}>
        Show
      </button>
      {facilityId ? null : (
        <p className="self-center text-sm text-slate sm:pt-6">
          Choose one to see how its scores went.
        </p>
      )}
    </Form>
  );
}
