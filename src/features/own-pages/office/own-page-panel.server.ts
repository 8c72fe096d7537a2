/** Pages of requests and applications show what their sender has added. */
import { and, eq, isNull } from "drizzle-orm";
import { ownPageKinds } from "#features/own-page-kinds.server.ts";
import type { Database } from "#platform/database/client.ts";
import { companyMoment, type Moment } from "#platform/document/moment.ts";
import type { FileListRow } from "#platform/files/list-files.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";
import { listEntries } from "../own-page-entries.server.ts";
import type { OwnPageKind } from "../own-page-kind-types.ts";
import type { OwnPageSubject } from "../own-page-links.server.ts";
import type { OwnPageEntryKind } from "../own-page-types.ts";
import { ownPageLinks } from "../tables/own-pages.ts";

interface OwnPagePanelData {
  kind: OwnPageKind;
  entries: {
    id: string;
    what: OwnPageEntryKind;
    text: string;
    language: WrittenLanguage;
    sent: Moment;
    files: readonly FileListRow[];
  }[];
  link: "on" | "off" | "none";
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    ownPage: OwnPagePanelData;
  }
}

export const readOwnPagePanel: PanelReader<"ownPage"> = async (route, actor, record) => {
  const { db } = route.context.get(appContext);
  for (const kind of Object.values(ownPageKinds)) {
    if (!kind.mayRead(actor)) continue;
    const subjectId = await kind.subjectOf(db, record);
    if (subjectId === undefined) continue;
    const subject = { kind: kind.name, subjectId };
    const [entries, link] = await Promise.all([listEntries(db, subject), linkOf(db, subject)]);
    if (entries.length === 0 && link === "none") return undefined;
    return {
      kind: kind.name,
      entries: entries.map(({ id, what, text, language, sentAt, files }) => ({
        id,
        what,
        text,
        language,
        sent: companyMoment(sentAt, actor.language),
        files,
      })),
      link,
    };
  }
  return undefined;
};

async function linkOf(db: Database, { kind, subjectId }: OwnPageSubject) {
  const isOfSubject = and(eq(ownPageLinks.kind, kind), eq(ownPageLinks.subjectId, subjectId));
  if ((await db.$count(ownPageLinks, and(isOfSubject, isNull(ownPageLinks.revokedAt)))) > 0)
    return "on";
  return (await db.$count(ownPageLinks, isOfSubject)) > 0 ? "off" : "none";
}
