/**
 * What the office knows of a sale stays in the office: words and figures that stand nowhere else are planted
 * in everything that sells, and looked for in all that the prospect and the client's people get to see.
 */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ActionFunctionArgs } from "react-router";
import { expect, it } from "vitest";
import * as appointmentPage from "#areas/account/appointment/appointment-page.tsx";
import * as ownPage from "#areas/account/own-page/own-page.tsx";
import * as offerFile from "#areas/account/proposal/offer-file.ts";
import * as proposalPage from "#areas/account/proposal/proposal-page.tsx";
import * as signPage from "#areas/account/proposal/sign-page.tsx";
import * as portalHomeApi from "#areas/api/home.ts";
import {
  exampleAlternative,
  exampleArea,
} from "#features/bids/calculation/example-bid.test-support.ts";
import { priceBid } from "#features/bids/calculation/price-bid.ts";
import * as bidPage from "#features/bids/office/bid-page.tsx";
import * as startPage from "#features/client-starts/office/start-page.tsx";
import * as floorPlanPage from "#features/floor-plans/office/plan-page.tsx";
import * as applicationPage from "#features/hiring/office/application-page.tsx";
import { featureRoutes } from "#features/manifests.routes.ts";
import * as opportunityPage from "#features/opportunities/office/detail-page.tsx";
import * as emailsPage from "#features/opportunity-emails/office/emails-page.tsx";
import { writeEmail } from "#features/opportunity-emails/write-email.server.ts";
import { makeOwnPageLink } from "#features/own-pages/own-page-links.server.ts";
import { renderEmail } from "#features/render-email.server.ts";
import { bidVersions, clientStarts, documents, emails, opportunities } from "#features/schema.ts";
import * as startUpPlanPage from "#features/start-up-plans/office/plan-page.tsx";
import { listVisits } from "#features/visits/list-visits.server.ts";
import * as surveyPage from "#features/walk-through-surveys/office/survey-page.tsx";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { moneyText } from "#platform/format/money.ts";
import { clientRoles } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { addBookedWalkThrough } from "#tests/support/appointments.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addTestPlan } from "#tests/support/floor-plans.ts";
import { personAt } from "#tests/support/form-call.ts";
import { pdfTexts } from "#tests/support/pdf-texts.ts";
import { addCountersignedProposal, addSentProposal } from "#tests/support/proposals.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addressRows, loadModule } from "./address-rows.ts";

const today = todayIn("America/Chicago", new Date());
const firstDay = addDays(today, 3);

/** Each planted once, under a name that says where. */
const words = {
  note: "Qznote",
  step: "Qzstep",
  survey: "Qzsurvey",
  access: "Qzaccess",
  plan: "Qzplan",
  version: "Qzversion",
  alternative: "Qzalternative",
  letter: "Qzletter",
  rival: "Qzrival",
  applicant: "Qzapplicant",
};
/** Cents and minutes, of which no other figure is made. */
const figures = {
  value: 7_654_321,
  wage: 23_47,
  equipment: 731_93,
  workCost: 543_21,
  budget: 7_321,
};

/** As a page writes an amount, as a file does, and as data has it. */
const waysToWrite = (cents: number): RegExp[] => [
  new RegExp(`(?<![\\d,.])${moneyText(cents).slice(1).replace(".", "\\.")}(?!\\d)`),
  new RegExp(`(?<![\\d.])${(cents / 100).toFixed(2).replace(".", "\\.")}(?!\\d)`),
  new RegExp(`[:[,]${cents}(?=[,}\\]])`),
];

describeDatabase((database) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();
  const cast = useCast(context, storage);

  async function askGuest(handler: unknown, path: string, params: Record<string, string>) {
    const request = new Request(`http://localhost:3000${path}`);
    const guest = personAt(context, undefined, false, storage);
    const run = handler as (route: ActionFunctionArgs) => Promise<unknown>;
    const answer = await run({ request, params, context: guest } as unknown as ActionFunctionArgs);
    if (!(answer instanceof Response)) return JSON.stringify(answer);
    expect(answer.status, path).toBe(200);
    return pdfTexts(Buffer.from(await answer.arrayBuffer())).join("\n");
  }

  it("costs, margins, notes and other offers are told to nobody else", async () => {
    const { db, queue } = context;
    const boss = administratorOf(cast);
    const word = randomUUID().slice(0, 8);
    const prospect = `dana@${word}.example`;
    const office = async (path: string, action: unknown, fields: Record<string, string>) => {
      const answer = await cast.ask("administrator", path, action, fields);
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 303 });
    };

    // The sale, with all that the office notes on its way.
    const { id, token } = await addCountersignedProposal(db, boss, {
      sheet: {
        areas: [exampleArea()],
        alternatives: {
          a: exampleAlternative(),
          b: exampleAlternative({ name: words.alternative }),
          c: exampleAlternative({ isOffered: false }),
        },
        periodicWork: [
          {
            id: "w",
            name: "Carpets",
            cost: figures.workCost,
            timesAYear: 2,
            firstMonth: 4,
          },
        ],
        wage: figures.wage,
        equipment: figures.equipment,
        window: { from: "21:00", until: "23:30" },
        people: 3,
      },
      note: words.version,
      draft: { offered: ["a"], startsOn: firstDay, startUp: [{ day: "7", task: "Deep clean" }] },
      sample: { subject: `Harbor ${word}`, email: prospect },
    });
    const path = `/office/pipeline/${id}`;
    await db
      .update(opportunities)
      .set({ nextStep: words.step, valueCents: figures.value, valueBasis: "entered" })
      .where(eq(opportunities.id, id));
    await office(path, opportunityPage.action, { step: "note", text: words.note });
    const area = { step: "add", type: "corridor", name: words.survey, squareFeet: "300" };
    await office(`${path}/survey`, surveyPage.action, area);
    await office(`${path}/survey`, surveyPage.action, { step: "access", alarm: words.access });
    const plan = await addTestPlan(db, boss, id, { name: words.plan });
    const letter = { template: "blank", subject: "About us", text: words.letter } as const;
    const written = await writeEmail(
      { db, queue, inboundAddress: undefined },
      boss,
      id,
      letter,
      {},
    );
    expect(written).toEqual({ ok: true });
    const [row] = await db.select().from(opportunities).where(eq(opportunities.id, id));
    const leadId = row?.leadId ?? "";
    const ownLink = await makeOwnPageLink(db, { kind: "lead", subjectId: leadId }, "en");
    const [{ version } = {}] = await db
      .select({ version: bidVersions })
      .from(bidVersions)
      .where(eq(bidVersions.note, words.version));
    if (version === undefined) throw new Error("no version");

    // Somebody else's, and an applicant.
    const rival = { sample: { subject: words.rival, email: "r@rival.example" } };
    const other = await addSentProposal(db, boss, rival);
    const { token: appointment } = await addBookedWalkThrough(db, boss, {
      sample: { subject: `Harbor ${word}`, email: prospect },
    });
    const applicant = await addSubmission(db, "application");
    await office(`/office/applications/${applicant}`, applicationPage.action, {
      step: "note",
      text: words.applicant,
    });

    const priced = priceBid(version.input, "a");
    const secretFigures = [
      ...Object.values(figures),
      priced.cost,
      priced.profit,
      priceBid(version.input, "b").price,
    ];
    const secretWords = Object.values(words);
    function expectNothingOf(what: string, text: string, told: readonly string[] = []) {
      for (const secret of secretWords)
        if (!told.includes(secret)) expect.soft(text, what).not.toContain(secret);
      for (const figure of secretFigures)
        for (const way of waysToWrite(figure)) expect.soft(text, what).not.toMatch(way);
      expect.soft(text, what).not.toMatch(/margin|markup|burden|wageFloor|lostReason|nextStep/i);
    }

    // The prospect, by links and emails.
    const proposal = { token };
    const ownToken = /^\/own-page\/([^?]+)/.exec(ownLink)?.[1] ?? "";
    const guestPages = {
      proposal: await askGuest(proposalPage.loader, `/proposal/${token}`, proposal),
      signature: await askGuest(signPage.loader, `/proposal/${token}/sign`, proposal),
      paper: await askGuest(offerFile.loader, `/proposal/${token}/proposal.pdf`, proposal),
      "own page": await askGuest(ownPage.loader, ownLink, { token: ownToken }),
      appointment: await askGuest(appointmentPage.loader, `/appointment/${appointment}`, {
        token: appointment,
      }),
    };
    expect(guestPages.paper).toContain(`${moneyText(priced.price)} a month`);
    for (const [what, text] of Object.entries(guestPages)) expectNothingOf(what, text);

    // The client that it becomes, of which the cast has people.
    const { body } = await cast.ask("administrator", `${path}/start`, startPage.loader);
    await office(`${path}/start`, startPage.action, {
      ...(body as { texts: Record<string, string> }).texts,
      "client.id": cast.own.id,
      billToAddress: "12 Main Street",
      budgetMinutes: String(figures.budget),
    });
    const [{ facilityId = "" } = {}] = await db.select().from(clientStarts);
    const [visit] = await listVisits(db, boss, { facilityId });
    const [contract] = await db
      .select()
      .from(documents)
      .where(eq(documents.facilityId, facilityId));
    expect(visit?.budgetMinutes).toBe(figures.budget);

    const ids: readonly (readonly [RegExp, string | undefined])[] = [
      [/facilities\/:id/, facilityId],
      [/(schedule|visits)\/:id/, visit?.id],
      [/documents\/:id/, contract?.id],
    ];
    const portal = Object.entries(addressRows).filter(([one]) => one.startsWith("client-portal"));
    const programs = featureRoutes.flatMap(({ name, api = {} }) =>
      Object.entries(api)
        .filter(([one]) => one.startsWith("api/portal/"))
        .map(([one, module]) => [one, { load: loadModule(name, module) }] as const),
    );
    const addresses = [
      ...portal,
      ...programs,
      ["api/portal/home", { load: async () => portalHomeApi }] as const,
    ];
    const shown = new Set<string>();
    for (const [pattern, { load }] of addresses) {
      const id = ids.find(([at]) => at.test(pattern))?.[1];
      if (pattern.includes("*") || (pattern.includes(":") && id === undefined)) continue;
      const { loader } = await load();
      const address = `/${pattern.replace(":id", id ?? "")}`;
      const query = pattern.endsWith("schedule") ? `?on=${firstDay}&view=list` : "";
      for (const role of clientRoles) {
        const answer = await cast.ask(role, address + query, loader);
        const text =
          typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body ?? "");
        expectNothingOf(`${role}, ${address}`, text);
        if (answer.status === 200 && text.includes(facilityId)) shown.add(pattern);
      }
    }
    for (const pattern of [
      "client-portal",
      "client-portal/facilities/:id",
      "client-portal/schedule",
      "client-portal/documents",
      "api/portal/home",
      "api/portal/visits/:id",
    ])
      expect(shown).toContain(pattern);

    // What is said to the prospect is no secret from the prospect.
    const mails = await db.select().from(emails).where(eq(emails.recipient, prospect));
    const messages = new Set<string>();
    for (const mail of mails) {
      const rendered = await renderEmail({ db, origin: "https://www.cleardawn.example" }, mail);
      if (rendered === undefined || "notDue" in rendered) continue;
      messages.add(mail.message);
      const html = rendered.html.replaceAll(/ style="[^"]*"|<style>.*?<\/style>/gs, "");
      const text = [rendered.subject, rendered.text, html].join("\n");
      expectNothingOf(mail.message, text, [words.letter]);
    }
    expect(messages).toContain("opportunity-email");

    // All of it is there: the office reads it.
    const startUp = `/office/clients/${cast.own.id}/facilities/${facilityId}/start-up-plan`;
    const inOffice = await Promise.all(
      (
        [
          [path, opportunityPage.loader],
          [`${path}/bid`, bidPage.loader],
          [`${path}/survey`, surveyPage.loader],
          [`${path}/floor-plan/${plan}`, floorPlanPage.loader],
          [`${path}/emails`, emailsPage.loader],
          [`/office/pipeline/${other.id}`, opportunityPage.loader],
          [`/office/applications/${applicant}`, applicationPage.loader],
          [startUp, startUpPlanPage.loader],
        ] as const
      ).map(async ([address, loader]) =>
        JSON.stringify((await cast.ask("administrator", address, loader)).body),
      ),
    );
    const all = inOffice.join("\n");
    for (const secret of secretWords) expect(all).toContain(secret);
    for (const figure of [figures.value, figures.wage, figures.equipment, figures.workCost])
      expect(
        waysToWrite(figure).some((way) => way.test(all)),
        String(figure),
      ).toBe(true);
  });
});
