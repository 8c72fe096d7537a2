import { inquiries } from "#database/tables/inquiries.ts";
import { findInquiry } from "#domain/inquiries/inquiries.ts";
import { inquiryReceivedOffice } from "#mail/inquiry-received-office.tsx";
import { inquiryReceivedVisitor } from "#mail/inquiry-received-visitor.tsx";
import { recordPosting } from "./record-posting.ts";

export const inquiryReceivedOfficePosting = recordPosting(
  inquiries,
  "officeMail",
  findInquiry,
  async (inquiry, sender) => ({
    name: `inquiry-received-office.${inquiry.id}`,
    to: sender.officeAddress,
    replyTo: { name: inquiry.name, address: inquiry.email },
    ...(await inquiryReceivedOffice(inquiry)),
  }),
);

export const inquiryReceivedVisitorPosting = recordPosting(
  inquiries,
  "visitorMail",
  findInquiry,
  async (inquiry) => ({
    name: `inquiry-received-visitor.${inquiry.id}`,
    to: inquiry.email,
    ...(await inquiryReceivedVisitor(inquiry)),
  }),
);
