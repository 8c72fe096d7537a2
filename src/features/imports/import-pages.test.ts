/** The addresses of imports as they are posted to, by each role. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { importRows, imports } from "#features/schema.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addImport } from "#tests/support/imports.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { loader as emptyFile } from "./columns.ts";
import { action as change, loader as read } from "./import-page.tsx";
import { loader as list, action as upload } from "./list-page.tsx";
import { loader as problems } from "./problems.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context, temporaryFiles());

  it("steps are taken by administrators alone; for everybody else there is nothing", async () => {
    for (const role of [...roles, undefined]) {
      const id = await addImport(context, cast.ids.administrator);
      const posted = { step: "columns", "column.0": "name" };
      const { status } = await cast.ask(role, `/office/import/${id}`, change, posted);
      const [file] = await context.db.select().from(imports).where(eq(imports.id, id));
      if (role === "administrator") {
        expect([status, file?.state]).toEqual([303, "checking"]);
        await context.db.delete(imports).where(eq(imports.id, id));
      } else {
        expect([303, 404], role).toContain(status);
        expect(file?.state, role).toBe("read");
      }
    }
  });

  it("what is no step, no id or not there is refused", async () => {
    const id = await addImport(context, cast.ids.administrator);
    const post = (path: string, posted: Record<string, string>) =>
      cast.ask("administrator", path, change, posted).then(({ status }) => status);
    expect(await post(`/office/import/${id}`, { step: "drop" })).toBe(422);
    expect(await post(`/office/import/${id}`, { step: "head", headRow: "-1" })).toBe(422);
    expect(await post(`/office/import/${id}`, { step: "head", headRow: "9" })).toBe(409);
    expect(await post(`/office/import/${id}`, { step: "import" })).toBe(409);
    expect(await post(`/office/import/${id}`, { step: "columns", "column.0": "id" })).toBe(409);
    expect(await post(`/office/import/${id}`, { step: "columns", "column.999": "name" })).toBe(409);
    expect(await post("/office/import/7", { step: "undo" })).toBe(404);
    const gone = "00000000-0000-7000-8000-000000000000";
    expect(await post(`/office/import/${gone}`, { step: "undo" })).toBe(404);
    const { status } = await cast.ask(
      "administrator",
      `/office/import/${id}?rows=x&after=-4`,
      read,
    );
    expect(status).toBe(200);
  });

  it("is ready to import only with a row to add, and checks again what can’t be added", async () => {
    const id = await addImport(context, cast.ids.administrator);
    await context.db.update(imports).set({ state: "checked" }).where(eq(imports.id, id));
    await context.db.update(importRows).set({ state: "faulty" }).where(eq(importRows.importId, id));
    const { body } = await cast.ask("administrator", `/office/import/${id}`, read);
    expect(body).toMatchObject({ state: "checked", hasReady: false });
    const posted = await cast.ask("administrator", `/office/import/${id}`, change, {
      step: "check",
    });
    expect(posted.status).toBe(303);
    const [file] = await context.db.select().from(imports).where(eq(imports.id, id));
    expect(file?.state).toBe("checking");
  });

  it("says of an old import that its rows are gone, not that nothing was added", async () => {
    const id = await addImport(context, cast.ids.administrator);
    await context.db.update(imports).set({ state: "imported" }).where(eq(imports.id, id));
    await context.db.delete(importRows).where(eq(importRows.importId, id));
    const path = "/office/import";
    const { body } = await cast.ask("administrator", `${path}/${id}`, read);
    expect(body).toMatchObject({ state: "imported", isForgotten: true });
    const { body: all } = await cast.ask("administrator", path, list);
    expect(all).toMatchObject({
      files: expect.arrayContaining([expect.objectContaining({ id, isForgotten: true })]),
    });
  });

  it("the list says what some rows need, too", async () => {
    const { body } = await cast.ask("administrator", "/office/import", list);
    expect(body).toMatchObject({
      nouns: expect.arrayContaining([
        expect.objectContaining({
          name: "invoices",
          columns: expect.arrayContaining(["Facility (for clients with several)"]),
        }),
      ]),
    });
  });

  it("a form without a file is no upload", async () => {
    const { status } = await cast.ask("administrator", "/office/import", upload, {
      noun: "clients",
    });
    expect(status).toBe(415);
  });

  it("an empty file has the names of the columns, and problems are a file as well", async () => {
    const open = (path: string, loader: unknown) => cast.ask("administrator", path, loader);
    const file = await open("/office/import/columns.csv?noun=areas", emptyFile);
    expect(file.status).toBe(200);
    expect((await open("/office/import/columns.csv?noun=secrets", emptyFile)).status).toBe(404);
    const id = await addImport(context, cast.ids.administrator);
    expect((await open(`/office/import/${id}/problems.csv`, problems)).status).toBe(200);
  });
});
