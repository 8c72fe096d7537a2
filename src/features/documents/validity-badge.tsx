import { useMessages } from "#platform/language/use-messages.ts";
import { StateLabel } from "#ui/state-label.tsx";
import type { Validity } from "./document-types.ts";
import { documentMessages } from "./messages.ts";

/** The accent is for what soon needs somebody. */
const dots: Record<Validity, string> = {
  valid: "bg-teal",
  expiring: "bg-dawn",
  expired: "bg-error",
  "not-yet": "border-2 border-slate",
  "open-ended": "border-2 border-teal",
};

interface ValidityBadgeProps {
  validity: Validity;
  label: string;
  isWithdrawn: boolean;
}

export function ValidityBadge({ validity, label, isWithdrawn }: ValidityBadgeProps) {
  const { withdrawn } = useMessages(documentMessages);
  return (
    <StateLabel dot={isWithdrawn ? "border border-slate" : dots[validity]}>
      {isWithdrawn ? withdrawn : label}
    </StateLabel>
  );
}
