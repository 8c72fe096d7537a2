/** The feature that uses this page gives it its address. */
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { timeZones } from "#features/facilities/client-form.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { listHistory } from "#platform/history/history.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import {
  type Refuse,
  redirectAfterPost,
  refuseAsChanged,
  seenPrefix,
} from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { languages } from "#platform/language/language.ts";
import {
  type AppointmentProblem,
  bookTime,
  cancelAppointment,
  offerTimes,
  turnOffLinks,
} from "../appointment-commands.server.ts";
import {
  type AppointmentForm,
  appointmentForm,
  type PlanForm,
  seenAppointmentIn,
} from "../appointment-forms.server.ts";
import type {
  AppointmentKindDefinition,
  AppointmentKindDefinitions,
  Host,
} from "../appointment-kind.server.ts";
import { hasLinks } from "../appointment-links.server.ts";
import { type BusyTime, findNameOf, listBusyTimes } from "../appointment-queries.server.ts";
import { describeTime } from "../appointment-times.ts";
import { slotRows, usualMinutes } from "../appointment-types.ts";
import {
  type BookedAppointment,
  clashesOf,
  findLatest,
  isBooked,
  listFreeSlots,
  listSlots,
  standingOf,
} from "../change-appointment.server.ts";
import { appointmentServerMessages } from "../messages.server.ts";
import { appointmentMessages } from "../messages.ts";
import { readTimes, type TimeRange } from "../read-times.server.ts";
import type { AppointmentRow } from "../tables/appointments.ts";

export interface OfficeAppointments {
  kind: AppointmentKindDefinition;
  /** The kinds of all features: other appointments of the host may be of another one. */
  kinds: AppointmentKindDefinitions;
}

async function requireAppointmentSubject(
  route: RouteRequest,
  kind: AppointmentKindDefinition,
  rawId: string | undefined,
) {
  const actor = await requireStaff(route);
  if (!may(actor, kind.read)) throw notFound();
  const { db, queue } = route.context.get(appContext);
  const subject = await kind.findSubject(db, requireUuid(rawId));
  if (subject === undefined) throw notFound();
  return { actor, db, queue, subject, path: kind.pathOf(subject.id) };
}

export async function readAppointmentStanding(
  db: Parameters<typeof findLatest>[0],
  kind: AppointmentKindDefinition,
  actor: Actor,
  subjectId: string,
) {
  const row = await findLatest(db, kind, subjectId);
  const { standings } = appointmentMessages(actor.language);
  if (row === undefined) return { text: standings.none, time: undefined };
  const now = new Date();
  const free = row.state === "offered" ? await listFreeSlots(db, row, now) : [];
  const standing = standingOf(row, free, now);
  return {
    text:
      standing === "offered" ? standings.offered({ guest: row.guestName }) : standings[standing],
    time: timeOf(row, actor),
  };
}

const timeOf = (row: AppointmentRow, { language }: Actor): string | undefined =>
  row.startsAt === null || row.endsAt === null
    ? undefined
    : describeTime(
        { startsAt: row.startsAt, endsAt: row.endsAt, timeZone: row.timeZone },
        language,
      );

const doneSteps = ["offer", "book", "cancel", "turn-off"] as const;

export async function readAppointmentOffice(
  route: RouteRequest,
  { kind, kinds }: OfficeAppointments,
  rawId: string | undefined,
) {
  const { actor, db, subject, path } = await requireAppointmentSubject(route, kind, rawId);
  const { language } = actor;
  const now = new Date();
  const [latest, hosts] = await Promise.all([
    findLatest(db, kind, subject.id),
    kind.listHosts(db, actor),
  ]);
  const [current, busy, history] = await Promise.all([
    latest && describeCurrent(db, latest, actor, now),
    listBusyTimes(db, hosts, now),
    latest === undefined ? [] : listHistory(db, "appointment", latest.id),
  ]);
  const { events } = appointmentMessages(language);
  const eventNames: Readonly<Record<string, string>> = events;
  const isOngoing =
    latest !== undefined &&
    (latest.state === "offered" || (isBooked(latest) && latest.endsAt > now));
  return {
    path,
    subjectId: subject.id,
    name: subject.name,
    guest: subject.guest.name,
    email: subject.guest.email,
    language: appointmentMessages(language).languages[subject.guest.language],
    /** Empty if reader and guest share a language, because then there is nothing to choose. */
    noteLanguages: subject.guest.language === language ? [] : languages,
    isOpen: subject.isOpen,
    mayPlan: may(actor, kind.change) && subject.isOpen,
    mayTurnOff: may(actor, kind.change) && latest !== undefined && (await hasLinks(db, latest)),
    /** A closed subject still lets staff cancel, because whoever was to come must hear of it. */
    mayCancel: may(actor, kind.change) && isOngoing,
    current,
    isBooked: isOngoing && latest.state === "booked",
    isOffered: isOngoing && latest.state === "offered",
    seen: { ...seenOf(latest), to: subject.guest.email },
    hosts,
    timeZones: timeZones(language),
    stored: storedPlan(isOngoing ? latest : undefined),
    busy: await Promise.all(
      busy.filter(({ row }) => row.id !== latest?.id).map((busyTime) => describeBusy(busyTime)),
    ),
    history: history.map(({ id, kind: event, actorName, at }) => ({
      id,
      what: eventNames[event] ?? event,
      who: actorName,
      at: companyMoment(at, language),
    })),
    done: doneStep(),
  };

  /** The message stays only while it is true: an open page loads again after a change. */
  function doneStep() {
    const typed = new URL(route.request.url).searchParams.get("done");
    const step = z.safeParse(z.enum(doneSteps), typed).data;
    const isStill =
      step !== undefined &&
      latest !== undefined &&
      (step === "turn-off" ||
        { offer: "offered", book: "booked", cancel: "canceled" }[step] === latest.state);
    return isStill ? step : undefined;
  }

  function storedPlan(row: AppointmentRow | undefined) {
    const isHost = (id: string | null) => hosts.some((host) => host.id === id);
    const hostId = [row?.hostId ?? null, subject.hostId, actor.accountId].find(isHost);
    const minutes =
      row?.startsAt && row.endsAt
        ? Math.round((row.endsAt.getTime() - row.startsAt.getTime()) / 60_000)
        : usualMinutes;
    return {
      hostId: hostId ?? "",
      place: row?.place ?? subject.place,
      timeZone: row?.timeZone ?? company.timeZone,
      minutes: String(minutes),
      noteLanguage: subject.guest.language,
      ...wallClockOf(row),
    };
  }

  async function describeBusy({ row, hostName }: BusyTime) {
    const { office } = appointmentMessages(language);
    return {
      id: row.id,
      time: describeTime(row, language),
      text: office.busyOf({ host: hostName, what: await titleOf(db, kinds, actor, row) }),
    };
  }
}

export type AppointmentOfficeData = Awaited<ReturnType<typeof readAppointmentOffice>>;

/** The booked time as fields take it; empty where none is booked. */
function wallClockOf(row: AppointmentRow | undefined): { day: string; time: string } {
  if (row === undefined || row.startsAt === null) return { day: "", time: "" };
  const there = Temporal.Instant.fromEpochMilliseconds(row.startsAt.getTime())
    .toZonedDateTimeISO(row.timeZone)
    .toPlainDateTime();
  return {
    day: there.toPlainDate().toString(),
    time: there.toPlainTime().toString({ smallestUnit: "minute" }),
  };
}

/** Whoever may not see appointments of its kind gets a title without a name. */
async function titleOf(
  db: Parameters<typeof findLatest>[0],
  kinds: AppointmentKindDefinitions,
  actor: Actor,
  row: AppointmentRow,
): Promise<string> {
  const kind = kinds[row.kind];
  const subject = may(actor, kind.read) ? await kind.findSubject(db, row.subjectId) : undefined;
  const { language } = actor;
  return subject === undefined
    ? appointmentMessages(language).office.hidden
    : kind.texts(language).ofSubject({ subject: subject.name });
}

async function describeCurrent(
  db: Parameters<typeof listBusyTimes>[0],
  row: AppointmentRow,
  actor: Actor,
  now: Date,
) {
  const { language } = actor;
  const { office, standings } = appointmentMessages(language);
  const isOffered = row.state === "offered";
  const [slots, free, hostName, makerName] = await Promise.all([
    isOffered ? listSlots(db, row.id) : [],
    isOffered ? listFreeSlots(db, row, now) : [],
    findNameOf(db, row.hostId),
    findNameOf(db, row.madeBy),
  ]);
  const standing = standingOf(row, free, now);
  const isFree = new Set(free.map(({ id }) => id));
  const when = companyMoment(row.stateSince, language, now).full;
  return {
    standing:
      standing === "offered" ? standings.offered({ guest: row.guestName }) : standings[standing],
    time: timeOf(row, actor),
    lines: [
      office.guest({ guest: row.guestName }),
      office.comes({ host: hostName }),
      office.where({ place: row.place }),
      ...(isOffered ? [office.sent({ name: makerName, when })] : []),
      ...(row.state === "canceled"
        ? [
            row.isCanceledByGuest
              ? office.canceledByGuest({ guest: row.guestName, when })
              : office.canceledByUs({ when }),
          ]
        : []),
    ],
    guestNote: row.guestNote,
    guestLanguage: row.language,
    guestName: row.guestName,
    slots: slots.map((slot) => {
      const time = describeTime({ ...slot, timeZone: row.timeZone }, language);
      return { id: slot.id, text: isFree.has(slot.id) ? time : office.takenTime({ time }) };
    }),
  };
}

const echoed = [
  "step",
  "hostId",
  "timeZone",
  "place",
  "minutes",
  "note",
  "noteLanguage",
  "overlap",
  ...slotRows.flatMap(({ day, time }) => [day, time]),
];

export async function handleAppointmentForm(
  route: RouteRequest,
  { kind, kinds }: OfficeAppointments,
  rawId: string | undefined,
) {
  const { actor, db, queue, subject, path } = await requireAppointmentSubject(route, kind, rawId);
  const { language } = actor;
  const { alreadyReceived } = appointmentServerMessages(language);
  return handleFormOnce(
    route,
    {
      form: "appointment",
      schema: appointmentForm(language),
      echoed,
      actor,
      db,
      adds: ({ step }) =>
        step === "cancel" || step === "turn-off"
          ? undefined
          : { noun: `appointment-${step}`, to: subject.id, question: alreadyReceived[step] },
    },
    async (fields, refuse, tx, _, sent) => {
      if (fields.step === "turn-off") return turnOff(fields, refuse, tx);
      const problem = await kind.noteProblem?.(tx, subject.id, fields.note, language);
      if (problem !== undefined) return refuse(422, { note: problem });
      return fields.step === "cancel" ? cancel(fields, refuse, tx) : plan(fields, refuse, tx, sent);
    },
  );

  async function turnOff(
    fields: Extract<AppointmentForm, { step: "turn-off" }>,
    refuse: Refuse,
    tx: typeof db,
  ) {
    const seen = seenAppointmentIn(fields);
    const result = await turnOffLinks({ db: tx }, kind, actor, subject.id, seen);
    return result.ok ? toPage("turn-off") : refuseReason(refuse, result.reason, tx);
  }

  async function cancel(
    fields: Extract<AppointmentForm, { step: "cancel" }>,
    refuse: Refuse,
    tx: typeof db,
  ) {
    const planned = {
      ...seenAppointmentIn(fields),
      note: fields.note,
      noteLanguage: fields.noteLanguage,
    };
    const result = await cancelAppointment({ db: tx, queue }, kind, actor, subject.id, planned);
    return result.ok ? toPage("cancel") : refuseReason(refuse, result.reason, tx);
  }

  async function plan(
    fields: PlanForm,
    refuse: Refuse,
    tx: typeof db,
    sent: Readonly<Record<string, unknown>>,
  ) {
    const times = readTimes(sent, fields, language);
    if (!times.ok) return refuse(422, times.errors);
    const run = fields.step === "offer" ? offerTimes : bookTime;
    const seen = { ...seenAppointmentIn(fields), seenTo: fields["seen.to"] };
    const planned = { ...fields, ...seen, spans: times.spans };
    const result = await run({ db: tx, queue }, kind, actor, subject.id, planned);
    if (result.ok) return toPage(fields.step);
    if (!("clashes" in result)) return refuseReason(refuse, result.reason, tx);
    const hosts = await kind.listHosts(tx, actor);
    const entered = times.spans.map((span) => ({ ...span, timeZone: fields.timeZone }));
    return refuse(409, { overlap: await describeClashes(tx, entered, result.clashes, hosts) });
  }

  /** Says what somebody else has made of it: sent again after that, the form is a choice. */
  async function refuseReason(refuse: Refuse, reason: AppointmentProblem, tx: typeof db) {
    if (reason === "contact-changed") {
      const guest = (await kind.findSubject(tx, subject.id))?.guest ?? subject.guest;
      const text = appointmentServerMessages(language).contactChanged;
      return refuseAsChanged(refuse, text({ guest: guest.name, email: guest.email || "–" }), {
        [`${seenPrefix}to`]: guest.email,
      });
    }
    if (reason !== "changed-since") return refuseCommand(refuse, reason);
    const latest = await findLatest(tx, kind, subject.id);
    const { states, standings } = appointmentMessages(language);
    const state = latest === undefined ? standings.none : states[latest.state];
    const now = latest?.state === "booked" ? (timeOf(latest, actor) ?? state) : state;
    const { changedSince } = appointmentServerMessages(language);
    const seen = Object.entries(seenOf(latest)).map(([name, value]) => [seenPrefix + name, value]);
    return refuseAsChanged(refuse, changedSince({ now }), Object.fromEntries(seen));
  }

  /** Each time as it was entered, on a line for each appointment that it overlaps. */
  async function describeClashes(
    tx: typeof db,
    entered: readonly (TimeRange & { timeZone: string })[],
    booked: readonly BookedAppointment[],
    hosts: readonly Host[],
  ): Promise<string> {
    const titles = new Map<string, string>();
    for (const row of booked) titles.set(row.id, await titleOf(tx, kinds, actor, row));
    const lines = entered.flatMap((span) =>
      clashesOf(span, booked).map(({ id, hostId }) =>
        appointmentMessages(language).office.clash({
          time: describeTime(span, language),
          host: hosts.find((host) => host.id === hostId)?.name ?? "",
          what: titles.get(id) ?? "",
        }),
      ),
    );
    return lines.join("\n");
  }

  function toPage(step: (typeof doneSteps)[number]) {
    return redirectAfterPost(`${path}?done=${step}`);
  }
}

const seenOf = (latest: AppointmentRow | undefined) => ({
  id: latest?.id ?? "",
  revision: String(latest?.revision ?? 0),
});

function refuseCommand(
  refuse: Refuse,
  reason: Exclude<AppointmentProblem, "changed-since" | "contact-changed">,
) {
  if (reason === "not-found") throw notFound();
  const { problems } = appointmentServerMessages(refuse.language);
  if (reason === "unknown-host") return refuse(422, { hostId: problems[reason] });
  return refuse(reason === "not-allowed" ? 403 : 409, problems[reason]);
}
