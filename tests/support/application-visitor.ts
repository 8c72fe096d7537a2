import { handsFor, type VisitedForm } from "./form-visitor.ts";

export const applicationForm = {
  url: "/api/job-application",
  selector: "form[data-draft=application]",
  labels: {
    fullName: "Full name",
    email: "Email",
    phone: "Phone",
    position: "Position",
    experience: "Experience in this kind of work",
    resume: "Link to your resume or portfolio",
    coverLetter: "Cover letter",
  },
  button: /Submit Application|Submitting Application\.\.\./,
} as const satisfies VisitedForm<string>;

export const applicant = handsFor(applicationForm);

export const goodApplication = {
  fullName: "Noémie Adeyemi",
  email: "noemie@adeyemi.test",
  phone: "(312) 555-0171",
  position: "night-supervisor",
  experience: "3-5",
  resume: "https://adeyemi.test/resume",
  coverLetter:
    "I have led a night crew of six in a hospital for three years, and I would like to lead three.",
};

export const applicationSent = [
  "Application submitted!",
  "Thank you for your interest. We'll review your application and be in touch.",
] as const;

export const applicationFailed = [
  "Submission failed",
  "There was an error submitting your application. Please try again.",
] as const;
