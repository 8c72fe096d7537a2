/** Emails are in the prospect's language to the prospect, and in the reader's to staff. */
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import { proposalServerMessages } from "../messages.server.ts";
import type { ProposalNews } from "../notifications.server.ts";
import { lastDayToSign } from "../offer-sentences.ts";
import type { Offer } from "../offer-types.ts";
import { checkFileAddress } from "../proposal-types.ts";

type OfferFacts = Pick<Offer, "reference" | "company" | "contact" | "seller" | "expiresOn">;

interface ToProspect {
  language: Language;
  offer: OfferFacts;
  /** The prospect came to us; else we came to them. */
  hasAsked: boolean;
  /** The address contains the secret of the link. */
  address: string;
}

/** All emails to prospects share these. Names are cut to one line, because anybody may have typed them. */
function common({ language, offer, address, hasAsked }: ToProspect) {
  const { email } = proposalServerMessages(language);
  return {
    language,
    name: offer.contact,
    action: { label: email.view, address },
    because: hasAsked ? email.because : email.becauseOffered({ company: companyOf(offer) }),
  };
}

const companyOf = ({ company: name }: OfferFacts): string => oneLine(name, 120);

export function proposalSent(mail: ToProspect): Promise<Message> {
  const { language, offer } = mail;
  const { email } = proposalServerMessages(language);
  const text = email.sent.text({ seller: oneLine(offer.seller, 80), company: companyOf(offer) });
  const until = email.sent.until({ day: lastDayToSign(offer, language) });
  return accountMessage({
    ...common(mail),
    subject: email.sent.subject({ reference: offer.reference }),
    preview: until,
    title: email.sent.title,
    paragraphs: [text, until],
    after: [email.secret],
  });
}

export function proposalAnswered(
  mail: ToProspect & { person: string; text: string; written: WrittenLanguage },
): Promise<Message> {
  const { language, offer, person, text, written } = mail;
  const { email } = proposalServerMessages(language);
  const news = email.answered.text({ person: oneLine(person, 80), company: companyOf(offer) });
  return accountMessage({
    ...common(mail),
    subject: email.answered.subject({ reference: offer.reference }),
    preview: news,
    title: email.answered.title,
    paragraphs: [news],
    passages: [{ label: email.answered.label, text, written }],
    after: [email.secret],
  });
}

export function proposalReminder(mail: ToProspect): Promise<Message> {
  const { language, offer } = mail;
  const { email } = proposalServerMessages(language);
  const day = dayWithYear(offer.expiresOn, language);
  const until = lastDayToSign(offer, language);
  const text = email.reminder.text({ company: companyOf(offer), day: until });
  return accountMessage({
    ...common(mail),
    subject: email.reminder.subject({ reference: offer.reference, day }),
    preview: text,
    title: email.reminder.title,
    paragraphs: [text, email.reminder.decline],
    after: [email.secret],
  });
}

export function proposalReleased(
  mail: ToProspect & { reason: string; written: WrittenLanguage },
): Promise<Message> {
  const { language, offer, reason, written } = mail;
  const { released } = proposalServerMessages(language).email;
  const text = released.text({ company: companyOf(offer) });
  return accountMessage({
    ...common(mail),
    subject: released.subject({ reference: offer.reference }),
    preview: text,
    title: released.title,
    paragraphs: [text],
    passages: [{ label: released.label, text: reason, written }],
    after: [released.next],
  });
}

export function proposalCopy(
  mail: ToProspect & { paper: "signed" | "countersigned"; isSealed: boolean },
): Promise<Message> {
  const { language, offer, paper, isSealed, address } = mail;
  const { copy, secret } = proposalServerMessages(language).email;
  const isBoth = paper === "countersigned";
  const { reference } = offer;
  const text = (isBoth ? copy.textBoth : copy.textSigned)({ company: companyOf(offer) });
  return accountMessage({
    ...common(mail),
    subject: (isBoth ? copy.subjectBoth : copy.subjectSigned)({ reference }),
    preview: text,
    title: isBoth ? copy.titleBoth : copy.titleSigned,
    paragraphs: isSealed ? [text, copy.sealed] : [text],
    after: [copy.check({ address: new URL(checkFileAddress(language), address).href }), secret],
  });
}

interface ToStaff {
  language: Language;
  name: string;
  offer: OfferFacts & Pick<Offer, "number">;
  /** URL of the page in the office. */
  address: string;
}

export function proposalCopyForStaff({
  language,
  name,
  offer,
  address,
}: ToStaff): Promise<Message> {
  const { office } = proposalServerMessages(language).email;
  const of = { company: companyOf(offer) };
  return accountMessage({
    language,
    name,
    subject: office.copySubject({ ...of, reference: offer.reference }),
    preview: office.copyText(of),
    title: office.copyTitle,
    paragraphs: [office.copyText(of)],
    action: { label: office.view, address },
    because: office.copyBecause,
  });
}

export function proposalNewsMessage({
  language,
  name,
  offer,
  address,
  event,
  text,
  written,
  links,
}: ToStaff & {
  event: ProposalNews;
  text: string;
  written: WrittenLanguage;
  links: ChoiceLinks;
}): Promise<Message> {
  const { office } = proposalServerMessages(language).email;
  const { reference, number } = offer;
  const news = office.text[event]({ company: companyOf(offer), number });
  const label = event === "asked" ? office.question : office.reason;
  return accountMessage({
    language,
    name,
    links,
    subject: office.subject[event]({ company: companyOf(offer), reference }),
    preview: news,
    title: office.title[event],
    paragraphs: [news],
    passages: text === "" ? [] : [{ label, text, written }],
    action: { label: office.view, address },
    because: office.because,
  });
}
