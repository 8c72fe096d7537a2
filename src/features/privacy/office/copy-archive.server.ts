/** The copy that a person gets: a page that anyone can read, the same for programs, and the files. */

import { Readable } from "node:stream";
import { createZipArchive, ZipEntry } from "node:zlib";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import { personalData } from "#features/personal-data.server.ts";
import type { FoundFile } from "#platform/files/found-file.ts";
import type { FileStore } from "#platform/files/stores/file-store.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { todayIn } from "#platform/format/local-date.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { filesContext, requestContext } from "#platform/http/context.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import type { Language } from "#platform/language/language.ts";
import { type CopyOfPerson, readCopy } from "#platform/privacy/copy-of-person.server.ts";
import { privacyServerMessages } from "../messages.server.ts";
import { recordExport } from "../request-commands.server.ts";
import { findRequest } from "../request-queries.server.ts";
import { confirmationOf } from "../request-types.ts";
import { personFor, readChosen } from "../run-step.server.ts";
import type { PrivacyRequestRow } from "../tables/privacy-requests.ts";
import { type CopyAbout, copyPage } from "./copy-page.server.ts";
import { confirmFirst, requirePrivacyHandler } from "./privacy-pages.server.ts";

const noStore = { "Cache-Control": "private, no-store" };

/** Stands in the audit before the first byte leaves. */
export async function copyResponse(
  route: RouteRequest,
  rawId: string | undefined,
): Promise<Response> {
  const { actor, db } = await requirePrivacyHandler(route);
  const id = requireUuid(rawId);
  const request = await findRequest(db, actor, id);
  if (request === undefined) throw notFound();
  // A HEAD request asks for the headers alone, so nothing is read.
  if (route.request.method === "HEAD") return new Response(null, { headers: headersOf(request) });
  const recorded = await recordExport({ db }, actor, id);
  if (!recorded.ok) {
    if (recorded.reason === "not-found") throw notFound();
    if (recorded.reason === "confirm-first") throw confirmFirst(id, "copy");
    const text = privacyServerMessages(actor.language).problems[recorded.reason];
    return new Response(text, {
      status: 409,
      headers: { ...noStore, "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  const person = await personFor(db, personalData, request);
  const chosen = await readChosen(db, id);
  const copy = await readCopy(db, personalData, chosen, person);
  const { log } = route.context.get(requestContext);
  log.info({ request: id, account: actor.accountId, files: copy.files.length }, "copy handed out");
  const archive = createZipArchive(
    entriesOf(copy, request, () => route.context.get(filesContext).files.store, log),
  );
  return new Response(Readable.toWeb(archive) as ReadableStream<Uint8Array>, {
    headers: headersOf(request),
  });
}

const headersOf = ({ reference }: PrivacyRequestRow): Record<string, string> => ({
  ...noStore,
  "Content-Type": "application/zip",
  "Content-Disposition": `attachment; filename="${reference}.zip"`,
  "X-Content-Type-Options": "nosniff",
});

async function* entriesOf(
  copy: CopyOfPerson,
  request: PrivacyRequestRow,
  storeOf: () => FileStore,
  log: Logger,
): AsyncGenerator<ZipEntry> {
  const about = aboutOf(request, request.language);
  const page = copyPage(copy, about, request.language);
  yield await ZipEntry.create("index.html", Buffer.from(page));
  const data = { ...about, records: copy.tables };
  yield await ZipEntry.create("data.json", Buffer.from(JSON.stringify(data, null, 2)));
  for (const [at, file] of copy.files.entries()) {
    const content = await storeOf().open(file.key);
    if (content === undefined) log.error({ file: file.id }, "stored file is missing");
    else yield ZipEntry.createStream(nameInArchive(file, at), content, { method: "store" });
  }
}

/** Numbered, as several may be called the same, and without what would lead out of the folder. */
const nameInArchive = ({ name }: FoundFile, at: number): string =>
  `files/${String(at + 1).padStart(3, "0")}-${name.replaceAll(/[/\\:\p{Cc}]/gu, "_")}`;

function aboutOf(request: PrivacyRequestRow, language: Language): CopyAbout {
  const day = todayIn(company.timeZone, new Date());
  return {
    company: company.name,
    person: confirmationOf(request),
    reference: request.reference,
    madeOn: dayWithYear(day, language),
  };
}
