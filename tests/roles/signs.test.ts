/** Signs of facilities by each way in, for each role: own and other client, assigned and other facility. */
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { formatSignCode } from "#features/occupant-reports/find-sign.server.ts";
import {
  action as officeChange,
  loader as officePage,
} from "#features/occupant-reports/office/signs-page.tsx";
import { loader as portalPage } from "#features/occupant-reports/portal/signs-page.tsx";
import { sendReport } from "#features/occupant-reports/send-report.server.ts";
import { loader as fileLoader } from "#features/occupant-reports/signs-file.ts";
import { areaSigns, occupantReports } from "#features/schema.ts";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addAreaTo } from "#tests/support/facilities.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { addSign, report } from "#tests/support/signs.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";

const places = ["assigned", "unassigned", "foreign"] as const;
type Place = (typeof places)[number];

const ofOwnClient = ["assigned", "unassigned"] as const;
const office: Partial<Record<Role, readonly Place[]>> = {
  administrator: places,
  "account-manager": ofOwnClient,
  supervisor: ["assigned"],
};
const changing: typeof office = { administrator: places, "account-manager": ofOwnClient };
const portal: typeof office = { "client-administrator": ofOwnClient };

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const rooms = {} as Record<Place, { facilityId: string; clientId: string; areaId: string }>;
  const codes = {} as Record<Place, string>;
  beforeAll(async () => {
    const facilities = {
      assigned: cast.assigned,
      unassigned: cast.own.facilityIds[1] ?? "",
      foreign: cast.other.facilityIds[0] ?? "",
    };
    for (const place of places) {
      const clientId = place === "foreign" ? cast.other.id : cast.own.id;
      const at = { id: facilities[place], clientId };
      const { id: areaId } = await addAreaTo(context, at, { name: `Room ${place}` });
      rooms[place] = { facilityId: at.id, clientId, areaId };
      codes[place] = (await addSign(context, rooms[place])).code;
    }
  });

  const addressOf = (area: "office" | "portal", place: Place, end: string) => {
    const { facilityId, clientId } = rooms[place];
    return area === "office"
      ? `/office/clients/${clientId}/facilities/${facilityId}/${end}`
      : `/client-portal/facilities/${facilityId}/${end}`;
  };

  describe.each([
    ["office", officePage, fileLoader, office],
    ["portal", portalPage, fileLoader, portal],
  ] as const)("in the %s", (area, page, file, expected) => {
    it("each role sees and prints those of its own facilities alone", async () => {
      for (const role of roles)
        for (const place of places) {
          const sees = expected[role]?.includes(place) ?? false;
          const seen = await cast.ask(role, addressOf(area, place, "signs"), page);
          expect(seen.status, `${role}, ${place}`).toBe(sees ? 200 : 404);
          const code = formatSignCode(codes[place]);
          expect(JSON.stringify(seen.body ?? "").includes(code)).toBe(sees);
          if (!sees) {
            const printed = await cast.ask(role, addressOf(area, place, "signs.pdf"), file);
            expect(printed.status, `${role}, ${place}`).toBe(404);
          }
        }
    });

    it("a PDF comes as a private download, and never with areas of another facility", async () => {
      const role = area === "office" ? "account-manager" : "client-administrator";
      const path = addressOf(area, "assigned", "signs.pdf");
      const { status, headers, body } = await cast.ask(role, `${path}?format=a6`, file);
      expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("content-disposition")).toMatch(
        /^attachment; filename="signs-clinic-\w+-a6\.pdf"$/,
      );
      expect(String(body)).toMatch(/^%PDF-1\.7/);
      for (const other of [rooms.unassigned.areaId, rooms.foreign.areaId, "x"]) {
        const answer = await cast.ask(role, `${path}?area.${other}=on`, file);
        expect(answer.status).toBe(404);
      }
    });
  });

  it.each(["renew", "make", "revoke"])("%s: by who may change the areas alone", async (form) => {
    for (const role of roles)
      for (const place of places) {
        const { areaId } = rooms[place];
        const inUse = eq(areaSigns.areaId, areaId);
        await context.db.delete(occupantReports);
        await context.db.delete(areaSigns).where(inUse);
        if (form !== "make") await addSign(context, rooms[place]);
        const fields =
          form === "make" ? { form, [`area.${areaId}`]: "on" } : { form, area: areaId };
        const { status } = await cast.ask(
          role,
          addressOf("office", place, "signs"),
          officeChange,
          fields,
        );
        const may = changing[role]?.includes(place) ?? false;
        expect(status, `${role}, ${place}`).toBe(may ? 303 : 404);
        const left = await context.db.select().from(areaSigns).where(inUse);
        const untouched = form === "make" ? left.length === 0 : left[0]?.revokedAt === null;
        expect(untouched, `${role}, ${place}`).toBe(!may);
      }
  });

  it("release of a held report: by who may change the areas, and sees the facility", async () => {
    const files = temporaryFiles();
    const { db } = context;
    for (const place of places) {
      await db.delete(areaSigns).where(eq(areaSigns.areaId, rooms[place].areaId));
      const { code } = await addSign(context, rooms[place]);
      for (const role of roles) {
        const spam = {
          honeypot: "x",
          text: `Casino bonus ${role} https://a.example https://b.example`,
        };
        const sent = await sendReport(
          { ...context, files },
          code,
          report({ ...spam, kind: "other" }),
        );
        if (!sent.ok) throw new Error(sent.reason);
        const id = sent.token.split(".")[0] ?? "";
        const path = addressOf("office", place, "signs");
        await cast.ask(role, path, officeChange, { form: "release", report: id });
        const [row] = await db.select().from(occupantReports).where(eq(occupantReports.id, id));
        const may = changing[role]?.includes(place) ?? false;
        expect(row?.workOrderId !== null, `${role}, ${place}`).toBe(may);
      }
    }
  });

  it("what is asked for that is no address of a facility does not exist", async () => {
    for (const end of ["signs", "signs.pdf"]) {
      const { status } = await cast.ask(
        "administrator",
        `/office/clients/x/facilities/y/${end}`,
        officePage,
      );
      expect(status).toBe(404);
    }
    const bad = await cast.ask(
      "administrator",
      addressOf("office", "assigned", "signs"),
      officeChange,
      { form: "renew", area: "not-an-id" },
    );
    expect(bad.status).toBe(422);
  });
});
