/** Somebody says of what the product cannot see that it is done, or that it is not done after all. */
import type { Database } from "#platform/database/client.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { type LockedSection, lockSection, writeSection } from "../settings-sections.server.ts";
import { type Confirmed, confirmedOf } from "./installation-facts.server.ts";
import type { ConfirmableName } from "./launch-names.ts";

export const confirmLaunchItem = (
  { db }: { db: Database },
  actor: Actor,
  { name, isDone }: { name: ConfirmableName; isDone: boolean },
): Promise<ChangeResult<never>> =>
  changeRecord<LockedSection, { before: Confirmed; after: Confirmed }, never, Done>(
    { db },
    {
      lock: (tx) => lockSection(tx, "going-live"),
      isAllowed: may(actor, "settings.change"),
      async decide(_, { value }) {
        const before = confirmedOf(value);
        // Whoever is second finds it done already: the first moment stays.
        if (isDone === (before[name] !== undefined)) return done;
        const { [name]: _was, ...others } = before;
        const after = isDone ? { ...others, [name]: new Date().toISOString() } : others;
        return { before, after };
      },
      async apply(tx, { id }, { after }) {
        await writeSection(tx, id, after, {
          kind: "launch-item-confirmed",
          actorId: actor.accountId,
          change: changedFields({ [name]: !isDone }, { [name]: isDone }),
        });
        return done;
      },
    },
  );
