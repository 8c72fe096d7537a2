import { data } from "react-router";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { isAway } from "#platform/http/away.server.ts";
import { appContext } from "#platform/http/context.ts";
import { withinDeadline } from "#platform/http/deadline.server.ts";
import { readOccupantForm } from "#platform/http/occupant-form.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Language } from "#platform/language/language.ts";
import { readSignCode, signPath } from "./find-sign.server.ts";
import { type FollowedReport, followReport } from "./follow-report.server.ts";
import { chosenLanguage, inOtherLanguage, languageOf } from "./language.server.ts";
import { occupantServerMessages } from "./messages.server.ts";
import { objectToWork } from "./object-to-work.server.ts";
import type { ReportKindName } from "./report-types.ts";
import { objectionForm } from "./send-report.server.ts";

interface Params {
  code?: string | undefined;
  token?: string | undefined;
}

export async function readFollowed(
  { request, context }: RouteRequest,
  { code = "", token = "" }: Params,
) {
  const { db } = context.get(appContext);
  const followedReport = await withinDeadline(() => followReport(db, code, token)).catch(
    (error: unknown) => {
      if (isAway(context, error)) throw new Response(null, { status: 503 });
      throw error;
    },
  );
  const language = languageOfFollowed(request, followedReport);
  const { pathname, search } = new URL(request.url);
  const path = signPath(readSignCode(code) ?? "");
  return data(
    {
      documentLanguage: language,
      otherLanguage: inOtherLanguage(request, language),
      address: pathname + search,
      signPath: path,
      followed:
        followedReport && toOccupantReportView(followedReport, language, `${path}/${token}/photo`),
    },
    { status: followedReport ? 200 : 404 },
  );
}

/** The page is in the language of the report, unless its reader has chosen another. */
const languageOfFollowed = (request: Request, report: FollowedReport | undefined): Language =>
  chosenLanguage(request) ?? report?.language ?? languageOf(request);

export type OccupantReportView = ReturnType<typeof toOccupantReportView>;

function toOccupantReportView(report: FollowedReport, language: Language, photoAddress: string) {
  const { room, kind, text, state, steps, note, objection, receivedAt, photo } = report;
  const day = { weekday: "long", month: "long", day: "numeric" } as const;
  const format = dateFormat(
    { ...day, hour: "numeric", minute: "2-digit", timeZone: room.timeZone },
    language,
  );
  const moment = (at: Date) => ({
    iso: at.toISOString(),
    text: format.format(at).replaceAll("\u202f", " "),
  });
  const reported = { step: "reported" as const, at: receivedAt };
  return {
    text,
    state,
    note,
    objection,
    language: report.language,
    kind: kind as ReportKindName,
    room: { areaName: room.areaName, floor: room.floor, facilityName: room.facilityName },
    photo: typeof photo === "object" ? { ...photo, address: photoAddress } : photo,
    steps: [reported, ...steps].map(({ step, at }) => ({ step, at: moment(at) })),
  };
}

/** The reason why an objection was not saved, and the typed text. */
export interface ObjectionProblem {
  sentence: string;
  text: string;
}

/** "Still not right." */
export async function handleObjectionForm(route: RouteRequest, { code = "", token = "" }: Params) {
  const { request, context } = route;
  const { db, queue } = context.get(appContext);
  const form = await readOccupantForm(route);
  // Without a database nothing can be saved, and the page says so in the browser's language.
  const followedReport = await withinDeadline(() => followReport(db, code, token)).catch(
    () => undefined,
  );
  const language = languageOfFollowed(request, followedReport);
  const { faults } = occupantServerMessages(language);
  const called = { phone: company.phone.display };
  const refuse = (status: number, sentence: string) =>
    data({ problem: { sentence, text: form.ok ? textOf(form.fields.text) : "" } }, { status });
  if (!form.ok) return refuse(form.refusal.status, faults.unread(called));
  await form.discard();
  const parsed = z.safeParse(objectionForm(language), form.fields);
  if (!parsed.success) return refuse(422, faults.text);
  try {
    const result = await withinDeadline(() =>
      objectToWork({ db, queue }, code, token, parsed.data.text),
    );
    const { pathname, search } = new URL(request.url);
    if (result.ok) return redirectAfterPost(pathname + search);
    if (result.reason === "not-found") return data({ problem: undefined }, { status: 404 });
    return refuse(409, faults.tooLate(called));
  } catch (error) {
    if (!isAway(context, error)) throw error;
    return refuse(503, faults.away(called));
  }
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
