/**
 * Each email as it is written to somebody, from made-up facts. What is not ours to translate stands between « and »,
 * so that a test finds every word that does not come from the messages.
 */
import {
  appointmentBooked,
  appointmentBookedForStaff,
  appointmentCanceled,
  appointmentCanceledForStaff,
  appointmentOffered,
  appointmentReminder,
} from "#features/appointments/emails/appointment-messages.ts";
import { backupTrouble } from "#features/backups/emails/backup-trouble.tsx";
import { contactMessageReceivedOffice } from "#features/contact-messages/emails/contact-message-received-office.ts";
import { contactMessageReceivedVisitor } from "#features/contact-messages/emails/contact-message-received-visitor.tsx";
import { documentAdded, documentEnds } from "#features/documents/emails/document-notices.tsx";
import { feedbackLow } from "#features/feedback/emails/feedback-low.tsx";
import { feedbackQuestion } from "#features/feedback/emails/feedback-question.tsx";
import { answerTexts } from "#features/hiring/answer-applicant.server.ts";
import { applicationAnswer } from "#features/hiring/emails/application-answer.ts";
import { answerTemplates } from "#features/hiring/hiring-types.ts";
import { inspectionDisputed } from "#features/inspections/emails/inspection-disputed.tsx";
import { inspectionNews } from "#features/inspections/emails/inspection-news.tsx";
import { waysToPay } from "#features/invoices/detail-screen.server.ts";
import { invoiceMessage } from "#features/invoices/emails/invoice.tsx";
import { applicationReceivedApplicant } from "#features/job-applications/emails/application-received-applicant.tsx";
import { applicationReceivedOffice } from "#features/job-applications/emails/application-received-office.ts";
import { keyLost } from "#features/keys/emails/key-lost.ts";
import { quoteReceivedOffice } from "#features/leads/emails/quote-received-office.ts";
import { quoteReceivedVisitor } from "#features/leads/emails/quote-received-visitor.tsx";
import { facilityOf } from "#features/leads/lead-columns.server.ts";
import { leadServerMessages } from "#features/leads/messages.server.ts";
import { unreadMessages } from "#features/messages/emails/unread-messages.tsx";
import { monthlyReportMessage } from "#features/monthly-reports/emails/monthly-report.tsx";
import { morningReport } from "#features/morning-reports/emails/morning-report.tsx";
import { newsletterConfirmation } from "#features/newsletter/emails/newsletter-confirmation.tsx";
import { newsletterIssue } from "#features/newsletter/emails/newsletter-issue.tsx";
import { newsletterWelcome } from "#features/newsletter/emails/newsletter-welcome.tsx";
import { dailyDigest } from "#features/notifications/emails/daily-digest.tsx";
import { occupantReportClosed } from "#features/occupant-reports/emails/occupant-report-closed.tsx";
import { shippedTemplates } from "#features/opportunity-emails/email-types.ts";
import {
  replyNotice,
  undeliveredNotice,
  writtenMessage,
} from "#features/opportunity-emails/emails/opportunity-email-messages.server.tsx";
import { templateTexts } from "#features/opportunity-emails/template-texts.server.ts";
import { ownPageEntryOffice } from "#features/own-pages/emails/own-page-entry-office.ts";
import {
  proposalAnswered,
  proposalCopy,
  proposalCopyForStaff,
  proposalNewsMessage,
  proposalReleased,
  proposalReminder,
  proposalSent,
} from "#features/proposals/emails/proposal-messages.ts";
import { proposalNews } from "#features/proposals/notifications.server.ts";
import { scheduleChanged, visitChanged } from "#features/visits/emails/visit-changed.tsx";
import { visitMissed } from "#features/visits/emails/visit-missed.tsx";
import { visitNote } from "#features/visits/emails/visit-note.tsx";
import {
  workOrderAlarm,
  workOrderPrice,
  workOrderReceived,
  workOrderUpdate,
} from "#features/work-orders/emails/work-order-messages.tsx";
import { categoryLabel } from "#features/work-orders/work-order-types.ts";
import type { EmailMessage } from "#platform/email/email-messages.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { formatDay } from "#platform/format/visit-format.ts";
import { deviceCode } from "#platform/identity/device-name.server.ts";
import {
  emailChangeNotice,
  newDevice,
  passkeyChanged,
  passwordChanged,
  signInFailures,
  twoFactorChanged,
} from "#platform/identity/emails/account-changes.tsx";
import { accountInvitation } from "#platform/identity/emails/account-invitation.tsx";
import { emailChangeConfirmation } from "#platform/identity/emails/email-change-confirmation.tsx";
import { passwordReset } from "#platform/identity/emails/password-reset.tsx";
import type { Language } from "#platform/language/language.ts";
import { writtenAlone } from "#platform/language/written-words.ts";

const origin = "https://www.cleardawn.example";
const address = `${origin}/page`;
const links = {
  unsubscribeAddress: `${origin}/unsubscribe?token=x`,
  notificationsAddress: `${origin}/account/notifications`,
};
/** A greeting leaves out what is no name. */
export const readerName = "Dana";
const name = readerName;
const facility = "«Lakeside»";
const text = "«La puerta is stuck»";

/** An email without an example does not compile. */
export const emailExamples = (
  language: Language,
): Readonly<Record<EmailMessage, Readonly<Record<string, () => Promise<Message>>>>> => {
  const reader = { language, name, links, address };
  const change = {
    language,
    name,
    at: new Date("2026-11-21T15:30:00Z"),
    device: deviceCode("Mozilla/5.0 (Windows NT 10.0) Chrome/130.0"),
    forgotAddress: `${origin}/forgot-password`,
  };
  const day = formatDay("2026-11-20", language);
  const document = {
    ...reader,
    title: text,
    type: "certificate-of-insurance",
    place: facility,
  } as const;
  const visit = { ...reader, facility, isSoon: false };
  const order = {
    ...reader,
    number: "WO-7K3M9R",
    place: facility,
    priority: "urgent",
    category: categoryLabel("spill", language),
    text,
    written: language,
  } as const;
  const update = (event: Parameters<typeof workOrderUpdate>[0]["event"]) => () =>
    workOrderUpdate({ ...order, event, by: "«Tom»", comment: writtenAlone(text, language) });
  const inspection = { ...reader, facility, day, by: "«Tom»", text, written: language, failed: 2 };
  const invoice = {
    ...reader,
    number: "2026-00042",
    month: "«11/2026»",
    totalCents: 124_050,
    openCents: 124_050,
    due: dayWithYear("2026-12-05", language),
    pay: waysToPay(language, "2026-00042", payment),
  };
  const lost = {
    links,
    origin,
    reader: { ...reader, role: "client-member" },
    key: {
      id: "1",
      kind: "key",
      label: "«A-12»",
      opens: "«Front»",
      copies: 3,
      facilityName: facility,
    },
    issue: { copy: 1, workOrderNumber: null },
  } as const;
  const newsletter = {
    subject: text,
    body: "«Hello» **«there»**",
    textLanguage: language,
    origin: "https://www.example.com",
    unsubscribeAddress: links.unsubscribeAddress,
  };
  const offer = {
    reference: "S-7KR-4M2W",
    number: 2,
    company: "«Lakeside»",
    contact: name,
    seller: "«Ann»",
    expiresOn: "2026-12-10",
  };
  const toProspect = { language, offer, address, hasAsked: true };
  const toSeller = { language, name, offer, address };
  const toMeet = {
    language,
    name,
    address,
    title: "«Walk»",
    place: facility,
    host: "«Ann»",
    note: text,
    noteLanguage: null,
    time: "«Time»",
    until: "«Until»",
  };
  const submission = {
    reference: "QR-7K3M9R",
    receivedAt: change.at,
    email: "«ann@example.com»",
    page: "/",
    language,
    campaign: {},
  };
  const card = { range: "$800-$1,800", card: "2026-11" };
  const entry = {
    record: submission,
    name: "«Ann»",
    phone: "«Phone»",
    about: "«Lakeside»",
    text,
    written: null,
    files: ["«plan»"],
    address,
  };
  return {
    "quote-received-office": {
      received: () =>
        quoteReceivedOffice(
          {
            ...submission,
            fullName: "«Ann»",
            company: "«Lakeside»",
            phone: "«Phone»",
            facility: facilityOf({ facilityType: "office" }, language),
            squareFootage: "12,000",
            planningRange: leadServerMessages(language).officeEmail.rangeOfCard(card),
            message: text,
          },
          language,
        ),
    },
    "contact-message-received-office": {
      received: () =>
        contactMessageReceivedOffice(
          { ...submission, name: "«Ann»", subject: text, message: text, newsletter: true },
          language,
        ),
    },
    "application-received-office": {
      received: () =>
        applicationReceivedOffice(
          {
            ...submission,
            fullName: "«Ann»",
            phone: "«Phone»",
            positionTitle: "«Cleaner»",
            experience: "3-5",
            resume: "https://example.com/resume",
            coverLetter: text,
          },
          language,
        ),
    },
    "own-page-entry-office": {
      added: () => ownPageEntryOffice({ ...entry, what: "added" }, language),
      withdrawn: () => ownPageEntryOffice({ ...entry, what: "withdrawn" }, language),
    },
    "appointment-offered": {
      offered: () => appointmentOffered({ ...toMeet, lead: "«Lead»", times: ["«Time»"] }),
    },
    "appointment-booked": {
      booked: () => appointmentBooked({ ...toMeet, isMoved: false }),
      moved: () => appointmentBooked({ ...toMeet, isMoved: true }),
    },
    "appointment-canceled": {
      "by us": () => appointmentCanceled({ ...toMeet, isByGuest: false, isOpen: true }),
      "by us, with its record": () =>
        appointmentCanceled({ ...toMeet, isByGuest: false, isOpen: false }),
      "by the guest": () => appointmentCanceled({ ...toMeet, isByGuest: true, isOpen: true }),
      "without a time": () =>
        appointmentCanceled({ ...toMeet, time: undefined, isByGuest: false, isOpen: true }),
    },
    "appointment-reminder": { due: () => appointmentReminder(toMeet) },
    "appointment-booked-staff": {
      booked: () => appointmentBookedForStaff({ ...toMeet, guest: "«Ann»", isMoved: false }),
      moved: () => appointmentBookedForStaff({ ...toMeet, guest: "«Ann»", isMoved: true }),
    },
    "appointment-canceled-staff": {
      canceled: () =>
        appointmentCanceledForStaff({
          ...toMeet,
          guest: "«Ann»",
          why: "canceled",
          guestNote: "«Why»",
          guestLanguage: language,
        }),
      "handed over": () =>
        appointmentCanceledForStaff({
          ...toMeet,
          guest: "«Ann»",
          why: "handed-over",
          guestNote: "",
          guestLanguage: language,
        }),
    },
    "proposal-sent": {
      sent: () => proposalSent(toProspect),
      "sent to whom we came": () => proposalSent({ ...toProspect, hasAsked: false }),
    },
    "proposal-answered": {
      answered: () =>
        proposalAnswered({ ...toProspect, person: "«Ann»", text: "«Yes»", written: language }),
    },
    "proposal-reminder": { due: () => proposalReminder(toProspect) },
    "proposal-released": {
      released: () => proposalReleased({ ...toProspect, reason: "«Why»", written: language }),
    },
    "proposal-copy": {
      signed: () => proposalCopy({ ...toProspect, paper: "signed", isSealed: false }),
      countersigned: () => proposalCopy({ ...toProspect, paper: "countersigned", isSealed: true }),
    },
    "proposal-copy-staff": { countersigned: () => proposalCopyForStaff(toSeller) },
    "proposal-news": Object.fromEntries(
      proposalNews.map((event) => [
        event,
        () => proposalNewsMessage({ ...toSeller, event, text: "«Why»", written: language, links }),
      ]),
    ),
    "account-invitation": {
      "from a colleague": () =>
        accountInvitation({
          language,
          name,
          clientName: "«Lakeside»",
          invitedBy: "«Ann»",
          address,
        }),
      "from nobody": () =>
        accountInvitation({ language, name, clientName: undefined, invitedBy: undefined, address }),
    },
    "password-reset": { asked: () => passwordReset({ language, name, address }) },
    "password-changed": { done: () => passwordChanged(change) },
    "email-change-confirmation": {
      asked: () => emailChangeConfirmation({ language, name, address }),
    },
    "email-change-notice": {
      asked: () =>
        emailChangeNotice({ ...change, newEmail: "«new@example.com»", step: "requested" }),
      done: () => emailChangeNotice({ ...change, newEmail: "«new@example.com»", step: "done" }),
    },
    "new-device": {
      known: () => newDevice(change),
      unknown: () => newDevice({ ...change, device: deviceCode(undefined) }),
    },
    "sign-in-failures": { many: () => signInFailures(change) },
    "two-factor-changed": {
      on: () => twoFactorChanged({ ...change, change: "on" }),
      off: () => twoFactorChanged({ ...change, change: "off" }),
      "recovery code": () => twoFactorChanged({ ...change, change: "recovery-code-used" }),
    },
    "passkey-changed": {
      added: () => passkeyChanged({ ...change, change: "added", passkey: "«Laptop»" }),
      removed: () => passkeyChanged({ ...change, change: "removed", passkey: "«Laptop»" }),
    },
    "backup-trouble": {
      one: () =>
        backupTrouble({ ...reader, troubles: [{ title: "«Full»", advice: "«Empty it»" }] }),
    },
    "contact-message-received-visitor": {
      sent: () => contactMessageReceivedVisitor({ reference: "CM-7K3M9R", name }, language),
    },
    "quote-received-visitor": {
      sent: () =>
        quoteReceivedVisitor(
          { reference: "QR-7K3M9R", fullName: name, ownPage: address },
          language,
        ),
    },
    "application-received-applicant": {
      sent: () =>
        applicationReceivedApplicant(
          { reference: "JA-7K3M9R", fullName: name, positionTitle: "«Cleaner»", ownPage: address },
          language,
        ),
    },
    "opportunity-email": {
      written: () => writtenMessage({ language, subject: "«Monday»", text: "«Hello»\n\n«Bye»" }),
      ...Object.fromEntries(
        shippedTemplates.map((template) => [
          template,
          () => {
            const facts = { contact: name, reference: "S-7KR-4M2W", sender: "«Ann»" };
            return writtenMessage({ language, ...templateTexts(template, facts, language) });
          },
        ]),
      ),
    },
    "opportunity-undelivered": {
      failed: () => undeliveredNotice({ language, name, company: "«Lakeside»", address, links }),
    },
    "opportunity-replied": {
      replied: () =>
        replyNotice({
          language,
          name,
          company: "«Lakeside»",
          sender: "«Ann»",
          text: "«Hello»",
          address,
          links,
        }),
    },
    "application-answer": {
      written: () =>
        applicationAnswer({ name, language, subject: "«Monday»", text: "«Hello»\n\n«Bye»" }),
      "with times": () =>
        applicationAnswer({
          name,
          language,
          ...answerTexts(
            "invitation",
            { reference: "JA-7K3M9R", positionTitle: "«Cleaner»" },
            language,
            true,
          ),
          pickAddress: toMeet.address,
        }),
      ...Object.fromEntries(
        answerTemplates.map((template) => [
          template,
          () =>
            applicationAnswer({
              name,
              language,
              ...answerTexts(
                template,
                { reference: "JA-7K3M9R", positionTitle: "«Cleaner»" },
                language,
              ),
            }),
        ]),
      ),
    },
    "document-added": {
      new: () => documentAdded({ ...document, isReplaced: false, asksToAcknowledge: true }),
      replaced: () => documentAdded({ ...document, isReplaced: true, asksToAcknowledge: false }),
    },
    "document-ends": {
      soon: () => documentEnds({ ...document, day, isOver: false, isClient: true }),
      over: () => documentEnds({ ...document, day, isOver: true, isClient: false }),
    },
    "feedback-question": {
      asked: () =>
        feedbackQuestion({
          ...reader,
          facility,
          about: "«WO-7K3M9R»",
          addressOf: (score = 10) => `${address}?score=${score}`,
          scores: [0, 5, 10],
          until: day,
        }),
    },
    "feedback-low": {
      "of an order": () => feedbackLow({ ...lowFeedback(reader), span: undefined, reason: text }),
      "of a quarter": () => feedbackLow({ ...lowFeedback(reader), span: "«Q3»", reason: "" }),
    },
    "inspection-disputed": {
      disputed: () => inspectionDisputed({ ...inspection, item: "«Lobby: Mop»" }),
    },
    "inspection-news": {
      finished: () => inspectionNews({ ...inspection, event: "finished", score: "92.5%" }),
      clean: () => inspectionNews({ ...inspection, event: "finished", score: "100%", failed: 0 }),
      "re-inspected": () =>
        inspectionNews({ ...inspection, event: "re-inspected", score: undefined }),
      signed: () => inspectionNews({ ...inspection, event: "signed", score: undefined }),
      remarked: () => inspectionNews({ ...inspection, event: "remarked", score: undefined }),
    },
    invoice: {
      issued: () => invoiceMessage({ ...invoice, isReminder: false }),
      overdue: () => invoiceMessage({ ...invoice, isReminder: true }),
    },
    "key-lost": {
      "a copy, to a client": () =>
        keyLost({ ...lost, issue: { copy: 2, workOrderNumber: "WO-7K3M9R" } }),
      "a code, to staff": () =>
        keyLost({
          ...lost,
          reader: { ...reader, role: "supervisor" },
          key: { ...lost.key, kind: "code", opens: "" },
        }),
    },
    "unread-messages": {
      several: () =>
        unreadMessages({
          ...reader,
          subject: text,
          subjectLanguage: language,
          facilityName: facility,
          messages: [
            { authorName: "«Tom»", text, language, fileNames: ["«door.jpg»"] },
            { authorName: "«Tom»", text: "", language, fileNames: ["«door.jpg»", "«plan.pdf»"] },
          ],
        }),
    },
    "monthly-report": {
      month: () =>
        monthlyReportMessage({
          ...reader,
          month: "«11/2026»",
          place: facility,
          sections: [{ title: "«In short»", sentences: ["«All is well.»"] }],
        }),
    },
    "morning-report": {
      "after a bad night": () =>
        morningReport({
          ...reader,
          facility,
          day,
          answer: "«Missed»",
          visits: [
            {
              title: "«Evening»",
              state: "«Missed»",
              isMissed: true,
              facts: [],
              notes: [writtenAlone(text, language)],
              address,
            },
          ],
          inspection: { title: "«92%»", note: undefined, isLate: false, address },
          toAccept: [{ title: "«WO-1»", note: undefined, isLate: false, address: `${address}/1` }],
          orders: [{ title: "«WO-2»", note: "«2 h late»", isLate: true, address: `${address}/2` }],
          moreOrders: 3,
          next: "«Tonight»",
          holiday: undefined,
          ordersAddress: address,
        }),
    },
    "newsletter-confirmation": {
      asked: () =>
        newsletterConfirmation(
          { confirmAddress: address, unsubscribeAddress: links.unsubscribeAddress },
          language,
        ),
    },
    "newsletter-welcome": {
      confirmed: () =>
        newsletterWelcome(
          { newsAddress: address, unsubscribeAddress: links.unsubscribeAddress },
          language,
        ),
    },
    newsletter: { issue: () => newsletterIssue(newsletter, language) },
    "newsletter-test": { issue: () => newsletterIssue({ ...newsletter, isTest: true }, language) },
    "daily-digest": {
      "one facility": () => dailyDigest({ ...reader, more: 0, facilities: [digestOf(facility)] }),
      several: () =>
        dailyDigest({ ...reader, more: 4, facilities: [digestOf(facility), digestOf("«Store»")] }),
    },
    "occupant-report-closed": {
      done: () => occupantReportClosed({ ...report, language, outcome: "done" }),
      declined: () => occupantReportClosed({ ...report, language, outcome: "declined" }),
    },
    "visit-missed": {
      "to a client": () => visitMissed({ ...visit, ...missed, isClient: true }),
      "to staff": () => visitMissed({ ...visit, ...missed, isClient: false }),
    },
    "visit-changed": {
      canceled: () => visitChanged({ ...visit, event: "cancelled", when: day, ...because }),
      reinstated: () =>
        visitChanged({ ...visit, isSoon: true, event: "reinstated", when: day, ...noReason }),
      changed: () => visitChanged({ ...visit, event: "changed", when: day, ...noReason }),
    },
    "schedule-changed": {
      one: () => scheduleChanged({ ...visit, count: 1, from: day }),
      several: () => scheduleChanged({ ...visit, count: 12, from: day }),
    },
    "visit-note": {
      note: () => visitNote({ ...reader, facility, text, written: language, writtenBy: "«Tom»" }),
    },
    "work-order-received": {
      urgent: () =>
        workOrderReceived({ ...order, askedName: "«Ann»", isEmergency: false, due: "«10:04»" }),
      emergency: () =>
        workOrderReceived({ ...order, askedName: "«Ann»", isEmergency: true, due: undefined }),
    },
    "work-order-update": {
      acknowledged: update("acknowledged"),
      assigned: update("assigned"),
      held: update("held"),
      finished: update("finished"),
      declined: update("declined"),
      commented: update("commented"),
      reopened: update("reopened"),
      "visit planned": () =>
        workOrderUpdate({
          ...order,
          event: "visit-planned",
          by: "«Tom»",
          comment: undefined,
          visit: day,
        }),
    },
    "work-order-price": {
      offered: () => workOrderPrice({ ...order, ...price, event: "price-offered" }),
      accepted: () => workOrderPrice({ ...order, ...price, event: "price-accepted" }),
    },
    "work-order-alarm": {
      "response warned": () =>
        workOrderAlarm({ ...order, alarm: "warned", clock: "response", due: "«10:04»" }),
      "response late": () =>
        workOrderAlarm({ ...order, alarm: "breached", clock: "response", due: undefined }),
      "work warned": () =>
        workOrderAlarm({ ...order, alarm: "warned", clock: "resolution", due: undefined }),
      "work late": () =>
        workOrderAlarm({ ...order, alarm: "breached", clock: "resolution", due: "«10:04»" }),
    },
  };
};

const payment = {
  bank: {
    bankName: "«First Bank»",
    accountName: "«Cleardawn»",
    routingNumber: "000000000",
    accountNumber: "0000",
  },
  check: { payableTo: "«Cleardawn»", address: "«233 West Adams Street»" },
  link: `${origin}/pay`,
  demo: true,
};

const lowFeedback = (
  reader: Pick<Parameters<typeof feedbackLow>[0], "language" | "name" | "address" | "links">,
) => ({
  ...reader,
  client: "«Lakeside Group»",
  facility,
  about: "«WO-7K3M9R»",
  giver: "«Ann»",
  score: 3,
});

const because = { reason: text, written: null };
const noReason = { reason: undefined, written: undefined };

const digestOf = (facilityName: string) => ({
  name: facilityName,
  rows: [{ title: "«Price»", text: writtenAlone(text, null), when: "«10:04»", address }],
});

const report = { areaName: "«Lobby»", facilityName: facility, address };
const missed = { beginsAt: new Date("2026-11-23T04:00:00Z"), timeZone: "America/Chicago" };
const price = { cents: 124_050, included: text, written: null, acceptedBy: "«Ann»" };
