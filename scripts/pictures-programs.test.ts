/** What takes pictures starts without the test runner, whose files it shares. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

it.each([
  ["screenshots.ts", "/no-such-page"],
  ["portal-pictures.ts", "no-such-picture"],
])("%s starts, and says what it does not know", async (program, name) => {
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, program), name]);
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(name) });
});
