/** English and Spanish: chosen by a button, without JavaScript, before the sign-in and after it. */
import { expect, it } from "vitest";
import { createLink } from "#platform/identity/account-links.server.ts";
import { openSite } from "../support/http/site.ts";
import { addPerson, password } from "../support/people.ts";

const site = openSite();
const langOf = (html: string) => /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1];

it("a guest reads the page in Spanish after the button, and in English again", async () => {
  const page = await site.browser().open("/forgot-password");
  expect([page.heading, langOf(page.html)]).toEqual(["Forgot your password?", "en-US"]);
  await page.press("Español");
  expect(page.address).toBe("/forgot-password");
  expect([page.heading, langOf(page.html)]).toEqual(["¿Olvidó su contraseña?", "es-US"]);
  expect(page.html).toContain("<title>Contraseña olvidada");
  await page.press("English");
  expect([page.heading, langOf(page.html)]).toEqual(["Forgot your password?", "en-US"]);
});

it("a browser that prefers Spanish gets it unasked", async () => {
  const page = site.browser();
  page.language = "es-MX,es;q=0.9,en;q=0.5";
  await page.open("/forgot-password");
  expect([page.heading, langOf(page.html)]).toEqual(["¿Olvidó su contraseña?", "es-US"]);
});

it("the account keeps the choice, in every browser", async () => {
  const person = await addPerson(site, { role: "client-administrator" });
  const page = await site.signedIn(person);
  await page.open("/account/profile");
  await page.press("Español");
  expect(page.address).toBe("/account/profile");
  expect([page.heading, langOf(page.html)]).toEqual(["Perfil", "es-US"]);
  expect(page.text).toContain("Administrador del cliente");
  const elsewhere = await site.signedIn(person);
  await elsewhere.open("/account/security");
  expect([elsewhere.heading, langOf(elsewhere.html)]).toEqual(["Seguridad", "es-US"]);
});

it("who accepts an invitation in Spanish goes on in Spanish", async () => {
  const { id: accountId } = await addPerson(site, { role: "client-member", state: "invited" });
  const token = await createLink(site.db, { accountId, purpose: "invitation" });
  const page = await site.browser().open(`/invitation?token=${token}`);
  await page.press("Español");
  expect(page.heading).toBe("Le damos la bienvenida a su portal de clientes");
  page.fill("Contraseña", "quiet lamps along the pier");
  await page.press("Guardar e iniciar sesión");
  expect([page.address, langOf(page.html)]).toEqual(["/client-portal", "es-US"]);
});

it("who comes from a Spanish page of the site goes on in Spanish", async () => {
  const page = await site.browser().open("/es/client-portal");
  await page.follow("¿Olvidó su contraseña?");
  expect([page.heading, langOf(page.html)]).toEqual(["¿Olvidó su contraseña?", "es-US"]);
  await page.press("Enviar el enlace");
  expect([page.status, langOf(page.html)]).toEqual([422, "es-US"]);
});

it("who signs in on a Spanish page reads Spanish from then on, in that browser too", async () => {
  const person = await addPerson(site, { role: "client-administrator" });
  const page = await site.browser().open("/es/client-portal");
  page.fill("Nombre corto o correo", person.username);
  page.fill("Contraseña", password);
  await page.press("Iniciar sesión");
  expect(langOf(page.html)).toBe("es-US");
  expect(page.cookies.get("language")).toBe("es");
});
