import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shippedRateCard } from "#content/rate-card.ts";
import {
  historyEvents,
  leads,
  opportunities,
  opportunityStages,
  prospectContacts,
} from "#features/schema.ts";
import { markAnswered, reopenSubmission } from "#features/submissions/handling/answer.server.ts";
import { assignSubmission } from "#features/submissions/handling/assign.server.ts";
import { releaseFromQuarantine } from "#features/submissions/handling/quarantine.server.ts";
import { undoSubmissionCommand } from "#features/submissions/handling/undo.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { describeEachDatabase, silentLog } from "#tests/support/databases.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { addPerson } from "#tests/support/people.ts";
import { quoteSubmission } from "#tests/support/quote-request.ts";
import { addSubmission } from "#tests/support/submissions.ts";
