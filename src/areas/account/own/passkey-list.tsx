import { Form } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { accountMessages } from "../messages.ts";

interface Passkey {
  id: string;
  name: string;
  backedUp: boolean;
  added: string;
  lastUsed: string | null;
}

export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const messages = useMessages(accountMessages).passkeys;
  if (passkeys.length === 0) return <p>{messages.none}</p>;
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
              {backedUp ? messages.addedBackedUp({ time: added }) : messages.added({ time: added })}
            </p>
            {lastUsed ? (
              <p className="text-sm text-slate">{messages.lastUsed({ time: lastUsed })}</p>
            ) : null}
          </div>
          <Form method="post">
            <input type="hidden" name="form" value="remove-passkey" />
            <input type="hidden" name="id" value={id} />
            <CompactSubmitButton look="outline" aria-label={messages.removeIt({ name })}>
              {messages.remove}
            </CompactSubmitButton>
          </Form>
        </li>
      ))}
    </ul>
  );
}
