/** What a client reads stands in the zone of the facility, wherever the company is. */
import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { makeReportLink } from "#features/inspections/report-links.server.ts";
import { startThread } from "#features/messages/send-message.server.ts";
import { facilities } from "#features/schema.ts";
import { acceptPrice, offerPrice } from "#features/work-orders/work-order-price.server.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addressRows, askThemselves } from "./address-rows.ts";
import { useExistingAddresses } from "./existing-addresses.ts";

const client = "client-administrator";

const pages = Object.entries(addressRows)
  .filter(([, { roles }]) => roles.includes(client))
  .map(([path, { load }]) => [path, load] as const);

const answers = [...pages, ...Object.entries(askThemselves)].filter(([path]) =>
  /^(client-portal|account|api\/portal)\b/.test(path),
);

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context, temporaryFiles());

  beforeAll(() =>
    context.db
      .update(facilities)
      .set({ timeZone: "Pacific/Honolulu" })
      .where(inArray(facilities.id, cast.own.facilityIds)),
  );

  const existing = useExistingAddresses(context, cast);
  const idAt = (path: string) => existing(path).split("/").at(-1) ?? "";

  beforeAll(async () => {
    const administrator = administratorOf(cast);
    const reader = await findActorOf(context.db, cast.ids[client]);
    if (reader === undefined) throw new Error("The client's administrator is away");
    const workOrderId = idAt("client-portal/work-orders/:id");
    const offer = { cents: 4_500, text: "Both floors" };
    await offerPrice(context, administrator, workOrderId, offer);
    await acceptPrice(context, reader, workOrderId, offer);
    await startThread(context, administrator, {
      facilityId: cast.assigned,
      workOrderId,
      subject: "Floors",
      text: "Tonight",
      attempt: randomUUID(),
    });
    const id = idAt("client-portal/inspections/:id");
    await makeReportLink(context, reader, id, 7, undefined, new Date("2020-01-10T08:00:00Z"));
  });

  const textAt = async (path: string, load: (typeof answers)[number][1]) => {
    const { loader } = await load();
    const { body } = await cast.ask(client, existing(path), loader ?? (() => null));
    return JSON.stringify(body) ?? "";
  };

  it.each(answers)("%s", async (path, load) => {
    expect(await textAt(path, load)).not.toMatch(/\bC[SD]T\b/);
  });

  it.each([
    ["client-portal/work-orders/:id", "HST", 4],
    ["client-portal/messages/:id", "HST", 2],
    ["client-portal/inspections/:id", "Jan 9, 2020", 1],
    ["api/portal/work-orders/:id", "HST", 2],
  ])("%s says %s", async (path, words, times) => {
    const [, load] = answers.find(([answered]) => answered === path) ?? [];
    if (load === undefined) throw new Error(`No route ${path}`);
    expect((await textAt(path, load)).split(words).length - 1).toBeGreaterThanOrEqual(times);
  });
});
