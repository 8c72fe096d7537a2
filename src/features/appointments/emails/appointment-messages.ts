/** Emails are in the guest's language to the guest, and in the host's to the host. */
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import { appointmentServerMessages } from "../messages.server.ts";

interface About {
  /** The reader's. */
  language: Language;
  name: string;
  /** URL of the page: with a secret for the guest, in the office for the host. */
  address: string;
  /** E.g. `Walk-through of your building`. */
  title: string;
  place: string;
}

interface ToGuest extends About {
  host: string;
  /** The office's message; empty if it wrote none. */
  note: string;
  /** The language that the note was written in. */
  noteLanguage: WrittenLanguage;
}

interface Timed {
  /** Day, hours and time zone. */
  time: string;
}

/** Names and places are cut to a line: anybody may have typed them. */
const line = (text: string): string => oneLine(text, 160);

const passagesOf = (label: string, text: string, written: WrittenLanguage) =>
  text === "" ? [] : [{ label, text, written }];

function common({ language, name, address }: About) {
  const { email } = appointmentServerMessages(language);
  return { language, name, action: { label: email.view, address }, because: email.because };
}

/** @param times on offer, each as a line */
export function appointmentOffered(
  mail: ToGuest & { lead: string; times: readonly string[] },
): Promise<Message> {
  const { language, title, host, place, note, lead, times } = mail;
  const { email } = appointmentServerMessages(language);
  const text = email.offered.text({ host: line(host), place: line(place) });
  return accountMessage({
    ...common(mail),
    action: { label: email.offered.pick, address: mail.address },
    subject: email.offered.subject({ title }),
    preview: text,
    title: email.offered.title,
    paragraphs: [lead, text],
    passages: [
      { label: email.offered.times, text: times.join("\n") },
      ...passagesOf(email.note({ host: line(host) }), note, mail.noteLanguage),
    ],
    after: [email.offered.none, email.secret],
  });
}

export function appointmentBooked(
  mail: ToGuest & Timed & { isMoved: boolean; until: string },
): Promise<Message> {
  const { language, title, host, place, note, time, isMoved, until } = mail;
  const { email } = appointmentServerMessages(language);
  const words = isMoved ? email.moved : email.booked;
  const text = email.when({ title, time });
  return accountMessage({
    ...common(mail),
    subject: words.subject({ title, time }),
    preview: text,
    title: words.title,
    paragraphs: [text, email.who({ host: line(host), place: line(place) }), email.calendar],
    passages: passagesOf(email.note({ host: line(host) }), note, mail.noteLanguage),
    after: [email.until({ until }), email.secret],
  });
}

/** @param mail without a time where none was booked */
export function appointmentCanceled(
  mail: ToGuest & { time: string | undefined; isByGuest: boolean; isOpen: boolean },
): Promise<Message> {
  const { language, title, host, note, time, isByGuest, isOpen } = mail;
  const { canceled, note: noteLabel } = appointmentServerMessages(language).email;
  const text = time === undefined ? canceled.withdrawn({ title }) : canceled.text({ title, time });
  // Nobody is asked to meet again about what has ended.
  const more = isByGuest ? [canceled.byYou] : isOpen ? [canceled.again] : [];
  return accountMessage({
    ...common(mail),
    subject: canceled.subject({ title }),
    preview: text,
    title: canceled.title,
    paragraphs: [text, ...more],
    passages: isByGuest ? [] : passagesOf(noteLabel({ host: line(host) }), note, mail.noteLanguage),
  });
}

export function appointmentReminder(mail: ToGuest & Timed & { until: string }): Promise<Message> {
  const { language, title, host, place, time, until } = mail;
  const { email } = appointmentServerMessages(language);
  const text = email.when({ title, time });
  return accountMessage({
    ...common(mail),
    subject: email.reminder.subject({ title, time }),
    preview: text,
    title: email.reminder.title,
    paragraphs: [text, email.who({ host: line(host), place: line(place) })],
    after: [email.until({ until }), email.secret],
  });
}

interface ToHost extends About, Timed {
  guest: string;
}

export function appointmentBookedForStaff(mail: ToHost & { isMoved: boolean }): Promise<Message> {
  const { language, name, title, guest, place, time, isMoved, address } = mail;
  const { office, calendar } = appointmentServerMessages(language).email;
  const words = isMoved ? office.moved : office.booked;
  const text = office.when({ title: line(title), time });
  return accountMessage({
    language,
    name,
    subject: words.subject({ title: line(title), time }),
    preview: text,
    title: words.title,
    paragraphs: [text, office.who({ guest: line(guest), place: line(place) }), calendar],
    action: { label: office.view, address },
    because: office.because,
  });
}

/** @param mail `handed-over` where somebody else comes now */
export function appointmentCanceledForStaff(
  mail: ToHost & {
    why: "canceled" | "handed-over";
    guestNote: string;
    /** The guest's. */
    guestLanguage: Language;
  },
): Promise<Message> {
  const { language, name, title, guest, time, why, guestNote, address } = mail;
  const { office } = appointmentServerMessages(language).email;
  const words = office[why];
  const text = words.text({ title: line(title), time });
  return accountMessage({
    language,
    name,
    subject: words.subject({ title: line(title) }),
    preview: text,
    title: words.title,
    paragraphs: [text],
    passages: passagesOf(office.guestNote({ guest: line(guest) }), guestNote, mail.guestLanguage),
    action: { label: office.view, address },
    because: office.because,
  });
}
