/** Whoever has the link of an appointment opens its page without an account, and without scripts. */
import { eq } from "drizzle-orm";
import { data } from "react-router";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { momentOf } from "#platform/document/moment.ts";
import { timeZoneName } from "#platform/format/time-zone-name.ts";
import { appContext, requestContext } from "#platform/http/context.ts";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import {
  addressesOfLink,
  openSecretLink,
  type SecretLinkRoute,
  secretLinkHeaders,
  withinLinkDeadline,
} from "#platform/http/secret-link.server.ts";
import {
  handleForm,
  type Refuse,
  redirectAfterPost,
} from "#platform/http/signed-in-form.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { Language } from "#platform/language/language.ts";
import { countRequest } from "#platform/limits/rate-limit.server.ts";
import { guestForm } from "../appointment-forms.server.ts";
import type { AppointmentKindDefinitions } from "../appointment-kind.server.ts";
import {
  appointmentPath,
  type OpenedAppointment,
  openAppointmentLink,
} from "../appointment-links.server.ts";
import { dayOfTime, describeTime, hoursOfTime } from "../appointment-times.ts";
import {
  type AppointmentStanding,
  changeableUntil,
  isBooked,
  isChangeable,
  listFreeSlots,
  standingOf,
} from "../change-appointment.server.ts";
import { cancelByGuest, type GuestProblem, pickSlot } from "../guest-commands.server.ts";
import { appointmentMessages } from "../messages.ts";
import type { AppointmentRow, AppointmentSlotRow } from "../tables/appointments.ts";

const openLink = (route: SecretLinkRoute) => openSecretLink(route, openAppointmentLink);

/** Addresses of the same link, which keep its language. */
const addressOf = (route: SecretLinkRoute) =>
  addressesOfLink(route, appointmentPath(route.params.token ?? ""), ["language"]);

const doneSteps = ["booked", "moved", "canceled"] as const;

export async function readAppointmentByLink(
  route: SecretLinkRoute,
  kinds: AppointmentKindDefinitions,
) {
  const opened = await openLink(route);
  if (opened === undefined)
    return data({ appointment: undefined }, { status: 404, headers: secretLinkHeaders });
  const { db } = route.context.get(appContext);
  const language = await findReaderLanguage(route);
  const { appointment: row } = opened;
  const now = new Date();
  const [slots, host, subject] = await withinLinkDeadline(route, () =>
    Promise.all([
      listFreeSlots(db, row, now),
      findHost(db, row),
      kinds[row.kind].findSubject(db, row.subjectId),
    ]),
  );
  // A subject that is closed takes no new time, but a booked one still stands.
  const free = subject?.isOpen ? slots : [];
  const { searchParams } = new URL(route.request.url);
  const isClosed = row.state === "offered" && !subject?.isOpen;
  const standing: AppointmentStanding | "closed" = isClosed ? "closed" : standingOf(row, free, now);
  const { title, lead } = kinds[row.kind].texts(language);
  const { guest } = appointmentMessages(language);
  const booked = isBooked(row) ? row : undefined;
  return data(
    {
      appointment: {
        title: guest.hello({ title, company: company.shortName }),
        lead,
        standing,
        place: row.place,
        host,
        note: row.note,
        noteLanguage: row.noteLanguage,
        zone: guest.zone({ zone: timeZoneName(row.timeZone, language) }),
        time: booked && {
          ...timeView(booked, row, language),
          text: describeTime(booked, language),
        },
        isChangeable: booked === undefined || isChangeable(booked, now),
        until:
          booked &&
          guest.until({
            until: momentOf(changeableUntil(booked), language, row.timeZone, now).full,
          }),
        days: daysOf(
          free.filter(({ startsAt }) => startsAt.getTime() !== booked?.startsAt.getTime()),
          row,
          language,
        ),
        revision: row.revision,
        address: addressOf(route)(""),
        done: z.safeParse(z.enum(doneSteps), searchParams.get("done")).data,
      },
    },
    { headers: secretLinkHeaders },
  );
}

export type GuestAppointment = NonNullable<
  Awaited<ReturnType<typeof readAppointmentByLink>>["data"]["appointment"]
>;

async function findHost(db: Database, { hostId }: AppointmentRow): Promise<string> {
  const [host] = await db
    .select({ name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, hostId));
  return host?.name ?? "";
}

const timeView = (
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  { timeZone }: AppointmentRow,
  language: Language,
) => ({
  starts: startsAt.toISOString(),
  ends: endsAt.toISOString(),
  hours: hoursOfTime({ startsAt, endsAt, timeZone }, language),
});

const daysOf = (slots: readonly AppointmentSlotRow[], row: AppointmentRow, language: Language) =>
  [
    ...Map.groupBy(slots, ({ startsAt }) =>
      dayOfTime({ startsAt, timeZone: row.timeZone }, language),
    ),
  ].map(([day, ofDay]) => ({
    day,
    slots: ofDay.map((slot) => ({ id: slot.id, ...timeView(slot, row, language) })),
  }));

export type GuestDay = ReturnType<typeof daysOf>[number];

/** Nobody changes a time so often by hand. */
const ofPosts = { uses: 20, windowSeconds: 3600 };

async function refuseFlood(route: SecretLinkRoute, { linkId }: OpenedAppointment, refuse: Refuse) {
  const { db } = route.context.get(appContext);
  const { addressHash } = route.context.get(requestContext);
  for (const sender of [linkId, addressHash]) {
    const use = { form: "appointment-post", addressHash: sender };
    const counted = await countRequest(db, use, ofPosts);
    if (!counted.allowed)
      return refuse(429, appointmentMessages(refuse.language).guest.tooManyPosts, {
        "Retry-After": String(counted.retryAfterSeconds),
      });
  }
  return undefined;
}

function refused(refuse: Refuse, reason: GuestProblem) {
  const { refused: sentences } = appointmentMessages(refuse.language).guest;
  return refuse(reason === "gone" ? 404 : 409, sentences[reason]);
}

/** Picks a time, another one, or none. */
export async function handleGuestForm(route: SecretLinkRoute, kinds: AppointmentKindDefinitions) {
  const opened = await openLink(route);
  if (opened === undefined) throw new Response(null, { status: 404, headers: secretLinkHeaders });
  const language = await findReaderLanguage(route);
  const { db, queue } = route.context.get(appContext);
  const kind = kinds[opened.appointment.kind];
  return handleForm(
    route,
    { form: "guest", schema: guestForm(language), echoed: ["step", "slot", "note"] },
    async (fields, refuse) => {
      const flood = await refuseFlood(route, opened, refuse);
      if (flood !== undefined) return flood;
      const run =
        fields.step === "pick"
          ? pickSlot({ db, queue }, kind, opened, fields)
          : cancelByGuest({ db, queue }, kind, opened, fields);
      const result = await run;
      return result.ok
        ? redirectAfterPost(addressOf(route)("", { done: result.what }))
        : refused(refuse, result.reason);
    },
  );
}
