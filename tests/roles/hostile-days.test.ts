/** Days of years that nobody plans for, in every form that takes a day: refused at their field. */
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exampleArea } from "#features/bids/calculation/example-bid.test-support.ts";
import * as startPage from "#features/client-starts/office/start-page.tsx";
import type { ClientStartPageData } from "#features/client-starts/office/start-pages.server.ts";
import * as certificatesPage from "#features/company-certificates/certificates-page.tsx";
import * as documentPage from "#features/documents/detail-page.tsx";
import * as newDocument from "#features/documents/office/new-page.tsx";
import * as hours from "#features/facilities/office/hours-page.tsx";
import * as newInspection from "#features/inspections/office/new-page.tsx";
import { issueInvoice } from "#features/invoices/issue-invoice.server.ts";
import * as billing from "#features/invoices/office/billing-page.tsx";
import * as invoice from "#features/invoices/office/detail-page.tsx";
import * as keyPage from "#features/keys/detail-page.tsx";
import * as keyList from "#features/keys/list-page.tsx";
import * as newsletterPage from "#features/newsletter/office/newsletter-page.tsx";
import * as opportunityPage from "#features/opportunities/office/detail-page.tsx";
import * as opportunityList from "#features/opportunities/office/list-page.tsx";
import * as newOpportunity from "#features/opportunities/office/new-page.tsx";
import * as newPrivacyRequest from "#features/privacy/office/new-page.tsx";
import { createPrivacyQueue } from "#features/privacy/queue-step.server.ts";
import * as proposalPage from "#features/proposals/office/proposal-page.tsx";
import { draftTexts } from "#features/proposals/proposal-types.ts";
import * as review from "#features/scopes/office/review-page.tsx";
import * as startUpPlanPage from "#features/start-up-plans/office/plan-page.tsx";
import { promisedTaskTexts } from "#features/start-up-plans/promised-tasks.ts";
import { makeStartUpPlan } from "#features/start-up-plans/start-up-plan-commands.server.ts";
import * as visitEdit from "#features/visits/office/edit-page.tsx";
import * as newSeries from "#features/visits/office/new-series-page.tsx";
import * as series from "#features/visits/office/series-page.tsx";
import * as walkThroughPage from "#features/walk-through-appointments/office/walk-through-page.tsx";
import { documentFields, flatFields } from "#features/website/document-fields.server.ts";
import * as websiteDocument from "#features/website/document-page.tsx";
import * as extraVisit from "#features/work-orders/office/extra-visit-page.tsx";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addDocumentFor } from "#tests/support/documents.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";
import { addBilledClient, addDraft } from "#tests/support/invoices.ts";
import { addTestKey } from "#tests/support/keys.ts";
import { addDraftNewsletter, addSubscribers } from "#tests/support/newsletters.ts";
import { addOpportunity, enteredOpportunity } from "#tests/support/opportunities.ts";
import {
  addCountersignedProposal,
  addDraftProposal,
  exampleDraft,
} from "#tests/support/proposals.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addSeries, addVisitBegun } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";

const never = ["0000-01-01", "0001-01-01", "1999-12-31", "2100-01-01", "9999-12-31", "2026-02-30"];
const outermost = ["2000-01-01", "2099-12-31"];

interface DayForm {
  path: string;
  action: unknown;
  /** All that the form has, with days that are taken. */
  fields: Record<string, string>;
  /** Those of its fields that are days, and how much of a day each is. */
  days: Record<string, "day" | "month" | "year">;
}

/** Where a day is asked for, and by which of the forms below it is sent. */
const pagesWithDays: Record<string, string[]> = {
  "features/client-starts/office/sold-work-fields.tsx": ["the first day of sold work"],
  "features/client-starts/office/start-page.tsx": ["the start of a client"],
  "features/company-certificates/certificates-page.tsx": ["a certificate of the company"],
  "features/documents/day-fields.tsx": [
    "a document",
    "the version of a document",
    "the days of a document",
  ],
  "features/invoices/office/billing-fields.tsx": ["how a client is billed"],
  "features/invoices/office/billing-page.tsx": ["a month’s draft"],
  "features/facilities/office/hours-page.tsx": ["a holiday"],
  "features/scopes/office/review-page.tsx": ["the first day of a scope"],
  "features/inspections/office/new-page.tsx": ["an inspection"],
  "features/invoices/office/command-panel.tsx": ["a payment", "a draft on hold"],
  "features/keys/key-fields.tsx": ["a key that is issued", "keys that are issued together"],
  "features/newsletter/office/newsletter-page.tsx": ["a newsletter"],
  "features/opportunities/office/bulk-bar.tsx": ["several opportunities"],
  "features/opportunities/office/detail-page.tsx": ["the next step of an opportunity"],
  "features/opportunities/office/new-page.tsx": ["an opportunity that is entered"],
  "features/privacy/office/new-page.tsx": ["a privacy request"],
  "features/proposals/office/proposal-page.tsx": ["a proposal"],
  "features/start-up-plans/office/plan-page.tsx": ["a start-up plan", "a start-up task"],
  "features/appointments/office/appointment-office.tsx": ["times of a walk-through"],
  "features/visits/office/edit-form.tsx": ["a change of a visit", "a change of a series"],
  "features/visits/office/new-series-page.tsx": ["a series"],
  "features/website/edited-fields.tsx": ["an opening"],
  "features/work-orders/office/extra-visit-page.tsx": ["an extra visit"],
};

/** Their days are part of an address: `hostile-addresses.test.ts`. */
const filters = [
  "features/insights/period-form.tsx",
  "features/invoices/list-screen.tsx",
  "features/invoices/statement-page.tsx",
  "features/submissions/office/more-filters.tsx",
];

it("knows every page that asks for a day", () => {
  const pages = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (path) =>
      path.endsWith(".tsx") && /type="(?:date|month)"/.test(readFileSync(`src/${path}`, "utf8")),
  );
  expect(pages.toSorted()).toEqual([...Object.keys(pagesWithDays), ...filters].toSorted());
});

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context, temporaryFiles());
  const place = () => ({ facilityId: cast.assigned, clientId: cast.own.id });

  async function ofFacility(page: string, part: Omit<DayForm, "path">): Promise<DayForm> {
    const facility = await addFacility(context, { clientId: cast.own.id });
    await addScope(context, facility, { effectiveFrom: null });
    const path = `/office/clients/${facility.clientId}/facilities/${facility.id}/${page}`;
    return { ...part, path };
  }

  async function ofInvoice(part: Pick<DayForm, "fields" | "days">, isIssued: boolean) {
    const { clientId } = await addBilledClient(context);
    const id = await addDraft(context, clientId, "2026-10-01");
    if (isIssued) await issueInvoice(context, administratorOf(cast), id, "2026-11-05");
    return { ...part, path: `/office/invoices/${id}`, action: invoice.action };
  }

  async function startOfClient(): Promise<Omit<DayForm, "days">> {
    const { id } = await addCountersignedProposal(context.db, administratorOf(cast), {
      sheet: {
        areas: [exampleArea()],
        window: { from: "21:00", until: "23:00" },
        periodicWork: [
          { id: "wax", name: "Strip and wax", cost: 800_00, timesAYear: 2, firstMonth: 11 },
        ],
      },
    });
    const path = `/office/pipeline/${id}/start`;
    const page = await cast.ask("administrator", path, startPage.loader);
    return {
      path,
      action: startPage.action,
      fields: {
        ...(page.body as ClientStartPageData).texts,
        "client.name": `Start ${randomUUID()}`,
        "contact.invite": "no",
        billToAddress: "12 Main Street",
        startsOn: "2027-01-04",
        "contract.validUntil": "2027-12-31",
      },
    };
  }

  const window = { startsAt: "09:00", endsAt: "11:00", crewSize: "1" };
  const pattern = {
    title: "Day porter",
    every: "week",
    interval: "1",
    mon: "on",
    ordinal: "1",
    weekday: "1",
  };
  const issue = () => ({ holderId: cast.ids["crew-lead"], crew: "", dueOn: "2027-01-31" });
  const today = todayIn("America/Chicago", new Date());

  const forms: Record<string, () => Promise<DayForm>> = {
    "a holiday": () =>
      ofFacility("hours", {
        action: hours.action,
        fields: { form: "holiday", date: "2026-12-31", name: "Inventory" },
        days: { date: "day" },
      }),
    "the end of a holiday": () =>
      ofFacility("hours", {
        action: hours.action,
        fields: { form: "remove", date: "2026-12-31" },
        days: { date: "day" },
      }),
    "the federal holidays of a year": () =>
      ofFacility("hours", {
        action: hours.action,
        fields: { form: "federal", year: "2027" },
        days: { year: "year" },
      }),
    "the first day of a scope": () =>
      ofFacility("scope/review", {
        action: review.action,
        fields: { effectiveFrom: "2027-01-01", note: "", seen: "" },
        days: { effectiveFrom: "day" },
      }),
    "a key that is issued": async () => ({
      path: `/office/keys/${await addTestKey(context, administratorOf(cast), { facilityId: cast.assigned })}`,
      action: keyPage.action,
      fields: { ...issue(), step: "issue" },
      days: { dueOn: "day" },
    }),
    "several opportunities": async () => ({
      path: "/office/pipeline/list",
      action: opportunityList.action,
      fields: {
        change: "next-step",
        nextStep: "",
        nextStepOn: "2027-01-31",
        [`pick.${await addOpportunity(context.db)}`]: "new",
      },
      days: { nextStepOn: "day" },
    }),
    "the next step of an opportunity": async () => ({
      path: `/office/pipeline/${await addOpportunity(context.db)}`,
      action: opportunityPage.action,
      fields: { step: "edit", ownerId: "", value: "", nextStep: "", nextStepOn: "2027-01-31" },
      days: { nextStepOn: "day" },
    }),
    "an opportunity that is entered": async () => ({
      path: "/office/pipeline/new",
      action: newOpportunity.action,
      fields: { ...enteredOpportunity, nextStepOn: "2027-01-31" },
      days: { nextStepOn: "day" },
    }),
    "a proposal": async () => {
      const id = await addDraftProposal(context.db, administratorOf(cast));
      const draft = exampleDraft({
        startsOn: "2027-02-01",
        expiresOn: "2027-01-31",
        endsOn: "2028-01-31",
      });
      return {
        path: `/office/pipeline/${id}/proposal`,
        action: proposalPage.action,
        fields: { step: "save", ...draftTexts(draft) },
        days: { startsOn: "day", expiresOn: "day", endsOn: "day" },
      };
    },
    "times of a walk-through": async () => ({
      path: `/office/pipeline/${await addOpportunity(context.db)}/appointment`,
      action: walkThroughPage.action,
      fields: {
        step: "offer",
        hostId: administratorOf(cast).accountId,
        place: "12 Dock Street",
        timeZone: "America/Chicago",
        minutes: "60",
        "day.0": addDays(today, 3),
        "time.0": "10:00",
      },
      days: { "day.0": "day" },
    }),
    "the start of a client": async () => ({
      ...(await startOfClient()),
      days: { startsOn: "day", "contract.validUntil": "day" },
    }),
    "the first day of sold work": async () => {
      const start = await startOfClient();
      const [field = ""] = Object.keys(start.fields).filter((name) => name.endsWith(".startsOn"));
      expect(field).not.toBe("");
      return { ...start, days: { [field]: "day" } };
    },
    "a start-up plan": async () => {
      const tasks = promisedTaskTexts([{ day: "-7", task: "Keys" }]);
      return ofFacility("start-up-plan", {
        action: startUpPlanPage.action,
        fields: { step: "make", startsOn: "2027-01-04", ...tasks },
        days: { startsOn: "day" },
      });
    },
    "a start-up task": async () => {
      const facility = await addFacility(context, { clientId: cast.own.id });
      const tasks = [{ day: 1, task: "Keys", language: "en" as const }];
      const plan = { startsOn: "2027-01-04", tasks, isPromised: false };
      await makeStartUpPlan(context, administratorOf(cast), facility.id, plan);
      return {
        path: `/office/clients/${facility.clientId}/facilities/${facility.id}/start-up-plan`,
        action: startUpPlanPage.action,
        fields: { step: "add", task: "First talk", dueOn: "2027-01-31", assignedTo: "" },
        days: { dueOn: "day" },
      };
    },
    "keys that are issued together": async () => {
      const key = { facilityId: cast.assigned, copies: 9 };
      const id = await addTestKey(context, administratorOf(cast), key);
      return {
        path: "/office/keys",
        action: keyList.action,
        fields: { ...issue(), [`key.${id}`]: "on" },
        days: { dueOn: "day" },
      };
    },
    "a series": async () => ({
      path: `/office/schedule/series/new?facilityId=${cast.assigned}`,
      action: newSeries.action,
      fields: { ...pattern, ...window, startsOn: "2027-01-04", endsOn: "2027-06-30" },
      days: { startsOn: "day", endsOn: "day" },
    }),
    "a change of a visit": async () => ({
      path: `/office/schedule/${await addVisitBegun(context, place(), -600)}/edit`,
      action: visitEdit.action,
      fields: { step: "preview", scope: "visit", date: today, ...window },
      days: { date: "day" },
    }),
    "a change of a series": async () => ({
      path: `/office/schedule/series/${await addSeries(context, place())}`,
      action: series.action,
      fields: {
        ...pattern,
        ...window,
        step: "preview",
        scope: "future",
        startsOn: "2026-01-01",
        endsOn: "2027-06-30",
      },
      days: { startsOn: "day", endsOn: "day" },
    }),
    "an extra visit": async () => ({
      path: `/office/work-orders/${(await addOrder(context, cast.assigned)).id}/extra-visit`,
      action: extraVisit.action,
      fields: { ...window, date: "2027-01-04", text: "Wash the windows" },
      days: { date: "day" },
    }),
    "an inspection": async () => {
      const facility = await addFacility(context, { clientId: cast.own.id });
      await addScope(context, facility);
      return {
        path: "/office/inspections/new",
        action: newInspection.action,
        fields: {
          facilityId: facility.id,
          plannedOn: "2027-01-04",
          method: "five-point",
          inspectorId: cast.ids.administrator,
        },
        days: { plannedOn: "day" },
      };
    },
    "a payment": () => {
      const fields = { step: "pay", cents: "1", paidOn: "2026-11-20", method: "check" };
      const days = { paidOn: "day" } as const;
      return ofInvoice({ fields: { ...fields, reference: "" }, days }, true);
    },
    "a draft on hold": () => {
      const fields = { step: "hold", heldUntil: "2027-01-04", reason: "The price is open" };
      return ofInvoice({ fields, days: { heldUntil: "day" } }, false);
    },
    "a month’s draft": async () => ({
      path: `/office/clients/${(await addBilledClient(context)).clientId}/billing?form=month`,
      action: billing.action,
      fields: { period: "2026-10" },
      days: { period: "month" },
    }),
    "how a client is billed": async () => ({
      path: `/office/clients/${(await addBilledClient(context)).clientId}/billing`,
      action: billing.action,
      fields: {
        billsFrom: "2026-10",
        issueDay: "5",
        termsDays: "30",
        billToName: "Oak Ridge",
        billToAddress: "1 Main St",
        purchaseOrder: "",
        split: "client",
        review: "staff",
        taxRate: "0",
      },
      days: { billsFrom: "month" },
    }),
    "a newsletter": async () => {
      await addSubscribers(context.db, ["reader@example.com"]);
      return {
        path: `/office/newsletters/${await addDraftNewsletter(context.db, administratorOf(cast))}`,
        action: newsletterPage.action,
        fields: { step: "schedule", day: "2027-01-04", time: "09:00", revision: "1" },
        days: { day: "day" },
      };
    },
    "a privacy request": async () => {
      await createPrivacyQueue(context.queue);
      return {
        path: "/office/privacy/new",
        action: newPrivacyRequest.action,
        fields: { kind: "access", email: "jane@example.com", receivedOn: today },
        days: { receivedOn: "day" },
      };
    },
    "an opening": async () => {
      const days = flatFields(documentFields("careers/openings", {})).filter(
        ({ kind }) => kind === "day",
      );
      expect(days.length).toBeGreaterThan(1);
      return {
        path: "/office/website/document?name=careers/openings",
        action: websiteDocument.action,
        fields: Object.fromEntries(days.map(({ place, value }) => [place, value])),
        days: Object.fromEntries(days.slice(0, 2).map((field) => [field.place, "day" as const])),
      };
    },
    "a certificate of the company": async () => ({
      path: "/office/settings/certificates",
      action: certificatesPage.action,
      fields: { name: "General liability", issuer: "Harbor Mutual", validThrough: "2027-01-01" },
      days: { validThrough: "day" },
    }),
    "a document": async () => ({
      path: "/office/documents/new",
      action: newDocument.action,
      fields: {
        clientId: cast.own.id,
        type: "contract",
        title: "Agreement",
        validFrom: "2026-01-01",
        validUntil: "2027-01-01",
      },
      days: { validFrom: "day", validUntil: "day" },
    }),
    ...Object.fromEntries(
      ["version", "days"].map((step) => [
        `the ${step} of a document`,
        async () => ({
          path: `/office/documents/${await addDocumentFor(context, administratorOf(cast), place())}`,
          action: documentPage.action,
          fields: { step, validFrom: "2026-01-01", validUntil: "2027-01-01" },
          days: { validFrom: "day", validUntil: "day" } as const,
        }),
      ]),
    ),
  };

  it("sends every one of them", () => {
    expect(Object.keys(forms)).toEqual(expect.arrayContaining(Object.values(pagesWithDays).flat()));
  });

  describe("a day that does not exist, or of a year that nobody plans for", () => {
    it.each(Object.keys(forms))("%s", async (name) => {
      const form = await forms[name]?.();
      if (form === undefined) throw new Error(name);
      const send = (fields: Record<string, string>) =>
        cast.ask("administrator", form.path, form.action, { ...form.fields, ...fields });
      for (const [field, part] of Object.entries(form.days)) {
        const length = { day: 10, month: 7, year: 4 }[part];
        const values = new Set(never.map((day) => day.slice(0, length)));
        // As months and years these are none that anybody would refuse.
        if (part !== "day") values.delete("2026-02-30".slice(0, length));
        for (const value of values) {
          const answer = await send({ [field]: value });
          expect(answer, `${field} ${value}`).toMatchObject({ status: 422 });
          expect(answer.body, value).toMatchObject({ errors: { [field]: expect.any(String) } });
        }
        for (const day of outermost) {
          const { status } = await send({ [field]: day.slice(0, length) });
          expect(status, `${field} ${day}`).toBeLessThan(500);
        }
      }
    });
  });
});
