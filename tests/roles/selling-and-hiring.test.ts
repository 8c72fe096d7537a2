/**
 * Every command of selling, of starting a client, of hiring and of keys: who may give it, that it changes
 * nothing for anybody else, what it leaves in the history, and that the same form twice counts once.
 */
import { randomUUID } from "node:crypto";
import { eq, gt, max, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { shippedBidAssumptions } from "#content/bid-assumptions.ts";
import { makeVersion } from "#features/bids/bid-commands.server.ts";
import {
  exampleAlternative,
  exampleArea,
} from "#features/bids/calculation/example-bid.test-support.ts";
import * as bidPage from "#features/bids/office/bid-page.tsx";
import * as startPage from "#features/client-starts/office/start-page.tsx";
import { planMark } from "#features/floor-plans/floor-plan-commands.server.ts";
import * as planPage from "#features/floor-plans/office/plan-page.tsx";
import * as answerPage from "#features/hiring/office/answer-page.tsx";
import * as applicationPage from "#features/hiring/office/application-page.tsx";
import * as hirePage from "#features/hiring/office/hire-page.tsx";
import * as applications from "#features/hiring/office/list-page.tsx";
import * as interviewPage from "#features/interview-appointments/office/interview-page.tsx";
import * as keyPage from "#features/keys/detail-page.tsx";
import * as keyList from "#features/keys/list-page.tsx";
import * as newKey from "#features/keys/new-page.tsx";
import { featureRoutes } from "#features/manifests.routes.ts";
import * as board from "#features/opportunities/office/board-page.tsx";
import * as opportunityPage from "#features/opportunities/office/detail-page.tsx";
import * as opportunityList from "#features/opportunities/office/list-page.tsx";
import * as newOpportunity from "#features/opportunities/office/new-page.tsx";
import { makeOwnPageLink } from "#features/own-pages/own-page-links.server.ts";
import * as proposalPage from "#features/proposals/office/proposal-page.tsx";
import { openProposalLink } from "#features/proposals/proposal-links.server.ts";
import { shareProposal } from "#features/proposals/prospect-commands.server.ts";
import { addContact } from "#features/prospect-companies/company-commands.server.ts";
import * as companyPage from "#features/prospect-companies/office/company-page.tsx";
import * as duplicatesPage from "#features/prospect-companies/office/duplicates-page.tsx";
import * as mergePage from "#features/prospect-companies/office/merge-page.tsx";
import {
  bids,
  floorPlans,
  historyEvents,
  prospectMerges,
  startUpPlans,
  startUpTasks,
} from "#features/schema.ts";
import * as startUpPlan from "#features/start-up-plans/office/plan-page.tsx";
import { promisedTaskTexts } from "#features/start-up-plans/promised-tasks.ts";
import { makeStartUpPlan } from "#features/start-up-plans/start-up-plan-commands.server.ts";
import * as submissionPage from "#features/submissions/office/detail-page.tsx";
import * as walkThroughPage from "#features/walk-through-appointments/office/walk-through-page.tsx";
import * as surveyEntry from "#features/walk-through-surveys/office/entry.ts";
import * as surveyPage from "#features/walk-through-surveys/office/survey-page.tsx";
import { listTables } from "#platform/database/table-checksums.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import {
  administrators,
  directors,
  type Role,
  recruiting,
  sales,
} from "#platform/identity/roles.ts";
import { testSecrets, useAccounts } from "#tests/support/accounts.ts";
import {
  addOfferedInterview,
  addOfferedWalkThrough,
  latestAppointment,
} from "#tests/support/appointments.ts";
import { addBid } from "#tests/support/bids.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addTestPlan, tracedRoom } from "#tests/support/floor-plans.ts";
import { addTestKey, issueTo } from "#tests/support/keys.ts";
import {
  addOpportunity,
  enteredOpportunity,
  opportunityRow,
} from "#tests/support/opportunities.ts";
import {
  addCountersignedProposal,
  addDraftProposal,
  addSentProposal,
  addSignedProposal,
} from "#tests/support/proposals.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { addSurvey } from "#tests/support/surveys.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";

type Fields = Readonly<Record<string, string>>;

interface Prepared {
  path: string;
  fields: Fields;
}

interface Command {
  by: readonly Role[];
  action: unknown;
  /** Who reads the page besides, and is told that it is not theirs to do. */
  sees?: readonly Role[];
  /** Adds what the command is about. */
  at: () => Promise<Prepared>;
  /** What one of its events says: fields with what they were and are, or nothing of fields. */
  leaves: { before: object; after: object } | "no fields" | "no event";
}

/** Whose commands are tried here; each of their pages that takes a form has one at least. */
const featuresTried: readonly string[] = [
  "bids",
  "client-starts",
  "floor-plans",
  "hiring",
  "interview-appointments",
  "keys",
  "opportunities",
  "proposals",
  "prospect-companies",
  "start-up-plans",
  "walk-through-appointments",
  "walk-through-surveys",
];

/** They carry files: `attempts.test.ts`, and the tests of their features. */
const formsWithFiles: readonly string[] = [
  "floor-plans/office/plan-list-page.tsx",
  "walk-through-surveys/office/photo.ts",
];

const zone = "America/Chicago";
const today = todayIn(zone, new Date());

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context, temporaryFiles());
  const boss = (): Actor => administratorOf(cast);

  const pipeline = (id: string, page = "") => `/office/pipeline/${id}${page && `/${page}`}`;
  const opportunityAt = async (page: string, fields: Fields): Promise<Prepared> => ({
    path: pipeline(await addOpportunity(context.db), page),
    fields,
  });
  const rowOf = (id: string) => opportunityRow(context.db, id);
  async function company(email = `dana@${randomUUID()}.example`) {
    const { companyId, contactId } = await rowOf(await addOpportunity(context.db, { email }));
    return { companyId: companyId ?? "", contactId: contactId ?? "" };
  }
  const companyAt = async (fields: Fields): Promise<Prepared> => ({
    path: `/office/prospects/${(await company()).companyId}`,
    fields,
  });
  const facts = { name: "Acme Dental", homepage: "", phone: "", address: "" };
  const contact = {
    name: "Wanda Ellis",
    jobTitle: "Owner",
    email: "wanda@acme.example",
    phone: "",
    language: "en",
  } as const;
  async function contactAt(step: string, more: Fields): Promise<Prepared> {
    const { companyId } = await company();
    const added = await addContact(context, boss(), companyId, contact);
    if (!added.ok) throw new Error(added.reason);
    const { body } = await cast.ask(
      "administrator",
      `/office/prospects/${companyId}`,
      companyPage.loader,
    );
    const { contacts } = body as { contacts: { id: string; name: string }[] };
    const contactId = contacts.find(({ name }) => name === contact.name)?.id ?? "";
    return { path: `/office/prospects/${companyId}`, fields: { step, contactId, ...more } };
  }
  /** Two that look alike. */
  async function alike() {
    const email = `dana@${randomUUID()}.example`;
    const name = () => `Twin ${randomUUID().slice(0, 8)}`;
    const ids: string[] = [];
    for (const _ of [1, 2]) {
      const id = await addOpportunity(context.db, { email, subject: name() });
      ids.push((await rowOf(id)).companyId ?? "");
    }
    const [one = "", other = ""] = ids;
    return { one, other };
  }
  async function merge(): Promise<Prepared> {
    const { one, other } = await alike();
    const path = `/office/prospects/${one}/merge?with=${other}`;
    const { body } = await cast.ask("administrator", path, mergePage.loader);
    return { path, fields: { seen: (body as { pair: { seen: string } }).pair.seen } };
  }

  /** The fields of a form that plans an appointment. */
  const planned = (more: Fields = {}): Fields => ({
    hostId: cast.ids.administrator,
    place: "12 Dock Street",
    timeZone: zone,
    minutes: "60",
    note: "",
    "day.0": addDays(today, 3),
    "time.0": "10:00",
    overlap: "on",
    "seen.id": "",
    "seen.revision": "0",
    ...more,
  });
  async function canceled(path: string, row: { id: string; revision: number }) {
    const seen = { "seen.id": row.id, "seen.revision": String(row.revision) };
    return { path, fields: { step: "cancel", note: "", ...seen } };
  }
  const interview = (id: string) => `/office/applications/${id}/appointment`;

  async function surveyAt(fields: (areaId: string) => Fields): Promise<Prepared> {
    const { opportunityId, areaIds } = await addSurvey(context.db, boss());
    return { path: pipeline(opportunityId, "survey"), fields: fields(areaIds[1] ?? "") };
  }

  async function floorPlanAt(fields: Fields): Promise<Prepared> {
    const id = await addOpportunity(context.db);
    const plan = await addTestPlan(context.db, boss(), id, { texts: tracedRoom });
    const [row] = await context.db.select().from(floorPlans).where(eq(floorPlans.id, plan));
    const seen = { "seen.mark": row ? planMark(row) : "" };
    return { path: pipeline(id, `floor-plan/${plan}`), fields: { ...fields, ...seen } };
  }

  const bidAt = async (fields: Fields): Promise<Prepared> => ({
    path: pipeline(await addBid(context.db, boss()), "bid"),
    fields,
  });
  async function lowBid(): Promise<Prepared> {
    const low = exampleAlternative({ target: { kind: "margin", share: 500 } });
    const off = exampleAlternative({ isOffered: false });
    const id = await addBid(context.db, boss(), { alternatives: { a: low, b: off, c: off } });
    const [bid] = await context.db.select().from(bids).where(eq(bids.opportunityId, id));
    const seenRevision = bid?.revision ?? 0;
    const made = await makeVersion(context, boss(), id, { seenRevision, note: "" });
    if (!made.ok) throw new Error(made.reason);
    return { path: pipeline(id, "bid"), fields: { step: "approve", number: "1" } };
  }

  const sentProposalAt = async (fields: Fields): Promise<Prepared> => ({
    path: pipeline((await addSentProposal(context.db, boss())).id, "proposal"),
    fields,
  });
  async function draftToSend(): Promise<Prepared> {
    const path = pipeline(await addDraftProposal(context.db, boss()), "proposal");
    const { body } = await cast.ask("administrator", path, proposalPage.loader);
    const revision = String((body as { revision: number }).revision);
    return { path, fields: { step: "send", revision } };
  }
  async function signedProposal(): Promise<Prepared> {
    const { id } = await addSignedProposal(context.db, boss());
    const fields = { step: "countersign", number: "1", title: "Sales", signature: "Ann" };
    return { path: pipeline(id, "proposal"), fields };
  }

  async function clientStart(): Promise<Prepared> {
    const word = randomUUID().slice(0, 8);
    const { id } = await addCountersignedProposal(context.db, boss(), {
      sheet: { areas: [exampleArea()], window: { from: "21:00", until: "23:30" }, people: 3 },
      draft: { startsOn: addDays(today, 3) },
      sample: { subject: `Harbor ${word}`, email: `dana@${word}.example` },
    });
    const path = pipeline(id, "start");
    const { body } = await cast.ask("administrator", path, startPage.loader);
    const { texts } = body as { texts: Fields };
    return {
      path,
      fields: { ...texts, billToAddress: "12 Main Street\nChicago, IL 60601" },
    };
  }

  const planPath = () => `/office/clients/${cast.own.id}/facilities/${cast.assigned}/start-up-plan`;
  /** Of the facility to which its supervisor is assigned. */
  async function withoutPlan(): Promise<string> {
    const isThere = eq(startUpPlans.facilityId, cast.assigned);
    await context.db.delete(startUpTasks).where(eq(startUpTasks.facilityId, cast.assigned));
    await context.db.delete(startUpPlans).where(isThere);
    return cast.assigned;
  }
  async function planAt(fields: (taskId: string) => Fields, isDone = false): Promise<Prepared> {
    const id = await withoutPlan();
    const path = planPath();
    const tasks = [{ day: 5, task: "Deep clean", language: "en" as const }];
    const made = await makeStartUpPlan(context, boss(), id, {
      startsOn: today,
      tasks,
      isPromised: false,
    });
    if (!made.ok) throw new Error(made.reason);
    const [task] = await context.db
      .select()
      .from(startUpTasks)
      .where(eq(startUpTasks.facilityId, id));
    if (isDone)
      await cast.ask("administrator", path, startUpPlan.action, {
        step: "done",
        taskId: task?.id ?? "",
      });
    return { path, fields: fields(task?.id ?? "") };
  }

  const applicant = () => ({ email: `${randomUUID().slice(0, 8)}@applicant.example` });
  const application = async (page: string, fields: Fields): Promise<Prepared> => {
    const id = await addSubmission(context.db, "application", applicant());
    return { path: `/office/applications/${id}${page}`, fields };
  };
  async function withOwnPage(kind: "lead" | "application"): Promise<Prepared> {
    const id = await addSubmission(context.db, kind, applicant());
    await makeOwnPageLink(context.db, { kind, subjectId: id }, "en");
    const list = kind === "lead" ? "leads" : "applications";
    return { path: `/office/${list}/${id}`, fields: { step: "sender-link-off" } };
  }

  async function keyAt(fields: (issueId: string) => Fields, isHeld = false): Promise<Prepared> {
    const id = await addTestKey(context, boss(), { facilityId: cast.assigned, copies: 2 });
    const issue = isHeld ? await issueTo(context, boss(), id, cast.ids["crew-lead"]) : "";
    return { path: `/office/keys/${id}`, fields: fields(issue) };
  }
  const holder = () => ({ holderId: cast.ids["crew-lead"], crew: "", dueOn: "" });

  const ofSales = (
    action: unknown,
    leaves: Command["leaves"],
    at: Command["at"],
    by: readonly Role[] = sales,
  ): Command => ({ by, action, at, leaves });

  const commands: Readonly<Record<string, Command>> = {
    "an opportunity that moves": ofSales(
      opportunityPage.action,
      { before: { stage: "new" }, after: { stage: "contacted" } },
      () => opportunityAt("", { step: "move", from: "new", to: "contacted" }),
    ),
    "an opportunity that is lost": ofSales(
      opportunityPage.action,
      { before: { stage: "new" }, after: { stage: "lost", lostReason: "price" } },
      () => opportunityAt("", { step: "move", from: "new", to: "lost", lostReason: "price" }),
    ),
    "an opportunity that is planned": ofSales(
      opportunityPage.action,
      { before: { nextStep: "" }, after: { nextStep: "Call" } },
      () =>
        opportunityAt("", {
          step: "edit",
          ownerId: cast.ids["account-manager"],
          value: "1,200",
          nextStep: "Call",
          nextStepOn: addDays(today, 2),
        }),
    ),
    "a note on an opportunity": ofSales(opportunityPage.action, "no fields", () =>
      opportunityAt("", { step: "note", text: "Called" }),
    ),
    "a card that moves": ofSales(
      board.action,
      { before: { stage: "new" }, after: { stage: "bid" } },
      async () => ({
        path: `/office/pipeline?card=${await addOpportunity(context.db)}`,
        fields: { step: "move", from: "new", to: "bid" },
      }),
    ),
    "several opportunities that move": ofSales(
      opportunityList.action,
      { before: { stage: "new" }, after: { stage: "contacted" } },
      async () => ({
        path: "/office/pipeline/list",
        fields: {
          change: "stage",
          to: "contacted",
          [`pick.${await addOpportunity(context.db)}`]: "new",
        },
      }),
    ),
    "several opportunities that get an owner": ofSales(
      opportunityList.action,
      { before: { ownerId: "" }, after: { ownerId: expect.any(String) } },
      async () => ({
        path: "/office/pipeline/list",
        fields: {
          change: "owner",
          ownerId: cast.ids["account-manager"],
          [`pick.${await addOpportunity(context.db)}`]: "new",
        },
      }),
    ),
    "a view of one’s own": ofSales(opportunityList.action, "no event", async () => ({
      path: "/office/pipeline/list?views&tab=bid",
      fields: { view: "save", name: `Bids ${randomUUID().slice(0, 8)}` },
    })),
    "an opportunity that is entered": ofSales(
      newOpportunity.action,
      { before: {}, after: { stage: "contacted" } },
      async () => ({
        path: "/office/pipeline/new",
        fields: { ...enteredOpportunity, companyName: `Entered ${randomUUID()}` },
      }),
    ),

    "facts of a company": ofSales(
      companyPage.action,
      { before: { address: "" }, after: { address: "1 Main St" } },
      () => companyAt({ step: "edit", ...facts, address: "1 Main St" }),
    ),
    "a contact that is added": ofSales(
      companyPage.action,
      { before: {}, after: { jobTitle: "Owner" } },
      () => companyAt({ step: "contact-add", ...contact }),
    ),
    "a contact that is changed": ofSales(
      companyPage.action,
      { before: { jobTitle: "Owner" }, after: { jobTitle: "Manager" } },
      () => contactAt("contact-edit", { ...contact, jobTitle: "Manager" }),
    ),
    "a contact that is removed": ofSales(
      companyPage.action,
      { before: { jobTitle: "Owner" }, after: {} },
      () => contactAt("contact-remove", {}),
    ),
    "two companies that are merged": ofSales(mergePage.action, "no fields", merge),
    "a merge that is undone": ofSales(companyPage.action, "no fields", async () => {
      const { path, fields } = await merge();
      const { location } = await cast.ask("administrator", path, mergePage.action, fields);
      const [kept = ""] = location?.split("?") ?? [];
      const [row] = await context.db
        .select()
        .from(prospectMerges)
        .where(eq(prospectMerges.keptId, kept.split("/").at(-1) ?? ""));
      return { path: kept, fields: { step: "undo", mergeId: row?.id ?? "" } };
    }),
    "two that are not the same": ofSales(duplicatesPage.action, "no fields", async () => ({
      path: "/office/prospects/duplicates",
      fields: { step: "dismiss", kind: "company", ...(await alike()) },
    })),

    "times for a walk-through": ofSales(walkThroughPage.action, "no fields", () =>
      opportunityAt("appointment", planned({ step: "offer" })),
    ),
    "a walk-through that is booked": ofSales(walkThroughPage.action, "no fields", () =>
      opportunityAt("appointment", planned({ step: "book" })),
    ),
    "a walk-through that is canceled": ofSales(walkThroughPage.action, "no fields", async () => {
      const { id } = await addOfferedWalkThrough(context.db, boss());
      return canceled(pipeline(id, "appointment"), await latestAppointment(context.db, id));
    }),
    "links to a walk-through that are turned off": ofSales(
      walkThroughPage.action,
      "no fields",
      async () => {
        const { id } = await addOfferedWalkThrough(context.db, boss());
        const path = pipeline(id, "appointment");
        const { fields } = await canceled(path, await latestAppointment(context.db, id));
        return { path, fields: { ...fields, step: "turn-off" } };
      },
    ),
    "times for an interview": ofSales(
      interviewPage.action,
      "no fields",
      () => application("/appointment", planned({ step: "offer" })),
      recruiting,
    ),
    "an interview that is booked": ofSales(
      interviewPage.action,
      "no fields",
      () => application("/appointment", planned({ step: "book" })),
      recruiting,
    ),
    "an interview that is canceled": ofSales(
      interviewPage.action,
      "no fields",
      async () => {
        const { id } = await addOfferedInterview(context.db, boss(), { sample: applicant() });
        const row = await latestAppointment(context.db, id, { name: "interview" });
        return canceled(interview(id), row);
      },
      recruiting,
    ),

    "an area of a survey": ofSales(surveyPage.action, { before: {}, after: { name: "Hall" } }, () =>
      surveyAt(() => ({ step: "add", type: "corridor", name: "Hall", squareFeet: "300" })),
    ),
    "a measure of a survey": ofSales(
      surveyPage.action,
      { before: { squareFeet: "" }, after: { squareFeet: "640" } },
      () => surveyAt((area) => ({ step: "edit", area, type: "restroom", squareFeet: "640" })),
    ),
    "an area of a survey that moves": ofSales(surveyPage.action, "no fields", () =>
      surveyAt((area) => ({ step: "up", area })),
    ),
    "an area of a survey that is removed": ofSales(
      surveyPage.action,
      { before: { name: "Restroom" }, after: {} },
      () => surveyAt((area) => ({ step: "remove", area })),
    ),
    "how a building is entered": ofSales(
      surveyPage.action,
      { before: { entrance: "" }, after: { entrance: "Rear door" } },
      () => surveyAt(() => ({ step: "access", entrance: "Rear door" })),
    ),
    "usual areas of a survey": ofSales(
      surveyPage.action,
      { before: {}, after: { areas: expect.stringContaining("Open office") } },
      () => surveyAt(() => ({ step: "propose", building: "office" })),
    ),
    "a survey that fills the bid": ofSales(surveyPage.action, "no fields", () =>
      surveyAt(() => ({ step: "take" })),
    ),

    "a floor plan that is drawn on": ofSales(
      planPage.action,
      { before: { planName: "First floor" }, after: { planName: "Second floor" } },
      () => floorPlanAt({ step: "save", ...tracedRoom, planName: "Second floor" }),
    ),
    "rooms that become areas": ofSales(
      planPage.action,
      { before: {}, after: { name: "Lobby" } },
      () => floorPlanAt({ step: "areas", "pick.one": "yes" }),
    ),
    "a floor plan that is removed": ofSales(planPage.action, "no fields", () =>
      floorPlanAt({ step: "remove" }),
    ),

    "a bid that is changed": ofSales(
      bidPage.action,
      { before: { people: "" }, after: { people: "7" } },
      () => bidAt({ step: "save", people: "7" }),
    ),
    "a version of a bid": ofSales(bidPage.action, { before: {}, after: { number: 1 } }, () =>
      bidAt({ step: "version", revision: "1", note: "First" }),
    ),
    "a bid that takes today’s wages": ofSales(
      bidPage.action,
      { before: { "assumptions.wage": "15.00" }, after: { "assumptions.wage": "16.84" } },
      async () => {
        const id = await addBid(context.db, boss());
        const ofThen = { ...shippedBidAssumptions, wage: 15_00 };
        const isBid = eq(bids.opportunityId, id);
        await context.db.update(bids).set({ assumptions: ofThen }).where(isBid);
        return { path: pipeline(id, "bid"), fields: { step: "renew", revision: "1" } };
      },
    ),
    "a bid that is let pass": {
      ...ofSales(bidPage.action, "no fields", lowBid, administrators),
      sees: sales,
    },

    "a draft of a proposal": ofSales(
      proposalPage.action,
      { before: { letter: expect.any(String) }, after: { letter: "Hello" } },
      async () => ({
        path: pipeline(await addDraftProposal(context.db, boss()), "proposal"),
        fields: { step: "save", letter: "Hello" },
      }),
    ),
    "a proposal that is sent": ofSales(proposalPage.action, "no fields", draftToSend),
    "a proposal that is withdrawn": ofSales(proposalPage.action, "no fields", () =>
      sentProposalAt({ step: "withdraw", number: "1" }),
    ),
    "an answer to a prospect": ofSales(proposalPage.action, "no fields", () =>
      sentProposalAt({ step: "answer", number: "1", text: "Yes" }),
    ),
    "read-only links that are turned off": ofSales(proposalPage.action, "no fields", async () => {
      const { id, token } = await addSentProposal(context.db, boss());
      const opened = await openProposalLink(context.db, token);
      if (opened === undefined) throw new Error("no link");
      await shareProposal({ db: context.db, secrets: testSecrets }, opened);
      return { path: pipeline(id, "proposal"), fields: { step: "unshare", number: "1" } };
    }),
    "a signature that is released": ofSales(
      proposalPage.action,
      {
        before: { state: "signed" },
        after: { state: "released", releaseReason: "The wrong alternative" },
      },
      async () => ({
        ...(await signedProposal()),
        fields: { step: "release", number: "1", reason: "The wrong alternative" },
      }),
    ),
    "a proposal that we sign": ofSales(proposalPage.action, "no fields", signedProposal),
    "a client that is started": ofSales(
      startPage.action,
      { before: {}, after: { name: expect.stringMatching(/^Harbor/) } },
      clientStart,
    ),

    "a start-up plan": ofSales(
      startUpPlan.action,
      "no fields",
      async () => {
        await withoutPlan();
        return {
          path: planPath(),
          fields: {
            step: "make",
            startsOn: today,
            ...promisedTaskTexts([{ day: "1", task: "Keys" }]),
          },
        };
      },
      directors,
    ),
    "a start-up task": ofSales(
      startUpPlan.action,
      { before: {}, after: { task: "Talk" } },
      () => planAt(() => ({ step: "add", task: "Talk", dueOn: today, assignedTo: "" })),
      directors,
    ),
    "a start-up task that is changed": ofSales(
      startUpPlan.action,
      { before: { task: "Deep clean" }, after: { task: "Wax" } },
      () => planAt((taskId) => ({ step: "change", taskId, task: "Wax", dueOn: today })),
      directors,
    ),
    "a start-up task that is done": ofSales(
      startUpPlan.action,
      { before: { state: "open" }, after: { state: "done" } },
      () => planAt((taskId) => ({ step: "done", taskId })),
      directors,
    ),
    "a start-up task that is reopened": ofSales(
      startUpPlan.action,
      { before: { state: "done" }, after: { state: "open" } },
      () => planAt((taskId) => ({ step: "reopen", taskId }), true),
      directors,
    ),
    "a start-up task that is removed": ofSales(
      startUpPlan.action,
      { before: { task: "Deep clean" }, after: {} },
      () => planAt((taskId) => ({ step: "remove", taskId })),
      directors,
    ),

    "a prospect’s own page that is turned off": ofSales(submissionPage.action, "no fields", () =>
      withOwnPage("lead"),
    ),
    "an applicant’s own page that is turned off": ofSales(
      applicationPage.action,
      "no fields",
      () => withOwnPage("application"),
      recruiting,
    ),

    "an application that moves": ofSales(
      applicationPage.action,
      { before: { stage: "received" }, after: { stage: "screening" } },
      () => application("", { step: "move", from: "received", to: "screening" }),
      recruiting,
    ),
    "an application that is rejected": ofSales(
      applicationPage.action,
      { before: { stage: "received" }, after: { stage: "rejected", rejectionReason: "hours" } },
      () =>
        application("", {
          step: "move",
          from: "received",
          to: "rejected",
          rejectionReason: "hours",
        }),
      recruiting,
    ),
    "several applications that move": ofSales(
      applications.action,
      { before: { stage: "received" }, after: { stage: "interview" } },
      async () => {
        const id = await addSubmission(context.db, "application", applicant());
        return {
          path: "/office/applications",
          fields: { to: "interview", [`pick.${id}`]: "received" },
        };
      },
      recruiting,
    ),
    "a note on an application": ofSales(
      applicationPage.action,
      "no fields",
      () => application("", { step: "note", text: "Called" }),
      recruiting,
    ),
    "an application that somebody takes": ofSales(
      applicationPage.action,
      { before: { assignedTo: null }, after: { assignedTo: expect.any(String) } },
      () => application("", { step: "assign", to: cast.ids.recruiter, seen: "" }),
      recruiting,
    ),
    "an email to an applicant": ofSales(
      answerPage.action,
      "no fields",
      () =>
        application("/answer", {
          template: "invitation",
          subject: "Let’s talk",
          text: "When?",
          seen: "",
        }),
      recruiting,
    ),
    "an applicant who is hired": ofSales(
      hirePage.action,
      { before: { stage: "received" }, after: { stage: "hired" } },
      () =>
        application("/hire", {
          from: "received",
          name: "Dana Whitfield",
          ...applicant(),
          language: "en",
          role: "crew-lead",
        }),
      recruiting,
    ),

    "a key": ofSales(
      newKey.action,
      { before: {}, after: { copies: expect.anything() } },
      async () => ({
        path: "/office/keys/new",
        fields: {
          facilityId: cast.assigned,
          kind: "key",
          label: `Gate ${randomUUID().slice(0, 8)}`,
          opens: "Gate",
          copies: "3",
        },
      }),
      directors,
    ),
    "a key that is issued": ofSales(
      keyPage.action,
      { before: { holder: null }, after: { holder: expect.any(String) } },
      () => keyAt(() => ({ step: "issue", ...holder() })),
      directors,
    ),
    "keys that are issued together": ofSales(
      keyList.action,
      { before: { holder: null }, after: { holder: expect.any(String) } },
      async () => {
        const id = await addTestKey(context, boss(), { facilityId: cast.assigned });
        return { path: "/office/keys", fields: { [`key.${id}`]: "on", ...holder() } };
      },
      directors,
    ),
    "a key that is taken back": ofSales(
      keyPage.action,
      { before: { holder: expect.any(String) }, after: { holder: null } },
      () => keyAt((issueId) => ({ step: "take-back", issueId }), true),
      directors,
    ),
    "a key that is retired": ofSales(
      keyPage.action,
      { before: { inUse: true }, after: { inUse: false } },
      () => keyAt(() => ({ step: "retire" })),
      directors,
    ),
  };

  // Looking through each table again and again would take most of the time.
  beforeAll(async () => {
    const run = (text: string) => context.db.execute(sql.raw(text));
    const tables = (await listTables(context.db)).filter((name) => name.startsWith("public."));
    await run("create table test_writes (name text not null)");
    await run(`create function note_write() returns trigger language plpgsql as
      'begin insert into test_writes values (tg_table_name); return null; end'`);
    for (const table of tables)
      await run(`create trigger note_write after insert or update or delete on ${table}
        for each row execute function note_write()`);
  });

  /** How many rows of each table were written so far, in transactions that were kept. */
  async function written(): Promise<Record<string, number>> {
    const { rows } = await context.db.execute(
      sql`select name, count(*)::int as times from test_writes group by name`,
    );
    return Object.fromEntries(rows.map(({ name, times }) => [String(name), Number(times)]));
  }

  /** Without limits, which count how often somebody has pressed. */
  const difference = (
    before: Readonly<Record<string, number>>,
    after: Readonly<Record<string, number>>,
  ) =>
    Object.fromEntries(
      Object.entries(after)
        .map(([name, times]) => [name, times - (before[name] ?? 0)] as const)
        .filter(([name, times]) => times > 0 && name !== "rate_limits"),
    );

  async function newestPosition(): Promise<number> {
    const [row] = await context.db.select({ at: max(historyEvents.position) }).from(historyEvents);
    return row?.at ?? 0;
  }
  const eventsAfter = (position: number) =>
    context.db
      .select({ details: historyEvents.details, actorId: historyEvents.actorId })
      .from(historyEvents)
      .where(gt(historyEvents.position, position));

  const changesIn = ({ details }: { details: Record<string, unknown> }) => ({
    before: details.before,
    after: details.after,
  });

  describe.each(Object.entries(commands))("%s", (_, { by, sees, action, at, leaves }) => {
    it("is for its roles alone, leaves its trace, and counts once", async () => {
      const { path, fields } = await at();
      const sent = { ...fields, attempt: randomUUID() };
      const before = await written();
      for (const role of roles) {
        if (by.includes(role)) continue;
        const { status } = await cast.ask(role, path, action, sent);
        expect(status, role).toBe(sees?.includes(role) ? 403 : 404);
      }
      const guest = await cast.ask(undefined, path, action, sent);
      expect(guest.location).toMatch(/^\/client-portal\?next=/);
      expect(await written()).toEqual(before);

      const [first, ...others] = by;
      const position = await newestPosition();
      const answer = await cast.ask(first, path, action, sent);
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 303 });
      const events = await eventsAfter(position);
      if (leaves === "no event") expect(events).toEqual([]);
      else expect(events.map(({ actorId }) => actorId)).toContain(first && cast.ids[first]);
      if (typeof leaves === "object")
        expect(events.map(changesIn)).toContainEqual({
          before: expect.objectContaining(leaves.before),
          after: expect.objectContaining(leaves.after),
        });

      const after = await written();
      const again = await cast.ask(first, path, action, sent);
      expect(again).toMatchObject({ status: 303, location: answer.location });
      expect(await written()).toEqual(after);

      for (const role of others) {
        const other = await at();
        const { status, body } = await cast.ask(role, other.path, action, other.fields);
        expect(status, `${role}: ${JSON.stringify(body)}`).toBe(303);
      }
    });

    it("counts once where it is pressed twice, or stands in two tabs", async () => {
      const [role] = by;
      const once = await at();
      const before = await written();
      await cast.ask(role, once.path, action, { ...once.fields, attempt: randomUUID() });
      const byOne = difference(before, await written());

      const twice = await at();
      const sent = { ...twice.fields, attempt: randomUUID() };
      const start = await written();
      const answers = await Promise.all(
        [1, 2, 3].map(() => cast.ask(role, twice.path, action, sent)),
      );
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
      expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
      expect(difference(start, await written())).toEqual(byOne);
    });
  });

  it("have none that is missing here", async () => {
    const tried = new Set(Object.values(commands).map(({ action }) => action));
    tried.add(surveyEntry.action);
    const missing: string[] = [];
    for (const { name, office = {} } of featureRoutes) {
      if (!featuresTried.includes(name)) continue;
      for (const { module } of Object.values(office)) {
        const file = `${name}/${module}`;
        if (formsWithFiles.includes(file)) continue;
        const loaded: Record<string, unknown> = await import(`../../src/features/${file}`);
        if ("action" in loaded && !tried.has(loaded.action)) missing.push(file);
      }
    }
    expect(missing).toEqual([]);
  });
});
