/** A report at a sign becomes a work order, or joins the open one about the same problem. */
import { and, eq, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import { occupantReports } from "#features/work-orders/tables/occupant-reports.ts";
import type { Transaction } from "#platform/database/client.ts";
import type { FileRefusal } from "#platform/files/file-types.ts";
import { type ArrivedFile, storeOccupantPhoto } from "#platform/files/store-file.server.ts";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import { emailAddress, withoutUnseenSigns } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { createSemaphore } from "#platform/limits/semaphore.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { screen } from "#platform/submissions/screening.ts";
import { type FoundSign, findSign } from "./find-sign.server.ts";
import { joinOrAdd, lockSigns } from "./join-or-add.server.ts";
import { occupantServerMessages } from "./messages.server.ts";
import { countReport } from "./report-limits.server.ts";
import { elapsedSince, type ReportLink, reportLink } from "./report-link.server.ts";
import { reportKinds } from "./report-types.ts";
import { areaSigns } from "./tables/area-signs.ts";

export interface SentReport extends ReportForm {
  language: Language;
  /** The attempt's id, which the page gave to its form. */
  attempt: string | undefined;
  /** Content of the hidden field. */
  honeypot: string;
  photo: ArrivedFile | undefined;
  /** Keyed hash of the network address: counted, never stored with the report. */
  addressHash: string;
}

export type SendReportResult =
  /** `token` follows it. */
  | { ok: true; token: string }
  | { ok: false; reason: "unknown-sign" | "ended" | "no-words" }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number }
  | { ok: false; reason: "photo"; why: FileRefusal };

/** The report is on record before this answers; sent again, it is the same report. */
export async function sendReport(
  context: CommandContext & { files: FileStorage },
  code: string,
  report: SentReport,
): Promise<SendReportResult> {
  const { db } = context;
  const sign = await findSign(db, code);
  if (sign === undefined) return { ok: false, reason: "unknown-sign" };
  if (sign === "ended") return { ok: false, reason: "ended" };
  const { kind, text, email, photo } = report;
  if (kind === "other" && text === "" && photo === undefined)
    return { ok: false, reason: "no-words" };
  const sent = { sign: sign.id, kind, text, email, photo: photo?.sha256 };
  const link = reportLink(report.attempt, sent);
  const accepted = { ok: true, token: link.token } as const;
  if ((await db.$count(occupantReports, eq(occupantReports.id, link.id))) > 0) return accepted;

  const counted = await countReport(db, sign, report.addressHash);
  if (!counted.allowed) return { ok: false, reason: "too-many", ...retryAfter(counted) };
  const stored = photo && (await storeOccupantPhoto(context, photo, report.addressHash));
  if (stored?.ok === false) return { ok: false, reason: "photo", why: stored.reason };
  const save = () =>
    db.transaction(async (tx): Promise<SendReportResult> => {
      if (!(await lockSign(tx, sign))) return { ok: false, reason: "ended" };
      await record(context, tx, sign, report, link, stored?.file.id);
      return accepted;
    });
  return atDatabase(save, undefined);
}

/** Reports of one room wait for each other; the other forms need connections meanwhile. */
const atDatabase = createSemaphore(3);

const retryAfter = ({ retryAfterSeconds }: { retryAfterSeconds: number }) => ({
  retryAfterSeconds,
});

/** @returns false if the sign was revoked */
const lockSign = (tx: Transaction, { id, facilityId }: FoundSign): Promise<boolean> =>
  lockSigns(tx, facilityId, and(eq(areaSigns.id, id), isNull(areaSigns.revokedAt)));

async function record(
  context: CommandContext,
  tx: Transaction,
  sign: FoundSign,
  report: SentReport,
  { id, secretHash }: ReportLink,
  fileId: string | undefined,
): Promise<void> {
  const elapsedMs = elapsedSince(report.attempt, Date.now());
  const { honeypot, kind, text, language } = report;
  const screened = screen({ short: [], message: text }, { honeypot, elapsedMs });
  const { clientId, facilityId, areaId } = sign;
  const [added] = await tx
    .insert(occupantReports)
    .values({
      id,
      clientId,
      facilityId,
      areaId,
      signId: sign.id,
      kind,
      text,
      language,
      email: report.email ?? null,
      secretHash,
      fileId: fileId ?? null,
      screening: screened.screening,
      screeningReasons: screened.reasons,
    })
    .onConflictDoNothing({ target: occupantReports.id })
    .returning();
  // Somebody pressed twice: the first is on record, the photo of the second is deleted in a day.
  if (added === undefined || screened.screening === "quarantined") return;
  await joinOrAdd(context, tx, added);
}

const maxReportCharacters = 1_000;

/** Line breaks of forms count as one character, as browsers count them. */
const words = byLanguage((language) => {
  const { text: fault } = occupantServerMessages(language).faults;
  return z._default(
    z.string(fault).check(
      withoutUnseenSigns(),
      z.overwrite((text: string) => text.replaceAll("\r\n", "\n")),
      z.trim(),
      z.maxLength(maxReportCharacters, fault),
    ),
    "",
  );
});

const noEmail = z.pipe(
  z.literal(""),
  z.transform((): undefined => undefined),
);

export const reportForm = byLanguage((language) => {
  const { faults } = occupantServerMessages(language);
  return z.object({
    kind: z.enum(
      reportKinds.map(({ value }) => value),
      faults.kind,
    ),
    text: words(language),
    email: z.optional(z.union([noEmail, emailAddress(language)])),
  });
});

export type ReportForm = z.infer<ReturnType<typeof reportForm>>;

export const objectionForm = byLanguage((language) => z.object({ text: words(language) }));
