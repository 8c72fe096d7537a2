import { afterEach, describe, expect, it } from "vitest";
import { loader } from "#areas/api/events.ts";
import { changeEventDefinitions } from "#features/change-event-definitions.server.ts";
import { facilityAssignments } from "#features/schema.ts";
import { markAnswered } from "#features/submissions/handling/assign.server.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import { openDatabase } from "#platform/database/open.ts";
import { changePassword } from "#platform/identity/passwords/change-password.server.ts";
import { assign, suspendPerson } from "#platform/identity/people/change-person.server.ts";
import {
  endOwnSession,
  listOwnSessions,
  signOut,
  signOutEverywhere,
} from "#platform/identity/sign-in/sessions.server.ts";
import {
  actorOf,
  addClient,
  addPerson,
  newOrigin,
  type PersonOptions,
  password,
  signInAs,
  type TestPerson,
  useAccounts,
} from "#tests/support/accounts.ts";
import { describeEachDatabase, silentLog } from "#tests/support/databases.ts";
import { personAt } from "#tests/support/form-call.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { liveContext } from "./context.ts";
import { type LiveStreams, startLiveStreams } from "./live-streams.server.ts";

describeEachDatabase("events", (database) => {
  const context = useAccounts(database);
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  async function startStreams(at = database(), checkMs?: number): Promise<LiveStreams> {
    const live = await startLiveStreams(at, changeEventDefinitions, silentLog, checkMs);
    ends.push(() => live.stop());
    return live;
  }

  /** What a browser of that person receives, as it comes. */
  async function listen(live: LiveStreams, options: PersonOptions) {
    const person = await addPerson(context, options);
    return listenAs(live, person, await signInAs(context, person));
  }

  async function listenAs(
    live: LiveStreams,
    person: TestPerson,
    { actor, session }: Awaited<ReturnType<typeof signInAs>>,
  ) {
    const request = new Request("http://localhost:3000/api/events", {
      headers: { cookie: `session=${session.token}` },
    });
    const visit = personAt(context);
    visit.set(liveContext, live);
    const url = new URL(request.url);
    const route = { request, context: visit, params: {}, url, pattern: url.pathname };
    const response = await loader(route);
    const heard = { text: "", isOver: false };
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    void (async () => {
      for (;;) {
        const { done, value = "" } = (await reader?.read()) ?? { done: true };
        if (done) break;
        heard.text += value;
      }
      heard.isOver = true;
    })();
    ends.push(async () => reader?.cancel());
    return { actor, person, heard, response, leave: () => reader?.cancel() };
  }

  it("ends the oldest of a session that has opened twelve, and no stream of another", async () => {
    const live = await startStreams();
    const person = await addPerson(context, { role: "account-manager" });
    const signedIn = await signInAs(context, person);
    const other = await listenAs(live, person, await signInAs(context, person));
    const streams: Awaited<ReturnType<typeof listenAs>>[] = [];
    for (let n = 0; n < 14; n++) streams.push(await listenAs(live, person, signedIn));
    expect(live.count()).toBe(13);
    const isOver = () => streams.map(({ heard }) => heard.isOver);
    const twoEnded = streams.map((_, n) => n < 2);
    await expect.poll(isOver).toEqual(twoEnded);
    expect(streams[0]?.heard.text).toContain("retry: 60000");
    expect(other.heard.isOver).toBe(false);
  });

  it("answers as an event stream that nothing holds back", async () => {
    const { response, heard } = await listen(await startStreams(), { role: "account-manager" });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    await expect.poll(() => heard.text).toContain("retry:");
  });

  it("sends change events of what the person may see, and of nothing else", async () => {
    const live = await startStreams();
    const manager = await listen(live, { role: "account-manager" });
    const recruiter = await listen(live, { role: "recruiter" });
    const crew = await listen(live, { role: "crew-lead" });
    const client = await listen(live, { role: "client-administrator" });
    const id = await addSubmission(context.db, "lead");
    await markAnswered(context, manager.actor, { kind: "lead", id });
    await expect.poll(() => manager.heard.text).toContain(`{"kind":"lead","id":"${id}"}`);
    for (const { heard } of [recruiter, crew, client]) expect(heard.text).not.toContain("data:");
  });

  describe("of a client", () => {
    const sendVisitChangeEvent = (facility: { clientId: string; facilityId: string }, id: string) =>
      context.db.transaction((tx) => sendChangeEvent(tx, { kind: "visit", id, ...facility }));
    const noChecks = 3_600_000;

    it("sends change events of visible facilities, and of nothing of another client", async () => {
      const live = await startStreams(database(), noChecks);
      const client = await addClient(context, 2);
      const [assigned = "", unassigned = ""] = client.facilityIds;
      const clientId = client.id;
      const chief = await listen(live, { role: "client-administrator", clientId });
      const facilityIds = [assigned];
      const member = await listen(live, { role: "client-member", clientId, facilityIds });
      const outsider = await listen(live, { role: "client-administrator" });
      await sendVisitChangeEvent({ clientId, facilityId: unassigned }, "first");
      await sendVisitChangeEvent({ clientId, facilityId: assigned }, "second");
      for (const { heard } of [chief, member])
        await expect.poll(() => heard.text).toContain("second");
      expect(chief.heard.text).toContain("first");
      expect(member.heard.text).not.toContain("first");
      const foreign = outsider.actor.clientId ?? "";
      await sendVisitChangeEvent({ clientId: foreign, facilityId: assigned }, "third");
      await expect.poll(() => outsider.heard.text).toContain("third");
      expect(outsider.heard.text.match(/data:/g)).toHaveLength(1);
      for (const { heard } of [chief, member]) expect(heard.text).not.toContain("third");
    });

    it("follows a change of assignments at once, and has its browser look again", async () => {
      const live = await startStreams(database(), noChecks);
      const client = await addClient(context, 2);
      const [first = "", second = ""] = client.facilityIds;
      const clientId = client.id;
      const options = { role: "client-member", clientId, facilityIds: [first] } as const;
      const member = await listen(live, { ...options, facilityIds: [first] });
      await sendVisitChangeEvent({ clientId, facilityId: first }, "before");
      await expect.poll(() => member.heard.text).toContain("before");
      const chief = actorOf(await addPerson(context, { role: "administrator" }));
      const access = { clientIds: [], facilityIds: [second] };
      await assign(context, chief, member.person.id, access, newOrigin());
      // The commands follow each other at once: change events wait until the new access scope is known.
      await sendVisitChangeEvent({ clientId, facilityId: first }, "hidden");
      await sendVisitChangeEvent({ clientId, facilityId: second }, "shown");
      await expect.poll(() => member.heard.text).toContain("shown");
      expect(member.heard.text).toContain(`{"kind":"gap"}`);
      expect(member.heard.text).not.toContain("hidden");
    });

    it("follows one that no command made with the next check", async () => {
      const live = await startStreams(database(), 200);
      const client = await addClient(context, 1);
      const [facilityId = ""] = client.facilityIds;
      const clientId = client.id;
      const chief = await listen(live, { role: "client-administrator", clientId });
      const member = await listen(live, { role: "client-member", clientId });
      // Passed on as soon as it is known what the person may see: until then "before" would be held back.
      const own = { kind: "notification", id: member.person.id } as const;
      await context.db.transaction((tx) => sendChangeEvent(tx, own));
      await expect.poll(() => member.heard.text).toContain("notification");
      await sendVisitChangeEvent({ clientId, facilityId }, "before");
      // It has arrived where it may be seen: a late one would be let through by the check that follows.
      await expect.poll(() => chief.heard.text).toContain("before");
      const accountId = member.person.id;
      await context.db.insert(facilityAssignments).values({ accountId, facilityId });
      await expect.poll(() => member.heard.text).toContain(`{"kind":"gap"}`);
      await sendVisitChangeEvent({ clientId, facilityId }, "after");
      await expect.poll(() => member.heard.text).toContain("after");
      expect(member.heard.text).not.toContain("before");
    });
  });

  it("is told of by another process", async () => {
    const { url } = database();
    if (url === undefined) return;
    const opened = await openDatabase({ dataDirectory: "", databaseUrl: url, log: silentLog });
    if (!opened.ok) throw new Error(opened.message);
    ends.push(() => opened.database.close());
    const { heard, actor } = await listen(await startStreams({ ...opened.database, url }), {
      role: "account-manager",
    });
    const id = await addSubmission(context.db, "lead");
    await markAnswered(context, actor, { kind: "lead", id });
    await expect.poll(() => heard.text).toContain(id);
  });

  describe("ends", () => {
    it("within five seconds of its session", async () => {
      const { heard, actor } = await listen(await startStreams(), { role: "account-manager" });
      const sessions = await listOwnSessions(context.db, actor);
      await endOwnSession(context, actor, sessions[0]?.id ?? "", newOrigin());
      await expect.poll(() => heard.isOver, { timeout: 5_000 }).toBe(true);
      expect(heard.text).toContain("event: session-ended");
    });

    describe("at once, without waiting for the next check,", () => {
      type Tab = Awaited<ReturnType<typeof listen>>;
      const endings: Record<string, (tab: Tab) => Promise<unknown>> = {
        "with the sign-out in another tab": ({ actor }) => signOut(context, actor, newOrigin()),
        "with the sign-out of that device": ({ actor }) =>
          endOwnSession(context, actor, actor.sessionId, newOrigin()),
        "with the sign-out everywhere": ({ actor }) =>
          signOutEverywhere(context, actor, newOrigin()),
        "with a change of password elsewhere": async ({ person }) => {
          const { actor } = await signInAs(context, person);
          const input = { currentPassword: password, newPassword: "quiet lamps along the pier" };
          return changePassword(context, actor, input, newOrigin());
        },
        "with a suspension": async ({ person }) => {
          const chief = actorOf(await addPerson(context, { role: "administrator" }));
          return suspendPerson(context, chief, person.id, newOrigin());
        },
      };
      it.each(Object.keys(endings))("%s", async (name) => {
        const live = await startStreams(database(), 3_600_000);
        const tab = await listen(live, { role: "account-manager" });
        const bystander = await listen(live, { role: "account-manager" });
        await endings[name]?.(tab);
        await expect.poll(() => tab.heard.isOver, { timeout: 10_000 }).toBe(true);
        expect(tab.heard.text).toContain("event: session-ended");
        expect(bystander.heard.isOver).toBe(false);
      });
    });

    it("when the process stops, and lets go of a browser that left", async () => {
      const live = await startStreams();
      const stays = await listen(live, { role: "account-manager" });
      const left = await listen(live, { role: "account-manager" });
      await left.leave();
      await live.stop();
      await expect.poll(() => stays.heard.isOver).toBe(true);
      expect(stays.heard.text).not.toContain("session-ended");
    });
  });

  it("ignores what is no change event", async () => {
    const { heard } = await listen(await startStreams(), { role: "account-manager" });
    for (const payload of ["", "{", `{"kind":"money"}`, "null"])
      await context.db.execute(`select pg_notify('live', '${payload}')`);
    await context.db.execute(`select pg_notify('live', '{"kind":"subscriber"}')`);
    await expect.poll(() => heard.text).toContain("subscriber");
    expect(heard.text.match(/data:/g)).toHaveLength(1);
  });
});
