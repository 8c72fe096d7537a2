/** Insurance, measured quality and term of a proposal: chosen in the draft, fixed when it is sent, read by its link. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { LoaderFunctionArgs } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import * as certificateFile from "#areas/account/proposal/certificate-file.ts";
import * as guestPage from "#areas/account/proposal/proposal-page.tsx";
import {
  addCompanyCertificate,
  removeCompanyCertificate,
} from "#features/company-certificates/certificate-commands.server.ts";
import { renderEmail } from "#features/render-email.server.ts";
import {
  appointments,
  clients,
  companyCertificates,
  emails,
  facilities,
  historyEvents,
  opportunities,
  proposals,
  proposalVersions,
  visits,
} from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addFile } from "#tests/support/files.ts";
import { personAt } from "#tests/support/form-call.ts";
import { pdfTexts } from "#tests/support/pdf-texts.ts";
import { addDraftProposal, latestProposal, linkTo } from "#tests/support/proposals.ts";
import { useCast } from "#tests/support/roles.ts";
import { pdf } from "#tests/support/sample-files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addVisit } from "#tests/support/visits.ts";
import { checkEvidence, digestOf } from "./evidence.server.ts";
import * as proposalPage from "./office/proposal-page.tsx";
import type { ProposalData } from "./office/proposal-pages.server.ts";
import { keepPaper } from "./papers.server.ts";

type Fields = Record<string, string>;

const origin = "https://www.cleardawn.example";

describeDatabase((database) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();
  const cast = useCast(context, storage);
  const today = todayIn("America/Chicago", new Date());
  const through = addDays(today, 200);

  afterEach(async () => {
    await context.db.delete(companyCertificates);
    await context.db.update(facilities).set({ archivedAt: new Date() });
  });

  const administrator = async () => actorOf(await addPerson(context, { role: "administrator" }));

  async function addCertificate(name: string, content?: Buffer) {
    const actor = await administrator();
    const files = { db: context.db, files: storage };
    const fileIds = content === undefined ? [] : [await addFile(files, actor, content)];
    const fields = { name, issuer: "Prairie Mutual", validThrough: through };
    const added = await addCompanyCertificate(context, actor, fields, fileIds);
    if (!added.ok) throw new Error(added.reason);
    return { id: added.id, remove: () => removeCompanyCertificate(context, actor, added.id) };
  }

  const pathOf = (id: string) => `/office/pipeline/${id}/proposal`;
  const read = async (id: string) =>
    (await cast.ask("administrator", pathOf(id), proposalPage.loader)).body as ProposalData;
  const post = (id: string, fields: Fields) =>
    cast.ask("administrator", pathOf(id), proposalPage.action, fields);
  async function save(id: string, changes: Fields) {
    const { stored } = await read(id);
    const seen = Object.entries(stored).map(([name, value]) => [`seen.${name}`, value]);
    return post(id, { ...stored, ...Object.fromEntries(seen), ...changes, step: "save" });
  }
  const send = async (id: string) =>
    post(id, { step: "send", revision: String((await read(id)).revision) });
  const drafted = async (options: Parameters<typeof addDraftProposal>[2] = {}) =>
    addDraftProposal(context.db, await administrator(), options);
  const offerOf = async (id: string) => (await latestProposal(context.db, id)).version.offer;

  async function ask(loader: unknown, token: string, page: string) {
    const request = new Request(`http://localhost:3000/proposal/${token}${page}`);
    const at = personAt(context, undefined, false, storage);
    const args = { request, params: { token }, context: at } as unknown as LoaderFunctionArgs;
    return (loader as (route: LoaderFunctionArgs) => Promise<unknown>)(args);
  }
  const file = async (token: string, query: string) =>
    (await ask(certificateFile.loader, token, `/certificate${query}`)) as Response;

  describe("certificates", () => {
    it("are all chosen in a new draft, and by name in the history", async () => {
      const { id: certificate } = await addCertificate("General liability");
      const id = await drafted();
      await context.db.delete(proposals).where(eq(proposals.opportunityId, id));
      const field = `certificate.${certificate}`;
      expect((await read(id)).stored[field]).toBe("General liability");
      expect((await save(id, { letter: "Hello" })).status).toBe(303);
      expect((await read(id)).stored[field]).toBe("General liability");
      expect((await save(id, { [field]: "" })).status).toBe(303);
      expect((await read(id)).stored[field]).toBeUndefined();
      // Whatever comes with the form, the name is that of the certificate.
      const unknown = `certificate.${randomUUID()}`;
      await save(id, { [field]: "<script>", [unknown]: "Mine" });
      const { stored } = await read(id);
      expect(stored[field]).toBe("General liability");
      expect(stored).not.toHaveProperty(unknown);
      const told = JSON.stringify(await context.db.select().from(historyEvents));
      expect(told).toContain(`"${field}"`);
      expect(told).not.toContain("<script>");
    });

    it("are fixed with the offer, and their files open by its link alone", async () => {
      const content = pdf(3_000);
      const liability = await addCertificate("General liability", content);
      const left = await addCertificate("Left out", pdf(4_000));
      await addCertificate("A license");
      const id = await drafted();
      const chosen = (await read(id)).certificates.filter(({ name }) => name !== "Left out");
      await save(id, Object.fromEntries(chosen.map(({ field, name }) => [field, name])));
      expect((await send(id)).status).toBe(303);
      const { certificates = [] } = await offerOf(id);
      expect(certificates).toEqual([
        { name: "A license", issuer: "Prairie Mutual", validThrough: through },
        {
          name: "General liability",
          issuer: "Prairie Mutual",
          validThrough: through,
          sha256: expect.stringMatching(/^[\da-f]{64}$/),
        },
      ]);
      const { version, proposal } = await latestProposal(context.db, id);
      expect(digestOf(version.offer)).toBe(version.digest);
      await liability.remove();
      expect((await checkEvidence(context.db, proposal)).state).toBe("whole");
      const token = await linkTo(context.db, id);
      const page = JSON.stringify(await ask(guestPage.loader, token, ""));
      const sha256 = certificates[1]?.sha256 ?? "";
      expect(page).toContain(`/certificate?sha256=${sha256}`);
      expect(page).not.toContain("Left out");
      const opened = await file(token, `?sha256=${sha256}`);
      expect(opened.status).toBe(200);
      expect(Buffer.from(await opened.arrayBuffer()).equals(content)).toBe(true);
      expect(opened.headers.get("content-disposition")).toMatch(/^attachment/);
      expect(opened.headers.get("x-robots-tag")).toContain("noindex");
      const paper = await keepPaper(context.db, version, "offer");
      const printed = pdfTexts(Buffer.from(paper?.content ?? [])).join("\n");
      expect(printed).toContain("Insurance and certificates");
      expect(printed).toContain("General liability. Issued by Prairie Mutual, valid through");
      expect(printed.replaceAll("\n", "")).toContain(sha256);

      // A file of another certificate, or of another proposal, is not opened by it.
      const other = await addCertificate("Other", pdf(5_000));
      const [hidden] = await context.db
        .select()
        .from(companyCertificates)
        .where(eq(companyCertificates.id, left.id));
      const shas = ["", "?sha256=", "?sha256=%00", `?sha256=${"a".repeat(64)}`];
      for (const query of [...shas, `?sha256=${hidden?.fileId}`, `?sha256=${other.id}`])
        expect((await file(token, query)).status, query).toBe(404);
      for (const wrong of ["x", "", token.slice(1)])
        expect((await file(wrong, `?sha256=${sha256}`)).status).toBe(404);
      // Withdrawn, it gives no file away either.
      await context.db
        .update(proposalVersions)
        .set({ state: "withdrawn" })
        .where(eq(proposalVersions.id, version.id));
      expect((await file(token, `?sha256=${sha256}`)).status).toBe(404);
    });

    it("that have ended or were removed since are left out, and said so in the office", async () => {
      const { id: certificate, remove } = await addCertificate("General liability");
      const id = await drafted({
        draft: { certificates: [{ id: certificate, name: "Old name" }] },
      });
      await remove();
      expect((await read(id)).endedCertificates).toEqual(["Old name"]);
      expect((await send(id)).status).toBe(303);
      expect(await offerOf(id)).not.toHaveProperty("certificates");
    });
  });

  describe("measured quality", () => {
    async function addClients(count: number) {
      for (let at = 0; at < count; at++) {
        const { id: clientId } = await addClient(context);
        const facility = await addFacility(context, { clientId, facilityType: "office" });
        const place = { clientId, facilityId: facility.id };
        const date = addDays(today, -20);
        const missedAt = new Date(`${date}T23:00:00Z`);
        await addVisit(context, place, { date, state: "missed", missedAt });
      }
    }

    it("is fixed with the offer, unless the seller leaves it out or too few clients stand behind it", async () => {
      await addClients(2);
      const id = await drafted();
      expect((await read(id)).quality).toEqual([]);
      await send(id);
      expect(await offerOf(id)).not.toHaveProperty("quality");
      await addClients(1);
      expect((await read(id)).quality[0]).toContain("3 buildings");
      await save(id, { quality: "no" });
      await send(id);
      expect(await offerOf(id)).not.toHaveProperty("quality");
      await save(id, { quality: "yes" });
      await send(id);
      const before = await offerOf(id);
      expect(before.quality).toMatchObject({ buildings: 3, visits: { due: 3, onTimeTenths: 0 } });
      await context.db.delete(visits);
      expect(await offerOf(id)).toEqual(before);
      const token = await linkTo(context.db, id);
      const page = JSON.stringify(await ask(guestPage.loader, token, ""));
      expect(page).toContain("We clean 3 buildings of this kind");
      for (const { name } of await context.db.select({ name: clients.name }).from(clients))
        expect(page).not.toContain(name);
      const { version } = await latestProposal(context.db, id);
      const paper = await keepPaper(context.db, version, "offer");
      expect(pdfTexts(Buffer.from(paper?.content ?? [])).join("\n")).toContain(
        "Measured in comparable buildings",
      );
    });

    it.each(["maybe", "1"])("is refused as %j, beside the field", async (quality) => {
      const answer = await save(await drafted(), { quality });
      expect(answer.status).toBe(422);
      expect(Object.keys((answer.body as { errors: Fields }).errors)).toEqual(["quality"]);
    });
  });

  describe("the term of the contract", () => {
    it("is a number of months or a last day, and one of the two", async () => {
      const id = await drafted({ draft: { startsOn: addDays(today, 30), termMonths: "24" } });
      await send(id);
      expect((await offerOf(id)).term).toEqual({ months: 24 });
      await save(id, { endsOn: addDays(today, 400) });
      const both = await send(id);
      expect(both.status).toBe(409);
      expect((both.body as { problem: string }).problem).toContain("not both");
      await save(id, { termMonths: "" });
      await send(id);
      expect((await offerOf(id)).term).toEqual({ lastDay: addDays(today, 400) });
      await save(id, { endsOn: addDays(today, 29) });
      expect((await send(id)).status).toBe(409);
      await save(id, { endsOn: "" });
      await send(id);
      expect(await offerOf(id)).not.toHaveProperty("term");
    });

    it.each(["0", "121", "1.5", "-1", "a year"])("is refused as %j", async (termMonths) => {
      const answer = await save(await drafted(), { termMonths });
      expect(answer.status).toBe(422);
      expect(Object.keys((answer.body as { errors: Fields }).errors)).toEqual(["termMonths"]);
    });
  });

  describe("what was not asked for", () => {
    it("is not thanked for: the letter names a walk-through only after one", async () => {
      const id = await drafted();
      await context.db.delete(proposals).where(eq(proposals.opportunityId, id));
      expect((await read(id)).stored.letter).not.toContain("showing us");
      const actor = await administrator();
      const [startsAt, endsAt] = [2, 1].map((hours) => new Date(Date.now() - hours * 3_600_000));
      await context.db.insert(appointments).values({
        id: newId(),
        kind: "walk-through",
        subjectId: id,
        hostId: actor.accountId,
        guestName: "Dana",
        guestEmail: "",
        language: "en",
        place: "",
        timeZone: "America/Chicago",
        state: "booked",
        startsAt,
        endsAt,
        madeBy: actor.accountId,
      });
      expect((await read(id)).stored.letter).toContain("Thank you for showing us your building.");
    });

    it("is not said to have been asked for, at the foot of the email", async () => {
      const because = async (by: "entered" | "quote-request") => {
        const id = await drafted();
        await context.db.update(opportunities).set({ origin: by }).where(eq(opportunities.id, id));
        await send(id);
        const { version } = await latestProposal(context.db, id);
        const [mail] = await context.db.select().from(emails).where(eq(emails.aboutId, version.id));
        if (mail === undefined) throw new Error("no email was queued");
        const written = await renderEmail({ db: context.db, origin }, mail);
        if (written === undefined || "notDue" in written) throw new Error("a mail was not due");
        return written.text;
      };
      expect(await because("quote-request")).toContain("because you asked us for a quote");
      const entered = await because("entered");
      expect(entered).not.toContain("asked us");
      expect(entered).toContain("because we’ve prepared a proposal for");
      expect(entered).toContain("(Central Time)");
    });
  });
});
