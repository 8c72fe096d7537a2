import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

// Node runs it without a bundler: an import that only a bundler understands would end every measurement.
it("starts, and names its parts where one is unknown", async () => {
  const run = promisify(execFile)(process.execPath, [
    join(import.meta.dirname, "run.ts"),
    "no-such-part",
  ]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/There is no part no-such-part; the parts are .*lists/),
  });
});
