import { expect, it } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { commandName } from "./command-name.server.ts";

it("names npm beside the sources, and the installation's own program without them", () => {
  expect(commandName("db:backup")).toBe("npm run db:backup");
  const sources = process.cwd();
  process.chdir(temporaryFolder());
  try {
    expect(commandName("db:backup")).toBe("cleardawn db:backup");
  } finally {
    process.chdir(sources);
  }
});
