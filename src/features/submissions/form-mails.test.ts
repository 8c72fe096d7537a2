/** From the form to the email, over a real mail server. */

import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { company } from "#content/company.ts";
import { confirmSignup } from "#features/newsletter/confirm-signup.server.ts";
import { unsubscribe } from "#features/newsletter/unsubscribe.server.ts";
import { forms } from "#features/public-forms/forms.server.ts";
import { companySettings, newsletterSignups, rateLimits, subscribers } from "#features/schema.ts";
import type { Worker } from "#features/worker.server.ts";
import { newId } from "#platform/database/new-id.ts";
import { emailQueues } from "#platform/email/work-on-emails.server.ts";
import { type FormDefinition, handleJsonSubmission } from "#platform/http/form-handler.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { jsonRequest, visitorAt } from "#tests/support/form-call.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { useQueue } from "#tests/support/queue.ts";
import { quoteFields } from "#tests/support/quote-request.ts";
import { emailStates, emailsAbout } from "#tests/support/record-emails.ts";
import { startTestWorker } from "#tests/support/worker.ts";

const soon = { timeout: 15_000, interval: 50 };
const office = "office@cleardawn.example";
const origin = "https://www.cleardawn.example";

describeEachDatabase("queue", (database) => {
  const queue = useQueue(database, emailQueues);
  let mails: MailServer;
  let worker: Worker;
  beforeEach(async () => {
    mails = await startMailServer();
    worker = await startTestWorker(database(), queue(), {
      smtpUrl: mails.url,
      officeEmail: office,
      origin,
    });
  });
  afterEach(async () => {
    await worker.stop();
    await mails.stop();
    await database().db.execute(sql`delete from pgboss.job`);
  });

  async function submit<Fields extends object>(definition: FormDefinition<Fields>, fields: object) {
    const request = jsonRequest("/", fields, { "idempotency-key": randomUUID() });
    const context = visitorAt(database(), queue());
    const response = await handleJsonSubmission({ request, context }, definition);
    expect(response.status).toBe(201);
    const saved: { id: string; reference: string } = await response.json();
    return saved;
  }
  const emailTo = (address: string, nth = 0) =>
    vi.waitFor(() => {
      const emails = mails.emails.filter(({ recipients }) => recipients.includes(address));
      const email = emails[nth];
      if (email === undefined) throw new Error(`no email ${nth} to ${address} yet`);
      return email;
    }, soon);
  const header = ({ headers }: Email, name: string) =>
    headers.find(({ key }) => key === name.toLowerCase())?.value;
  const newAddress = () => `${randomUUID()}@example.com`;

  it("brings a message to the office, and its reference to the visitor", async () => {
    const email = newAddress();
    const { id, reference } = await submit(forms.contact, {
      name: "Dana <b>Whitfield</b>",
      email,
      subject: "Windows\r\nBcc: everyone@example.com",
      message: "First line of the message.\n<script>alert(1)</script>",
      newsletter: true,
    });
    const atOffice = await emailTo(office);
    expect(atOffice.recipients).toEqual([office]);
    expect(atOffice.email.subject).toBe(
      `Message: Windows Bcc: everyone@example.com (${reference})`,
    );
    expect(atOffice.email.replyTo).toMatchObject([{ address: email }]);
    expect(atOffice.email.text).toContain("  First line of the message.\n");
    expect(atOffice.email.text).toContain("Newsletter:");
    expect(atOffice.email.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(atOffice.email.html).not.toMatch(/<script|<b>Whitfield/);

    const [first, second] = [await emailTo(email, 0), await emailTo(email, 1)];
    const subjects = [first.email.subject, second.email.subject].toSorted();
    expect(subjects).toEqual([
      "Please confirm: the Cleardawn newsletter",
      `We have your message ${reference}`,
    ]);
    const confirmation = [first, second].find(({ email }) => email.subject?.startsWith("We have"));
    expect(confirmation?.email.text).toMatch(/^Hello,\n/);
    expect(confirmation?.email.text).not.toContain("First line");
    expect(confirmation?.email.text).toContain(company.address.street);
    await vi.waitFor(async () => {
      expect(await emailStates(database(), id)).toEqual({
        "contact-message-received-office": "sent",
        "contact-message-received-visitor": "sent",
      });
    }, soon);
  });

  it("brings an application to the office, and its reference to the applicant", async () => {
    const email = newAddress();
    const { reference } = await submit(forms.application, {
      fullName: "Renee Castellano",
      email,
      phone: "(312) 555-0187",
      position: "facility-manager",
      experience: "5-10",
      resume: "javascript:alert('not a link of ours')",
      coverLetter: "I’ve run buildings for eight years, and I’d like to run yours, too.",
    });
    const atOffice = await emailTo(office);
    expect(atOffice.email.subject).toBe(
      `Application: Facility Manager, Renee Castellano (${reference})`,
    );
    expect(atOffice.email.replyTo).toEqual([{ name: "Renee Castellano", address: email }]);
    expect(atOffice.email.text).toContain("Experience:  5-10 years");
    expect(atOffice.email.html).not.toContain('href="javascript:');
    const atApplicant = await emailTo(email);
    expect(atApplicant.email.subject).toBe(`We have your application ${reference}`);
    expect(atApplicant.email.text).toContain("(Facility Manager)");
    expect(atApplicant.email.text).toContain("accommodation");
  });

  it("writes to an office that reads Spanish in Spanish, and to the applicant in theirs", async () => {
    const section = { section: "mail", value: { officeLanguage: "es" } };
    await database()
      .db.insert(companySettings)
      .values({ id: newId(), ...section });
    onTestFinished(async () => {
      await database().db.delete(companySettings);
    });
    const email = newAddress();
    await submit(forms.application, {
      fullName: "Renee Castellano",
      email,
      phone: "(312) 555-0187",
      position: "facility-manager",
      experience: "5-10",
      resume: "https://example.com/resume",
      coverLetter: "I’ve run buildings for eight years, and I’d like to run yours, too.",
    });
    const { email: atOffice } = await emailTo(office);
    expect(atOffice.subject).toMatch(/^Solicitud de empleo: Gerente de instalaciones, Renee/);
    expect(atOffice.text).toMatch(/Experiencia: .*10 años/);
    expect(atOffice.text).toMatch(/Idioma: +inglés/);
    expect(atOffice.html).toContain('lang="es-US"');
    expect((await emailTo(email)).email.subject).toMatch(/^We have your application/);
  });

  it("writes in English to an office whose language was stored as nobody knows it", async () => {
    await database()
      .db.insert(companySettings)
      .values({ id: newId(), section: "mail", value: { officeLanguage: "tlh" } });
    onTestFinished(async () => {
      await database().db.delete(companySettings);
    });
    await submit(forms.contact, {
      name: "Dana Whitfield",
      email: newAddress(),
      subject: "Keys",
      message: "We lost one.",
    });
    expect((await emailTo(office)).email.subject).toMatch(/^Message: Keys/);
  });

  it("tells the office which planning range the visitor saw", async () => {
    const wish = {
      ...quoteFields,
      email: newAddress(),
      squareFootage: "about 12,500 sq ft",
      frequency: "3",
    };
    await submit(forms.quote, wish);
    const { email } = await emailTo(office);
    expect(email.text).toContain("Visits:      3 visits a week");
    expect(email.text).toMatch(/Range shown: +\$\d[\d,]* to \$\d[\d,]* a month \(rate card /);
    expect(email.html).toContain("Range shown");
  });

  describe("the newsletter", () => {
    const signUp = (email: string) => submit(forms.newsletter, { email });
    const signup = async (id: string) => {
      const [signupRow] = await database()
        .db.select()
        .from(newsletterSignups)
        .where(eq(newsletterSignups.id, id));
      if (signupRow === undefined) throw new Error("no such signup");
      return signupRow;
    };
    const untilDecided = (id: string) =>
      vi.waitFor(async () => {
        const [email] = await emailsAbout(database(), id);
        expect(email?.state).not.toBe("queued");
        return email?.state;
      }, soon);
    const subscriber = async (mailbox: string) => {
      const [subscriberRow] = await database()
        .db.select()
        .from(subscribers)
        .where(eq(subscribers.mailbox, mailbox));
      return subscriberRow;
    };
    const context = () => ({ db: database().db, queue: queue() });

    it("asks the owner first, welcomes after the yes, and ends at one click", async () => {
      const email = newAddress();
      const { id } = await signUp(email);
      const confirmation = await emailTo(email);
      const { confirmationToken, unsubscribeToken } = await signup(id);
      const unsubscribeAddress = `${origin}/newsletter/unsubscribe?token=${unsubscribeToken}`;
      expect(confirmation.email.text).toContain(
        `${origin}/newsletter/confirm?token=${confirmationToken}`,
      );
      expect(header(confirmation.email, "List-Unsubscribe")).toBe(`<${unsubscribeAddress}>`);
      expect(header(confirmation.email, "List-Unsubscribe-Post")).toBe(
        "List-Unsubscribe=One-Click",
      );
      expect(await subscriber(email)).toBeUndefined();

      expect(await confirmSignup(context(), confirmationToken)).toEqual({
        state: "confirmed",
        email,
      });
      expect(await confirmSignup(context(), confirmationToken)).toEqual({
        state: "confirmed",
        email,
      });
      const welcome = await emailTo(email, 1);
      expect(welcome.email.subject).toBe("You’re subscribed to the Cleardawn newsletter");
      expect(header(welcome.email, "List-Unsubscribe")).toBe(`<${unsubscribeAddress}>`);
      for (const { email } of [confirmation, welcome]) {
        expect(email.text).toContain(company.address.street);
        expect(email.html).toContain(company.address.street);
        expect(email.text).toContain(`Unsubscribe: ${unsubscribeAddress}`);
      }
      expect(mails.emails.filter(({ recipients }) => recipients.includes(email))).toHaveLength(2);

      await unsubscribe(database().db, unsubscribeToken);
      expect(await subscriber(email)).toMatchObject({ unsubscribedAt: expect.any(Date) });
      expect(await confirmSignup(context(), confirmationToken)).toEqual({ state: "unknown" });
    });

    it("sends an address one mail in six hours and three in a week, whoever asks", async () => {
      const email = newAddress();
      const letTimePass = (form: string) =>
        database()
          .db.update(rateLimits)
          .set({ resetsAt: sql`now()` })
          .where(sql`${rateLimits.bucket} like ${`${form}:%`}`);
      const decisions = [];
      for (const spelled of [email, email.toUpperCase()])
        decisions.push(await untilDecided((await signUp(spelled)).id));
      for (let n = 0; n < 3; n++) {
        await letTimePass("newsletter-mail");
        decisions.push(await untilDecided((await signUp(email)).id));
      }
      expect(decisions).toEqual(["sent", "held", "sent", "sent", "held"]);
      await letTimePass("newsletter-mail-week");
      await letTimePass("newsletter-mail");
      expect(await untilDecided((await signUp(email)).id)).toBe("sent");
    });

    it("sends one mail when many ask for one address at the same moment", async () => {
      const email = newAddress();
      const signups = await Promise.all(Array.from({ length: 8 }, () => signUp(email)));
      const decisions = await Promise.all(signups.map(({ id }) => untilDecided(id)));
      expect(decisions.filter((state) => state === "sent")).toHaveLength(1);
    });

    it("sends the allowed email again after a failed attempt", async () => {
      mails.mood.content = { code: 451, text: "come back later" };
      const email = newAddress();
      const { id } = await signUp(email);
      await vi.waitFor(
        async () => expect((await emailsAbout(database(), id))[0]?.allowedAt).toBeInstanceOf(Date),
        soon,
      );
      mails.mood = {};
      await vi.waitFor(async () => {
        await database().db.execute(
          sql`update pgboss.job set start_after = now() where state = 'retry'`,
        );
        expect(await emailStates(database(), id)).toEqual({ "newsletter-confirmation": "sent" });
      }, soon);
    });

    it("writes nothing more to who is subscribed, and lets who left come back", async () => {
      const email = newAddress();
      const first = await signUp(email);
      await untilDecided(first.id);
      await confirmSignup(context(), (await signup(first.id)).confirmationToken);
      await emailTo(email, 1);
      expect(await untilDecided((await signUp(email)).id)).toBe("held");

      const before = await subscriber(email);
      await unsubscribe(database().db, before?.unsubscribeToken ?? "");
      await database().db.delete(rateLimits);
      const again = await signUp(email);
      expect(await untilDecided(again.id)).toBe("sent");
      await confirmSignup(context(), (await signup(again.id)).confirmationToken);
      expect(await subscriber(email)).toMatchObject({
        unsubscribedAt: null,
        unsubscribeToken: before?.unsubscribeToken,
      });
      await emailTo(email, 3);
    });
  });
});
