/** Where each form of the public site is sent to; the same names as in `src/features/public-forms/forms.server.ts`. */
export const formPaths = {
  quote: "/api/quote",
  contact: "/api/contact",
  mobileContact: "/api/mobile-contact",
  application: "/api/job-application",
  newsletter: "/api/newsletter",
} as const;
