import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { breakingStatements } from "#tests/support/architecture/expanding-migrations.ts";

const folder = join(import.meta.dirname, "migrations");

/** The rule is younger than these, which were made while nobody ran two versions at once. */
const before = "0037";

describe("migrations", () => {
  it("leave the version before able to go on while they run, and after a rollback", () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
    const bound = files.filter((name) => name.slice(0, 4) >= before);
    expect(bound.length).toBeGreaterThan(0);
    const broken = bound.flatMap((name) =>
      breakingStatements(readFileSync(join(folder, name), "utf8")).map((one) => `${name}: ${one}`),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    `DROP TABLE "leads";`,
    `ALTER TABLE "leads" DROP COLUMN "company";`,
    `ALTER TABLE "leads" RENAME COLUMN "company" TO "firm";`,
    `ALTER TABLE "leads" RENAME TO "requests";`,
    `ALTER TABLE "leads" ALTER COLUMN "company" SET NOT NULL;`,
    `ALTER TABLE "leads" ALTER COLUMN "company" SET DATA TYPE integer;`,
    `ALTER TABLE "leads" ALTER COLUMN "company" DROP DEFAULT;`,
    `ALTER TABLE "leads" ADD COLUMN "kind" text NOT NULL;`,
    `ALTER TABLE "leads" ADD CONSTRAINT "short" CHECK (length(company) < 9);`,
    `CREATE UNIQUE INDEX "one" ON "leads" USING btree ("company");`,
    `CREATE TRIGGER "no" BEFORE UPDATE ON "leads" EXECUTE FUNCTION "refuse"();`,
    `ALTER TYPE "lead_state" ADD VALUE 'sold';`,
    `UPDATE "leads" SET "company" = '';`,
    `DELETE FROM "leads";`,
    `DROP INDEX "leads_by_day";`,
    `-- contracts: later\nDROP INDEX "leads_by_day";`,
  ])("may not %s", (statement) => expect(breakingStatements(statement)).toHaveLength(1));

  it.each([
    `CREATE TABLE "keys" (\n\t"id" uuid PRIMARY KEY NOT NULL\n);`,
    `CREATE TYPE "public"."color" AS ENUM('red');`,
    `CREATE INDEX "leads_by_day" ON "leads" USING btree ("day");`,
    `ALTER TABLE "leads" ADD COLUMN "kind" text;`,
    `ALTER TABLE "leads" ADD COLUMN "kind" text DEFAULT 'a' NOT NULL;`,
    `ALTER TABLE "leads" ALTER COLUMN "company" DROP NOT NULL;`,
    `CREATE TABLE "a" ("b" text);--> statement-breakpoint\nCREATE UNIQUE INDEX "c" ON "a" ("b");--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "d" FOREIGN KEY ("b") REFERENCES "leads"("id");`,
    `-- contracts: nothing has read it since release 1.4, which wrote it twice\nALTER TABLE "leads" DROP COLUMN "company";`,
  ])("may %s", (statement) => expect(breakingStatements(statement)).toEqual([]));
});
