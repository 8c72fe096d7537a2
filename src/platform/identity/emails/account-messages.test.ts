import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { unreadMessages } from "#features/messages/emails/unread-messages.tsx";
import type { Message } from "#platform/email/outgoing-email.ts";
import type { Language } from "#platform/language/language.ts";
import {
  emailChangeNotice,
  newDevice,
  passkeyChanged,
  passwordChanged,
  signInFailures,
  twoFactorChanged,
} from "./account-changes.tsx";
import { accountInvitation } from "./account-invitation.tsx";
import { emailChangeConfirmation } from "./email-change-confirmation.tsx";
import { passwordReset } from "./password-reset.tsx";

const language: Language = "en";
const change = {
  language,
  name: "Dana Whitfield",
  at: new Date("2026-11-21T15:30:00Z"),
  device: "Chrome on Windows",
  forgotAddress: "https://www.cleardawn.example/forgot-password",
};
const address = "https://www.cleardawn.example/invitation?token=0190.abc";

const messages: Record<string, () => Promise<Message>> = {
  invitation: () =>
    accountInvitation({
      language,
      name: "Dana",
      clientName: "Lakeside",
      invitedBy: "Ann",
      address,
    }),
  "password reset": () => passwordReset({ language, name: "Dana", address }),
  "e-mail confirmation": () => emailChangeConfirmation({ language, name: "Dana", address }),
  "password changed": () => passwordChanged(change),
  "two-factor on": () => twoFactorChanged({ ...change, change: "on" }),
  "two-factor off": () => twoFactorChanged({ ...change, change: "off" }),
  "recovery code used": () => twoFactorChanged({ ...change, change: "recovery-code-used" }),
  "passkey added": () => passkeyChanged({ ...change, change: "added", passkey: "Laptop" }),
  "passkey removed": () => passkeyChanged({ ...change, change: "removed", passkey: "Laptop" }),
  "new device": () => newDevice(change),
  "new address asked for": () =>
    emailChangeNotice({ ...change, newEmail: "new@example.com", step: "requested" }),
  "new address": () => emailChangeNotice({ ...change, newEmail: "new@example.com", step: "done" }),
  "many failures": () => signInFailures(change),
  "unread messages": () =>
    unreadMessages({
      language: "en",
      name: "Dana",
      subject: "Keys",
      subjectLanguage: "en",
      facilityName: "Clinic",
      address,
      messages: [
        {
          authorName: "Tom Brandt",
          text: "Where are the keys?\nThanks",
          language: "en",
          fileNames: [],
        },
        { authorName: "Tom Brandt", text: "", language: "en", fileNames: ["door.jpg", "plan.pdf"] },
      ],
      links: {
        unsubscribeAddress: "https://www.cleardawn.example/unsubscribe?token=0190.message.abc",
        notificationsAddress: "https://www.cleardawn.example/account/notifications",
      },
    }),
};

describe.each(Object.entries(messages))("email: %s", (_, write) => {
  it("says the same in HTML and in text, who writes and why", async () => {
    const { subject, html, text } = await write();
    expect(subject.length).toBeGreaterThan(10);
    for (const part of [company.address.street, "You received this", "Hello Dana"]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/<\w|undefined|null/);
    expect(html).not.toMatch(/undefined|\bnull\b/);
  });

  it("loads no external resource", async () => {
    const { html } = await write();
    expect(html).not.toMatch(/<img|url\(|<link/);
  });
});

it.each(["password changed", "two-factor off", "passkey added", "new device", "new address"])(
  "%s says when, with what, and what to do if it was not you",
  async (name) => {
    const { text } = (await messages[name]?.()) ?? { text: "" };
    expect(text).toContain("November 21, 2026 at 9:30 AM (Chicago time)");
    expect(text).toContain("Chrome on Windows");
    expect(text).toContain("If that wasn’t you");
    expect(text).toContain(change.forgotAddress);
    expect(text).toContain(company.phone.display);
  },
);

describe("in Spanish", () => {
  const inSpanish = { ...change, language: "es" } as const;

  it.each([
    ["a change", () => passkeyChanged({ ...inSpanish, change: "added", passkey: "Laptop" })],
    ["a warning", () => signInFailures(inSpanish)],
    ["a link", () => passwordReset({ language: "es", name: "Dana", address })],
  ])("%s is said in Spanish from greeting to footer", async (_, write) => {
    const { subject, html, text } = await write();
    expect(html).toContain('lang="es-US"');
    for (const part of [html, text]) {
      expect(part).toContain("Hola, Dana");
      expect(part).toMatch(/Recibió este (correo|mensaje) porque/);
      expect(part).not.toMatch(/\b(the|your|you)\b/i);
    }
    expect(subject).not.toMatch(/\b(the|your|you)\b/i);
  });

  it("a change says when, and with which browser", async () => {
    const { text } = await newDevice({ ...inSpanish, device: "a browser on Windows" });
    expect(text).toMatch(
      /Ocurrió el 21 de noviembre de 2026 a las 9:30\sa\.\s?m\. \(hora de Chicago\) con un navegador en Windows\./,
    );
  });

  it("an invitation says to what, and by whom", async () => {
    const invite = async (clientName?: string, invitedBy?: string) =>
      (await accountInvitation({ language: "es", name: "Dana", clientName, invitedBy, address }))
        .text;
    expect(await invite("Lakeside", "Ann")).toContain("Ann le invita al portal de clientes");
    expect(await invite("Lakeside")).toContain("Recibió una invitación al portal de clientes");
    expect(await invite(undefined, "Ann")).toContain("Ann le invita a la oficina");
    expect(await invite()).toContain("Recibió una invitación a la oficina");
  });
});

it("the mail of unread messages names what is attached, and carries none of it", async () => {
  const mail = await messages["unread messages"]?.();
  expect(mail?.text).toContain("Tom Brandt: attached door.jpg, plan.pdf");
  expect(Object.keys(mail ?? {}).toSorted()).toEqual(["html", "subject", "text"]);
});

describe("text that an attacker can choose", () => {
  const hostile = `<script>alert(1)</script>\r\nBcc: everyone@example.com\u202e`;

  it("is shown as text, on one line", async () => {
    for (const message of [
      await accountInvitation({
        language,
        name: hostile,
        clientName: hostile,
        invitedBy: hostile,
        address,
      }),
      await passkeyChanged({ ...change, name: hostile, change: "added", passkey: hostile }),
      await emailChangeNotice({ ...change, newEmail: hostile, step: "done" }),
    ]) {
      expect(message.html).not.toContain("<script>");
      expect(message.subject).not.toMatch(/[\r\n<]/);
      expect(message.text).not.toMatch(/^Bcc:/m);
      expect(message.text).not.toContain("\u202e");
    }
  });

  it("is used in the greeting only if it looks like a name", async () => {
    const { text } = await passwordReset({
      language,
      name: "Win $500 at win.example",
      address,
    });
    expect(text).toMatch(/^Hello,\n/);
  });
});
