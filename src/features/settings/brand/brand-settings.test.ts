/** How the company looks: who may change it, what is refused, and that a process follows. */
import { afterEach, expect, it } from "vitest";
import { brand, isBrandShipped } from "#content/brand.ts";
import { palette, shippedPalette } from "#content/palette.ts";
import { companySettings } from "#features/schema.ts";
import { styles } from "#platform/email/styles.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { latestEvent } from "#tests/support/history.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import * as brandPage from "./brand-page.tsx";
import { preparePicture } from "./brand-picture.server.ts";
import {
  applyStoredBrand,
  brandFiles,
  brandOf,
  brandTexts,
  changeBrandPicture,
  findStoredBrand,
} from "./change-brand.server.ts";

type Texts = Record<string, string>;

const path = "/office/settings/brand";
const shipped: Texts = { ...brandTexts(brandOf({})) };
const seen = (stored: Texts): Texts =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [`seen.${name}`, value]));
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#102030" d="M0 0h20v20H0z"/></svg>',
);

describeEachDatabase("engine", (database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  afterEach(async () => {
    await context.db.delete(companySettings);
    await applyStoredBrand(context.db);
  });

  const save = (typed: Texts) =>
    cast.ask("administrator", path, brandPage.action, { ...shipped, ...seen(shipped), ...typed });

  it("is for administrators alone, also where somebody posts to it", async () => {
    for (const role of roles) {
      const { status } = await cast.ask(role, path, brandPage.loader);
      expect(status, role).toBe(role === "administrator" ? 200 : 404);
      if (role === "administrator") continue;
      const posted = { ...shipped, main: "#0b3d91" };
      expect((await cast.ask(role, path, brandPage.action, posted)).status, role).toBe(404);
    }
    const guest = await cast.ask(undefined, path, brandPage.loader);
    expect(guest.location).toMatch(/^\/client-portal\?next=/);
  });

  const lastEvent = async () => {
    const event = await latestEvent(context.db);
    return event;
  };

  it("colors and logo stand in the history with what they were and what they are", async () => {
    await save({ main: "#0b3d91", ink: "#101820" });
    expect(await lastEvent()).toMatchObject({
      recordKind: "company-settings",
      kind: "brand-changed",
      actorId: cast.ids.administrator,
      details: {
        before: { main: shipped.main, ink: "" },
        after: { main: "#0b3d91", ink: "#101820" },
      },
    });
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const prepared = await preparePicture(drawing);
    if (!prepared.ok) throw new Error(prepared.reason);
    await changeBrandPicture(context, chief, "logo", prepared.picture);
    const version = expect.stringMatching(/^SVG, 40 × 20, [\da-f]{10}$/);
    expect(await lastEvent()).toMatchObject({
      kind: "brand-picture-changed",
      details: { before: { logo: "" }, after: { logo: version } },
    });
    await changeBrandPicture(context, chief, "logo", null);
    expect(await lastEvent()).toMatchObject({
      details: { before: { logo: version }, after: { logo: "" } },
    });
  });

  it("colors are applied to palette and emails as a whole, and go back", async () => {
    expect((await save({ main: "#0B3D91", accent: "#ffb000" })).status).toBe(303);
    expect(await applyStoredBrand(context.db)).toBe(true);
    expect(await applyStoredBrand(context.db)).toBe(false);
    expect(palette.teal).toBe("#0b3d91");
    expect(styles.link.color).toBe("#0b3d91");
    await context.db.delete(companySettings);
    expect(await applyStoredBrand(context.db)).toBe(true);
    expect(isBrandShipped()).toBe(true);
    expect(palette).toEqual(shippedPalette);
  });

  it.each([
    ["main", "#ffe100"],
    ["main", "red"],
    ["main", ""],
    ["accent", "#000000"],
    ["ink", "url(x)"],
    ["paper", "#222222"],
    ["logoPlace", "nowhere"],
  ])("a %s of %j is refused with a sentence", async (field, value) => {
    const refused = await save({ [field]: value });
    expect(refused.status).toBe(422);
    expect(Object.keys((refused.body as { errors: Texts }).errors)).toEqual([field]);
  });

  it("of two editors, each keeps what they changed", async () => {
    await save({ main: "#0b3d91" });
    expect((await save({ accent: "#ffb000" })).status).toBe(303);
    const { colors } = await findStoredBrand(context.db);
    expect(colors).toMatchObject({ main: "#0b3d91", accent: "#ffb000" });
    expect((await save({ main: "#5b2a86" })).status).toBe(409);
  });

  it("a logo becomes pictures for light and dark grounds and a tile for icons", async () => {
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const prepared = await preparePicture(drawing);
    if (!prepared.ok) throw new Error(prepared.reason);
    await changeBrandPicture(context, chief, "logo", prepared.picture);
    expect(await applyStoredBrand(context.db)).toBe(true);
    expect(brand.logo?.onLight.address).toMatch(/^\/brand\/logo-[\da-f]{10}\.svg$/);
    expect(brand.logo?.onDark.address).toMatch(/^\/brand\/logo-on-dark-[\da-f]{10}\.png$/);
    expect(brandFiles().pictures.size).toBe(2);
    expect(brandFiles().tile).toBeDefined();
  });

  it.each([
    ["empty", ""],
    ["unknown-kind", "%PDF-1.7"],
    ["damaged", "\x89PNG\r\n\x1a\n broken"],
    ["element", '<svg viewBox="0 0 1 1"><script/></svg>'],
    ["too-long", '<svg viewBox="0 0 1000 1"></svg>'],
  ])("a picture is refused for %s", async (reason, text) => {
    expect(await preparePicture(Buffer.from(text, "latin1"))).toMatchObject({ ok: false, reason });
  });
});
