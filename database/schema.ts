/** Every table of the product; drizzle-kit derives migrations from it. */
export * from "./tables/account-links.ts";
export * from "./tables/accounts.ts";
export * from "./tables/assignments.ts";
export * from "./tables/audit-events.ts";
export * from "./tables/clients.ts";
export * from "./tables/contact-messages.ts";
export * from "./tables/emails.ts";
export * from "./tables/history-events.ts";
export * from "./tables/job-applications.ts";
export * from "./tables/leads.ts";
export * from "./tables/newsletter.ts";
export * from "./tables/rate-limits.ts";
export * from "./tables/second-factors.ts";
export * from "./tables/sessions.ts";
export * from "./tables/settings.ts";
export * from "./tables/submission-columns.ts";
export * from "./tables/submission-notes.ts";
