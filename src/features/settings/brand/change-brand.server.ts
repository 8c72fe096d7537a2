/** Commands of administrators on how the company looks; pages follow within seconds. */
import type { BrandPictureName } from "#content/brand.ts";
import { faultsOf } from "#content/brand-colors.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { isUnchanged, type TextChanges, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { type LockedSection, lockSection, writeSection } from "../settings-sections.server.ts";
import { type BrandForm, brandTexts } from "./brand-form.server.ts";
import { type StoredPicture, shortContentHash } from "./brand-picture.server.ts";
import { brandOf, type StoredBrand } from "./stored-brand.server.ts";

type Context = { db: Database };

/** Two editors' colors, each readable with the old ones, are perhaps not with each other. */
interface Unreadable {
  ok: false;
  reason: "unreadable";
  form: BrandForm;
}

export type ChangeBrandResult = ChangeResult<never> | EditRefusal | Unreadable;

export const changeBrandLooks = (
  { db }: Context,
  actor: Actor,
  form: BrandForm,
  seen: Texts = {},
): Promise<ChangeBrandResult> =>
  changeRecord<
    LockedSection,
    { changes: TextChanges; brand: StoredBrand },
    never,
    Done | EditRefusal | Unreadable
  >(
    { db },
    {
      lock: (tx) => lockSection(tx, "brand"),
      isAllowed: may(actor, "settings.change"),
      async decide(tx, { id, value }) {
        const stored = brandOf(value);
        const record = { recordKind: "company-settings", recordId: id } as const;
        const edit = { stored: brandTexts(stored), seen, sent: form, together: [] };
        const changes = await mergeFields(tx, actor, record, edit);
        if ("ok" in changes) return changes;
        if (isUnchanged(changes)) return done;
        const { logoPlace, ...colors } = { ...brandTexts(stored), ...changes.after } as BrandForm;
        if (faultsOf(colors).length > 0)
          return { ok: false, reason: "unreadable", form: { ...colors, logoPlace } };
        return { changes, brand: { ...stored, colors, logoPlace } };
      },
      async apply(tx, { id }, { changes, brand }) {
        const event = { kind: "brand-changed", actorId: actor.accountId, change: changes } as const;
        await writeSection(tx, id, brand, event);
        return done;
      },
    },
  );

/** What the history keeps of a picture: its kind and size, and a version that tells it from others. */
const inWords = (picture: StoredPicture | null): string =>
  picture === null
    ? ""
    : `${picture.kind.toUpperCase()}, ${Math.round(picture.width)} × ${Math.round(picture.height)}, ${shortContentHash(picture.content)}`;

/** @param picture null takes it away */
export const changeBrandPicture = (
  { db }: Context,
  actor: Actor,
  name: BrandPictureName,
  picture: StoredPicture | null,
): Promise<ChangeResult<never>> =>
  changeRecord<LockedSection, { brand: StoredBrand; changes: TextChanges }, never, Done>(
    { db },
    {
      lock: (tx) => lockSection(tx, "brand"),
      isAllowed: may(actor, "settings.change"),
      async decide(_tx, { value }) {
        const stored = brandOf(value);
        const [before, after] = [inWords(stored[name]), inWords(picture)];
        if (before === after) return done;
        const changes = { before: { [name]: before }, after: { [name]: after } };
        return { brand: { ...stored, [name]: picture }, changes };
      },
      async apply(tx, { id }, { brand, changes }) {
        const event = {
          kind: "brand-picture-changed",
          actorId: actor.accountId,
          change: changes,
        } as const;
        await writeSection(tx, id, brand, event);
        return done;
      },
    },
  );
