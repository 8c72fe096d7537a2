import { data } from "react-router";
import * as z from "zod/mini";
import { goOn, takeForm } from "#app/http/account-form.server.ts";
import type { RouteRequest } from "#app/http/actor.server.ts";
import { optionalTick } from "#domain/forms/fields.ts";
import { type Attendance, checkIn, checkOut } from "#domain/visits/attendance.ts";
import { findSite } from "#domain/visits/find-site.ts";
import { noteException, tickTask } from "#domain/visits/visit-work.ts";
import { isVisitId, readVisit } from "../../visits/visit-detail.server.ts";
import { dayIn } from "./day.ts";
import { enterTonight } from "./tonight.server.ts";
import { problemIn, wordsOf } from "./words.ts";

export type TonightVisit = Awaited<ReturnType<typeof readTonightVisit>>["visit"];

export async function readTonightVisit(route: RouteRequest, id: string | undefined) {
  const { actor, db, language } = await enterTonight(route);
  const visit = await readVisit(route, actor, id);
  const site = await findSite(db, actor, visit.facilityId);
  return { visit: { ...visit, day: dayIn(language, visit.date) }, site, language };
}

const text = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)));
const attendance = {
  how: z.enum(["site-code", "entered-later"]),
  code: text(40),
  time: text(5),
};

const schema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("check-in"), ...attendance }),
  z.object({ step: z.literal("check-out"), ...attendance, undoneReason: text(500) }),
  z.object({
    ...{ step: z.literal("task"), task: z.uuid(), done: z.enum(["yes", "no"]) },
    /** By script: the screen stays as it is. */
    quiet: optionalTick,
  }),
  z.object({ step: z.literal("exception"), area: z.optional(z.string()), text: text(500) }),
]);

type Fields = z.infer<typeof schema>;
type Reached = Awaited<ReturnType<typeof enterTonight>>;
type Outcome = { ok: true } | { ok: false; reason: string };

const echoed = ["step", "how", "code", "time", "undoneReason", "area", "text"];

export async function takeTonightStep(route: RouteRequest, id: string | undefined) {
  const entered = await enterTonight(route);
  if (!isVisitId(id)) throw new Response(null, { status: 404 });
  return takeForm(route, { form: "tonight", schema, echoed }, async (fields, refuse) => {
    const field = emptyField(fields);
    const words = wordsOf(entered.language);
    if (field) return refuse(422, { [field.name]: words[field.word] });
    const result = await run(entered, id, fields);
    if (result.ok) {
      if (fields.step !== "task") return goOn(`/office/tonight/${id}`);
      return fields.quiet ? data(null) : goOn(`/office/tonight/${id}#task-${fields.task}`);
    }
    if (result.reason === "not-found") throw new Response(null, { status: 404 });
    const sentence = problemIn(entered.language, result.reason);
    const where = fieldOf[result.reason];
    return refuse(409, where ? { [where]: sentence } : sentence);
  });
}

/** Beneath which field a refusal belongs. */
const fieldOf: Readonly<Record<string, string>> = {
  ...{ "wrong-code": "code", "too-many": "code", "no-such-time": "time" },
  ...{ "before-coming": "time", undone: "undoneReason" },
};

function emptyField(fields: Fields) {
  if (fields.step === "exception" && !fields.text)
    return { name: "text", word: "emptyNote" } as const;
  if (!("how" in fields)) return undefined;
  if (fields.how === "site-code")
    return fields.code ? undefined : ({ name: "code", word: "emptyCode" } as const);
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(fields.time ?? "");
  return isTime ? undefined : ({ name: "time", word: "emptyTime" } as const);
}

function run({ actor, db }: Reached, id: string, fields: Fields): Promise<Outcome> {
  switch (fields.step) {
    case "check-in":
      return checkIn({ db }, actor, id, attendanceOf(fields));
    case "check-out": {
      const { undoneReason } = fields;
      return checkOut({ db }, actor, id, { attendance: attendanceOf(fields), undoneReason });
    }
    case "task":
      return tickTask({ db }, actor, {
        ...{ visitId: id, taskId: fields.task, isDone: fields.done === "yes" },
      });
    case "exception":
      return noteException({ db }, actor, {
        ...{ visitId: id, areaId: fields.area || undefined, text: fields.text ?? "" },
      });
  }
}

const attendanceOf = ({
  how,
  code = "",
  time = "",
}: z.infer<z.ZodMiniObject<typeof attendance>>): Attendance =>
  how === "site-code" ? { how, code } : { how, time };
