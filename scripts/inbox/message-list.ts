import {
  type ContactMessage,
  listContactMessages,
} from "#domain/contact-messages/contact-messages.ts";
import { localTime } from "../leads/lead-columns.ts";
import type { PrintedList } from "../print-records.ts";
import { isShown } from "../stored-submissions.ts";
import { blockOf, receivedColumn, statusOf } from "./inbox-list.ts";

export const messageList: PrintedList<ContactMessage> = {
  name: "messages",
  noun: ["message", "messages"],
  read: listContactMessages,
  moments: ["receivedAt"],
  isShown,
  columns: [
    { name: "reference", value: (message) => message.reference },
    receivedColumn,
    { name: "name", value: (message) => message.name },
    { name: "email", value: (message) => message.email },
    { name: "subject", value: (message) => message.subject },
    { name: "message", value: (message) => message.message },
    { name: "newsletter", value: (message) => (message.newsletter ? "asked for" : "") },
    { name: "channels", value: (message) => message.channels.join(" ") },
    { name: "page", value: (message) => message.page },
    { name: "campaign", value: (message) => new URLSearchParams(message.campaign).toString() },
    { name: "screening", value: (message) => message.screening },
    { name: "screening reasons", value: (message) => message.screeningReasons.join("; ") },
    { name: "email to office", value: (message) => message.officeEmail },
    { name: "email to visitor", value: (message) => message.visitorEmail },
    { name: "email error", value: (message) => message.emailError },
    { name: "id", value: (message) => message.id },
  ],
  block: (message) =>
    blockOf([
      `${message.reference}, ${localTime(message.receivedAt)}`,
      `${message.name}, ${message.email}`,
      message.subject,
      message.message,
      statusOf(message),
    ]),
};
