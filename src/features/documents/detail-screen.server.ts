import * as z from "zod/mini";
import { momentOf } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { formatChanges } from "#platform/history/format-changes.ts";
import type { HistoryListRow } from "#platform/history/history.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { editorOf, refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { findTimeZoneOfPerson } from "#platform/notifications/zone-of-person.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { addVersion } from "./add-document.server.ts";
import {
  acknowledgeDocument,
  changeDays,
  type DocumentResult,
  withdrawDocument,
} from "./change-document.server.ts";
import { type DocumentsView, toDocumentsViewData } from "./document-filter.ts";
import { dayFields, inOrder, withdrawReason } from "./document-form.server.ts";
import { findDocument } from "./find-document.server.ts";
import { currentDocumentClock } from "./list-documents.server.ts";
import { contentState, formatValidity, toDocumentTableRow } from "./list-screen.server.ts";
import { documentServerMessages } from "./messages.server.ts";

/** Newest first. */
const historyOf = (history: readonly HistoryListRow[], language: Language, timeZone: string) =>
  history.map(({ id, at, kind, actorName, details }) => ({
    id,
    at: momentOf(at, language, timeZone),
    who: actorName,
    what: sentenceOf(kind, details, language),
  }));

function sentenceOf(kind: string, details: Record<string, unknown>, language: Language): string {
  const { history } = documentServerMessages(language);
  const version = Number(details.version);
  switch (kind) {
    case "added":
      return history.added;
    case "version-added":
      return history.versionAdded({ version });
    case "acknowledged":
      return history.acknowledged({ version });
    case "withdrawn":
      return history.withdrawn;
    default: {
      const formatValue = (_: string, day: unknown): string =>
        typeof day === "string" && day !== "" ? dayWithYear(day, language) : history.noDate;
      const changes = formatChanges(details, { labels: history.fields, formatValue, language });
      return changes === ""
        ? history.datesChanged({ version })
        : history.datesChangedTo({ version, changes });
    }
  }
}

/** @throws 404 for what is no id, does not exist or may not be seen */
export async function readDocument(view: DocumentsView, route: RouteRequest, rawId?: string) {
  const { actor, id, db } = await requireDocument(view, route, rawId);
  const document = await findDocument(db, actor, id, currentDocumentClock());
  if (document === undefined) throw notFound();
  const { language } = actor;
  const timeZone = document.timeZone ?? (await findTimeZoneOfPerson(db, actor.accountId));
  const mayChange = may(actor, "documents.change") && document.withdrawnAt === null;
  return {
    ...toDocumentTableRow(document, language, timeZone),
    view: toDocumentsViewData(view),
    versionId: document.versionId,
    kind: document.fileKind,
    addedName: document.addedName,
    withdrawReason: document.withdrawReason,
    withdrawLanguage: document.withdrawLanguage,
    versions: document.versions.map(
      ({ id: _, kind, bytes, addedAt, state, isHeld, ...version }) => ({
        number: version.number,
        addedName: version.addedName,
        added: momentOf(addedAt, language, timeZone),
        days: formatValidity(version, language),
        content: contentState({ state, isHeld }),
        size: formatFile(kind, bytes, language),
      }),
    ),
    acknowledgements: document.acknowledgements.map(({ name, at }) => ({
      name,
      at: at && momentOf(at, language, timeZone),
    })),
    accesses: document.accesses.map(({ at, ...access }) => ({
      ...access,
      at: momentOf(at, language, timeZone),
    })),
    history: historyOf(document.history, language, timeZone),
    mayChange,
    mayAcknowledge: may(actor, "documents.acknowledge") && document.waits,
  };
}

export async function requireDocument(view: DocumentsView, route: RouteRequest, rawId?: string) {
  const actor = await view.enter(route);
  return { actor, id: requireUuid(rawId), ...route.context.get(appContext) };
}

export type DocumentData = Awaited<ReturnType<typeof readDocument>>;

/** Opening the page marks what its reader was told about the document as read. */
export async function openDocument(view: DocumentsView, route: RouteRequest, rawId?: string) {
  const document = await readDocument(view, route, rawId);
  await recordOpened(route, await view.enter(route), "document", document.id);
  return { ...document, done: doneOf(route) };
}

const doneOf = ({ request }: RouteRequest) =>
  z.safeParse(
    z.enum(["added", "version", "days", "withdrawn", "acknowledged"]),
    new URL(request.url).searchParams.get("done"),
  ).data;

/** @returns e.g. `PDF, 1.2 MB` */
function formatFile(kind: "jpeg" | "pdf", bytes: number, language: Language): string {
  const size =
    bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1_000)} kB`;
  return documentServerMessages(language).file[kind]({ size });
}

const commandForm = byLanguage((language) =>
  z.discriminatedUnion("step", [
    z.object({ step: z.literal("acknowledge"), versionId: z.uuid() }),
    z.object({ step: z.literal("version"), ...dayFields(language) }).check(inOrder(language)),
    z.object({ step: z.literal("days"), ...dayFields(language) }).check(inOrder(language)),
    z.object({ step: z.literal("withdraw"), reason: withdrawReason(language) }),
  ]),
);

type CommandForm = z.infer<ReturnType<typeof commandForm>>;

/** The confirmation that the page gives after each command. */
const done = { acknowledge: "acknowledged", version: "version", days: "days" } as const;

export async function handleDocumentForm(view: DocumentsView, route: RouteRequest, rawId?: string) {
  const { actor, id, db, queue } = await requireDocument(view, route, rawId);
  const echoed = ["step", "validFrom", "validUntil", "reason"];
  const schema = commandForm(actor.language);
  const definition = { form: "step", schema, echoed, sender: actor };
  const { errors, alreadyReceived } = documentServerMessages(actor.language);
  const adds = ({ step }: CommandForm) =>
    step === "version" ? { noun: "version", question: alreadyReceived.version } : undefined;
  return handleFormOnce(
    route,
    { ...definition, actor, db, adds },
    async (fields, refuse, db, fileIds, sent) => {
      const seen = seenIn(sent);
      const result = await run({ db, queue }, actor, id, { fields, fileIds, seen });
      const doneText = fields.step === "withdraw" ? "withdrawn" : done[fields.step];
      if (result.ok) return redirectAfterPost(`${view.path}/${id}?done=${doneText}`);
      switch (result.reason) {
        case "edited-by-both":
          return refuseDays(refuse, result, fields, actor.language);
        case "not-found":
        case "not-allowed":
          throw notFound();
        case "no-file":
          return refuse(422, { photos: errors.noFile });
        case "unknown-file":
          return refuse(422, { photos: errors.fileGone });
        case "wrong-state":
          return refuse(409, errors.changed);
      }
    },
  );
}

/** The version is no field of the form, so that a version added meanwhile gets its own sentence. */
function refuseDays(refuse: Refuse, result: EditRefusal, fields: CommandForm, language: Language) {
  const { versionMeanwhile } = documentServerMessages(language);
  const { version = "" } = result.stored;
  const person = editorOf(result.by, "version", language);
  if (fields.step === "version")
    return refuseEdit(
      refuse,
      result,
      {},
      { problem: versionMeanwhile.another({ person, version, next: Number(version) + 1 }) },
    );
  const { validFrom = "", validUntil = "" } = "validFrom" in fields ? fields : {};
  return refuseEdit(
    refuse,
    result,
    { validFrom, validUntil },
    {
      formatValue: (_, day) => dayWithYear(day, language),
      ...(result.both.includes("version") && {
        problem: versionMeanwhile.dates({ person, version }),
      }),
    },
  );
}

interface Sent {
  fields: CommandForm;
  fileIds: readonly string[];
  seen: Texts;
}

function run(
  context: CommandContext,
  actor: Actor,
  id: string,
  { fields, fileIds, seen }: Sent,
): Promise<DocumentResult | EditRefusal> {
  switch (fields.step) {
    case "acknowledge":
      return acknowledgeDocument(context, actor, id, fields.versionId);
    case "version":
      return addVersion(context, actor, id, fields, fileIds, seen);
    case "days":
      return changeDays(context, actor, id, fields, seen);
    case "withdraw":
      return withdrawDocument(context, actor, id, fields.reason);
  }
}
