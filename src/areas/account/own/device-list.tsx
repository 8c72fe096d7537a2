import { Form } from "react-router";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { accountMessages } from "../messages.ts";

interface Device {
  id: string;
  device: string;
  isThisOne: boolean;
  remembered: boolean;
  begun: string;
  lastSeen: string;
}

/** Browsers that are signed in, each with its end. */
export function DeviceList({ sessions }: { sessions: readonly Device[] }) {
  const { devices } = useMessages(accountMessages);
  return (
    <ul className="w-full border-b border-line">
      {sessions.map(({ id, device, isThisOne, remembered, begun, lastSeen }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
        >
          <div>
            <p className="font-semibold">
              {isThisOne ? (
                <RichText
                  text={devices.thisOne({ device })}
                  tags={{
                    this: (words) => <span className="font-normal text-slate">{words}</span>,
                  }}
                />
              ) : (
                device
              )}
            </p>
            <p className="text-sm text-slate">
              {remembered
                ? devices.signedInRemembered({ time: begun })
                : devices.signedIn({ time: begun })}
            </p>
            {isThisOne ? null : (
              <p className="text-sm text-slate">{devices.lastSeen({ time: lastSeen })}</p>
            )}
          </div>
          {isThisOne ? null : (
            <Form method="post">
              <input type="hidden" name="form" value="end-session" />
              <input type="hidden" name="id" value={id} />
              <CompactSubmitButton
                look="outline"
                aria-label={devices.signOutOf({ device, time: begun })}
              >
                {devices.signOut}
              </CompactSubmitButton>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
