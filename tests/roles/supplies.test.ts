/** The list of supplies for programs, asked for by each role, here and at another client. */
import { beforeAll, expect, it } from "vitest";
import { loader } from "#features/supplies/api/supplies.ts";
import { addSupply } from "#features/supplies/change-supplies.server.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const ask = (role: (typeof roles)[number] | undefined, facility: string) =>
    cast.ask(role, `/api/portal/supplies?facilityId=${facility}`, loader);
  const unassigned = () => cast.own.facilityIds[1] ?? "";
  const foreign = () => cast.other.facilityIds[0] ?? "";

  beforeAll(async () => {
    for (const id of [cast.assigned, unassigned(), foreign()])
      await addSupply(context, administratorOf(cast), id, "Paper towels");
  });

  it("is of the facilities that a person of the client sees, and of nobody else", async () => {
    const seen = {
      "client-administrator": [cast.assigned, unassigned()],
      "client-member": [cast.assigned],
    };
    for (const role of ["client-administrator", "client-member"] as const)
      for (const facility of [cast.assigned, unassigned(), foreign()]) {
        const { status, body } = await ask(role, facility);
        expect(status).toBe(200);
        const isSeen = seen[role].includes(facility);
        const list = { id: expect.any(String), name: "Paper towels", open: null };
        // Who has one facility alone is shown that one.
        const shown = isSeen || role === "client-member";
        expect(body, `${role} ${facility}`).toMatchObject({
          facility: shown ? { id: isSeen ? facility : cast.assigned } : null,
          supplies: shown ? [list] : [],
        });
        expect(JSON.stringify(body)).not.toContain(foreign());
      }
  });

  it("is nothing for staff and guests", async () => {
    for (const role of roles.filter((role) => !isClientRole(role)))
      expect((await ask(role, cast.assigned)).status, role).toBe(404);
    expect((await ask(undefined, cast.assigned)).status).not.toBe(200);
  });
});
