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

/** Templates that an administrator has added to the shipped ones. */
export const demoEmailTemplates = [
  {
    writer: "staff.admin",
    daysAgo: 30,
    name: "References",
    language: "en",
    subject: "Buildings like yours ({reference})",
    text: "You asked who else we clean for. I’ve put together three buildings like yours, with someone you can call at each.\n\nShall I send you the list, or call you from {phone} this week?",
  },
  {
    writer: "staff.admin",
    daysAgo: 30,
    name: "Referencias",
    language: "es",
    subject: "Edificios como el suyo ({reference})",
    text: "Nos preguntó para quién más limpiamos. Reuní tres edificios como el suyo, con una persona a quien puede llamar en cada uno.\n\n¿Le envío la lista o le llamo desde el {phone} esta semana?",
  },
] as const;

/** These emails name no opportunity that exists. */
export const demoUnmatchedEmails = [
  {
    daysAgo: 0.3,
    fromName: "Rosa Delgado",
    fromAddress: "rosa.delgado@lakeshore-prints.example",
    subject: "Re: Your quote request",
    text: "Sorry for the late answer. Tuesday or Wednesday after three works for the walk-through.\n\nPlease ring at the loading dock.",
    kind: "person",
    reason: "deleted",
  },
  {
    daysAgo: 2.1,
    fromName: "",
    fromAddress: "no-reply@tickets.example",
    subject: "Automatic reply: out of the office",
    text: "I’m out of the office until Monday.",
    kind: "automatic",
    reason: "unknown-address",
  },
] as const;
