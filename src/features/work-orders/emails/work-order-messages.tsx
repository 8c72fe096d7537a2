/** Mails about work orders, to the client's people and to our own. */
import { company } from "#content/company.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { moneyText } from "#platform/format/money.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import {
  quoteWritten,
  type WrittenLanguage,
  type WrittenWords,
} from "#platform/language/written-words.ts";
import type { en as serverTexts } from "../messages/en.server.ts";
import type { en as texts } from "../messages/en.ts";
import { workOrderServerMessages } from "../messages.server.ts";
import { workOrderMessages } from "../messages.ts";

export interface WorkOrderFacts {
  /** The reader’s language. */
  language: Language;
  /** Name of the reader. */
  name: string;
  number: string;
  /** E.g. `Lakeside Clinic, Lobby`. */
  place: string;
  priority: keyof (typeof texts)["priorities"];
  /** The category in the reader's language. */
  category: string;
  /** The request. */
  text: string;
  /** The language of the request. */
  written: WrittenLanguage;
  address: string;
  links?: ChoiceLinks;
}

const maxTextLength = 600;

/** Values for the sentences about a work order. */
function valuesOf({ language, place, category, priority }: WorkOrderFacts) {
  const { ofPriority } = workOrderServerMessages(language);
  return { place: oneLine(place), category, priority: ofPriority[priority] };
}

const request = (
  { text, written }: WorkOrderFacts,
  sentence: (values: { text: string }) => string,
): WrittenWords =>
  quoteWritten((words) => sentence({ text: words }), oneLine(text, maxTextLength), written);

const workOrderMessage = (
  facts: WorkOrderFacts,
  {
    title,
    preview,
    paragraphs,
    action,
  }: Record<"title" | "preview" | "action", string> & {
    paragraphs: readonly (string | WrittenWords)[];
  },
): Promise<Message> => {
  const { email } = workOrderServerMessages(facts.language);
  return accountMessage({
    language: facts.language,
    subject: email.subject({ title, number: facts.number, place: oneLine(facts.place, 80) }),
    preview,
    title,
    name: facts.name,
    paragraphs,
    action: { label: action, address: facts.address },
    because: email.because,
    links: facts.links,
  });
};

export function workOrderReceived(
  facts: WorkOrderFacts & { askedName: string; isEmergency: boolean; due: string | undefined },
): Promise<Message> {
  const { email } = workOrderServerMessages(facts.language);
  const { title, emergency, preview, what, due } = email.received;
  return workOrderMessage(facts, {
    title: facts.isEmergency ? emergency : title,
    preview: preview({ category: facts.category, place: oneLine(facts.place, 80) }),
    paragraphs: [
      what({ ...valuesOf(facts), person: oneLine(facts.askedName, 100) }),
      request(facts, email.quoted),
      ...(facts.due ? [due({ time: facts.due })] : []),
    ],
    action: email.open,
  });
}

interface UpdateFacts extends WorkOrderFacts {
  event: keyof (typeof serverTexts)["email"]["updates"];
  /** The person who did it, under the name that the reader knows. */
  by: string;
  comment: WrittenWords | undefined;
  /** The window of its visit, e.g. `Monday, November 30, 10 PM–2 AM`. */
  visit?: string | undefined;
}

export function workOrderUpdate(facts: UpdateFacts): Promise<Message> {
  const { email } = workOrderServerMessages(facts.language);
  const { title, preview, action } = email.updates[facts.event];
  const person = oneLine(facts.by, 100);
  return workOrderMessage(facts, {
    title,
    preview,
    action,
    paragraphs: [
      sentenceOf(facts, person),
      ...(facts.comment === undefined
        ? []
        : [wroteWith(facts.comment, (text) => email.wrote({ person, text }))]),
      request(facts, email.request),
    ],
  });
}

/** A comment may have words of the product around it, such as that supplies are requested again. */
function wroteWith(
  { before, text, after, language }: WrittenWords,
  sentence: (text: string) => string,
): WrittenWords {
  const say = (words: string) => sentence(before + words + after);
  return quoteWritten(say, oneLine(text, maxTextLength), language);
}

function sentenceOf(facts: UpdateFacts, person: string): string {
  const { updates } = workOrderServerMessages(facts.language).email;
  const { event, visit } = facts;
  const values = { ...valuesOf(facts), person };
  return event === "visit-planned" && visit
    ? updates[event].whatAndWhen({ ...values, visit })
    : updates[event].what(values);
}

export function workOrderAlarm(
  facts: WorkOrderFacts & {
    alarm: "warned" | "breached";
    clock: "response" | "resolution";
    due: string | undefined;
  },
): Promise<Message> {
  const { language, alarm, due: time } = facts;
  const { email } = workOrderServerMessages(language);
  const messages = email.alarm;
  const [soon, soonAt, late, lateSince] =
    facts.clock === "response"
      ? ([
          messages.responseDueSoon,
          messages.responseDueSoonAt,
          messages.responseLate,
          messages.responseLateSince,
        ] as const)
      : ([
          messages.workDueSoon,
          messages.workDueSoonAt,
          messages.workLate,
          messages.workLateSince,
        ] as const);
  const [what, whatAndWhen] = alarm === "breached" ? [late, lateSince] : [soon, soonAt];
  const values = valuesOf(facts);
  return workOrderMessage(facts, {
    title: messages[alarm],
    preview: messages.preview({
      priority: workOrderMessages(language).priorities[facts.priority],
      place: oneLine(facts.place, 80),
    }),
    paragraphs: [
      time ? whatAndWhen({ ...values, time }) : what(values),
      request(facts, email.quoted),
      messages.advice({ phone: company.phone.display }),
    ],
    action: email.open,
  });
}

export interface PriceFacts extends WorkOrderFacts {
  event: "price-offered" | "price-accepted";
  cents: number;
  /** Describes what the price includes. */
  included: string;
  /** The language of that description. */
  written: WrittenLanguage;
  /** Name of the person who accepted it. */
  acceptedBy: string;
}

/** It goes to the people who decide on the price, or to the person who offered it. */
export function workOrderPrice(facts: PriceFacts): Promise<Message> {
  const { language, name, links, number, address } = facts;
  const { email } = workOrderServerMessages(language);
  const { includes, offered, accepted } = email.price;
  const amount = moneyText(facts.cents);
  const place = oneLine(facts.place);
  const subject = { amount, number, place: oneLine(facts.place, 80) };
  const requestLine = request(facts, email.request);
  const included = quoteWritten(
    (text) => includes({ text }),
    oneLine(facts.included, 200),
    facts.written,
  );
  if (facts.event === "price-accepted")
    return accountMessage({
      language,
      name,
      links,
      action: { label: email.open, address },
      because: email.becauseManager,
      subject: accepted.subject(subject),
      preview: accepted.preview,
      title: accepted.title,
      paragraphs: [
        accepted.what({ person: oneLine(facts.acceptedBy, 100), amount, place }),
        included,
        requestLine,
      ],
    });
  return accountMessage({
    language,
    name,
    links,
    action: { label: offered.action, address },
    because: email.becauseAdministrator,
    subject: offered.subject(subject),
    preview: offered.preview,
    title: offered.title,
    paragraphs: [offered.what({ place, amount }), included, requestLine],
    after: [offered.billing],
  });
}
