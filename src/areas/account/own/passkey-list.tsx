import { Form } from "react-router";
import { buttonClass } from "#ui/button.tsx";

interface Passkey {
  id: string;
  name: string;
  backedUp: boolean;
  added: string;
  lastUsed: string | null;
}

export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  if (passkeys.length === 0)
    return (
      <p>
        None yet. With a passkey, you sign in with your fingerprint, face or PIN instead of a
        password.
      </p>
    );
  return (
    <ul className="w-full border-b border-line">
      {passkeys.map(({ id, name, backedUp, added, lastUsed }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
        >
          <div>
            <p className="font-semibold break-words">{name}</p>
            <p className="text-sm text-slate">
              Added {added}
              {backedUp ? ", backed up in the maker's cloud" : ""}
            </p>
            {lastUsed ? <p className="text-sm text-slate">Last used {lastUsed}</p> : null}
          </div>
          <Form method="post">
            <input type="hidden" name="form" value="remove-passkey" />
            <input type="hidden" name="id" value={id} />
            <button
              type="submit"
              aria-label={`Remove the passkey ${name}`}
              className={buttonClass("outline", "", "compact")}
            >
              Remove
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
