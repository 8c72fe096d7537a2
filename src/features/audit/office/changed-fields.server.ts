/** Splits the details of a change into fields with their values before and after, and the rest. */
import type { Change } from "../list-changes.server.ts";

export interface ChangedField {
  /** Name of the field, behind those of the objects that it is in. */
  path: readonly string[];
  from: unknown;
  to: unknown;
}

export interface ChangeContent {
  fields: ChangedField[];
  /** Details that are no change of a field, by name. */
  facts: Record<string, unknown>;
}

type Details = Record<string, unknown>;

/** Commands of several years have written them, in the forms that follow. */
export function contentOf(change: Pick<Change, "recordKind" | "kind" | "details" | "actorId">) {
  const { before, after, ...facts } = change.details;
  // Tasks are fields by their own words there, which the facts name as well.
  if (change.recordKind === "visit" && ticks.has(change.kind)) return { fields: [], facts };
  const content =
    fromChanges(change.details) ??
    fromBothSides(before, after, factsBeside(change, facts)) ??
    fromNamedPairs(change, facts) ??
    fromSeries(change, facts, before) ??
    fromBefore(change, facts, before);
  return content ?? { fields: [], facts: isPlain(after) ? { ...facts, ...after } : facts };
}

const ticks = new Set(["task-done", "task-undone", "area-done", "area-undone"]);

/** `changes: { street: { from, to } }` */
function fromChanges({ changes, before: _, ...facts }: Details): ChangeContent | undefined {
  if (!isPlain(changes)) return undefined;
  const fields = Object.entries(changes).flatMap(([name, pair]) =>
    isPlain(pair) ? [{ path: [name], from: pair.from, to: pair.to }] : [],
  );
  return { fields, facts };
}

/** `before: { street }, after: { street }` */
function fromBothSides(before: unknown, after: unknown, facts: Details): ChangeContent | undefined {
  if (!isPlain(before) || !isPlain(after)) return undefined;
  return { fields: differences(before, after), facts };
}

/** A role's two sides are also kept by themselves, for the activity that its owner reads. */
function factsBeside({ recordKind, kind }: Pick<Change, "recordKind" | "kind">, facts: Details) {
  if (recordKind !== "account" || kind !== "role-changed") return facts;
  const { from: _, to: __, ...others } = facts;
  return others;
}

/** Names of fields that are written beside each other. */
function fromNamedPairs(
  { recordKind, kind }: Pick<Change, "recordKind" | "kind">,
  facts: Details,
): ChangeContent | undefined {
  if (recordKind === "work-order" && kind === "prioritized") {
    const { priorityBefore, priority, ...others } = facts;
    return { fields: [{ path: ["priority"], from: priorityBefore, to: priority }], facts: others };
  }
  if (recordKind === "account" && (kind === "role-changed" || kind === "email-changed")) {
    const { from, to, ...others } = facts;
    if (from === undefined && to === undefined) return undefined;
    return {
      fields: [{ path: [kind === "role-changed" ? "role" : "email"], from, to }],
      facts: others,
    };
  }
  return undefined;
}

/** A series of visits: its row before, and the plan after. */
function fromSeries(
  { recordKind }: Pick<Change, "recordKind">,
  facts: Details,
  before: unknown,
): ChangeContent | undefined {
  const { plan, ...others } = facts;
  if (recordKind !== "visit-series" || !isPlain(plan) || !isPlain(before)) return undefined;
  const { windowStart: startsAt, windowEnd: endsAt, ...row } = before;
  return { fields: differences(common({ ...row, startsAt, endsAt }, plan), plan), facts: others };
}

/** Here only the values before were stored; those after are among the details, or follow from the kind. */
function fromBefore(
  { kind, actorId }: Pick<Change, "kind" | "actorId">,
  facts: Details,
  before: unknown,
): ChangeContent | undefined {
  if (!isPlain(before)) return undefined;
  const { to, ...others } = facts;
  const implied: Record<string, Details> = {
    assigned: { assignedTo: to },
    unassigned: { assignedTo: null },
    answered: { answeredBy: actorId },
    reopened: { answeredBy: null },
    released: { screening: "accepted" },
  };
  const isImplied = Object.hasOwn(implied, kind);
  const after = { ...facts, ...implied[kind] };
  const fields = differences(common(before, after), common(after, before));
  const used = new Set(fields.flatMap(({ path }) => path));
  const remainingFacts = Object.entries(isImplied ? others : facts).filter(
    ([name]) => !used.has(name),
  );
  return { fields, facts: Object.fromEntries(remainingFacts) };
}

/** The entries whose names the other one has as well. */
const common = (entries: Details, other: Details): Details =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => Object.hasOwn(other, name)));

function differences(
  before: Details,
  after: Details,
  path: readonly string[] = [],
): ChangedField[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [from, to] = [before[name], after[name]];
    const at = [...path, name];
    if ((isPlain(from) || isPlain(to)) && isObjectOrEmpty(from) && isObjectOrEmpty(to))
      return differences(isPlain(from) ? from : {}, isPlain(to) ? to : {}, at);
    return isSame(from, to) ? [] : [{ path: at, from, to }];
  });
}

const isPlain = (value: unknown): value is Details =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isObjectOrEmpty = (value: unknown): boolean => isPlain(value) || isEmpty(value);

/** Forms and tables have their own ways to say that there is nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

const isSame = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);
