import { eq } from "drizzle-orm";
import { ownPageKinds } from "#features/own-page-kinds.server.ts";
import type { NoData } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findOfficeLanguage } from "#platform/email/office-language.server.ts";
import { listFiles } from "#platform/files/list-files.server.ts";
import { ownPageEntries } from "../tables/own-pages.ts";
import { ownPageEntryOffice } from "./own-page-entry-office.ts";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    "own-page-entry-office": NoData;
  }
  interface EmailSubjects {
    "own-page-entry": true;
  }
}

export const ownPageEmails: Renderers<"own-page-entry-office"> = {
  async "own-page-entry-office"({ db, origin }, { aboutId }) {
    const [entry] = await db
      .select()
      .from(ownPageEntries)
      .where(eq(ownPageEntries.id, aboutId ?? ""));
    if (entry === undefined) return undefined;
    const { id, what, text, subjectId } = entry;
    const kind = ownPageKinds[entry.kind];
    const language = await findOfficeLanguage(db);
    const sender = await kind.findSender(db, subjectId, language);
    if (sender === undefined) return undefined;
    const files = (await listFiles(db, "own-page-entry", [id])).get(id) ?? [];
    const content = await ownPageEntryOffice(
      {
        ...sender,
        what,
        text,
        written: entry.language,
        files: files.map(({ name }) => name),
        address: origin + kind.pathOf(subjectId),
      },
      language,
    );
    return { replyTo: { name: sender.name, address: sender.record.email }, ...content };
  },
};
