/** Fields of filters in addresses: what is not understood is as if it were not there. */
import * as z from "zod/mini";

export const ifUnderstood = <Value>(schema: z.ZodMiniType<Value>) =>
  z.catch(z.optional(schema), undefined);

/** Words to search for; none where the field was sent empty. */
export const searchWords = (maxCharacters = 200) =>
  ifUnderstood(
    z.pipe(
      z.string().check(z.trim(), z.maxLength(maxCharacters)),
      z.transform((words): string | undefined => words || undefined),
    ),
  );
