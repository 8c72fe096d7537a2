import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { forms } from "#features/public-forms/forms.server.ts";
import { jobApplications } from "#features/schema.ts";
import { handlePageSubmission } from "#platform/http/form-handler.server.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import {
  answerTo,
  expectTheOwner,
  goneDatabase,
  jsonRequest,
  postedForm,
  useVisitor,
  visitorAt,
} from "#tests/support/form-call.ts";
import { queuedAbout } from "#tests/support/record-emails.ts";
import { action, loader } from "./submission.ts";

const fields = {
  fullName: "Renee Castellano",
  email: "renee@example.com",
  phone: "(312) 555-0187",
  position: "night-supervisor",
  experience: "3-5",
  resume: "https://example.com/renee/resume.pdf",
  coverLetter:
    "I led a crew of six in two hospitals for four years and would like to work closer to home.",
};

describeDatabase((database) => {
  const visitor = useVisitor(database);
  afterEach(() => vi.useRealTimers());

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    answerTo(action, visitor.context, jsonRequest("/api/job-application", body, headers));
  const applicationsUnder = (key: string) =>
    database().db.select().from(jobApplications).where(eq(jobApplications.idempotencyKey, key));
  const mailsAbout = (id: string | undefined) => queuedAbout(database(), id);
  const bothMails = ["application-received-applicant", "application-received-office"];

  it("gives a guest a number and a reference, and queues both mails", async () => {
    const key = randomUUID();
    const { status, body } = await post(fields, { "idempotency-key": key });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reference: expect.stringMatching(/^A-[2-9A-Z]{3}-[2-9A-Z]{4}$/),
      page: expect.stringMatching(/^\/own-page\/[\w.-]+\?language=en$/),
    });
    expect(await applicationsUnder(key)).toMatchObject([
      { ...fields, positionTitle: "Night Supervisor", screening: "accepted" },
    ]);
    expect(await mailsAbout(body.id)).toEqual(bothMails);
  });

  it.each([
    ["fullName", 2, 200, "Full name is required"],
    ["phone", 10, 60, "Valid phone number is required"],
    ["resume", 10, 2_000, "Please provide a link to your resume or portfolio"],
    ["coverLetter", 50, 10_000, "Please provide a more detailed cover letter"],
  ])("holds %s between %i and %i characters", async (field, least, most, message) => {
    const postText = (text: string) => post({ ...fields, [field]: text });
    const words = "Any words will do. ".repeat(600).slice(0, most).trim();
    const tooLong = `Please keep this under ${most.toLocaleString("en-US")} characters`;
    expect((await postText("9".repeat(least - 1))).body.errors).toEqual({ [field]: message });
    expect((await postText("9".repeat(least))).status).toBe(201);
    expect((await postText(words.padEnd(most, "x"))).status).toBe(201);
    expect((await postText(words.padEnd(most + 1, "x"))).body.errors).toEqual({ [field]: tooLong });
  });

  it.each([
    ["email", "renee@", "Invalid email address"],
    ["position", "", "Please select a position"],
    ["position", 3, "Please select a position"],
    ["experience", "", "Please select your experience level"],
    ["experience", "20+", "Please select your experience level"],
  ])("refuses in %s %j", async (field, value, message) => {
    const { status, body } = await post({ ...fields, [field]: value });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: message });
  });

  it.each(["0-1", "1-3", "3-5", "5-10", "10+"])("takes %s years", async (experience) => {
    expect((await post({ ...fields, experience })).status).toBe(201);
  });

  it("names every fault of an empty form at once, and refuses what is no form", async () => {
    const { body } = await post({});
    expect(Object.keys(body.errors ?? {})).toEqual(Object.keys(fields));
    await expectTheOwner("/api/job-application", action, loader, visitor.context);
  });

  describe("an opening that is not open", () => {
    const closed = {
      position: "This position is no longer open. Please choose another one from the list.",
    };

    it.each(["chief-executive", "__proto__", "night-supervisor ' or 1=1"])(
      "is refused beneath its field when it is unknown: %s",
      async (position) => {
        const { status, body } = await post({ ...fields, position, fullName: "" });
        expect(status).toBe(422);
        expect(body.errors).toEqual({ ...closed, fullName: "Full name is required" });
      },
    );

    it("is refused from the day after its last one", async () => {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-11-01T04:59:59Z") });
      expect((await post(fields)).status).toBe(201);
      vi.setSystemTime(new Date("2027-11-01T05:00:00Z"));
      const { status, body } = await post({ ...fields, fullName: "Too Late" });
      expect(status).toBe(422);
      expect(body.errors).toEqual(closed);
    });

    it("leaves room for any position only once there is none", async () => {
      const anywhere = { ...fields, position: "any-position" };
      expect((await post(anywhere)).body.errors).toEqual({
        position: "Positions have opened since. Please choose one from the list.",
      });
      vi.useFakeTimers({ toFake: ["Date"], now: new Date("2035-01-01T12:00:00Z") });
      const key = randomUUID();
      expect((await post(anywhere, { "idempotency-key": key })).status).toBe(201);
      expect(await applicationsUnder(key)).toMatchObject([
        { position: "any-position", positionTitle: "Any position" },
      ]);
      expect((await post(fields)).body.errors).toEqual(closed);
    });
  });

  it("shows no suspicion of links to one's own work, and of robots all the same", async () => {
    const [artist, robot] = [randomUUID(), randomUUID()];
    const links = Array.from({ length: 6 }, (_, n) => `https://example.com/work/${n}`).join(" ");
    const coverLetter = `What I have done so far, building by building: ${links}`;
    await post({ ...fields, coverLetter }, { "idempotency-key": artist });
    await post(fields, { "idempotency-key": robot, "form-metadata": "website=x&elapsed=900" });
    expect(await applicationsUnder(artist)).toMatchObject([{ screening: "accepted" }]);
    const [quarantined] = await applicationsUnder(robot);
    expect(quarantined).toMatchObject({ screening: "quarantined" });
    expect(await mailsAbout(quarantined?.id)).toEqual([]);
  });

  it("is not answered for by a copy in quarantine", async () => {
    const key = { "idempotency-key": randomUUID() };
    const copy = await post(fields, { ...key, "form-metadata": "website=x&elapsed=900" });
    const { body } = await post(fields, key);
    expect(body.id).not.toBe(copy.body.id);
    expect(await mailsAbout(body.id)).toEqual(bothMails);
  });

  it("is one application when it is sent twenty times at once, and again later", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(fields, headers)));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(await applicationsUnder(headers["idempotency-key"])).toHaveLength(1);
    expect(await mailsAbout(answers[0]?.body.id)).toEqual(bothMails);
    const { id, reference } = answers[0]?.body ?? {};
    expect((await post(fields, headers)).body).toMatchObject({ id, reference });
  });

  it("asks to wait after ten applications in ten minutes, and while the database is away", async () => {
    for (let n = 0; n < 10; n++)
      expect((await post({ ...fields, fullName: `Applicant ${n}` })).status).toBe(201);
    const refused = await post({ ...fields, fullName: "Applicant 11" });
    expect(refused.status).toBe(429);
    visitor.context = visitorAt(await goneDatabase(database()), visitor.queue);
    expect((await post(fields)).status).toBe(503);
  });

  it("comes back to a browser without our script with its faults and everything typed", async () => {
    const typed = { ...fields, coverLetter: "Too short.", position: "gone" };
    const request = postedForm("/careers", { ...typed, website: "" });
    const { data, init } = await handlePageSubmission(
      { request, context: visitor.context },
      forms.application,
    );
    expect(init?.status).toBe(422);
    expect(data).toMatchObject({
      form: "application",
      state: "invalid",
      errors: { coverLetter: expect.any(String), position: expect.any(String) },
      values: typed,
    });
    const sent = await handlePageSubmission(
      { request: postedForm("/careers", fields), context: visitor.context },
      forms.application,
    );
    expect(sent.init?.status).toBe(200);
    expect(sent.data).toMatchObject({ state: "sent", reference: expect.stringMatching(/^A-/) });
  });
});
