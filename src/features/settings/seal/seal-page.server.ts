/** The page has a certificate, a time server, and a test of both. */

import { readFile } from "node:fs/promises";
import { data } from "react-router";
import * as z from "zod/mini";
import { companyMoment } from "#platform/document/moment.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext, filesContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import {
  type FormAnswer,
  handleForm,
  redirectAfterPost,
} from "#platform/http/signed-in-form.server.ts";
import { readUpload } from "#platform/http/upload.server.ts";
import { sealInThread } from "#platform/seals/seal-in-thread.server.ts";
import { readSection, restoreSection } from "../change-section.server.ts";
import { handleSettingsForm } from "../handle-settings-form.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import {
  listSealCertificates,
  maxKeyFileBytes,
  nameInSeal,
  removeCertificate,
  stateOfUploaded,
  uploadCertificate,
} from "./seal-certificates.server.ts";
import { sealPath } from "./seal-path.ts";
import {
  changeTimeServer,
  findTimeServer,
  sealForm,
  sealSection,
  sealTexts,
} from "./seal-section.server.ts";

export async function readSealPage(route: RouteRequest) {
  const { actor, db } = await requireSettingsEditor(route);
  const { secrets } = route.context.get(appContext);
  const now = new Date();
  const rows = await listSealCertificates(db);
  const uploaded = rows.find(({ kind, usedUntil }) => kind === "uploaded" && usedUntil === null);
  return {
    stored: sealTexts(await readSection(db, sealSection)),
    companyName: nameInSeal(),
    uploaded: uploaded && stateOfUploaded(secrets, uploaded, now),
    certificates: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      issuer: row.issuer,
      fingerprint: row.fingerprint.match(/.{1,4}/g)?.join(" ") ?? "",
      validUntil: companyMoment(row.validUntil, actor.language),
      usedUntil: row.usedUntil && companyMoment(row.usedUntil, actor.language),
      file: `${sealPath}/certificate.cer?id=${row.id}`,
    })),
  };
}

export type SealPageData = Awaited<ReturnType<typeof readSealPage>>;

export function handleSealForm(route: RouteRequest) {
  const { searchParams } = new URL(route.request.url);
  if (searchParams.has("upload")) return handleKeyFile(route);
  if (searchParams.has("remove")) return remove(route);
  if (searchParams.has("test")) return tryServer(route);
  return handleSettingsForm(route, {
    path: sealPath,
    schema: sealForm,
    echoed: ["timeServer"],
    texts: sealTexts,
    change: changeTimeServer,
    restore: (context, actor) => restoreSection(context, actor, sealSection),
  });
}

const maxPassword = 500;

/** Read at once and stored encrypted: the file itself stays nowhere, and its password is never shown. */
async function handleKeyFile(route: RouteRequest) {
  const { actor, db } = await requireSettingsEditor(route);
  const { secrets } = route.context.get(appContext);
  const answer = (status: number, problem: string) =>
    data<FormAnswer>(
      { form: "certificate", problem, errors: {}, values: {} },
      { status, headers: { "Cache-Control": "no-store" } },
    );
  const { files } = route.context.get(filesContext);
  const reading = await readUpload(route.request, files.incoming, true, maxKeyFileBytes);
  if (!reading.ok) return answer(reading.refusal.status, reading.refusal.message(actor.language));
  const { seal: messages } = settingsServerMessages(actor.language).errors;
  try {
    const { fields, files: sent } = reading.upload;
    const [file] = sent;
    if (file === undefined) return answer(422, messages.noFile);
    if (file.failure !== undefined) return answer(422, messages.tooLarge);
    const password = fields.password ?? "";
    if (password.length > maxPassword) return answer(422, messages.faults["wrong-password"]);
    const content = Uint8Array.from(await readFile(file.path));
    const result = await uploadCertificate({ db, secrets }, actor, { file: content, password });
    if (result.ok) return redirectAfterPost(`${sealPath}?done=uploaded`);
    if (result.reason === "not-found" || result.reason === "not-allowed") throw notFound();
    return answer(422, messages.faults[result.reason]);
  } finally {
    await reading.discard();
  }
}

async function remove(route: RouteRequest) {
  const { actor, db } = await requireSettingsEditor(route);
  const definition = { form: "remove", schema: z.object({}), actor, db };
  return handleFormOnce(route, definition, async (_, __, tx) => {
    const { ok } = await removeCertificate({ db: tx }, actor);
    if (!ok) throw notFound();
    return redirectAfterPost(`${sealPath}?done=removed`);
  });
}

async function tryServer(route: RouteRequest) {
  const { actor, db } = await requireSettingsEditor(route);
  const { seal: messages } = settingsServerMessages(actor.language).errors;
  const definition = { form: "test", schema: z.object({}), answerWithinMs: 20_000 };
  return handleForm(route, definition, async (_, refuse) => {
    const timeServer = await findTimeServer(db);
    if (timeServer === undefined) return refuse(409, messages.noTimeServer);
    const tried = await sealInThread("try-time-server", { timeServer });
    if (tried.ok) return redirectAfterPost(`${sealPath}?done=tested`);
    return refuse(502, messages.timeServers[tried.reason]);
  });
}
