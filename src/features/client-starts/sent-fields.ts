/** Parts of the form of a start, whose fields have names with a prefix. */
import type * as z from "zod/mini";

export type PostedFields = Readonly<Record<string, unknown>>;

/** Puts what is wrong beside the fields, with the prefix before their names. */
export type ReadFields = <Out>(
  schema: z.core.$ZodType<Out>,
  fields: PostedFields,
  prefix?: string,
) => Out | undefined;

/** Only fields with this prefix, which is cut off their names. */
export const fieldsWithin = (sent: PostedFields, prefix: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );
