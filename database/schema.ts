/** Every table of the product; drizzle-kit derives migrations from it. */
export * from "./tables/inquiries.ts";
export * from "./tables/job-applications.ts";
export * from "./tables/leads.ts";
export * from "./tables/newsletter.ts";
export * from "./tables/rate-limits.ts";
export * from "./tables/settings.ts";
export * from "./tables/submission-columns.ts";
