/** Each kind of background work has a name for people, in both languages. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { privacyQueue } from "#features/privacy/queue-step.server.ts";
import { queues } from "#platform/jobs/queue-options.server.ts";
import { languages } from "#platform/language/language.ts";
import { systemServerMessages } from "./messages.server.ts";

const source = join(import.meta.dirname, "../..");

/** As they are declared, wherever a feature keeps its jobs. */
const clockJobs = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".server.ts"))
  .flatMap((file) => [
    ...readFileSync(join(source, file), "utf8").matchAll(/: ClockJob = \{\s+name: "([\w-]+)"/g),
  ])
  .map(([, name = ""]) => name);

it("every queue has a name, so that no page shows its code", () => {
  expect(clockJobs.length).toBeGreaterThan(20);
  const all = [...clockJobs, ...queues.map(({ name }) => name), privacyQueue];
  for (const language of languages) {
    const { names } = systemServerMessages(language).queue;
    expect(all.filter((name) => !(name in names))).toEqual([]);
  }
});
