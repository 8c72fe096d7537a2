/** A period that is not understood: files and programs get none, and the page says that it shows another one. */
import { expect, it } from "vitest";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { useCast } from "#tests/support/roles.ts";
import { loader as figures } from "./api/insights.ts";
import { loader as file } from "./insights-export.ts";
import { loader as page } from "./insights-page.tsx";

const strange = [
  "from=9999-12-30&to=9999-12-31",
  "from=2000-01&to=2099-12",
  "month=2026-13",
  "days=31",
];

describeDatabase((database) => {
  const cast = useCast(useAccounts(database));
  const ask = (path: string, loader: unknown, search: string) =>
    cast.ask("client-administrator", `${path}?${search}`, loader);

  it.each(strange)(
    "%s is refused where nothing around the figures says what they are of",
    async (search) => {
      for (const [path, loader] of [
        ["/client-portal/insights.csv", file],
        ["/api/portal/insights", figures],
      ] as const) {
        const { status, body } = await ask(path, loader, search);
        expect(status, path).toBe(400);
        expect(JSON.stringify(body)).toContain("We didn’t understand this period");
      }
      const shown = await ask("/client-portal/insights", page, search);
      expect([shown.status, shown.body]).toEqual([
        200,
        expect.objectContaining({ isMisunderstood: true }),
      ]);
    },
  );

  it("what was understood is answered as before", async () => {
    for (const search of ["", "days=30", "month=2026-10", "from=2026-10-01&to=2026-10-31"]) {
      expect((await ask("/client-portal/insights.csv", file, search)).status, search).toBe(200);
      expect((await ask("/api/portal/insights", figures, search)).status, search).toBe(200);
      expect((await ask("/client-portal/insights", page, search)).body, search).toMatchObject({
        isMisunderstood: false,
      });
    }
  });
});
