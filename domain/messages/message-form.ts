import * as z from "zod/mini";
import { requiredText } from "#domain/forms/fields.ts";

const text = requiredText({ least: 1, most: 5_000, message: "Please write a message" });

/** Made by the browser for each message, so that one that is sent again stands once. */
const attempt = z.uuid("Please reload the page and try again");

export const messageForm = z.object({ text, attempt });

export const threadForm = z.object({
  facilityId: z.uuid("Please choose a facility"),
  subject: requiredText({ least: 1, most: 150, message: "Please say what it is about" }),
  text,
  attempt,
});

export type MessageForm = z.infer<typeof messageForm>;
export type ThreadForm = z.infer<typeof threadForm>;
