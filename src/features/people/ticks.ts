/** Ticks travel as `client.<id>` and `facility.<id>`, because a posted form has a name once. */
export const assignmentPrefixes = ["client.", "facility."] as const;

const tickedIn = (
  fields: Readonly<Record<string, unknown>>,
  kind: (typeof assignmentPrefixes)[number],
): string[] =>
  Object.keys(fields).flatMap((name) => (name.startsWith(kind) ? name.slice(kind.length) : []));

/** The ticks in the shape that the schemas of people's forms know. */
export function withTicks(posted: unknown): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...(posted as Record<string, unknown>) };
  return {
    ...fields,
    clientId: fields.clientId || undefined,
    clientIds: tickedIn(fields, "client."),
    facilityIds: tickedIn(fields, "facility."),
  };
}
