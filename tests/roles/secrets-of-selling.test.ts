/**
 * What the office knows of a sale stays in the office: it is planted in everything that sells, and looked for
 * in all that the prospect and the client's people get to see. As HTML: `tests/http/secrets-of-selling.test.ts`.
 */
import { eq } from "drizzle-orm";
import { type ActionFunctionArgs, matchPath } from "react-router";
import { expect, it } from "vitest";
import * as appointmentPage from "#areas/account/appointment/appointment-page.tsx";
import * as ownPage from "#areas/account/own-page/own-page.tsx";
import * as offerFile from "#areas/account/proposal/offer-file.ts";
import * as proposalPage from "#areas/account/proposal/proposal-page.tsx";
import * as signPage from "#areas/account/proposal/sign-page.tsx";
import * as bidPage from "#features/bids/office/bid-page.tsx";
import * as startPage from "#features/client-starts/office/start-page.tsx";
import * as floorPlanPage from "#features/floor-plans/office/plan-page.tsx";
import * as applicationPage from "#features/hiring/office/application-page.tsx";
import * as opportunityPage from "#features/opportunities/office/detail-page.tsx";
import * as emailsPage from "#features/opportunity-emails/office/emails-page.tsx";
import { renderEmail } from "#features/render-email.server.ts";
import { emails } from "#features/schema.ts";
import * as startUpPlanPage from "#features/start-up-plans/office/plan-page.tsx";
import * as surveyPage from "#features/walk-through-surveys/office/survey-page.tsx";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { moneyText } from "#platform/format/money.ts";
import { clientRoles } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { personAt } from "#tests/support/form-call.ts";
import { pdfTexts } from "#tests/support/pdf-texts.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import {
  clientAddresses,
  clientAddressOf,
  plantSale,
  readStartedClient,
  secretFigures,
  secretWords,
} from "#tests/support/secrets-of-selling.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { waysToWrite } from "#tests/support/ways-to-write.ts";
import { addressRows } from "./address-rows.ts";

const today = todayIn("America/Chicago", new Date());
const firstDay = addDays(today, 3);

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
    const { db } = context;
    const boss = administratorOf(cast);
    const office = async (path: string, action: unknown, fields: Record<string, string>) => {
      const answer = await cast.ask("administrator", path, action, fields);
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 303 });
    };

    const sale = await plantSale(db, boss, firstDay, async (path, fields) => {
      const row = Object.entries(addressRows).find(
        ([pattern]) => !pattern.includes("*") && matchPath(`/${pattern}`, path),
      );
      if (row === undefined) throw new Error(`nothing stands at ${path}`);
      const { action } = (await row[1].load()) as { action?: unknown };
      await office(path, action, fields);
    });
    const { id, path, planId: plan, proposalToken: token, priced, expectNothingOf } = sale;
    const { appointmentToken: appointment, ownPageToken: ownToken } = sale;

    // The prospect, by links and emails.
    const proposal = { token };
    const guestPages = {
      proposal: await askGuest(proposalPage.loader, `/proposal/${token}`, proposal),
      signature: await askGuest(signPage.loader, `/proposal/${token}/sign`, proposal),
      paper: await askGuest(offerFile.loader, `/proposal/${token}/proposal.pdf`, proposal),
      "own page": await askGuest(ownPage.loader, `/own-page/${ownToken}`, { token: ownToken }),
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
      budgetMinutes: String(secretFigures.budget),
    });
    const started = await readStartedClient(db, boss, id);
    const { facilityId } = started;

    const shown = new Set<string>();
    for (const [pattern, { load }] of clientAddresses) {
      const address = clientAddressOf(pattern, started);
      if (address === undefined) continue;
      const { loader } = await load();
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
    const mails = await db.select().from(emails).where(eq(emails.recipient, sale.prospect));
    const messages = new Set<string>();
    for (const mail of mails) {
      const rendered = await renderEmail({ db, origin: "https://www.cleardawn.example" }, mail);
      if (rendered === undefined || "notDue" in rendered) continue;
      messages.add(mail.message);
      const html = rendered.html.replaceAll(/ style="[^"]*"|<style>.*?<\/style>/gs, "");
      const text = [rendered.subject, rendered.text, html].join("\n");
      expectNothingOf(mail.message, text, [secretWords.letter]);
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
          [`/office/pipeline/${sale.rivalId}`, opportunityPage.loader],
          [`/office/applications/${sale.applicationId}`, applicationPage.loader],
          [startUp, startUpPlanPage.loader],
        ] as const
      ).map(async ([address, loader]) =>
        JSON.stringify((await cast.ask("administrator", address, loader)).body),
      ),
    );
    const all = inOffice.join("\n");
    for (const secret of Object.values(secretWords)) expect(all).toContain(secret);
    for (const figure of [
      secretFigures.value,
      secretFigures.wage,
      secretFigures.equipment,
      secretFigures.workCost,
    ])
      expect(
        waysToWrite(figure).some((way) => way.test(all)),
        String(figure),
      ).toBe(true);
  });
});
