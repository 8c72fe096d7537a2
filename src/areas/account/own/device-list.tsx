import { Form } from "react-router";
import { buttonClass } from "#ui/button.tsx";

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
  return (
    <ul className="w-full border-b border-line">
      {sessions.map(({ id, device, isThisOne, remembered, begun, lastSeen }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
        >
          <div>
            <p className="font-semibold">
              {device}
              {isThisOne ? <span className="font-normal text-slate"> (this browser)</span> : null}
            </p>
            <p className="text-sm text-slate">
              Signed in {begun}
              {remembered ? ", remembered for 30 days" : ""}
            </p>
            {isThisOne ? null : <p className="text-sm text-slate">Last seen {lastSeen}</p>}
          </div>
          {isThisOne ? null : (
            <Form method="post">
              <input type="hidden" name="form" value="end-session" />
              <input type="hidden" name="id" value={id} />
              <button
                type="submit"
                aria-label={`Sign out ${device}, signed in ${begun}`}
                className={buttonClass("outline", "", "compact")}
              >
                Sign out
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
