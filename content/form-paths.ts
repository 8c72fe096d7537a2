/**
 * Addresses to which the public site's forms are sent; `src/features/public-forms/forms.server.ts` has the
 * same keys.
 */
export const formPaths = {
  quote: "/api/quote",
  contact: "/api/contact",
  mobileContact: "/api/mobile-contact",
  application: "/api/job-application",
  newsletter: "/api/newsletter",
} as const;
