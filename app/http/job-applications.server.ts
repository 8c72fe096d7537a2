/** How applications come in; what is open today, the content says. */
import * as z from "zod/mini";
import { openOpenings } from "#content/careers/opening-days.ts";
import { anyPosition, openings, positionsAmong } from "#content/careers/openings.ts";
import { type ApplicationForm, applicationForm } from "#domain/careers/application-form.ts";
import { submitApplication } from "#domain/careers/submit-application.ts";
import type { FormDefinition } from "./form-handler.server.ts";

const openPosition = applicationForm.shape.position.check(
  z.refine(
    (id) => positionsAmong(openOpenings(new Date())).some((position) => position.id === id),
    {
      error: ({ input }) =>
        input === anyPosition.id
          ? "Positions have opened since. Please choose one from the list"
          : "This position is no longer open. Please choose another one from the list",
    },
  ),
);

export const jobApplications: FormDefinition<ApplicationForm> = {
  form: "application",
  schema: z.extend(applicationForm, { position: openPosition }),
  submit: (context, submission) =>
    submitApplication(context, submission, titleOf(submission.fields.position)),
};

const titleOf = (id: string): string =>
  [...openings, anyPosition].find((position) => position.id === id)?.title ?? id;
