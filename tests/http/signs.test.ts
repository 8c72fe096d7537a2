/** From the printed sign of a room to the page that says that it is done, without JavaScript. */
import { expect, it } from "vitest";
import { openSite } from "../support/http/site.ts";
import { addressesOnSigns } from "../support/pdf-texts.ts";
import { photoWithPlace } from "../support/sample-files.ts";
import { addSignStage } from "../support/scenarios/signs.ts";

const site = openSite();

it("our staff print signs, and get what somebody reports in Spanish", async () => {
  const stage = await addSignStage(site, "Signed clinic 100");
  const page = await site.signedIn(stage.people.manager);
  await page.open(stage.officePath);
  expect(page.text).toContain("0 of 2 areas have a sign");
  await page.press("Create 2 signs");
  expect(page.text).toContain("2 of 2 areas have a sign");
  const file = await page.fetch(`${stage.officePath}.pdf?format=letter`);
  expect(file.headers.get("content-type")).toBe("application/pdf");
  const [, address = ""] = addressesOnSigns(new Uint8Array(await file.arrayBuffer()));
  expect(address.startsWith(site.url)).toBe(true);

  const phone = site.browser();
  phone.language = "es-MX";
  await phone.open(new URL(address).pathname);
  expect(phone.attribute("html", "lang")).toBe("es-US");
  expect(phone.heading).toBe("Reportar un problema");
  expect(phone.text).toContain("Restroom 204");
  expect(phone.all("script")).toEqual([]);
  await phone.follow("English");
  expect(phone.heading).toBe("Report a problem");
  await phone.follow("Español");
  phone.check("Derrame o fuga");
  phone.fill(/Algo que nos ayude/, "Junto al lavabo");
  phone.attach(/Una foto/, [
    new File([new Uint8Array(await photoWithPlace())], "agua.jpg", { type: "image/jpeg" }),
  ]);
  await phone.press("Enviar el reporte");
  expect(phone.heading).toBe("Recibimos su reporte");
  const link = phone.address;

  await page.open("/office/work-orders");
  const row = page.part("[data-row]", stage.facility);
  expect(row.text).toContain("Junto al lavabo");
  await row.followFirst();
  expect(page.text).toContain("Written in Spanish");
  expect(page.all("a img")).toHaveLength(1);
  expect(page.text).toContain("An occupant");
  await page.press("Acknowledge");
  expect(page.text).toContain("Acknowledged");
  await phone.reload();
  expect(phone.heading).toBe("Alguien se ocupa");
  const done = page.part("form", "What was done");
  done.fill(/^What was done/, "Dried, and the tap is mended");
  await done.press("Mark as done");
  expect(page.text).toContain("Waiting for the client to accept it.");

  await phone.open(link);
  expect(phone.heading).toBe("Listo. ¡Gracias!");
  expect(phone.text).toContain("Dried, and the tap is mended");
  expect(phone.html).not.toContain(stage.people.manager.name);
  phone.fill(/Qué no está bien/, "Sigue goteando");
  await phone.press("Todavía no está bien");
  expect(phone.texts("[role=status]")).toContain("Gracias. Lo revisamos otra vez.");
  await page.reload();
  expect(page.text).toContain("Sigue goteando");
});
