/** Emails of the demonstration with a prospect of `demo-opportunities.ts`; the contact writes from their own address. */
export const demoEmails = [
  {
    company: "Great Lakes Gasket",
    writer: "staff.manager",
    emails: [
      {
        isOurs: true,
        daysAgo: 1.6,
        subject: "Your quote request",
        text: "Hello,\n\nThank you for asking us for a quote. To give you an exact price, we’d like to walk through your building with you.\n\nWhich days work for you next week?",
      },
      {
        isOurs: false,
        daysAgo: 1.2,
        subject: "Re: Your quote request",
        text: "Afternoons are best. The line stops at two, and you can see the offices and the restrooms then.\n\nHow long does it take?",
        quoted: "> Which days work for you next week?",
      },
      {
        isOurs: true,
        daysAgo: 1,
        subject: "Re: Your quote request",
        text: "Hello,\n\nAbout an hour. I’ll send you three times to pick from.",
      },
    ],
  },
] as const;
