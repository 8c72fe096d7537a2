import { inArray, sql } from "drizzle-orm";
import { ownPageKinds } from "#features/own-page-kinds.server.ts";
import type { FileRecords } from "#platform/files/file-records.server.ts";
import { ownPageEntries } from "./tables/own-pages.ts";

declare module "#platform/files/attached-records.ts" {
  interface RecordsWithFiles {
    "own-page-entry": true;
  }
}

export const ownPageFiles = {
  "own-page-entry": {
    isVisible(actor, recordId) {
      const kinds = Object.values(ownPageKinds).filter((kind) => kind.mayRead(actor));
      if (kinds.length === 0) return sql`false`;
      const isOfKind = inArray(
        ownPageEntries.kind,
        kinds.map(({ name }) => name),
      );
      return sql`exists (select 1 from ${ownPageEntries}
        where ${ownPageEntries.id} = ${recordId} and ${isOfKind})`;
    },
    page: undefined,
    isOfNoClient: true,
  },
} satisfies Partial<FileRecords>;
