/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { contactMessages } from "./tables/contact-messages.ts";

export const contactMessageArchive: readonly ArchivedTable[] = [
  {
    table: contactMessages,
    without: [
      contactMessages.idempotencyKey,
      contactMessages.fingerprint,
      contactMessages.userAgent,
      contactMessages.addressHash,
    ],
  },
];
