import type { Dispatch } from "react";
import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { buttonClass } from "#ui/button.tsx";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";
import { faultId } from "#ui/form/fault-id.ts";
import { floorPlanMessages } from "../messages.ts";
import type { TraceAction } from "./trace-state.ts";

interface RoomFieldsProps {
  id: string;
  texts: Texts;
  errors: Readonly<Record<string, string>>;
  dispatch: Dispatch<TraceAction>;
  /** True with our script. All changes are then sent as one field, so these fields have no names. */
  isReady: boolean;
}

export function RoomFields({ id, texts, errors, dispatch, isReady }: RoomFieldsProps) {
  const language = useLanguage();
  const { plan } = floorPlanMessages(language);
  const corners = texts[`room.${id}.corners`] ?? "";
  const control = (field: string) => {
    const name = `room.${id}.${field}`;
    return {
      name: isReady ? undefined : name,
      value: texts[name] ?? "",
      onChange: ({ target }: { target: { value: string } }) =>
        dispatch({ do: "type", field: name, value: target.value }),
      autoComplete: "off",
      className: fieldClass,
    };
  };
  const text = (field: string, label: string, error = errors[`room.${id}.${field}`]) => (
    <Field id={`room-${id}-${field}`} label={label} error={error}>
      {(described) => <input type="text" {...control(field)} {...described} />}
    </Field>
  );
  const choice = (
    field: string,
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <Field
      name={`room.${id}.${field}`}
      id={`room-${id}-${field}`}
      label={label}
      error={errors[`room.${id}.${field}`]}
    >
      {(described) => (
        <select {...control(field)} {...described}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  const cornersFault = errors[`room.${id}.corners`];
  return (
    <div className="mb-4 flex flex-col gap-4 rounded-md bg-sand p-4">
      {text("name", plan.roomName)}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
        {choice("type", plan.type, areaTypes(language))}
        {choice("covering", plan.covering, floorCoverings(language))}
        {corners === "" ? (
          <>
            {text("length", plan.length)}
            {text("width", plan.width)}
          </>
        ) : null}
      </div>
      {corners === "" ? null : (
        <p
          id={cornersFault && faultId(`room.${id}.corners`)}
          className={`text-sm ${cornersFault ? "font-medium text-error" : "text-slate"}`}
        >
          {cornersFault ?? plan.traced({ count: corners.split(" ").length })}
        </p>
      )}
      {isReady ? (
        <button
          type="button"
          onClick={() => dispatch({ do: "remove-room", id })}
          className={buttonClass("bare", "self-start underline underline-offset-4", "compact")}
        >
          {plan.remove}
        </button>
      ) : (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            name={`room.${id}.gone`}
            value="yes"
            className="size-5 shrink-0 accent-teal"
          />
          {plan.remove}
        </label>
      )}
    </div>
  );
}
