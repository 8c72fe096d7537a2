/** A tick for each right that may be given to a role. */
import * as z from "zod/mini";
import { type Extras, ruleOf } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { isOfficePermission } from "./permission-groups.ts";
import { extraField, extrasIn, extrasToGive } from "./roles-section.server.ts";

const tick = z.catch(z.optional(z.enum(["yes", ""])), "");

/** Read when it is first asked for: the rights of all features are known by then. */
export const rolesForm = byLanguage((language) => {
  const { rights, errors } = settingsServerMessages(language);
  const extras = extrasToGive();
  const ticks = Object.fromEntries(extras.map((extra) => [extraField(extra), tick]));
  return z.pipe(
    z
      .object({
        ...ticks,
        /** Stands last in the form: one that arrives without its end would take every extra away. */
        isWhole: z.literal("yes", errors.incomplete),
      })
      .check(({ value, issues }) => {
        const sent: Readonly<Record<string, unknown>> = value;
        for (const extra of extras) {
          const { needs } = ruleOf(extra.right);
          if (sent[extraField(extra)] !== "yes" || !isOfficePermission(needs)) continue;
          const { role } = extra;
          const isShipped = ruleOf(needs).roles.some((one) => one === role);
          if (isShipped || sent[extraField({ role, right: needs })] === "yes") continue;
          const message = errors.needs({ right: rights[needs] });
          issues.push({ code: "custom", input: value, path: [extraField(extra)], message });
        }
      }),
    z.transform((ticked): Extras => extrasIn(ticked)),
  );
});
