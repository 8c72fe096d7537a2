/** The commands that submissions of every kind take; what counts as an answer differs from kind to kind. */

import * as z from "zod/mini";
import { notFound } from "#platform/http/not-found.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { addNote, assignSubmission, noteFields } from "../handling/assign.server.ts";
import type {
  SubmissionName,
  SubmissionResult,
} from "../handling/change-submission-record.server.ts";
import { turnOffOwnPage } from "../handling/own-page.server.ts";
import { confirmSpam, releaseFromQuarantine } from "../handling/quarantine.server.ts";
import type { SubmissionKind } from "../handling/submission-kinds.ts";
import { undoSubmissionCommand } from "../handling/undo.server.ts";
import { submissionServerMessages } from "../messages.server.ts";

const id = z.uuid();
const nobody = z.literal("");

export const handlingForms = byLanguage((language) => {
  const person = z.union([id, nobody], submissionServerMessages(language).problems.someone);
  return [
    z.object({ step: z.literal("assign"), to: person, seen: person }),
    z.object({ step: z.literal("note"), ...noteFields(language) }),
    z.object({ step: z.literal("release") }),
    z.object({ step: z.literal("spam") }),
    z.object({ step: z.literal("sender-link-off") }),
    z.object({ step: z.literal("undo"), event: id }),
  ] as const;
});

type HandlingForm = z.infer<ReturnType<typeof handlingForms>[number]>;

export function handleSubmission(
  context: CommandContext,
  actor: Actor,
  name: SubmissionName,
  fields: HandlingForm,
): Promise<SubmissionResult> {
  switch (fields.step) {
    case "assign":
      return assignSubmission(context, actor, name, {
        to: fields.to || null,
        seen: fields.seen || null,
      });
    case "note":
      return addNote(context, actor, name, fields);
    case "release":
      return releaseFromQuarantine(context, actor, name);
    case "spam":
      return confirmSpam(context, actor, name);
    case "sender-link-off":
      return turnOffOwnPage(context, actor, name);
    case "undo":
      return undoSubmissionCommand(context, actor, name, fields.event);
  }
}

export const isFinal = ({ step }: { step: string }): boolean =>
  step === "undo" || step === "sender-link-off";

interface AnsweredFrom {
  page: string;
  /** The filter of the list that led here. */
  search: string;
  /** True if the command cannot be undone. */
  isFinal: boolean;
}

/** Back to the page, with the offer to take back what was done. @throws 404 for what is not the actor's to see */
export function answerHandling(
  refuse: Refuse,
  result: SubmissionResult,
  { page, search, isFinal }: AnsweredFrom,
) {
  const { problems } = submissionServerMessages(refuse.language);
  const undo = `${search === "" ? "?" : "&"}undo=${result.ok ? result.eventId : ""}`;
  if (result.ok) return redirectAfterPost(page + search + (isFinal ? "" : undo));
  if (result.reason === "not-found") throw notFound();
  // Done twice is done.
  if (result.reason === "already-done") return redirectAfterPost(page + search);
  return refuse(result.reason === "not-allowed" ? 403 : 409, problems[result.reason]);
}

/** @throws 404 for what is no id */
export function submissionNameOf<Kind extends SubmissionKind>(
  kind: Kind,
  rawId: string | undefined,
): SubmissionName<Kind> {
  const parsed = z.safeParse(id, rawId);
  if (!parsed.success) throw notFound();
  return { kind, id: parsed.data };
}
