import { useSyncExternalStore } from "react";
import { timeAt } from "#platform/format/day-format.ts";
import { wholeTimes } from "#platform/format/whole-times.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { appointmentMessages } from "../messages.ts";

interface OwnTimeProps {
  /** ISO moments. */
  starts: string;
  ends: string;
  /** In the time zone of the place, as they stand beside it. */
  hours: string;
}

const neverChanges = () => () => undefined;
const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The same time where the visitor is: known by a script alone, and only said where it differs. */
export function OwnTime({ starts, ends, hours }: OwnTimeProps) {
  const language = useLanguage();
  const messages = useMessages(appointmentMessages);
  const own = useSyncExternalStore(neverChanges, ownTimeZone, () => undefined);
  if (own === undefined) return null;
  const there = messages.hours({
    from: timeAt(new Date(starts), own, language),
    to: timeAt(new Date(ends), own, language),
  });
  if (there === hours) return null;
  return <span className="text-slate">{wholeTimes(messages.guest.ownTime({ hours: there }))}</span>;
}
