import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { quoteWritten, writtenAlone } from "#platform/language/written-words.ts";
import { workOrderAlarm, workOrderReceived, workOrderUpdate } from "./work-order-messages.tsx";

const facts = {
  language: "en" as const,
  name: "Dana Whitfield",
  number: "WO-7K3M9R",
  place: "Lakeside Clinic, Lobby",
  priority: "urgent" as const,
  category: "Spill or leak",
  text: "Water by the door",
  written: "en" as const,
  address: "https://www.cleardawn.example/client-portal/work-orders/1",
};
const update = { ...facts, by: "Rosa Delgado", comment: writtenAlone("Dry by noon", "en") };

const messages: Record<string, () => Promise<Message>> = {
  received: () =>
    workOrderReceived({ ...facts, askedName: "Maya", isEmergency: false, due: "Nov 23, 4 PM" }),
  acknowledged: () => workOrderUpdate({ ...update, event: "acknowledged", comment: undefined }),
  held: () => workOrderUpdate({ ...update, event: "held" }),
  finished: () => workOrderUpdate({ ...update, event: "finished" }),
  declined: () => workOrderUpdate({ ...update, event: "declined" }),
  commented: () => workOrderUpdate({ ...update, event: "commented" }),
  reopened: () => workOrderUpdate({ ...update, event: "reopened" }),
  warned: () => workOrderAlarm({ ...facts, alarm: "warned", clock: "response", due: "4 PM" }),
  breached: () =>
    workOrderAlarm({ ...facts, alarm: "breached", clock: "resolution", due: undefined }),
};

describe.each(Object.entries(messages))("email: %s", (name, write) => {
  it("says the same in HTML and in text: what, where, and the way to it", async () => {
    const { subject, html, text } = await write();
    expect(subject).toContain("WO-7K3M9R");
    for (const part of ["Lakeside Clinic", "Water by the door", facts.address, "Hello Dana"]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(text).toContain(company.address.street);
    expect(text.includes("Dry by noon")).toBe(
      ["held", "finished", "declined", "commented", "reopened"].includes(name),
    );
    for (const part of [html, text]) expect(part).not.toMatch(/undefined|\bnull\b/);
  });
});

it("what a client writes is shown as text, on one line", async () => {
  const hostile = `<script>alert(1)</script>\r\nBcc: everyone@example.com\u202e`;
  const { subject, html, text } = await workOrderReceived({
    ...facts,
    text: hostile,
    place: hostile,
    askedName: hostile,
    isEmergency: true,
    due: undefined,
  });
  expect(html).not.toContain("<script>");
  expect(subject).toMatch(/^EMERGENCY/);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(text).not.toMatch(/^Bcc:/m);
  expect(text).not.toContain("\u202e");
});

it("marks what was written in another language, within sentences in the reader's", async () => {
  const again = quoteWritten((request) => `Requested again: ${request}`, "Faltan toallas", "es");
  const { html, text } = await workOrderUpdate({ ...update, event: "commented", comment: again });
  expect(html).toContain('Requested again: <span lang="es-US">Faltan toallas</span>”');
  expect(html).toContain("The request: “<span>Water by the door</span>”");
  expect(text).toContain("Rosa Delgado wrote: “Requested again: Faltan toallas”");
});

it("claims no language of a request that nobody knows the language of", async () => {
  const { html } = await workOrderAlarm({
    ...facts,
    written: null,
    alarm: "warned",
    clock: "response",
    due: undefined,
  });
  expect(html).toContain('“<span lang="">Water by the door</span>”');
});

it("is in Spanish for who reads Spanish, in whole sentences", async () => {
  const { subject, html, text } = await workOrderAlarm({
    ...facts,
    language: "es",
    category: "Derrame o fuga",
    alarm: "breached",
    clock: "response",
    due: "23 nov 2026, 4:00 p. m.",
  });
  expect(subject).toBe("Atrasada: orden de trabajo (WO-7K3M9R, Lakeside Clinic, Lobby)");
  for (const part of [html, text])
    expect(part).toContain(
      "La respuesta al cliente venció (23 nov 2026, 4:00 p. m.) y está atrasada: Derrame o fuga en Lakeside Clinic, Lobby, urgente.",
    );
});
