/** Every command of office and portal, given by each role. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { action as addClientOrFacility } from "#features/clients/office/list-page.tsx";
import { action as answerQuestion } from "#features/feedback/portal/feedback-page.tsx";
import { action as startThread } from "#features/messages/new-page.tsx";
import { action as sendMessage } from "#features/messages/send.ts";
import { action as postMessage } from "#features/messages/thread-page.tsx";
import { action as invite } from "#features/people/office/invite-page.tsx";
import { action as changePerson } from "#features/people/person-page.tsx";
import { action as inviteColleague } from "#features/people/portal/invite-page.tsx";
import { feedback, threadMessages, workOrders } from "#features/schema.ts";
import type { SubmissionKind } from "#features/submissions/handling/submission-kinds.ts";
import { action as submissionAction } from "#features/submissions/office/detail-page.tsx";
import { listSupplies } from "#features/supplies/list-supplies.server.ts";
import { action as changeSupplies } from "#features/supplies/office/supplies-page.tsx";
import { action as askForSupply } from "#features/supplies/portal/supplies-page.tsx";
import { action as workOrderAction } from "#features/work-orders/detail-page.tsx";
import type { Role } from "#platform/identity/roles.ts";
import { accountOf, addPerson, type PersonOptions, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { addThread } from "#tests/support/threads.ts";
import { addVisit } from "#tests/support/visits.ts";
import { addOrder, orderRow } from "#tests/support/work-orders.ts";

const kinds: Record<string, { kind: SubmissionKind; allowed: readonly Role[] }> = {
  leads: { kind: "lead", allowed: ["administrator", "account-manager"] },
  "contact-messages": { kind: "contact-message", allowed: ["administrator", "account-manager"] },
};

/** What can be done to a person, with the state that it takes. */
const changes: { fields: Record<string, string>; state?: PersonOptions["state"] }[] = [
  { fields: { form: "sign-out" } },
  { fields: { form: "suspend" } },
  { fields: { form: "restore" }, state: "suspended" },
  { fields: { form: "resend" }, state: "invited" },
  { fields: { form: "reset" } },
  { fields: { form: "remove", sure: "on" } },
];

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  describe("about submissions", () => {
    const steps: Record<string, () => Record<string, string>> = {
      answer: () => ({ step: "answer" }),
      reopen: () => ({ step: "reopen" }),
      note: () => ({ step: "note", text: "Called" }),
      assign: () => ({ step: "assign", to: "", seen: "" }),
      release: () => ({ step: "release" }),
      spam: () => ({ step: "spam" }),
      "sender-link-off": () => ({ step: "sender-link-off" }),
      undo: () => ({ step: "undo", event: randomUUID() }),
    };
    const cases = Object.keys(kinds).flatMap((name) =>
      Object.keys(steps).map((step) => [name, step] as const),
    );

    it.each(cases)("%s: %s", async (name, step) => {
      const { kind, allowed } = kinds[name] ?? { kind: "lead", allowed: [] };
      for (const role of roles) {
        const held = step === "release" || step === "spam";
        const screening = held ? "quarantined" : "accepted";
        const id = await addSubmission(context.db, kind, { screening });
        const path = `/office/${name}/${id}`;
        const { status } = await cast.ask(role, path, submissionAction, steps[step]?.());
        // Who sent a contact message has no page.
        const isNothing = step === "sender-link-off" && kind === "contact-message";
        const expected = step === "undo" || isNothing ? 409 : 303;
        expect(status, role).toBe(allowed.includes(role) ? expected : 404);
      }
    });
  });

  describe("about work orders, and back again:", () => {
    const directors: readonly Role[] = ["administrator", "account-manager", "supervisor"];
    const clients: readonly Role[] = ["client-administrator", "client-member"];
    const steps: Record<string, { fields: Record<string, string>; allowed: readonly Role[] }> = {
      acknowledge: { fields: {}, allowed: directors },
      assign: { fields: { to: "", seen: "" }, allowed: directors },
      finish: { fields: { remark: "Dried" }, allowed: [...directors, "crew-lead"] },
      decline: { fields: { reason: "Not in the contract" }, allowed: directors },
      hold: { fields: { reason: "No key" }, allowed: [...directors, "crew-lead"] },
      accept: { fields: {}, allowed: clients },
      reopen: { fields: { reason: "Still wet" }, allowed: [...directors, ...clients] },
      cancel: { fields: {}, allowed: clients },
    };

    it.each(Object.entries(steps))("%s", async (step, { fields, allowed }) => {
      for (const role of roles) {
        const isClient = clients.includes(role);
        const where = isClient ? "client-portal" : "office";
        const handler = isClient ? workOrderAction : workOrderAction;
        const order = { askedBy: isClient ? cast.ids[role] : null };
        const { id } = await addOrder(context, cast.assigned, order);
        const isDone = step === "accept" || step === "reopen";
        const change = {
          state: isDone ? ("done" as const) : ("new" as const),
          finishedAt: isDone ? new Date() : null,
          assignedTo: role === "crew-lead" || step === "assign" ? cast.ids["crew-lead"] : null,
        };
        await context.db.update(workOrders).set(change).where(eq(workOrders.id, id));
        const before = await orderRow(context, id);
        const path = `/${where}/work-orders/${id}`;
        const posted = {
          step,
          ...fields,
          ...(step === "assign" && { seen: cast.ids["crew-lead"] }),
        };
        const taken = await cast.ask(role, path, handler, posted);
        const sees = role !== "recruiter";
        if (!allowed.includes(role)) {
          expect([403, 404], role).toContain(taken.status);
          expect(taken.status === 404, role).toBe(!sees);
          continue;
        }
        expect(taken.status, role).toBe(303);
        const undo = new URL(taken.location ?? "", "https://localhost").searchParams.get("undo");
        const body = { step: "undo", event: undo ?? "" };
        // Nobody else takes it back, whatever they may do themselves.
        for (const other of roles) {
          if (other === role) continue;
          const isOfClient = clients.includes(other);
          const refused = await cast.ask(
            other,
            `/${isOfClient ? "client-portal" : "office"}/work-orders/${id}`,
            isOfClient ? workOrderAction : workOrderAction,
            body,
          );
          expect([404, 409], `${other} after ${role}`).toContain(refused.status);
        }
        expect((await cast.ask(undefined, path, handler, body)).location).toMatch(
          /^\/client-portal\?next=/,
        );
        const wrong = { step: "undo", event: "latest" };
        expect((await cast.ask(role, path, handler, wrong)).status, role).toBe(422);
        const undone = await cast.ask(role, path, handler, body);
        expect([undone.status, undone.location], role).toEqual([303, path]);
        expect(await orderRow(context, id), role).toEqual(before);
      }
    });
  });

  it("feedback is given by who was asked alone, and colleagues read it once it is there", async () => {
    const places = [cast.assigned, cast.own.facilityIds[1] ?? "", cast.other.facilityIds[0] ?? ""];
    for (const facilityId of places)
      for (const owner of ["client-administrator", "client-member"] as const) {
        const clientId = facilityId === places[2] ? cast.other.id : cast.own.id;
        const seesPlace = (role: Role) =>
          facilityId === places[0] || (facilityId === places[1] && role === "client-administrator");
        const { id: workOrderId } = await addOrder(context, facilityId);
        const place = { clientId, facilityId, accountId: cast.ids[owner] };
        const id = await addQuestion(context, place, { workOrderId });
        const path = `/client-portal/feedback/${id}`;
        for (const role of roles) {
          const isGiver = role === owner && seesPlace(role);
          const bad = await cast.ask(role, path, answerQuestion, { score: "11", reason: "" });
          expect(bad.status, `${role} of ${owner}`).toBe(isGiver ? 422 : 404);
          const sent = await cast.ask(role, path, answerQuestion, { score: "3", reason: "Late" });
          expect(sent.status, `${role} of ${owner}`).toBe(isGiver ? 303 : 404);
        }
        const [row] = await context.db.select().from(feedback).where(eq(feedback.id, id));
        expect(row?.score).toBe(seesPlace(owner) ? 3 : null);
        const guest = await cast.ask(undefined, path, answerQuestion, { score: "3", reason: "" });
        expect(guest.location).toMatch(/^\/client-portal\?next=/);
      }
  });

  it("supplies are listed by who may change the facility, and asked for by clients who see it", async () => {
    const listing: readonly Role[] = ["administrator", "account-manager"];
    const places = { assigned: cast.assigned, unassigned: cast.own.facilityIds[1] ?? "" };
    for (const [place, facilityId] of Object.entries(places)) {
      const path = `/office/clients/${cast.own.id}/facilities/${facilityId}/supplies`;
      for (const role of roles) {
        const name = `Soap ${randomUUID()}`;
        const added = await cast.ask(role, path, changeSupplies, { form: "add", name });
        expect(added.status, role).toBe(listing.includes(role) ? 303 : 404);
        const empty = await cast.ask(role, path, changeSupplies, { form: "add", name: "" });
        expect(empty.status, role).toBe(listing.includes(role) ? 422 : 404);
      }
      const lists = await listSupplies(context.db, administratorOf(cast), facilityId);
      expect(lists).toHaveLength(listing.length);
      const request = { form: "request", facilityId, supplyId: lists[0]?.id ?? "" };
      const ask = (role: Role | undefined, more: Record<string, string> = {}) =>
        cast.ask(role, "/client-portal/supplies", askForSupply, { ...request, ...more });
      for (const role of roles) {
        const isClient = role === "client-administrator" || role === "client-member";
        const isSeen = place === "assigned" || role === "client-administrator";
        expect((await ask(role)).status, role).toBe(isClient ? (isSeen ? 303 : 409) : 404);
        const many = await ask(role, { quantity: "1000", note: "All" });
        expect(many.status, role).toBe(isClient ? 422 : 404);
        if (isClient)
          expect(many.body).toMatchObject({ values: { quantity: "1000", note: "All" } });
      }
      expect((await ask(undefined)).location).toMatch(/^\/client-portal\?next=/);
    }
  });

  describe("about messages, at the own facilities alone:", () => {
    const areas = {
      office: {
        start: startThread,
        post: postMessage,
        send: sendMessage,
        everywhere: ["administrator", "account-manager"],
        assigned: ["supervisor"],
      },
      "client-portal": {
        start: startThread,
        post: postMessage,
        send: sendMessage,
        everywhere: ["client-administrator"],
        assigned: ["client-member"],
      },
    } as const;

    it.each(Object.entries(areas))("%s", async (area, { start, post, send, ...who }) => {
      const places = {
        assigned: cast.assigned,
        unassigned: cast.own.facilityIds[1] ?? "",
        foreign: cast.other.facilityIds[0] ?? "",
      };
      const path = `/${area}/messages`;
      for (const role of roles) {
        const mayEnter = [...who.everywhere, ...who.assigned].some(
          (allowedRole) => allowedRole === role,
        );
        for (const [place, facilityId] of Object.entries(places)) {
          const isSeen =
            mayEnter &&
            (place === "assigned" ||
              (place === "unassigned" &&
                who.everywhere.some((allowedRole) => allowedRole === role)) ||
              role === "administrator");
          const thread = await addThread(context, administratorOf(cast), facilityId);
          const message = () => ({ text: "Hello", attempt: randomUUID() });
          const began = { ...message(), subject: "Keys", facilityId };
          const where = `${role}, ${place}`;
          const started = await cast.ask(role, `${path}/new`, start, began);
          expect(started.status, where).toBe(isSeen ? 303 : mayEnter ? 409 : 404);
          const posted = await cast.ask(role, `${path}/${thread}`, post, message());
          expect(posted.status, where).toBe(isSeen ? 303 : 404);
          const sent = await cast.ask(role, `${path}/${thread}/send.json`, send, message());
          expect(sent.status, where).toBe(isSeen ? 201 : 404);
          // A file that nobody has sent is refused to who may write; nobody else learns of it.
          const withFile = { ...message(), [`photo.${randomUUID()}`]: "door.jpg" };
          for (const [address, handler] of [
            [`${path}/${thread}`, post],
            [`${path}/${thread}/send.json`, send],
          ] as const) {
            const refused = await cast.ask(role, address, handler, withFile);
            expect(refused.status, where).toBe(isSeen ? 422 : 404);
          }
          const visitId = await addVisit(context, {
            facilityId,
            clientId: place === "foreign" ? cast.other.id : cast.own.id,
          });
          const about = { ...began, attempt: randomUUID(), visitId };
          const aboutIt = await cast.ask(role, `${path}/new`, start, about);
          expect(aboutIt.status, where).toBe(isSeen ? 303 : mayEnter ? 409 : 404);
          const order = await addOrder(context, facilityId);
          const aboutOrder = { ...began, attempt: randomUUID(), workOrderId: order.id };
          const refusedIt = await cast.ask(role, `${path}/new`, start, aboutOrder);
          expect(refusedIt.status, where).toBe(mayEnter ? 409 : 404);
          const aboutOther = { ...about, attempt: randomUUID(), facilityId: places.assigned };
          const mixed = await cast.ask(role, `${path}/new`, start, aboutOther);
          const fits = place === "assigned" ? 303 : 422;
          expect(mixed.status, where).toBe(mayEnter ? fits : 404);
          const count = await context.db.$count(
            threadMessages,
            eq(threadMessages.threadId, thread),
          );
          expect(count, where).toBe(isSeen ? 3 : 1);
        }
      }
      const guest = await cast.ask(undefined, `${path}/new`, start, { text: "Hello" });
      expect(guest.location).toMatch(/^\/client-portal\?next=/);
    });

    it("say what is wrong with them, and keep what was typed", async () => {
      const thread = await addThread(context, administratorOf(cast), cast.assigned);
      const path = `/client-portal/messages/${thread}`;
      const refused = async (fields: Record<string, string>) => {
        const { status, body } = await cast.ask("client-member", path, postMessage, fields);
        return [status, body];
      };
      const attempt = randomUUID();
      expect(await refused({ attempt, text: "  " })).toMatchObject([
        422,
        { errors: { text: "Please write a message." } },
      ]);
      const long = "x".repeat(5_001);
      expect(await refused({ attempt, text: long })).toMatchObject([
        422,
        { errors: { text: "Please keep this under 5,000 characters" } },
      ]);
      expect(await refused({ attempt: "1", text: "Kept" })).toMatchObject([
        422,
        { values: { text: "Kept" } },
      ]);
      const json = await cast.ask("client-member", `${path}/send.json`, sendMessage, {
        attempt,
        text: "",
      });
      expect(json).toMatchObject({ status: 422, body: { message: "Please write a message." } });
      const gone = await cast.ask("client-member", `${path}/send.json`, sendMessage, {
        attempt,
        text: "Here",
        [`photo.${randomUUID()}`]: "door.jpg",
      });
      expect(gone.body).toEqual({
        message: "A file is no longer there. Please remove it and send the message again.",
      });
      expect(
        await refused({ attempt, text: "", [`photo.${randomUUID()}`]: "a.jpg" }),
      ).toMatchObject([422, { errors: { photos: expect.stringContaining("no longer there") } }]);
      for (const id of [randomUUID(), "1", "..%2f"])
        expect(
          (
            await cast.ask("client-member", `/client-portal/messages/${id}`, postMessage, {
              attempt,
              text: "Hello",
            })
          ).status,
        ).toBe(404);
    });
  });

  it("about people and clients of the office are the administrators'", async () => {
    for (const role of roles) {
      const email = `${randomUUID()}@example.com`;
      const invitation = { name: "Kim", email, role: "supervisor" };
      const answers = [
        await cast.ask(role, "/office/people/invite", invite, invitation),
        await cast.ask(role, "/office/clients", addClientOrFacility, {
          form: "client",
          name: "Oak Ridge",
        }),
        await cast.ask(role, "/office/clients", addClientOrFacility, {
          form: "facility",
          clientId: cast.own.id,
          name: "Annex",
          timeZone: "America/Chicago",
        }),
      ];
      for (const { fields, state } of [
        ...changes,
        { fields: { form: "role", role: "recruiter" } },
      ]) {
        const target = await addPerson(context, { role: "crew-lead", ...(state && { state }) });
        answers.push(await cast.ask(role, `/office/people/${target.id}`, changePerson, fields));
      }
      for (const { status } of answers)
        expect(status, role).toBe(role === "administrator" ? 303 : 404);
    }
  });

  describe("about colleagues are the client administrators', for their own client:", () => {
    it("invite", async () => {
      for (const role of roles) {
        const email = `${randomUUID()}@example.com`;
        const colleague = { name: "Kim", email, role: "client-member" };
        const path = "/client-portal/people/invite";
        const { status } = await cast.ask(role, path, inviteColleague, colleague);
        expect(status, role).toBe(role === "client-administrator" ? 303 : 404);
      }
    });

    const cases = [...changes, { fields: { form: "role", role: "client-administrator" } }];
    it.each(cases)("$fields.form", async ({ fields, state }) => {
      const targets = {
        own: { role: "client-member", clientId: cast.own.id },
        theirs: { role: "client-member", clientId: cast.other.id },
        staff: { role: "crew-lead", facilityIds: [cast.assigned] },
      } as const;
      for (const role of roles)
        for (const [whose, options] of Object.entries(targets)) {
          const { id } = await addPerson(context, {
            ...options,
            facilityIds: [...("facilityIds" in options ? options.facilityIds : [])],
            ...(state && { state }),
          });
          const before = await accountOf(context, id);
          const path = `/client-portal/people/${id}`;
          const { status } = await cast.ask(role, path, changePerson, fields);
          const isAllowed = role === "client-administrator" && whose === "own";
          expect(status, `${role}, ${whose}`).toBe(isAllowed ? 303 : 404);
          if (!isAllowed) expect(await accountOf(context, id)).toEqual(before);
        }
    });
  });
});
