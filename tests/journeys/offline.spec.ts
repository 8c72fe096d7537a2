/** Tonight in a basement: what a crew gives without a connection arrives once, whatever happens. */
import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectGoodScreen, heading, logIn, pressButton } from "../support/account-journey.ts";
import { readBrowserModules } from "../support/downloads.ts";
import { englishWordsIn } from "../support/english-words.ts";
import { expect, journeyAt } from "../support/journey.ts";
import { password, type TestPerson } from "../support/people.ts";
import { keepsStore, openPhone, type Phone, untilKept } from "../support/phone.ts";
import { photo } from "../support/sample-files.ts";
import type { VisitStage } from "../support/scenarios/visits.ts";

const test = journeyAt("visits").extend<{ phone: Phone }>({
  phone: async ({ baseURL }, use, info) => {
    const [a = 0, b = 0] = createHash("sha256").update(info.testId).digest();
    const phone = await openPhone({ baseURL: baseURL ?? "", address: `198.18.${a}.${b}` });
    await use(phone);
    await phone.close();
  },
});

async function begin({ page }: Phone, person: TestPerson, path = "/office/tonight") {
  // Without it the session ends when the phone is switched off.
  await logIn(page, { ...person, password }, { remember: true });
  await expect(page.getByRole("navigation", { name: "Sections" }).first()).toBeAttached();
  await page.goto(path);
  await untilKept(page);
  // The data are kept once the page has asked for them.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("kept-for=");
  await expect.poll(() => keepsStore(page, "tonight")).toBe(true);
}

async function signOut(page: Page) {
  await page.goto("/account/profile");
  await pressButton(page, "Sign out");
  await expect(page.locator("#login form")).toBeVisible();
}

const task = (page: Page, name: string) => page.getByRole("button", { name });
const unsent = (page: Page, count: number) =>
  expect(
    page.getByText(
      count === 1 ? "1 answer hasn’t been sent yet" : `${count} answers haven’t been sent yet`,
    ),
  ).toBeVisible();

/** What the server has, asked by somebody else. */
async function stored(phone: Phone, id: string) {
  const response = await phone.context.request.get("/office/tonight/visits.json");
  const { visits } = await response.json();
  return visits.find((visit: { id: string }) => visit.id === id);
}

const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });

const open = (page: Page, stage: VisitStage) => page.goto(`/office/tonight/${stage.visitId}`);

async function checkIn(page: Page, code: string) {
  await page.getByLabel("Site code").first().fill(code);
  await pressButton(page, "Check in");
}

test("a whole visit without a connection, the phone restarted twice, arrives once", async ({
  phone,
  stage,
}) => {
  await begin(phone, stage.people.crew);
  await phone.setOffline(true);
  await phone.restart();

  // The phone was off: the page comes from what it has kept.
  await phone.page.goto("/office/tonight");
  await expect(phone.page.getByText("what’s saved on your phone")).toBeVisible();
  await expectGoodScreen(phone.page);
  await phone.page.getByRole("link", { name: stage.facility }).first().click();
  await expect(heading(phone.page)).toHaveText(stage.facility);
  await checkIn(phone.page, stage.siteCode);
  await expect(phone.page.getByText(/^Arrived at/)).toBeVisible();
  await unsent(phone.page, 1);
  for (const name of ["Vacuum carpet", "Empty trash"]) await task(phone.page, name).click();
  await task(phone.page, "Empty trash").click();
  await task(phone.page, "Empty trash").click();
  await unsent(phone.page, 5);
  await expectGoodScreen(phone.page);

  await phone.restart();
  await open(phone.page, stage);
  await expect(task(phone.page, "Vacuum carpet")).toHaveAttribute("aria-pressed", "true");
  await unsent(phone.page, 5);
  const sent = [await photo({ width: 900, height: 600 }), await photo({ width: 700, height: 900 })];
  const files = sent.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: "image/jpeg", buffer }));
  await phone.page.getByLabel("What happened?").selectOption("Room locked");
  await phone.page.getByLabel(/^In your own words/).fill("Nobody had the key");
  await phone.page.getByLabel("Where").selectOption("Exam room 204");
  await phone.page.getByLabel("Add photos").setInputFiles(files.slice(0, 1));
  await expect(phone.page.getByRole("img", { name: "0.jpg" })).toBeVisible();
  // Whoever saves at once does so before the second one is drawn.
  await phone.page.getByLabel("Add photos").setInputFiles(files.slice(1));
  await pressButton(phone.page, "Save note");
  await expect(phone.page.getByText(/Exam room 204: Room locked/)).toBeVisible();
  await phone.page.getByText("Message to the supervisor").click();
  await phone.page.getByLabel("Message", { exact: true }).fill("Out of bags");
  await pressButton(phone.page, "Send the message");
  await unsent(phone.page, 7);
  await pressButton(phone.page, "Save note");
  await expect(phone.page.getByText("Please say what happened")).toBeVisible();
  await pressButton(phone.page, "Check out");
  await expect(phone.page.getByText("Please enter the code")).toBeVisible();
  expect(await repeatedIds(phone.page)).toEqual([]);
  await phone.page.getByLabel("Why weren’t they done?").first().fill("No key");
  await phone.page.getByLabel("Site code").fill(stage.siteCode);
  await pressButton(phone.page, "Check out");
  await expect(phone.page.getByText(/^Left at/)).toBeVisible();
  await unsent(phone.page, 8);
  await expectGoodScreen(phone.page);

  await phone.restart();
  await open(phone.page, stage);
  await unsent(phone.page, 8);
  const confirmed: Promise<string>[] = [];
  phone.page.on("response", (response) => {
    if (response.url().includes("/photos/"))
      confirmed.push(response.json().then(({ sha256 }) => sha256));
  });
  await phone.setOffline(false);
  await expect(phone.page.getByText(/been sent yet/)).toBeHidden({ timeout: 40_000 });
  const hashes = sent.map((buffer) => createHash("sha256").update(buffer).digest("hex"));
  expect((await Promise.all(confirmed)).toSorted()).toEqual(hashes.toSorted());
  const visit = await stored(phone, stage.visitId);
  expect(visit).toMatchObject({
    state: "completed",
    tasks: 3,
    tasksDone: 2,
    undoneReason: "No key",
    came: { how: "with the site code", isEntered: false },
    exceptionList: [
      {
        areaName: "Exam room 204",
        code: "room-locked",
        text: "Nobody had the key",
        language: "en",
      },
    ],
    notes: [{ text: "Out of bags" }],
  });
  const [exception] = visit.exceptionList;
  expect(exception.files).toHaveLength(2);
  for (const [at, file] of exception.files.entries()) {
    const content = await phone.context.request.get(`/office/files/${file.id}`);
    expect(content.headers()["content-type"]).toBe("image/jpeg");
    expect([file.width, file.height]).toEqual(at === 0 ? [900, 600] : [700, 900]);
  }
  // Nothing is left on the phone, and a reload from the server shows the same.
  await phone.page.reload();
  await expect(phone.page.getByText(/Exam room 204: Room locked/)).toBeVisible();
  await expect.poll(() => left(phone.page)).toEqual({ entries: 0, photos: 0 });
});

const left = (page: Page) =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("unsent");
      request.onsuccess = () => resolve(request.result);
    });
    const count = (name: string) =>
      new Promise<number>((resolve) => {
        const request = db.transaction(name).objectStore(name).count();
        request.onsuccess = () => resolve(request.result);
      });
    const counted = { entries: await count("entries"), photos: await count("photos") };
    db.close();
    return counted;
  });

/** Names of the scenario, as somebody has written them. */
const namesOf = (stage: VisitStage) => [
  stage.facility,
  "Vacuum carpet",
  "Empty trash",
  "Disinfect surfaces",
  "Exam room 204",
  "Lobby",
  "Evening cleaning",
  "Cleardawn Facility Services",
  "Cleardawn",
];

/** All that the screen shows or reads out is Spanish, except for names. */
async function expectSpanish(page: Page, names: readonly string[]) {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("es-US");
  const texts = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((element) =>
      ["aria-label", "title", "placeholder"].flatMap((name) => element.getAttribute(name) ?? []),
    ),
  ]);
  const said = names.reduce((text, name) => text.replaceAll(name, ""), texts.join("\n"));
  expect(englishWordsIn(said)).toEqual([]);
}

test("a night in Spanish, from the sign-in to the last answer, without a connection", async ({
  phone,
  stage,
}) => {
  const { crew } = stage.people;
  const names = namesOf(stage);
  await phone.page.goto("/es/client-portal?next=%2Foffice%2Ftonight");
  const form = phone.page.locator("#login form");
  await form.getByLabel("Nombre corto o correo").fill(crew.username);
  await form.getByLabel("Contraseña", { exact: true }).fill(password);
  await form.getByLabel("Mantener la sesión en este dispositivo").check();
  await form.getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(heading(phone.page)).toHaveText("Esta noche");
  await untilKept(phone.page);
  await expect.poll(() => keepsStore(phone.page, "tonight")).toBe(true);
  await expectSpanish(phone.page, names);

  await phone.setOffline(true);
  await phone.restart();
  await phone.page.goto("/office/tonight");
  await expect(
    phone.page.getByText("Sin conexión: esto es lo que guardó su teléfono"),
  ).toBeVisible();
  await expectSpanish(phone.page, names);
  await phone.page.getByRole("link", { name: stage.facility }).first().click();
  await expect(heading(phone.page)).toHaveText(stage.facility);
  await phone.page.getByLabel("Código del edificio").first().fill(stage.siteCode);
  await pressButton(phone.page, "Registrar entrada");
  await expect(phone.page.getByText(/^Llegó a las \d+:\d\d [ap]\.m\./)).toBeVisible();
  await expect(phone.page.getByText("1 respuesta sin enviar")).toBeVisible();
  for (const name of ["Vacuum carpet", "Empty trash"]) await task(phone.page, name).click();
  await expect(phone.page.getByText("3 respuestas sin enviar")).toBeVisible();
  await expect(phone.page.getByText("Se envían solas en cuanto haya conexión.")).toBeVisible();
  await phone.page.getByLabel("¿Qué pasó?").selectOption("Cuarto cerrado con llave");
  await phone.page.getByLabel(/^En sus palabras/).fill("Nadie tenía la llave");
  await phone.page.getByLabel("Dónde").selectOption("Exam room 204");
  const buffer = await photo({ width: 900, height: 600 });
  await phone.page
    .getByLabel("Agregar fotos")
    .setInputFiles([{ name: "1.jpg", mimeType: "image/jpeg", buffer }]);
  await expect(phone.page.getByRole("img", { name: "1.jpg" })).toBeVisible();
  await pressButton(phone.page, "Anotar");
  await expect(phone.page.getByText(/Exam room 204: Cuarto cerrado con llave/)).toBeVisible();
  await phone.page.getByText("Mensaje al supervisor").click();
  await phone.page.getByLabel("Mensaje", { exact: true }).fill("Se acabaron las bolsas");
  await pressButton(phone.page, "Enviar el mensaje");
  await phone.page.getByLabel("¿Por qué quedan sin hacer?").first().fill("Sin llave");
  await phone.page.getByLabel("Código del edificio").fill(stage.siteCode);
  await pressButton(phone.page, "Registrar salida");
  await expect(phone.page.getByText(/^Salió a las/)).toBeVisible();
  await expect(phone.page.getByText("6 respuestas sin enviar")).toBeVisible();
  await expectSpanish(phone.page, names);
  await expectGoodScreen(phone.page);

  await phone.setOffline(false);
  await expect(phone.page.getByText(/sin enviar/)).toBeHidden({ timeout: 40_000 });
  await expectSpanish(phone.page, names);
  expect(await stored(phone, stage.visitId)).toMatchObject({
    state: "completed",
    tasksDone: 2,
    undoneReason: "Sin llave",
    came: { how: "con el código del edificio", isEntered: false },
    exceptionList: [
      { code: "room-locked", text: "Nadie tenía la llave", language: "es", files: [{}] },
    ],
    notes: [{ text: "Se acabaron las bolsas" }],
  });
  await expect.poll(() => left(phone.page)).toEqual({ entries: 0, photos: 0 });
});

test("half sent when the connection goes, and answers that were lost, are sent once", {
  tag: "@smoke",
}, async ({ phone, stage }) => {
  await begin(phone, stage.people.crew, `/office/tonight/${stage.visitId}`);
  const { page } = phone;
  await checkIn(page, stage.siteCode);
  await expect(page.getByText("0 of 3 done")).toBeVisible();
  // The server has it, and the phone never hears of it.
  let lost = 0;
  await page.route("**/office/tonight/entries/*", async (route) => {
    lost += 1;
    await route.fetch();
    // The page may be on its way already.
    await route.abort().catch(() => undefined);
  });
  await page.getByLabel(/^In your own words/).fill("Lobby flooded");
  await pressButton(page, "Save note");
  await unsent(page, 1);
  await task(page, "Empty trash").click();
  await unsent(page, 2);
  expect(lost).toBeGreaterThan(0);
  await page.unroute("**/office/tonight/entries/*");
  await expect(page.getByText(/been sent yet/)).toBeHidden({ timeout: 40_000 });
  expect(await stored(phone, stage.visitId)).toMatchObject({
    tasksDone: 1,
    exceptionList: [{ text: "Lobby flooded" }],
  });
  await expect.poll(() => left(page)).toEqual({ entries: 0, photos: 0 });
});

test("a session that ended asks for a sign-in and loses nothing", async ({ phone, stage }) => {
  await begin(phone, stage.people.crew, `/office/tonight/${stage.visitId}`);
  const { page } = phone;
  await checkIn(page, stage.siteCode);
  await expect(page.getByText("0 of 3 done")).toBeVisible();
  await phone.context.clearCookies({ name: "session" });
  await task(page, "Empty trash").click();
  await expect(page.getByText("You’re signed out.")).toBeVisible();
  await expect(task(page, "Empty trash")).toHaveAttribute("aria-pressed", "true");
  await expectGoodScreen(page);
  await page.getByRole("link", { name: "Sign in" }).click();
  const form = page.locator("#login form");
  await form.getByLabel("Username/Email").fill(stage.people.crew.username);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Log In" }).click();
  await expect(heading(page)).toHaveText(stage.facility);
  await expect(page.getByText(/been sent yet/)).toBeHidden();
  await expect(page.getByText("1 of 3 done")).toBeVisible();
  // Both texts stand from the first paint on, before the phone sends what it has kept.
  await expect
    .poll(() => stored(phone, stage.visitId), { timeout: 15_000 })
    .toMatchObject({ tasksDone: 1 });
});

test("somebody else on the same phone sees nothing of the first, whose answers wait", async ({
  phone,
  stage,
}) => {
  const { crew, supervisor } = stage.people;
  await begin(phone, crew, `/office/tonight/${stage.visitId}`);
  let tries = 0;
  await phone.context.route("**/office/tonight/entries/*", (route) => {
    tries += 1;
    return route.abort();
  });
  await phone.page.getByText("Message to the supervisor").click();
  await phone.page.getByLabel("Message", { exact: true }).fill("Secret of the first");
  await pressButton(phone.page, "Send the message");
  await unsent(phone.page, 1);
  await signOut(phone.page);

  // Without a connection and signed out: not even what the phone has kept.
  await phone.setOffline(true);
  await open(phone.page, stage);
  await expect(heading(phone.page)).toHaveText("Nothing is saved on this phone");
  await expect(phone.page.getByText("1 answer from someone else is waiting")).toBeVisible();
  await expect(phone.page.getByText(stage.facility)).toBeHidden();
  await expectGoodScreen(phone.page);
  await phone.setOffline(false);

  const triesOfTheFirst = tries;
  await begin(phone, supervisor, `/office/tonight/${stage.visitId}`);
  await expect(phone.page.getByText("1 answer from someone else is waiting")).toBeVisible();
  await expect(phone.page.getByText("Secret of the first")).toBeHidden();
  expect((await stored(phone, stage.visitId)).notes).toEqual([]);

  expect(tries).toBe(triesOfTheFirst);
  await signOut(phone.page);
  await phone.context.unrouteAll();
  await begin(phone, crew, `/office/tonight/${stage.visitId}`);
  await expect(phone.page.getByText("Secret of the first")).toBeVisible();
  await expect.poll(async () => (await stored(phone, stage.visitId)).notes.length).toBe(1);
});

test("what the server does not take stays with its reason, and goes into a file", async ({
  phone,
  stage,
  baseURL,
}) => {
  await begin(phone, stage.people.crew, `/office/tonight/${stage.visitId}`);
  const { page } = phone;
  await phone.setOffline(true);
  await checkIn(page, "AAA-AAAA");
  await expect(page.getByText(/^Arrived at/)).toBeVisible();
  await task(page, "Empty trash").click();
  // Somebody at the office cancels it meanwhile.
  const office = await openPhone({ baseURL: baseURL ?? "", address: "198.18.7.7" });
  await logIn(office.page, { ...stage.people.manager, password });
  await expect(office.page.getByRole("navigation", { name: "Sections" }).first()).toBeAttached();
  await office.page.goto(`/office/schedule/${stage.visitId}`);
  await office.page.getByText("Cancel this visit").click();
  await office.page.getByLabel("Reason").fill("Snow");
  await pressButton(office.page, "Cancel the visit");
  await expect(office.page.getByText("Saved.")).toBeVisible();
  await office.close();
  await phone.setOffline(false);
  await expect(page.getByText("2 answers weren’t accepted").first()).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByText("This visit was canceled.").first()).toBeVisible();
  await expectGoodScreen(page);
  const saving = page.waitForEvent("download");
  await pressButton(page, "Save as a file");
  const file = await (await saving).createReadStream();
  let text = "";
  for await (const part of file) text += part;
  expect(JSON.parse(text).entries).toMatchObject([
    { act: { kind: "check-in", attendance: { code: "AAA-AAAA" } }, refusal: "cancelled" },
    { act: { kind: "task", task: "Empty trash" }, refusal: "cancelled" },
  ]);
  const remove = page.getByRole("button", { name: "Remove from this phone" });
  for (const left of [1, 0]) {
    await remove.first().click();
    await expect(page.getByText("Remove it for good? There’s no other copy.")).toBeVisible();
    await page.getByRole("button", { name: "Keep it" }).press("Enter");
    await expect(remove.first()).toBeFocused();
    await remove.first().press("Enter");
    await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
    await pressButton(page, "Yes, remove it");
    await expect(remove).toHaveCount(left);
  }
});

test("what is never taken is set aside, whoever refuses it, and the rest goes", async ({
  phone,
  stage,
}) => {
  await begin(phone, stage.people.crew, `/office/tonight/${stage.visitId}`);
  const { page } = phone;
  await checkIn(page, stage.siteCode);
  await expect(page.getByText("0 of 3 done")).toBeVisible();
  await page.clock.install();
  let tries = 0;
  await page.route("**/office/tonight/entries/*", (route) => {
    if (route.request().postDataJSON().act.kind !== "message") return route.continue();
    tries += 1;
    return tries % 2 === 1
      ? route.fulfill({ status: 500, json: {}, headers: { "X-Request-Id": "1" } })
      : route.fulfill({ status: 413, contentType: "text/html", body: "<h1>nginx" });
  });
  await page.getByText("Message to the supervisor").click();
  await page.getByLabel("Message", { exact: true }).fill("Out of bags");
  await pressButton(page, "Send the message");
  await task(page, "Empty trash").click();
  await unsent(page, 2);
  await expect(page.getByText("We’ll try again in a moment")).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(21_000);
    await expect(page.getByText("1 answer wasn’t accepted").first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  expect(tries, "of which those of one moment count once").toBeGreaterThanOrEqual(5);
  await expect(page.getByText("Sending failed several times")).toBeVisible();
  await expect(page.getByText(/been sent yet/)).toBeHidden();
  expect(await stored(phone, stage.visitId)).toMatchObject({ tasksDone: 1, notes: [] });
  await expectGoodScreen(page);
  await page.reload();
  await expect(page.getByText("Sending failed several times")).toBeVisible();
  const saving = page.waitForEvent("download");
  await pressButton(page, "Save as a file");
  let text = "";
  for await (const part of await (await saving).createReadStream()) text += part;
  expect(JSON.parse(text).entries).toMatchObject([
    { act: { kind: "message", text: "Out of bags" } },
  ]);
  await page.unroute("**/office/tonight/entries/*");
  await pressButton(page, "Send again");
  await expect(page.getByText("1 answer wasn’t accepted")).toHaveCount(0);
  await expect.poll(async () => (await stored(phone, stage.visitId)).notes.length).toBe(1);
  await expect.poll(() => left(page)).toEqual({ entries: 0, photos: 0 });
});

test("a code that was wrong counts as entered later, and says so", async ({ phone, stage }) => {
  await begin(phone, stage.people.crew, `/office/tonight/${stage.visitId}`);
  const { page } = phone;
  await phone.setOffline(true);
  await page.clock.install({ time: Date.now() - 8 * 60_000 });
  await checkIn(page, "AAA-AAAA");
  await expect(page.getByText(/^Arrived at/)).toBeVisible();
  await page.clock.setSystemTime(Date.now());
  await page.clock.resume();
  await phone.setOffline(false);
  await expect(page.getByText("your time counts as entered later")).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByText(/\(entered later, sent later\)/)).toBeVisible();
});

test("no file of another area has any of it, and its own are what the worker keeps", () => {
  const files = Object.entries(readBrowserModules());
  const isOfPhones = (path: string) =>
    /^src\/(platform\/offline|features\/(tonight|inspections\/office|walk-through-surveys\/office)\/phone)\//.test(
      path,
    );
  const holding = files.filter(([, { modules }]) => modules.some(isOfPhones));
  expect(holding.length).toBeGreaterThan(3);
  expect(
    files.some(([, { modules }]) => modules.some((path) => /^src\/areas\/portal\//.test(path))),
  ).toBe(true);
  for (const [address, { modules }] of holding) {
    const others = modules.filter((path) => /^src\/areas\/(portal|account|marketing)\//.test(path));
    expect(others, address).toEqual([]);
  }
  const addresses = new Set(holding.map(([address]) => address));
  const isNamedBy = ([, { modules, imports }]: (typeof files)[number]) =>
    imports.some((address) => addresses.has(address)) &&
    modules.some((path) =>
      /^src\/(areas\/(portal|account|marketing)|platform\/document)\//.test(path),
    );
  expect(files.filter(isNamedBy).map(([address]) => address)).toEqual([]);
});

test("the worker answers for its own pages alone, and keeps nothing personal", async ({
  phone,
  stage,
}) => {
  await begin(phone, stage.people.crew);
  const { page } = phone;
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    );
  expect(await scopes()).toEqual(["/office/tonight"]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const cache = await caches.open(names[0] ?? "");
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(kept.every((path) => /^\/assets\/|^\/office\/tonight\/shell-en$/.test(path))).toBe(true);
  await page.goto("/office/work-orders");
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  const policy = (await phone.context.request.get("/office/work-orders")).headers();
  expect(policy["content-security-policy"]).toContain("worker-src 'none'");
});
