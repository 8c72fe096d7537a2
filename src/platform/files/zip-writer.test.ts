import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openZip } from "#platform/spreadsheets/zip-archive.server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createZip } from "./zip-writer.server.ts";

async function* inPieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}

it("writes what a reader of archives finds again, packed and as it is", async () => {
  const pieces: Uint8Array[] = [];
  const zip = createZip(async (bytes) => {
    pieces.push(bytes);
  });
  const modifiedAt = new Date("2026-11-26T10:00:00Z");
  await zip.add({ name: "csv/clients.csv", modifiedAt, content: inPieces("a,b\n", "1,2\n") });
  await zip.add({
    name: "files/1/Café.jpg",
    modifiedAt,
    content: inPieces("jpeg"),
    isCompressed: true,
  });
  await zip.add({ name: "empty.json", modifiedAt, content: inPieces() });
  await zip.finish();
  const path = join(temporaryFolder(), "archive.zip");
  writeFileSync(path, Buffer.concat(pieces));
  const archive = await openZip(path);
  const textOf = async (name: string) => {
    const found: Buffer[] = [];
    for await (const piece of archive.read(name)) found.push(piece);
    return Buffer.concat(found).toString();
  };
  expect(await textOf("csv/clients.csv")).toBe("a,b\n1,2\n");
  expect(await textOf("files/1/Café.jpg")).toBe("jpeg");
  expect(await textOf("empty.json")).toBe("");
  expect(archive.has("none.csv")).toBe(false);
});
