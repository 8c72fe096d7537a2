/** Submissions in a test's database, as if visitors had sent them. */
import { randomUUID } from "node:crypto";
import type { ApplicationStage } from "#features/job-applications/application-stage-types.ts";
import { contactMessages, facilityType, jobApplications, leads } from "#features/schema.ts";
import type { SubmissionKind } from "#features/submissions/handling/submission-kinds.ts";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { quoteFields } from "./quote-request.ts";

export interface SampleSubmission {
  name?: string;
  /** Company, subject or position. */
  subject?: string;
  email?: string;
  phone?: string;
  text?: string;
  reference?: string;
  receivedAt?: Date;
  screening?: "accepted" | "quarantined";
  idempotencyKey?: string;
  fingerprint?: string;
  assignedTo?: string;
  answeredAt?: Date;
  newsletter?: boolean;
  /** The stage of an application; one that was answered is in screening. */
  stage?: ApplicationStage;
  /** Facility type or position. */
  category?: string;
}

/** @returns its id */
export async function addSubmission(
  db: Database,
  kind: SubmissionKind,
  sample: SampleSubmission = {},
): Promise<string> {
  const { subject, text, name = "Dana Whitfield", phone = quoteFields.phone, newsletter } = sample;
  const { screening = "accepted" } = sample;
  const id = newId();
  const shared = {
    id,
    reference: sample.reference ?? `T-${id.slice(-12)}`,
    idempotencyKey: sample.idempotencyKey ?? randomUUID(),
    fingerprint: sample.fingerprint ?? "f",
    addressHash: "c0ffee",
    screening,
    screeningReasons: screening === "quarantined" ? ["hidden field filled in"] : [],
    email: sample.email ?? "dana@lakeside-dental.example",
    assignedTo: sample.assignedTo,
    answeredAt: sample.answeredAt,
    ...(sample.receivedAt && { receivedAt: sample.receivedAt }),
  };
  if (kind === "lead")
    await db.insert(leads).values({
      ...quoteFields,
      ...shared,
      fullName: name,
      phone,
      company: subject ?? "Lakeside Dental Group",
      message: text ?? quoteFields.message,
      facilityType:
        facilityType.enumValues.find((facilityValue) => facilityValue === sample.category) ??
        quoteFields.facilityType,
    });
  else if (kind === "contact-message")
    await db.insert(contactMessages).values({
      ...shared,
      name,
      newsletter: newsletter ?? false,
      subject: subject ?? "Window cleaning",
      message: text ?? "Do you also clean skylights?",
    });
  else
    await db.insert(jobApplications).values({
      ...shared,
      fullName: name,
      phone,
      stage: sample.stage ?? (sample.answeredAt ? "screening" : "received"),
      rejectionReason: sample.stage === "rejected" ? "hours" : null,
      experience: "3-5",
      position: sample.category ?? "site-supervisor",
      positionTitle: subject ?? "Site Supervisor",
      resume: "https://example.com/resume",
      coverLetter: text ?? "I led a crew of six.",
    });
  return id;
}
