/** Reads the form into a plan, and reports each fault beside its field. */
import * as z from "zod/mini";
import { type AreaForm, areaForm } from "#features/facilities/areas/area-form.ts";
import { clientForm } from "#features/facilities/client-form.ts";
import {
  type ContactForm,
  contactForm,
  type FacilityFactsForm,
  facilityFactsForm,
} from "#features/facilities/facility-form.ts";
import { type SettingsForm, settingsForm } from "#features/invoices/invoice-forms.server.ts";
import type { OfferedAlternative } from "#features/proposals/offer-types.ts";
import { type LineForm, lineForm } from "#features/scopes/line-form.ts";
import { frequencyOfTask, readScopeTasks } from "#features/scopes/scope-tasks.ts";
import type { PromisedTask } from "#features/start-up-plans/promised-tasks.ts";
import { readPromisedTasks } from "#features/start-up-plans/read-promised-tasks.server.ts";
import { type SeriesForm, seriesForm } from "#features/visits/series/series-form.ts";
import { targetsForm } from "#features/work-orders/service-levels/change-targets.server.ts";
import type { Targets } from "#features/work-orders/service-levels/targets.ts";
import { optionalDay } from "#platform/format/calendar-day.ts";
import { requiredText, withoutUnseenSigns } from "#platform/forms/fields.ts";
import { firstOfEachField } from "#platform/http/field-errors.ts";
import type { Language } from "#platform/language/language.ts";
import { clientStartServerMessages } from "./messages.server.ts";
import { fieldsWithin, type PostedFields, type ReadFields } from "./sent-fields.ts";
import { readSoldWork, type SoldSeries } from "./sold-work.server.ts";
import { addressAsPrinted, areaFieldName } from "./start-texts.server.ts";

interface PlannedArea {
  area: AreaForm;
  /** The first of its tasks, which has the price of the area. */
  line: Omit<LineForm, "areaId">;
  /** The other tasks of the area. Their prices are zero. */
  otherLines: readonly Omit<LineForm, "areaId">[];
}

/** An existing client has these already. */
interface NewClientPlan {
  name: string;
  /** Confirms that another client with the same name is meant. */
  isAnother: boolean;
  targets: Targets;
  billing: SettingsForm;
}

export interface ClientStartPlan {
  /** The id of a client that is there, or what a new one gets. */
  client: { id: string } | NewClientPlan;
  facts: FacilityFactsForm;
  areas: readonly PlannedArea[];
  /** Cents a month that somebody has confirmed to bill, where the prices come to others than were signed. */
  confirmedPrice: number | undefined;
  series: SeriesForm;
  /** Periodic work and the day porter, as far as they are planned now. */
  soldWork: readonly SoldSeries[];
  contract: { title: string; validUntil?: string | undefined };
  contact: ContactForm | undefined;
  isInvited: boolean;
  /** The start-up plan; there is none without a task. */
  startUp: readonly PromisedTask[];
}

type Errors = Record<string, string>;

type PlanReading = { ok: true; plan: ClientStartPlan } | { ok: false; errors: Errors };

interface PlanBasis {
  /** The client that the company is already; undefined for a new one. */
  clientId: string | undefined;
  /** The form has one set of fields for each area of the signed alternative. */
  areaCount: number;
  signed: OfferedAlternative;
}

export function readClientStartPlan(
  sent: PostedFields,
  { clientId, areaCount, signed }: PlanBasis,
  language: Language,
): PlanReading {
  const { errors: sentences } = clientStartServerMessages(language);
  const errors: Errors = {};
  function read<Out>(
    schema: z.core.$ZodType<Out>,
    fields: PostedFields,
    prefix = "",
  ): Out | undefined {
    const parsed = z.safeParse(schema, fields);
    if (parsed.success) return parsed.data;
    for (const [name, text] of Object.entries(firstOfEachField(parsed.error.issues)))
      errors[prefix + name] ??= text;
    return undefined;
  }
  const chosen = clientId ?? z.safeParse(z.uuid(), sent["client.id"]).data;
  const client =
    chosen === undefined ? readNewClient(read, sent, language) : ({ id: chosen } as const);
  const facts = read(
    facilityFactsForm(language),
    { accessNotes: "", ...fieldsWithin(sent, "facility."), holidayRule: "skip" },
    "facility.",
  );
  const areas = readAreas(read, errors, { sent, areaCount, language });
  if (areas?.length === 0) errors[areaFieldName(0, "keep")] = sentences.noArea;
  const series = read(seriesForm(language), { ...sent, endsOn: "", doesScope: "on" });
  const contract = read(contractForm(language), fieldsWithin(sent, "contract."), "contract.");
  const soldWork = series && readSoldWork(signed, { read, errors, sent, nights: series, language });
  if (series && contract?.validUntil && contract.validUntil < series.startsOn)
    errors["contract.validUntil"] = sentences.endsBefore;
  const person = fieldsWithin(sent, "contact.");
  const isInvited = person.invite === "yes";
  const hasContact = isInvited || typeof person.name !== "string" || person.name.trim() !== "";
  const contact = hasContact ? read(contactForm(language), person, "contact.") : undefined;
  if (isInvited && contact?.email === "") errors["contact.email"] = sentences.inviteWithoutEmail;
  const startUp = readPromisedTasks(sent, language);
  Object.assign(errors, startUp.errors);
  if (Object.keys(errors).length > 0 || !client || !facts || !areas || !contract)
    return { ok: false, errors };
  if (series === undefined || soldWork === undefined) return { ok: false, errors };
  const { tasks } = startUp;
  return {
    ok: true,
    plan: {
      client,
      facts,
      areas,
      confirmedPrice: z.safeParse(centsField, sent.confirmedPrice).data,
      series,
      soldWork,
      contract,
      contact,
      isInvited,
      startUp: tasks,
    },
  };
}

const centsField = z.pipe(
  z.string().check(z.regex(/^\d{1,12}$/)),
  z.transform((text): number => Number(text)),
);

/** The client's monthly bill, in cents. */
export const monthlyPriceOf = ({ areas }: Pick<ClientStartPlan, "areas">): number =>
  areas.reduce((sum, { line }) => sum + line.price, 0);

function readNewClient(
  read: ReadFields,
  sent: PostedFields,
  language: Language,
): NewClientPlan | undefined {
  const isAnother = sent["client.isAnother"] === "yes";
  const client = read(clientForm(language), { name: sent["client.name"] }, "client.");
  const targets = read(targetsForm(language), sent);
  const billing = read(settingsForm(language), billedToTheBuilding(sent));
  if (!client || !targets || !billing) return undefined;
  return { name: client.name, isAnother, targets, billing };
}

/** Nobody has to type the building's address twice, so a blank billing address means the same. */
function billedToTheBuilding(sent: PostedFields): PostedFields {
  const textOf = (name: string): string => {
    const text = sent[name];
    return typeof text === "string" ? text.trim() : "";
  };
  const [street, city, state, postalCode] = ["street", "city", "state", "postalCode"].map((name) =>
    textOf(`facility.${name}`),
  );
  if (textOf("billToAddress") !== "" || !street || !city || !state || !postalCode) return sent;
  return { ...sent, billToAddress: addressAsPrinted({ street, city, state, postalCode }) };
}

const contractForm = (language: Language) =>
  z.object({
    title: requiredText(language, {
      min: 3,
      max: 160,
      message: clientStartServerMessages(language).errors.contractTitle,
    }),
    validUntil: optionalDay(language),
  });

interface AreasReading {
  sent: PostedFields;
  areaCount: number;
  language: Language;
}

/** A repeated task is kept once: two that look the same are the same. */
const taskLines = z.string().check(withoutUnseenSigns());

/** A line for each task; what is done at each visit comes first, and has the price. */
function readLines(read: ReadFields, prefix: string, fields: PostedFields, language: Language) {
  const areaId = crypto.randomUUID();
  const tasks = readScopeTasks(z.safeParse(taskLines, fields.task).data ?? "").toSorted(
    (one, other) => Number(one.per !== undefined) - Number(other.per !== undefined),
  );
  const [{ task } = { task: "" }, ...others] = tasks;
  const first = read(lineForm(language), { ...fields, task, areaId }, prefix);
  if (first === undefined) return [undefined];
  return [
    { ...first, frequency: frequencyOfTask(tasks[0] ?? { task }, first.frequency) },
    ...others.map((other) => {
      const line = read(
        lineForm(language),
        { ...fields, task: other.task, price: "0", areaId },
        prefix,
      );
      return line && { ...line, frequency: frequencyOfTask(other, first.frequency) };
    }),
  ];
}

function readAreas(read: ReadFields, errors: Errors, { sent, areaCount, language }: AreasReading) {
  const { errors: sentences } = clientStartServerMessages(language);
  const areas: PlannedArea[] = [];
  const taken = new Set<string>();
  let isWhole = true;
  for (let at = 0; at < areaCount; at++) {
    const prefix = areaFieldName(at, "");
    const fields = fieldsWithin(sent, prefix);
    if (fields.keep === "no") continue;
    const area = read(areaForm(language), fields, prefix);
    // The area gets its id when it is stored; until then any stands in for it.
    const [line, ...otherLines] = readLines(read, prefix, fields, language);
    if (area === undefined || line === undefined || otherLines.includes(undefined)) {
      isWhole = false;
      continue;
    }
    const key = JSON.stringify([area.floor.toLowerCase(), area.name.toLowerCase()]);
    if (taken.has(key)) errors[areaFieldName(at, "name")] = sentences.sameArea;
    taken.add(key);
    areas.push({
      area,
      line,
      otherLines: otherLines.filter((other) => other !== undefined),
    });
  }
  return isWhole ? areas : undefined;
}
