/** Inviting and changing a person share these fields. */
import { ChoiceField, TextField } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import type { Choices } from "./choices.server.ts";
import { peopleMessages } from "./messages.ts";

/** The invitation goes to this address. */
export function WhoFields() {
  const { fields } = useMessages(peopleMessages);
  return (
    <>
      <TextField id="invite-name" label={fields.name} name="name" autoComplete="off" />
      <TextField
        id="invite-email"
        label={fields.email}
        name="email"
        type="email"
        autoComplete="off"
      />
    </>
  );
}

interface PersonFieldsProps extends Choices {
  /** Begins the ids. */
  name: string;
  /** A client's person: gets facilities, and never a client to look after. */
  ofClient: boolean;
  /** `role`, and `client.<id>` and `facility.<id>` of what is ticked. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

/** Role and assignments. */
export function PersonFields({
  name,
  roles,
  clients,
  ofClient,
  values,
  errors,
}: PersonFieldsProps) {
  const messages = useMessages(peopleMessages).fields;
  const isEmpty = clients.every(({ facilities }) => ofClient && facilities.length === 0);
  return (
    <>
      <ChoiceField
        id={`${name}-role`}
        label={messages.role}
        name="role"
        options={roles}
        answer={{ values, errors }}
      />
      <fieldset className="w-full">
        <legend className="text-sm font-semibold">
          {ofClient ? messages.facilities : messages.looksAfter}
        </legend>
        <p className="mt-1 text-sm text-slate">
          {ofClient ? messages.clientHelp : messages.staffHelp}
        </p>
        {isEmpty ? (
          <p className="mt-2 text-sm">{ofClient ? messages.noFacilities : messages.noClients}</p>
        ) : null}
        <ul className="mt-2 flex flex-col gap-1">
          {clients.map((client) => (
            <li key={client.id}>
              {ofClient ? null : (
                <Tick
                  name={`client.${client.id}`}
                  label={client.name}
                  isOn={values[`client.${client.id}`] === "on"}
                  strong
                />
              )}
              <ul className={`grid sm:grid-cols-2 ${ofClient ? "" : "ml-7"}`}>
                {client.facilities.map((facility) => (
                  <li key={facility.id}>
                    <Tick
                      name={`facility.${facility.id}`}
                      label={facility.name}
                      isOn={values[`facility.${facility.id}`] === "on"}
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
