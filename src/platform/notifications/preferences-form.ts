import * as z from "zod/mini";
import { emailChoices, type NotificationKind } from "./notification-types.ts";

const choice = z.optional(z.enum(emailChoices, "Please choose one of these"));

/** A field for each kind that the role gets; one that is missing stays as it is. */
export const preferencesForm = z.object({
  "work-order-new": choice,
  "work-order-assigned": choice,
  "work-order-progress": choice,
  "work-order-comment": choice,
  "service-level": choice,
  "visit-missed": choice,
  "visit-soon": choice,
  "visit-changed": choice,
  "visit-note": choice,
  "document-new": choice,
  "document-ends": choice,
  invoice: choice,
  price: choice,
  inspection: choice,
  "inspection-dispute": choice,
  message: choice,
  "key-lost": choice,
  "key-issued": choice,
  feedback: choice,
  "monthly-report": choice,
  malware: choice,
  "morning-report": choice,
} satisfies Record<NotificationKind, typeof choice>);
