/** Visits from both sides without JavaScript: planned in the office, attended, read in the portal. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { visits } from "#features/schema.ts";
import { makeAllVisits } from "#features/visits/series/make-visits.server.ts";
import { openSite } from "../support/http/site.ts";
import { photo } from "../support/sample-files.ts";
import { addVisitStage } from "../support/scenarios/visits.ts";

const site = openSite();

/** A facility whose visit of tonight has begun, and those to come. */
async function addStage(name: string) {
  const stage = await addVisitStage(site, name, 1);
  await makeAllVisits(site.db, new Date());
  return stage;
}

it("a crew lead comes, ticks, says what was locked, and leaves; the client reads it", async () => {
  const stage = await addStage("Open clinic 100");
  const page = await site.signedIn(stage.people.crew);
  expect(page.heading).toBe("Tonight");
  await page.press("Español");
  expect(page.heading).toBe("Esta noche");
  await page.followFirst(new RegExp(stage.facility));
  expect(page.heading).toBe(stage.facility);

  page.fill("Código del edificio", "AAA-AAAA");
  await page.press("Registrar entrada");
  expect(page.text).toContain("Este no es el código de este edificio.");
  expect(page.value("Código del edificio")).toBe("AAA-AAAA");
  page.fill("Código del edificio", "7kr 4m2w");
  await page.enter("Código del edificio");
  expect(page.text).toContain("Llegó a las");
  expect(page.text).toContain("0 de 3 hechas");

  const isDone = (task: string) =>
    page.attribute(`button[aria-pressed]:contains("${task}")`, "aria-pressed");
  await page.press(/^Vacuum carpet/);
  expect(isDone("Vacuum carpet")).toBe("true");
  await page.press(/^Empty trash/);
  expect(page.text).toContain("2 de 3 hechas");
  await page.press(/^Empty trash/);
  expect(page.text).toContain("1 de 3 hechas");
  await page.press(/^Empty trash/);
  await page.reload();
  expect(page.text).toContain("2 de 3 hechas");

  const exception = page.part("form:has(input[type=file])", "¿Qué pasó?");
  exception.choose(/^¿Qué pasó\?/, "Cuarto cerrado con llave");
  exception.fill(/^En sus palabras/, "Nadie tenía la llave");
  exception.choose(/^Dónde/, /Exam room 204/);
  exception.attach(undefined, [
    new File([new Uint8Array(await photo())], "puerta.jpg", { type: "image/jpeg" }),
  ]);
  await exception.press("Anotar");
  expect(page.text).toContain("Exam room 204: Cuarto cerrado con llave");
  expect(page.text).toContain("Nadie tenía la llave");

  page.fill("Mensaje", "Faltan bolsas");
  await page.press("Enviar el mensaje");
  expect(page.named("Enviado al supervisor").text).toContain("Faltan bolsas");

  page.fill("Código del edificio", stage.siteCode);
  await page.press("Registrar salida");
  expect(page.text).toContain("Diga por qué quedan tareas sin hacer.");
  const leave = page.part("form:has(button)", "Registrar salida");
  leave.fill(/¿Por qué quedan sin hacer\?/, "Sin llave");
  leave.fill("Código del edificio", stage.siteCode);
  await leave.press("Registrar salida");
  expect(page.text).toContain("Salió a las");

  const reader = await site.signedIn(stage.people.client);
  await reader.open(`/client-portal/schedule/${stage.visitId}`);
  expect(reader.heading).toBe(stage.facility);
  expect(reader.text).toContain("2 of 3 tasks done");
  // What was picked is in the reader's language, what was written as it was written.
  expect(reader.text).toContain("Exam room 204: Room locked");
  expect(reader.text).toContain("Nadie tenía la llave");
  expect(reader.all('[lang="es-US"]').length).toBeGreaterThan(0);
  expect(reader.text).toContain("Sin llave");
  expect(reader.all("img[alt*=puerta]")).toHaveLength(1);
  expect(reader.html).not.toContain("Faltan bolsas");
});

it("a refused check-out shows its faults in the form that was sent, and no id twice", async () => {
  const stage = await addStage("Open clinic 106");
  const page = await site.signedIn(stage.people.crew);
  await page.followFirst(new RegExp(stage.facility));
  page.fill("Site code", stage.siteCode);
  await page.enter("Site code");
  const waysOf = (button: string) => page.part("form:has(button)", button);
  const expectFaultIn = (button: string, fault: string) => {
    expect(page.status).toBe(409);
    expect(page.texts("[aria-invalid=true] ~ p")).toEqual([fault]);
    expect(waysOf(button).text).toContain(fault);
    const ids = page.all("[id]").map(({ attribs }) => attribs.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  };

  const byCode = waysOf("Check out");
  byCode.fill("Site code", stage.siteCode);
  await byCode.press();
  expectFaultIn("Check out", "Please say why tasks weren’t done.");

  const byTime = waysOf("Save the time");
  byTime.fill("When did you leave?", "00:00");
  await byTime.press();
  expectFaultIn("Save the time", "Please say why tasks weren’t done.");
});

it("a note about an area that is none is refused, and nothing fails", async () => {
  const stage = await addStage("Open clinic 101");
  const page = await site.signedIn(stage.people.crew);
  await page.followFirst(new RegExp(stage.facility));
  page.fill("Site code", stage.siteCode);
  await page.enter("Site code");
  for (const area of ["nonsense", crypto.randomUUID()]) {
    const body = new FormData();
    const fields = { step: "exception", attempt: crypto.randomUUID(), text: "No key", area };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const answer = await page.fetch(page.address, { method: "POST", body });
    expect(answer.status, area).toBe(409);
    const refused = await answer.text();
    expect(refused).toContain("This area isn’t on tonight’s list anymore.");
    expect(refused).toContain("No key");
  }
});

it("a note with a file that is no photo is refused, and its fault is found", async () => {
  const stage = await addStage("Open clinic 103");
  const page = await site.signedIn(stage.people.crew);
  await page.followFirst(new RegExp(stage.facility));
  page.fill("Site code", stage.siteCode);
  await page.enter("Site code");
  const note = page.part("form:has(input[type=file])", "What happened?");
  note.fill(/^In your own words/, "The door was locked");
  note.attach(undefined, [new File(["a list"], "list.txt", { type: "text/plain" })]);
  await note.press("Save note");
  expect(page.status).toBe(422);
  expect(page.texts("#fault-photos")[0]).toContain("list.txt");
  expect(page.html).toContain("The door was locked");
});

it("a client asks for another time from the visit, and the office plans it", async () => {
  const stage = await addStage("Open clinic 101");
  const page = await site.signedIn(stage.people.client);
  await page.open("/client-portal/schedule?view=list&state=scheduled");
  await page.open(page.all("[data-row] a").at(-1)?.attribs.href ?? "");
  await page.follow("Request a change");
  expect(page.heading).toBe("New work order");
  expect(page.text).toContain("About the visit on");
  await page.press("Send the work order");
  expect(page.text).toContain("Please describe what you need");
  expect(page.text).toContain("About the visit on");
  page.fill("What is needed?", "Please come at 8 PM");
  await page.press("Send the work order");
  expect(page.text).toContain("The work order number is");
  const order = new URL(page.address, site.url).pathname.split("/").at(-1);
  await page.open(page.attribute("dd a", "href"));
  expect(page.text).toContain("1 request about this visit");

  const office = await site.signedIn(stage.people.manager);
  await office.open(`/office/work-orders/${order}`);
  await office.follow("Change the visit");
  expect(office.heading).toBe("Edit a visit");
  await office.open(`/office/work-orders/${order}`);
  await office.open(office.attribute('dd a[href*="/schedule/"]', "href"));
  expect(office.text).toContain("1 request about this visit");
});

it("a series is changed from one visit on, after a look at what changes", async () => {
  const stage = await addStage("Open clinic 102");
  const page = await site.signedIn(stage.people.manager);
  const rows = () => page.all("[data-row] a").map(({ attribs }) => attribs.href ?? "");
  await page.open("/office/schedule?view=month");
  expect(page.status).toBe(200);
  await page.open("/office/schedule/series");
  expect(page.part("[data-row]").text).toContain("Every day");

  await page.open("/office/schedule?view=list&state=scheduled");
  // The third from now: tomorrow's may begin in mid-test.
  await page.open(rows()[2] ?? "");
  await page.follow("Edit");
  expect(page.heading).toBe("Edit a visit");
  expect(page.isChecked("This visit only")).toBe(true);
  page.check("This and all following visits");
  page.fill("From", "19:30");
  for (const day of ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]) page.uncheck(day);
  await page.press("Preview changes");
  expect(page.text).toContain("Please choose at least one day");
  expect(page.value("From")).toBe("19:30");
  page.check("Tue");
  page.check("Fri");
  await page.press("Preview changes");
  expect(page.text).toMatch(/\d+ visits change /);
  expect(page.text).toMatch(/\d+ visits are removed/);
  await page.press("Back to editing");
  expect(page.isChecked("Tue")).toBe(true);
  await page.press("Preview changes");
  await page.press("Save these changes");
  expect(page.text).toMatch(/Saved\. The next visit is on .+\. The client sees it in the portal\./);
  expect(page.text).toMatch(/Tuesday and Friday, 7:30 PM–2 AM, from/);
  await page.open("/office/schedule/series");
  expect(page.all("[data-row]")).toHaveLength(2);

  await page.open("/office/schedule?view=list&state=scheduled");
  await page.open(rows().at(-1) ?? "");
  await page.press("Cancel the visit");
  expect(page.text).toContain("Please say why. The client will read it.");
  page.fill("Reason", "Floors are being sealed");
  await page.press("Cancel the visit");
  expect(page.text).toContain("Undo the cancellation");

  const reader = await site.signedIn(stage.people.client);
  await reader.open("/client-portal/schedule?view=list&state=cancelled");
  expect(reader.part("[data-row]").text).toContain("Floors are being sealed");
});

it("a client sees list, week and month, and subscribes to the calendar", async () => {
  const stage = await addStage("Open clinic 103");
  const page = await site.signedIn(stage.people.client);
  await page.open("/client-portal/schedule");
  await page.followFirst("Month");
  expect(page.address).toMatch(/view=month/);
  await page.followFirst("Later");
  expect(page.address).toMatch(/view=month&on=/);
  await page.followFirst("Today");
  expect(page.address).toMatch(/view=month$/);
  await page.followFirst("Week");
  expect(page.address).toMatch(/view=week$/);
  page.choose("Status", "Canceled");
  await page.press("Show");
  expect(page.text).toContain("No visit matches");

  await page.follow("Add to your calendar");
  await page.press("Create a secret address");
  const path = new URL(page.value("Secret address")).pathname;
  const elsewhere = site.browser();
  const feed = await elsewhere.fetch(path);
  expect(await feed.text()).toContain(`LOCATION:${stage.facility}`);
  const again = await elsewhere.fetch(path, {
    headers: { "If-None-Match": feed.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
  await page.press("Revoke it");
  expect(page.hasButton("Create a secret address")).toBe(true);
  expect((await elsewhere.fetch(path)).status).toBe(404);
  expect(await site.db.$count(visits, eq(visits.id, stage.visitId))).toBe(1);
});
