import { sql } from "drizzle-orm";
import { companyMoment } from "#platform/document/moment.ts";
import type { SystemCheck } from "#platform/system/system-check.server.ts";
import { systemServerMessages } from "../messages.server.ts";
import { sizeText } from "./write-amount.server.ts";

export const databaseCheck: SystemCheck = {
  name: "database",
  place: 20,
  title: (language) => systemServerMessages(language).database.title,
  async read({ db, language, process: { engine, readMigrations } }) {
    const messages = systemServerMessages(language).database;
    const { rows } = await db.execute(sql`
      select current_setting('server_version') as version,
        pg_database_size(current_database())::float8 as bytes`);
    const { shipped, applied, isCurrent, lastAt } = await readMigrations();
    const isAhead = applied > shipped;
    return {
      state: isCurrent ? (isAhead ? "watch" : "good") : "act",
      facts: [
        { label: messages.engine, value: messages.engines[engine] },
        // Debian adds the name of its package.
        { label: messages.postgres, value: String(rows[0]?.version).split(" ", 1)[0] ?? "" },
        { label: messages.size, value: sizeText(Number(rows[0]?.bytes), language) },
        {
          label: messages.migrations,
          value: messages.applied({ applied, shipped, day: companyMoment(lastAt, language).full }),
        },
      ],
      advice: [
        ...(isCurrent ? [] : [messages.behind]),
        ...(isCurrent && isAhead ? [messages.ahead] : []),
      ],
    };
  },
};
