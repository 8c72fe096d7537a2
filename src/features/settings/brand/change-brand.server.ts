/** Commands of administrators on how the company looks; pages follow within seconds. */

import { readFile } from "node:fs/promises";
import { data } from "react-router";
import * as z from "zod/mini";
import {
  type BrandPicture,
  type BrandPictureName,
  brandColorNames,
  brandPictureNames,
  changeBrand,
  logoPlaces,
  shippedBrand,
  shippedColors,
} from "#content/brand.ts";
import { faultsOf, paletteOf } from "#content/brand-colors.ts";
import { palette } from "#content/palette.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { filesContext } from "#platform/http/context.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { type FormAnswer, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { readUpload } from "#platform/http/upload.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { changePaperLogo } from "#platform/pdf/paper-logo.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { findSection } from "#platform/records/company-settings.server.ts";
import { isUnchanged, type TextChanges, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import {
  type LockedSection,
  lockSection,
  requireSettingsEditor,
  writeSection,
} from "../settings-sections.server.ts";
import {
  maxPictureBytes,
  onDark,
  type PictureFault,
  preparePicture,
  rasterOf,
  type StoredPicture,
  shortContentHash,
  storedPicture,
  tileOf,
} from "./brand-picture.server.ts";

// The stored brand has only what the company has changed; the rest is as shipped.

const picture = z._default(z.nullable(storedPicture), null);

const storedBrand = z.object({
  colors: z._default(
    z.object({ main: z.string(), accent: z.string(), ink: z.string(), paper: z.string() }),
    { ...shippedColors },
  ),
  logoPlace: z._default(z.enum(logoPlaces), "beside"),
  logo: picture,
  logoOnDark: picture,
  icon: picture,
});

export type StoredBrand = z.infer<typeof storedBrand>;

export const brandOf = (value: unknown): StoredBrand => storedBrand.parse(value);

export const findStoredBrand = async (db: Database | Transaction): Promise<StoredBrand> =>
  brandOf((await findSection(db, "brand"))?.value ?? {});

export const brandFieldNames = [...brandColorNames, "logoPlace"];

export const brandForm = byLanguage((language: Language) => {
  const { brand: errors } = settingsServerMessages(language).errors;
  const sentence = errors.color({ example: shippedColors.main });
  const color = (pattern: RegExp) =>
    z.string(sentence).check(z.trim(), z.toLowerCase(), z.regex(pattern, sentence));
  const needed = color(/^#[\da-f]{6}$/);
  const perhaps = color(/^(#[\da-f]{6})?$/);
  return z.object({
    main: needed,
    accent: needed,
    ink: perhaps,
    paper: perhaps,
    logoPlace: z.enum(logoPlaces, errors.logoPlace),
  });
});

export type BrandForm = z.infer<ReturnType<typeof brandForm>>;

export const brandTexts = ({ colors, logoPlace }: StoredBrand): BrandForm => ({
  ...colors,
  logoPlace,
});

/** A sentence for each color that could not be read, with one that could. */
export function colorErrors(form: BrandForm, language: Language): Record<string, string> {
  const { brand: errors } = settingsServerMessages(language).errors;
  return Object.fromEntries(
    faultsOf(form).map(({ name, suggestion }) => [name, errors.contrast({ suggestion })]),
  );
}

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

/** The history keeps kind, size and a version of a picture, and not the picture itself. */
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

// Makes this process look as the settings say: palette, logo, and the files that show it.

export interface BrandFiles {
  /** Key: address. A name contains the version of its content. */
  pictures: ReadonlyMap<string, Buffer>;
  /** A square of 512 pixels, of which icons are made; undefined for the shipped mark. */
  tile: Buffer | undefined;
}

const none: BrandFiles = { pictures: new Map(), tile: undefined };
let files = none;
let applied = "";

export const brandFiles = (): BrandFiles => files;

const isShipped = ({ colors, logo, icon }: StoredBrand): boolean =>
  logo === null &&
  icon === null &&
  brandColorNames.every((name) => colors[name] === shippedColors[name]);

/** @returns whether it is another than before */
export async function applyStoredBrand(db: Database): Promise<boolean> {
  const stored = await findStoredBrand(db);
  const version = isShipped(stored) ? "" : shortContentHash(JSON.stringify(stored));
  if (version === applied) return false;
  const pictures = new Map<string, Buffer>();
  const logo = stored.logo && (await readLogo(stored.logo, stored.logoOnDark, pictures));
  changeBrand(
    version === ""
      ? shippedBrand
      : {
          colors: stored.colors,
          palette: paletteOf(stored.colors),
          logo: logo && { onLight: logo.onLight, onDark: logo.onDark },
          logoPlace: stored.logoPlace,
          version,
        },
  );
  changePaperLogo(logo?.png);
  const icon = stored.icon ?? stored.logo;
  const tile = icon ? await tileOf(await rasterOf(icon), palette.porcelain) : undefined;
  files = { pictures, tile };
  applied = version;
  return true;
}

async function readLogo(
  stored: StoredPicture,
  storedOnDark: StoredPicture | null,
  pictures: Map<string, Buffer>,
) {
  const png = await rasterOf(stored);
  const add = (
    name: string,
    { kind, width, height }: Omit<StoredPicture, "content">,
    bytes: Buffer,
  ) => {
    const address = `/brand/${name}-${shortContentHash(bytes)}.${kind}`;
    pictures.set(address, bytes);
    return { address, width, height } satisfies BrandPicture;
  };
  const onLight = add("logo", stored, Buffer.from(stored.content, "base64"));
  const dark = storedOnDark
    ? add("logo-on-dark", storedOnDark, Buffer.from(storedOnDark.content, "base64"))
    : add("logo-on-dark", { ...stored, kind: "png" }, await onDark(png));
  return { onLight, onDark: dark, png };
}

// One picture of the brand, sent by a form of its own: it is read at once and stored nowhere else.

/** @returns undefined where the address asks for no picture */
export const pictureNameIn = ({ request }: RouteRequest): BrandPictureName | undefined => {
  const requestedName = new URL(request.url).searchParams.get("picture");
  return brandPictureNames.find((name) => name === requestedName);
};

export async function handlePictureForm(route: RouteRequest, name: BrandPictureName) {
  const { actor, db } = await requireSettingsEditor(route);
  const answer = (status: number, problem: string) =>
    data<FormAnswer>(
      { form: name, problem, errors: {}, values: {} },
      { status, headers: { "Cache-Control": "no-store" } },
    );
  const { files } = route.context.get(filesContext);
  const reading = await readUpload(route.request, files.incoming);
  if (!reading.ok) return answer(reading.refusal.status, reading.refusal.message(actor.language));
  const { picture: messages } = settingsServerMessages(actor.language).errors.brand;
  const sentenceOf = (reason: PictureFault, detail: string): string => {
    const message = messages[reason];
    return typeof message === "string" ? message : message({ detail });
  };
  try {
    const { fields, files: sent } = reading.upload;
    const [file] = sent;
    if ("remove" in fields) {
      await changeBrandPicture({ db }, actor, name, null);
    } else {
      if (file === undefined) return answer(422, sentenceOf("empty", ""));
      if (file.failure !== undefined || file.bytes > maxPictureBytes)
        return answer(422, sentenceOf(file.failure === undefined ? "too-large" : "damaged", ""));
      const prepared = await preparePicture(await readFile(file.path));
      if (!prepared.ok) return answer(422, sentenceOf(prepared.reason, prepared.detail));
      const result = await changeBrandPicture({ db }, actor, name, prepared.picture);
      if (!result.ok) throw notFound();
    }
    return redirectAfterPost("/office/settings/brand?done");
  } finally {
    await reading.discard();
  }
}
