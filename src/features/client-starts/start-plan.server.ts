/** What is to be made, read out of the form: whatever is wrong is said beside its field. */
import * as z from "zod/mini";
import { type AreaForm, areaForm } from "#features/facilities/areas/area-form.ts";
import { clientForm } from "#features/facilities/client-form.ts";
import {
  type ContactForm,
  contactForm,
  type FacilityFactsForm,
  facilityFactsForm,
} from "#features/facilities/facility-form.ts";
import { type LineForm, lineForm } from "#features/facilities/scope/line-form.ts";
import { type SettingsForm, settingsForm } from "#features/invoices/invoice-forms.server.ts";
import type { PromisedTask } from "#features/start-up-plans/promised-tasks.ts";
import { readPromisedTasks } from "#features/start-up-plans/read-promised-tasks.server.ts";
import { type SeriesForm, seriesForm } from "#features/visits/series/series-form.ts";
import type { Targets } from "#features/work-orders/service-levels/targets.ts";
import { targetsForm } from "#features/work-orders/service-levels/targets-form.server.ts";
import { optionalDay } from "#platform/format/calendar-day.ts";
import { requiredText } from "#platform/forms/fields.ts";
import { firstOfEachField } from "#platform/http/field-errors.ts";
import type { Language } from "#platform/language/language.ts";
import { clientStartServerMessages } from "./messages.server.ts";
import { areaFieldName } from "./start-texts.server.ts";

interface PlannedArea {
  area: AreaForm;
  line: Omit<LineForm, "areaId">;
}

/** How a new client is billed, and what it was promised; a client that is there has both. */
interface NewClientPlan {
  name: string;
  /** Said by whoever adds one of a name that another client has. */
  isAnother: boolean;
  targets: Targets;
  billing: SettingsForm;
}

export interface ClientStartPlan {
  /** The id of a client that is there, or what a new one gets. */
  client: { id: string } | NewClientPlan;
  facts: FacilityFactsForm;
  areas: readonly PlannedArea[];
  series: SeriesForm;
  contract: { title: string; validUntil?: string | undefined };
  contact: ContactForm | undefined;
  isInvited: boolean;
  /** The start-up plan; there is none without a task. */
  startUp: readonly PromisedTask[];
}

type Sent = Readonly<Record<string, unknown>>;
type Errors = Record<string, string>;

const within = (sent: Sent, prefix: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );

type PlanReading = { ok: true; plan: ClientStartPlan } | { ok: false; errors: Errors };

/**
 * @param clientId of the company's client, where there is one already
 * @param areaCount of the signed alternative: the form has these and no others
 */
export function readClientStartPlan(
  sent: Sent,
  { clientId, areaCount }: { clientId: string | undefined; areaCount: number },
  language: Language,
): PlanReading {
  const { errors: sentences } = clientStartServerMessages(language);
  const errors: Errors = {};
  function read<Out>(schema: z.core.$ZodType<Out>, fields: Sent, prefix = ""): Out | undefined {
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
    { ...within(sent, "facility."), holidayRule: "skip", accessNotes: "" },
    "facility.",
  );
  const areas = readAreas(read, errors, { sent, areaCount, language });
  if (areas?.length === 0) errors[areaFieldName(0, "keep")] = sentences.noArea;
  const series = read(seriesForm(language), { ...sent, endsOn: "", doesScope: "on" });
  const contract = read(contractForm(language), within(sent, "contract."), "contract.");
  if (series && contract?.validUntil && contract.validUntil < series.startsOn)
    errors["contract.validUntil"] = sentences.endsBefore;
  const person = within(sent, "contact.");
  const isInvited = person.invite === "yes";
  const hasContact = isInvited || typeof person.name !== "string" || person.name.trim() !== "";
  const contact = hasContact ? read(contactForm(language), person, "contact.") : undefined;
  if (isInvited && contact?.email === "") errors["contact.email"] = sentences.inviteWithoutEmail;
  const startUp = readPromisedTasks(sent, language);
  Object.assign(errors, startUp.errors);
  if (Object.keys(errors).length > 0 || !client || !facts || !areas || !series || !contract)
    return { ok: false, errors };
  const { tasks } = startUp;
  return {
    ok: true,
    plan: { client, facts, areas, series, contract, contact, isInvited, startUp: tasks },
  };
}

type Read = <Out>(schema: z.core.$ZodType<Out>, fields: Sent, prefix?: string) => Out | undefined;

function readNewClient(read: Read, sent: Sent, language: Language): NewClientPlan | undefined {
  const isAnother = sent["client.isAnother"] === "yes";
  const client = read(clientForm(language), { name: sent["client.name"] }, "client.");
  const targets = read(targetsForm(language), sent);
  const billing = read(settingsForm(language), sent);
  if (!client || !targets || !billing) return undefined;
  return { name: client.name, isAnother, targets, billing };
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
  sent: Sent;
  areaCount: number;
  language: Language;
}

function readAreas(read: Read, errors: Errors, { sent, areaCount, language }: AreasReading) {
  const { errors: sentences } = clientStartServerMessages(language);
  const areas: PlannedArea[] = [];
  const taken = new Set<string>();
  let isWhole = true;
  for (let at = 0; at < areaCount; at++) {
    const prefix = areaFieldName(at, "");
    const fields = within(sent, prefix);
    if (fields.keep === "no") continue;
    const area = read(areaForm(language), fields, prefix);
    // The area gets its id when it is stored; until then any stands in for it.
    const line = read(lineForm(language), { ...fields, areaId: crypto.randomUUID() }, prefix);
    if (area === undefined || line === undefined) {
      isWhole = false;
      continue;
    }
    const key = JSON.stringify([area.floor.toLowerCase(), area.name.toLowerCase()]);
    if (taken.has(key)) errors[areaFieldName(at, "name")] = sentences.sameArea;
    taken.add(key);
    areas.push({ area, line });
  }
  return isWhole ? areas : undefined;
}
