import * as z from "zod/mini";
import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { dayOfMoment } from "#platform/document/moment.ts";
import { numberText } from "#platform/format/number-format.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { productionRateServerMessages } from "./messages.server.ts";
import { productionRateMessages } from "./messages.ts";
import { addProductionRate, endProductionRate, type RateProblem } from "./rate-commands.server.ts";
import { ratedSubjects, rateForm } from "./rate-form.ts";
import { conditionLabels, rateText, subjectLabel } from "./rate-texts.ts";
import { fixtures } from "./rated-subject-types.ts";
import { listOwnRates } from "./read-rates.server.ts";
import { shippedFixtureTimes, shippedProductionRates } from "./shipped-rates.ts";
import type { ProductionRateRow } from "./tables/production-rates.ts";

const path = "/office/settings/production-rates";

async function requireRateReader(route: RouteRequest) {
  const actor = await requireStaff(route, "production-rates.change");
  return { actor, db: route.context.get(appContext).db };
}

type ListedRate = Pick<
  ProductionRateRow,
  | "id"
  | "subject"
  | "floorCovering"
  | "facilityType"
  | "squareFeetAnHour"
  | "secondsEach"
  | "low"
  | "high"
  | "source"
>;

function toRow(rate: ListedRate, language: Language) {
  const { range } = productionRateMessages(language);
  const { id, subject, source, low, high } = rate;
  return {
    id,
    subject,
    subjectLabel: subjectLabel(subject, language),
    conditions: conditionLabels(rate, language).join(", "),
    rate: rateText(rate, language),
    range:
      low === null || high === null ? "" : range({ low: numberText(low), high: numberText(high) }),
    source,
  };
}

const shippedRows: readonly ListedRate[] = [
  ...shippedProductionRates.map(({ areaType, ...rate }) => ({
    ...rate,
    subject: areaType,
    secondsEach: null,
  })),
  ...fixtures.map((fixture) => ({
    id: `shipped.${fixture}`,
    subject: fixture,
    floorCovering: null,
    facilityType: null,
    squareFeetAnHour: null,
    secondsEach: shippedFixtureTimes[fixture].seconds,
    low: null,
    high: null,
    source: shippedFixtureTimes[fixture].source,
  })),
];

export async function readRatesPage(route: RouteRequest) {
  const { actor, db } = await requireRateReader(route);
  const { language } = actor;
  const { original, own, earlierRow } = productionRateMessages(language);
  const { inForce, earlier, version } = await listOwnRates(db);
  const order = ratedSubjects(language).map(({ value }) => value);
  const ownRows = inForce.map(({ rate, addedByName }) => ({
    ...toRow(rate, language),
    isOwn: true,
    since: own({ day: dayOfMoment(rate.addedAt, language), name: addedByName }),
  }));
  // An own rate for the same as a shipped one always counts before it.
  const replaced = new Set(
    inForce.flatMap(({ rate }) =>
      rate.floorCovering === null && rate.facilityType === null ? rate.subject : [],
    ),
  );
  const rows = [
    ...ownRows,
    ...shippedRows
      .filter(({ subject }) => !replaced.has(subject))
      .map((rate) => ({ ...toRow(rate, language), isOwn: false, since: original })),
  ];
  return {
    rows: rows.toSorted((a, b) => order.indexOf(a.subject) - order.indexOf(b.subject)),
    earlier: earlier.map(({ rate, endedByName }) => ({
      ...toRow(rate, language),
      when: earlierRow({
        from: dayOfMoment(rate.addedAt, language),
        to: dayOfMoment(rate.endedAt ?? rate.addedAt, language),
        name: endedByName ?? "",
      }),
    })),
    version,
    ownCount: inForce.length,
    subjects: ratedSubjects(language),
    areaTypes: areaTypes(language),
    floorCoverings: floorCoverings(language),
    facilityTypes: facilityTypes(language),
    mayImport: may(actor, "data.import"),
    done: z.safeParse(
      z.enum(["added", "ended"]),
      new URL(route.request.url).searchParams.get("done"),
    ).data,
  };
}

export type RatesData = Awaited<ReturnType<typeof readRatesPage>>;

const echoed = [
  "subject",
  "floorCovering",
  "facilityType",
  "rate",
  "low",
  "high",
  "source",
  "replaces",
];

const endForm = z.object({ rateId: z.uuid() });

export async function handleRatesForm(route: RouteRequest) {
  const { actor, db } = await requireRateReader(route);
  const { language } = actor;
  if (new URL(route.request.url).searchParams.has("end"))
    return handleFormOnce(
      route,
      { form: "end", schema: endForm, actor, db },
      async ({ rateId }, refuse, db) => {
        const result = await endProductionRate({ db }, actor, rateId);
        return result.ok
          ? redirectAfterPost(`${path}?done=ended`)
          : refuseRate(refuse, result.reason);
      },
    );
  const { alreadyReceived } = productionRateServerMessages(language);
  const adds = () => ({ noun: "production-rate", question: alreadyReceived });
  return handleFormOnce(
    route,
    { form: "rate", schema: rateForm(language), echoed, actor, db, adds },
    async (fields, refuse, db) => {
      const result = await addProductionRate({ db }, actor, fields);
      if (result.ok) return redirectAfterPost(`${path}?done=added`);
      if (result.reason !== "in-force") return refuseRate(refuse, result.reason);
      const { replace } = productionRateMessages(language);
      const { rate } = result;
      const answer = refuse(409, {
        rate: replace({ rate: rateText(rate, language), source: rate.source }),
      });
      answer.data.values.replaces = rate.id;
      return answer;
    },
  );
}

function refuseRate(refuse: Refuse, reason: RateProblem) {
  if (reason === "not-found") throw notFound();
  return refuse(409, productionRateServerMessages(refuse.language).problems[reason]);
}
