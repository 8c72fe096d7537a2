/** A newsletter without JavaScript: written, seen, tested, sent, and left by a reader's one click. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { subscribers } from "#features/schema.ts";
import { openSite } from "../support/http/site.ts";
import { addSubscribers } from "../support/newsletters.ts";
import { addPerson } from "../support/people.ts";
import { linkIn, storedEmails } from "../support/stored-emails.ts";

const site = openSite();

it("is written in two languages, sent to whoever is subscribed, and left at one click", async () => {
  const reader = `${crypto.randomUUID()}@example.com`;
  await addSubscribers(site.db, [reader], { language: "es" });
  const author = await addPerson(site);
  const page = await site.signedIn(author);
  await page.open("/office/newsletters");
  await page.followFirst("New newsletter");
  await page.press("Save as a draft");
  expect(page.status).toBe(422);
  expect(page.text).toContain("Enter a subject in at least one language.");
  const [english, spanish] = ["In English", "In Spanish"].map((name) => page.named(name));
  english?.fill("Subject", "Clean before you open");
  english?.fill("Text", "Our crews **finish** by six. <script>alert(1)</script> ![lobby](x.png)");
  spanish?.fill("Subject", "Limpio antes de abrir");
  await page.press("Save as a draft");
  expect(page.heading).toBe("Clean before you open");
  expect(page.text).toContain("Saved as a draft.");
  expect(page.text).toContain("In Spanish, the subject or the text is missing.");
  expect(page.text).toContain("One picture is left out");
  page.named("In Spanish").fill("Text", "Terminamos a las **seis**.");
  await page.press("Save");
  expect(page.text).toContain("Saved.");

  const [frame = ""] = page.all("iframe").map(({ attribs }) => attribs.src ?? "");
  const preview = await page.fetch(frame);
  expect(preview.status).toBe(200);
  expect(preview.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox/,
  );
  expect(preview.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  const html = await preview.text();
  expect(html).toContain("<strong>finish</strong>");
  expect(html).not.toContain("<script>alert");

  await page.press("Send me a test");
  expect(page.text).toContain("so the test is kept as a file and won’t reach your mailbox.");
  const tests = await storedEmails(site.dataDirectory, author.email, 2);
  expect(tests.map(({ subject }) => subject).toSorted()).toEqual([
    "Prueba: Limpio antes de abrir",
    "Test: Clean before you open",
  ]);

  await page.part("main").press(/^Send to (one subscriber|[\d,]+ subscribers) now$/);
  expect(page.text).toContain("so the emails are kept as files and reach no one.");
  const [mail] = await storedEmails(site.dataDirectory, reader, 1, 90_000);
  expect(mail?.subject).toBe("Limpio antes de abrir");
  if (mail === undefined) throw new Error("no mail");
  await expect
    .poll(async () => (await page.reload()).texts("main *").includes("Sent"), { timeout: 90_000 })
    .toBe(true);
  await page.followFirst("Who got it");
  page.fill("Search addresses", reader);
  await page.press("Find");
  expect(page.part("table").text).toContain(reader);
  expect(page.part("table").text).toContain("Kept as a file");

  const link = linkIn(mail, "/es/newsletter/unsubscribe");
  const stateOf = async () =>
    (await site.db.select().from(subscribers).where(eq(subscribers.email, reader)))[0]
      ?.unsubscribedAt;
  const visitor = site.browser();
  await visitor.open(link);
  expect(visitor.status).toBe(200);
  expect(await stateOf()).toBeNull();
  const clicked = await site.browser().fetch(link, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    headers: { Origin: "https://mail.example" },
  });
  expect(clicked.status).toBe(200);
  expect(await stateOf()).toBeInstanceOf(Date);
  await page.open(page.address.replace(/\/recipients.*/, ""));
  expect(page.text).toMatch(/1 ?Unsubscribes|Unsubscribes ?1/);
});
