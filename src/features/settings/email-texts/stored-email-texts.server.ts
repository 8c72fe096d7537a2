/** The edited texts of emails as they are stored: all that differ from what was shipped. */
import * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { EditedTexts } from "#platform/email/email-texts.ts";
import { readSection } from "../change-section.server.ts";

const text = z.union([z.string(), z.tuple([z.string(), z.string()])]);

/** What another version has stored in another way is left out: no email breaks by it. */
const stored = z.catch(
  z.object({
    texts: z.record(z.string(), z.object({ en: z.optional(text), es: z.optional(text) })),
  }),
  { texts: {} },
);

export const storedEmailTexts = {
  name: "email-texts",
  read: (value: unknown): EditedTexts => stored.parse(value).texts,
} as const;

/** Also asked by programs that render no email: it leads to none of their files. */
export const readEditedTexts = (db: Database | Transaction): Promise<EditedTexts> =>
  readSection(db, storedEmailTexts);
