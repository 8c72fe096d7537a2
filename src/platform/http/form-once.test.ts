/** Which forms of people signed in carry a key, and which need none. */
import { expect, it } from "vitest";
import { sourceFiles } from "#tests/support/architecture/source-files.ts";

/** Areas whose forms belong to strangers or to who signs in, with guards of their own. */
const otherAreas =
  /^src\/(?:areas\/(?:account\/(?:entry|report)|api|marketing)|platform\/(?:document|frame|http|pre-hydration)|ui)\/|^src\/features\/(?:occupant-reports\/[\w.-]+|feedback\/feedback-link-page\.server\.ts)$|\.test\.tsx?$/;

/** What may be done any number of times, and why. */
const needNoKey: Record<string, string> = {
  "src/areas/account/appearance.ts": "the same colors are chosen again",
  "src/areas/account/language-choice.tsx": "the same language is chosen again",
  "src/areas/account/language.ts": "the same language is chosen again",
  "src/areas/account/own/confirm-page.tsx": "it proves who somebody is, and changes no record",
  "src/areas/account/own/device-list.tsx": "a session that has ended is not ended again",
  "src/areas/account/own/notifications-page.tsx": "the same is chosen again",
  "src/areas/account/own/passkey-list.tsx": "a passkey that is removed is not removed again",
  "src/areas/account/own/password-page.tsx":
    "a copy brings a password that is not the current one any more",
  "src/areas/account/own/security-page.server.ts": "what has ended or is removed stays so",
  "src/areas/account/own/two-factor-page.server.ts":
    "a copy is shown the same recovery codes, and the key of an app counts as it was shown last",
  "src/features/imports/list-page.tsx":
    "an upload adds no record yet, and the page of a file says whether it was imported before",
  "src/features/messages/composer.tsx":
    "a message carries an attempt of its own, which its script knows",
  "src/features/messages/thread-screen.server.ts":
    "as its form: what a script sends has the attempt of a message",
  "src/features/notifications/list-screen.tsx": "what is read stays read",
  "src/features/notifications/list-screen.server.ts":
    "what is read is not read again, nor undone again",
  "src/features/invoices/office/issue-ticked.server.ts":
    "what is issued is not issued again, and one that fails does not keep the others",
  "src/features/settings/brand/picture-form.tsx": "the same picture takes the same place again",
  "src/features/settings/mail/mail-page.tsx":
    "a test email that is asked for twice is sent twice; what is saved is taken once",
  "src/features/settings/email-texts/email-page.tsx": "as the test of the mail server",
  "src/features/settings/email-texts/handle-email-form.server.ts":
    "as the test of the mail server; what is saved is taken once",
  "src/features/proposals/guest/guest-pages.server.ts":
    "a question and a signature bring an attempt of their own, and who has said no is not asked again",
  "src/features/proposals/guest/guest-proposal.tsx": "as its handler",
  "src/features/proposals/guest/guest-sign.tsx": "as its handler",
  "src/features/appointments/guest/guest-appointment.server.ts":
    "a booking is of the revision that was shown, and the same one again changes nothing",
  "src/features/appointments/guest/guest-appointment.tsx": "as its handler",
  "src/features/own-pages/guest/own-page.tsx":
    "what is added brings an attempt of its own, and what is withdrawn already stays so",
  "src/features/settings/seal/seal-page.server.ts":
    "a time server is tried again, and a certificate that is there already stays as it is",
  "src/features/settings/seal/seal-page.tsx": "as its handler",
  "src/features/tonight/language-switch.tsx": "the language is set to the same again",
  "src/features/tonight/tonight-page.tsx": "the language is set to the same again",
  "src/features/website/handle-document-form.server.ts":
    "a draft is published once, as it was looked at, and what is saved again is the same draft",
  "src/features/website/invented/invented-page.tsx":
    "what is taken off or kept already is no longer in its list",
  "src/features/website/list-page.tsx":
    "the same file makes the same drafts, and what is published has no draft left",
  "src/features/website/pictures/handle-picture-forms.server.ts":
    "the same is chosen again, and what is deleted stays so; a new picture is taken once",
  "src/features/work-orders/bulk.server.ts":
    "no step of the list is taken twice, and one that fails does not keep the others",
};

const files = sourceFiles().filter(({ path }) => path.startsWith("src/") && !otherAreas.test(path));
const without = (isFaulty: (text: string) => boolean) =>
  files.filter(({ path, text }) => isFaulty(text) && !(path in needNoKey)).map(({ path }) => path);

it("every form that changes records of portal and office is taken once", () => {
  expect(without((text) => /\bhandleForm\(/.test(text))).toEqual([]);
});

it("every form that is posted there carries the key of its page", () => {
  const posted = (text: string) => text.match(/method="post"/g)?.length ?? 0;
  const keys = (text: string) => text.match(/<AttemptField \/>/g)?.length ?? 0;
  expect(without((text) => posted(text) > keys(text))).toEqual([]);
});

it("nothing stands in the list that is gone", () => {
  const paths = files.map(({ path }) => path);
  expect(Object.keys(needNoKey).filter((path) => !paths.includes(path))).toEqual([]);
});
