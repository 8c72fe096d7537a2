import * as z from "zod/mini";
import { optionalText, requiredText } from "#platform/forms/fields.ts";

/** May stay empty where files come along, which the command knows. */
const text = optionalText("en", 5_000);

/** Made by the browser for each message, so that one that is sent again appears once. */
const attempt = z.uuid("Please reload the page and try again");

export const messageForm = z.object({ text, attempt });

/** A field that the form carries only where it was opened from a record. */
const recordId = z.optional(
  z.pipe(
    z.union([z.literal(""), z.uuid()], "Please open it again"),
    z.transform((id): string | undefined => id || undefined),
  ),
);

export const threadForm = z.object({
  facilityId: z.uuid("Please choose a facility"),
  /** At most one of them is set: it says what the thread is about. */
  workOrderId: recordId,
  visitId: recordId,
  invoiceId: recordId,
  documentId: recordId,
  inspectionId: recordId,
  subject: requiredText("en", { min: 1, max: 150, message: "Please say what it's about" }),
  text,
  attempt,
});

export type MessageForm = z.infer<typeof messageForm>;
export type ThreadForm = z.infer<typeof threadForm>;
