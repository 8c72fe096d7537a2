/** Visitors who read Spanish: to work for us, to write to us, to become or to be a client. */
import { randomUUID } from "node:crypto";
import { expectGoodScreen, heading, logIn } from "../support/account-journey.ts";
import { applicationForm, goodApplication } from "../support/application-visitor.ts";
import { expectNoViolation } from "../support/axe.ts";
import { handsFor } from "../support/form-visitor.ts";
import { expect, test, wake } from "../support/journey.ts";
import { expectNotice } from "../support/notice.ts";
import { linkIn, storedEmails } from "../support/stored-emails.ts";

const phone = { width: 390, height: 844 };

const { button, field, fillIn, form, noteOf } = handsFor({
  ...applicationForm,
  labels: {
    fullName: "Nombre completo",
    email: "Correo electrónico",
    phone: "Teléfono",
    position: "Puesto",
    experience: "Experiencia en este tipo de trabajo",
    resume: "Enlace a su currículum o portafolio",
    coverLetter: "Carta de presentación",
  },
  button: /Enviar la solicitud|Enviando la solicitud…/,
});

test("somebody finds work on a phone, and the confirmation comes in Spanish", {
  tag: "@smoke",
}, async ({ page, server }) => {
  const email = `${randomUUID()}@example.com`;
  await page.setViewportSize(phone);
  await page.goto("/");
  await wake(page);
  await test.step("from the English home page to the openings in Spanish", async () => {
    await page.locator("summary[aria-label=Menu]").click();
    await page
      .getByRole("link", { name: "Esta página en español" })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/es$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
    await expect(heading(page)).toHaveText("Limpio antes de abrir.");
    await wake(page);
    await page.locator("summary[aria-label=Menú]").click();
    await page.locator("header summary:visible", { hasText: "Nosotros" }).click();
    await page
      .locator("header")
      .getByRole("link", { name: /^Empleos/ })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/es\/careers$/);
    await expect(page.locator("li#cleaning-technician")).toContainText(
      "De $17.50 a $21.00 por hora",
    );
  });
  await test.step("a fault is said in Spanish, and the rest arrives once", async () => {
    await page
      .locator("li#cleaning-technician")
      .getByRole("link", { name: /^Solicitar/ })
      .click();
    await expect(field(page, "position")).toHaveValue("cleaning-technician");
    const good = { ...goodApplication, position: "cleaning-technician", email };
    await fillIn(page, { ...good, coverLetter: "Busco trabajo" });
    await button(page).click();
    await expect(await noteOf(page, "coverLetter")).toHaveText(
      "Escriba una carta de presentación más detallada",
    );
    await expectNoViolation(page);
    await fillIn(page, { coverLetter: good.coverLetter });
    await button(page).click();
    await expectNotice(
      page,
      "¡Solicitud enviada!",
      "Gracias por su interés. Revisaremos su solicitud y le responderemos.",
    );
    await expect(form(page)).toContainText(/A-[A-Z0-9]{3}-[A-Z0-9]{4}/);
  });
  await test.step("the confirmation names the position in Spanish", async () => {
    const [confirmation] = await storedEmails(server.dataDirectory, email, 1);
    expect(confirmation?.subject).toMatch(/^Recibimos su solicitud de empleo A-/);
    expect(confirmation?.text).toContain("(Técnico o técnica de limpieza)");
    expect(confirmation?.html).toContain('lang="es-US"');
    expect(confirmation?.text).not.toMatch(/\b(your|the|and)\b/i);
  });
});

test.describe("without JavaScript,", () => {
  test.use({ javaScriptEnabled: false, expectedOnConsole: /Failed to load resource.*422/ });

  test("a quote is asked for, corrected and confirmed in Spanish", async ({ page, server }) => {
    const email = `${randomUUID()}@example.com`;
    const quote = page.locator("form[data-draft=quote]");
    const send = async () => {
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await quote.getByRole("button", { name: "Enviar la solicitud" }).click();
      return (await answer).status();
    };
    await page.setViewportSize(phone);
    await page.goto("/es");
    await quote.getByLabel("Nombre completo").fill("Lucía Ferrer");
    await quote.getByLabel("Empresa").fill("Clínica Ferrer");
    await quote.getByLabel("Correo electrónico").fill(email);
    await quote.getByLabel("Teléfono").fill("(312) 555-0111");
    await quote.getByLabel("Tipo de instalación").selectOption("healthcare");
    await quote.getByLabel("Pies cuadrados").fill("4,000");
    expect(await send()).toBe(422);
    await expect(page).toHaveURL(/\/es\?index|\/es#|\/es$/);
    await expect(
      quote.getByRole("link", { name: "Cuéntenos un poco más de lo que necesita" }),
    ).toBeInViewport({ ratio: 1 });
    await expect(quote.getByLabel("Nombre completo")).toHaveValue("Lucía Ferrer");
    await quote.getByLabel("¿Qué necesita?").fill("Dos consultorios, cinco noches por semana.");
    expect(await send()).toBe(200);
    await expect(page.getByText("Ya tenemos su solicitud.")).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/Q-[A-Z0-9]{3}-[A-Z0-9]{4}/)).toBeVisible();
    const [confirmation] = await storedEmails(server.dataDirectory, email, 1);
    expect(confirmation?.subject).toMatch(/cotización Q-/);
  });

  test("the newsletter is confirmed, and ended, on pages in Spanish", async ({ page, server }) => {
    const email = `${randomUUID()}@example.com`;
    await page.goto("/es/contact");
    await page.locator("footer").getByRole("textbox").fill(email);
    await page.locator("footer").getByRole("button", { name: "Suscribirse" }).click();
    await expect(page).toHaveURL(/\/es\/newsletter$/);
    const [confirmation] = await storedEmails(server.dataDirectory, email, 1);
    if (confirmation === undefined) throw new Error("no mail");
    await page.goto(linkIn(confirmation, "/es/newsletter/confirm"));
    await expect(heading(page)).toHaveText("Confirme su suscripción");
    await page.getByRole("button", { name: "Confirmar la suscripción" }).click();
    await expect(heading(page)).toHaveText("Su suscripción está activa");
    const welcome = (await storedEmails(server.dataDirectory, email, 2))[1];
    if (welcome === undefined) throw new Error("no second mail");
    await page.goto(linkIn(welcome, "/es/newsletter/unsubscribe"));
    await expect(heading(page)).toHaveText("¿Cancelar la suscripción al boletín?");
    await page.getByRole("button", { name: "Cancelar la suscripción" }).click();
    await expect(heading(page)).toHaveText("Su suscripción está cancelada");
  });
});

test("a page without a Spanish version says so and leads to the English one", async ({ page }) => {
  await page.goto("/news/50th-anniversary");
  await page
    .getByRole("link", { name: "Esta página en español" })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/es\/news\/50th-anniversary$/);
  await expect(heading(page)).toHaveText("Por ahora, esta página solo está en inglés");
  await page.getByRole("link", { name: "Ver la página en inglés" }).click();
  await expect(page).toHaveURL(/\/news\/50th-anniversary$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
});

test("a client signs in on the page in Spanish, asks for work and accepts it", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const staff = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  const text = `El vestíbulo huele a drenaje ${Math.random().toString(36).slice(2)}`;
  const client = person("client");
  const look = async () => {
    await expectGoodScreen(page);
  };
  let number = "";
  await page.setViewportSize(phone);

  await test.step("who has chosen nothing before keeps the language of the sign-in", async () => {
    await page.goto("/es/client-portal");
    await wake(page);
    await page.getByLabel("Nombre corto o correo").fill(client.username);
    await page.getByLabel("Contraseña").fill(client.password);
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await expectNotice(page, "¡Sesión iniciada!", "Abriendo el portal de clientes…");
    await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
    await look();
  });
  await test.step("the work is asked for", async () => {
    await page.goto("/client-portal/work-orders/new");
    await page.locator("#order-facility").selectOption({ index: 1 });
    await page.getByLabel("¿De qué se trata?").selectOption({ label: "Mal olor" });
    await page.getByRole("radio", { name: /^Emergencia/ }).check();
    await page.getByLabel("¿Qué se necesita?").fill(text);
    await page.getByRole("button", { name: "Enviar la orden de trabajo" }).click();
    await expect(heading(page)).toHaveText("Mal olor");
    number =
      /WO-\w{6}/.exec((await page.getByRole("status").first().textContent()) ?? "")?.[0] ?? "";
    await look();
  });
  await test.step("it is done by staff who read English", async () => {
    await logIn(staff, person("administrator-ready"));
    await staff.goto(`/office/work-orders?words=${number}`);
    await staff.locator("[data-row]", { hasText: text }).getByRole("link").click();
    await expect(heading(staff)).toHaveText("Odor");
    await staff.locator("summary", { hasText: "Mark as done" }).click();
    await staff
      .locator("form", { hasText: "What was done" })
      .locator("button[type=submit]")
      .click();
    await expect(staff.getByText("Waiting for the client to accept it.")).toBeVisible();
    await staff.context().close();
  });
  await test.step("and accepted in Spanish", async () => {
    await page.getByRole("button", { name: "Aceptar el trabajo" }).click();
    await expect(page.getByText("Aceptada. No queda nada por hacer.")).toBeVisible();
    await look();
  });
});
