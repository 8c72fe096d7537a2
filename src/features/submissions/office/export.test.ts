import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs } from "react-router";
import { expect, it } from "vitest";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { useCast } from "#tests/support/roles.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { loader } from "./export.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  it.each([
    ["leads", "lead"],
    ["contact-messages", "contact-message"],
  ] as const)("writes what strangers sent as text into the file of %s", async (name, kind) => {
    const text = `=HYPERLINK("http://evil.example")`;
    const words = `csv${randomUUID().slice(0, 8)}`;
    await addSubmission(context.db, kind, { name: text, subject: `@${words}`, text });
    const path = `/office/${name}/export.csv?words=${words}`;
    let file = "";
    await cast.ask("administrator", path, async (route: ActionFunctionArgs) => {
      const response = await loader(route as Parameters<typeof loader>[0]);
      expect(response.headers.get("content-disposition")).toContain(`filename="${name}-`);
      file = await response.text();
      return null;
    });
    expect(file.trim().split("\r\n")).toHaveLength(2);
    expect(file).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(file).toContain(`"'@${words}"`);
  });
});
