import { company } from "#content/company.ts";
import { contactMessageColumns } from "#domain/contact-messages/contact-message-columns.ts";
import {
  type ContactMessage,
  listContactMessages,
} from "#domain/contact-messages/contact-messages.ts";
import { localTime } from "../local-time.ts";
import type { PrintedList } from "../print-records.ts";
import { isShown } from "../stored-submissions.ts";
import { blockOf, statusOf } from "./inbox-list.ts";

export const messageList: PrintedList<ContactMessage> = {
  name: "messages",
  noun: ["message", "messages"],
  read: listContactMessages,
  moments: ["receivedAt"],
  isShown,
  columns: contactMessageColumns(company.timeZone),
  block: (message) =>
    blockOf([
      `${message.reference}, ${localTime(message.receivedAt)}`,
      `${message.name}, ${message.email}`,
      message.subject,
      message.message,
      statusOf(message),
    ]),
};
