/** Role and assignments: what an invitation and a change of role have in common. */
import type { FormAnswer } from "#app/http/account-form.server.ts";
import { Field, fieldClass } from "../fields.tsx";
import type { Choices } from "./choices.server.ts";

interface PersonFieldsProps extends Choices {
  /** Begins the ids. */
  name: string;
  role: string;
  clientIds: readonly string[];
  facilityIds: readonly string[];
  answer: FormAnswer | undefined;
}

export function PersonFields(props: PersonFieldsProps) {
  const { name, roles, clients, answer } = props;
  return (
    <>
      <Field id={`${name}-role`} label="Role" error={answer?.errors.role}>
        {(given) => (
          <select {...given} name="role" defaultValue={props.role} className={fieldClass}>
            {roles.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className="w-full">
        <legend className="text-sm font-semibold">Looks after</legend>
        <p className="mt-1 text-sm text-slate">
          Account managers get clients; supervisors, crew leads and client members get facilities.
          What a role is not assigned is left out.
        </p>
        {clients.length === 0 ? <p className="mt-2 text-sm">There are no clients yet.</p> : null}
        <ul className="mt-2 flex flex-col gap-1">
          {clients.map((client) => (
            <li key={client.id}>
              <Tick
                name={`client.${client.id}`}
                label={client.name}
                isOn={props.clientIds.includes(client.id)}
                strong
              />
              <ul className="ml-7 grid sm:grid-cols-2">
                {client.facilities.map((facility) => (
                  <li key={facility.id}>
                    <Tick
                      name={`facility.${facility.id}`}
                      label={facility.name}
                      isOn={props.facilityIds.includes(facility.id)}
                    />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  );
}

interface TickProps {
  name: string;
  label: string;
  isOn: boolean;
  strong?: boolean;
}

const Tick = ({ name, label, isOn, strong }: TickProps) => (
  <label
    className={`flex min-h-11 items-center gap-2.5 text-sm sm:min-h-8 ${strong ? "font-semibold" : ""}`}
  >
    <input
      type="checkbox"
      name={name}
      value="on"
      defaultChecked={isOn}
      className="size-4 shrink-0"
    />
    <span className="min-w-0 break-words">{label}</span>
  </label>
);
