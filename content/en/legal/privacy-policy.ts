import type { LegalDocument } from "../../legal/document.ts";

export const privacyPolicy: LegalDocument = {
  verified: false,
  title: "Privacy policy, in plain English",
  lead: "We keep what you send us for as long as we need it, and nothing else. No cookies, no trackers, no third parties on any page.",
  updated: "2026-11-26",
  changedBy: "policyChangedOn",
  parts: [
    {
      id: "in-short",
      title: "In short",
      blocks: [
        {
          points: [
            "Reading this site leaves us nothing that could identify you.",
            "We read what you send through a form, use it to answer you, and delete it after the periods below.",
            "We sell nothing, share nothing for advertising, and load nothing from other companies: no analytics, no fonts, no maps, no videos.",
            "You can ask what we have about you, have it corrected or have it deleted.",
          ],
        },
      ],
    },
    {
      id: "reading",
      title: "When you only read",
      blocks: [
        "For each page, our server writes one line in its log: the time, the address of the page, whether it could be served and how long it took. That line contains neither your network address nor what you searched for.",
        "To keep bots from flooding our forms, the server counts how often a form is used from the same network. It counts under a keyed hash that cannot be turned back into the address, and erases the count when its time is up: most after ten minutes, all within a week.",
      ],
    },
    {
      id: "your-browser",
      title: "What stays in your browser",
      blocks: [
        "We set no cookies for visitors. If you log in, one cookie keeps you logged in until you log out or close the browser, or for 30 days if you ask for it. A second one marks the browser as yours for 400 days, so that we can tell you of a login from another one, and nobody can keep you out by guessing passwords. A third one lasts for the ten minutes of a second step. None of them is read for anything else.",
        {
          table: {
            caption: "What this site stores on your own device",
            columns: ["What", "Why", "How long"],
            rows: [
              [
                "What you type into a form",
                "So a reload or a lost connection costs you nothing",
                "Until it is sent, 7 days at most",
              ],
              [
                "A message that has not reached us yet",
                "So it can be sent again when the connection is back",
                "Until it has reached us",
              ],
              [
                "The campaign in the link that brought you here, if there was one",
                "So we know which of our own ads are worth it",
                "Until you close the tab",
              ],
              [
                "How far you had scrolled",
                "So going back takes you to the same place",
                "Until you close the tab",
              ],
            ],
          },
        },
        "Passwords are never stored there. You can erase all of it in your browser’s settings, and everything on this site will still work.",
      ],
    },
    {
      id: "forms",
      title: "What you send us",
      blocks: [
        {
          table: {
            caption: "What we keep from each form",
            columns: ["Form", "What we keep", "Purpose", "How long"],
            rows: [
              [
                "Request for a quote",
                "Name, company, email, phone, type and size of the building, your message, the planning range you were shown",
                "To answer and to write the quote",
                "{company.messagesKept}",
              ],
              ["Message", "Name, email, subject, message", "To answer", "{company.messagesKept}"],
              [
                "Job application",
                "Name, email, phone, position, years of experience, link to your resume, cover letter",
                "To decide on the application, and to show later that we decided fairly",
                "{company.applicationsKept}",
              ],
              [
                "Newsletter",
                "Email, when and where you asked for it and confirmed it, and which newsletters we sent you",
                "To send the newsletter you asked for",
                "Until you unsubscribe, and 30 days more; 7 days if you never confirm; which newsletters we sent you, {company.emailsKept}",
              ],
              [
                "Report at the sign of a room",
                "What you report, a photo if you send one, and your email if you leave it; neither your browser nor a hash of your network address",
                "To do the work, and to tell you once it is done",
                "The report as long as the client’s other work orders; email and link until 30 days after the work is closed",
              ],
            ],
          },
        },
        "With each form, we keep the page it was sent from and the campaign, if one is known. We keep the name of your browser and a keyed hash of your network address for {company.tracesKept}, to recognize repeats and abuse, and then erase them. We keep what looks like spam for {company.spamKept}, so a person can check it, and then delete it.",
        "Deleted records stay in backups for up to {company.backupsKept} more. If you become a client, contract, tax and labor law may require us to keep some records longer.",
      ],
    },
    {
      id: "accounts",
      title: "If you have an account",
      blocks: [
        "We keep your name, your email address, your role and what you are assigned to. Your password is kept as a hash that cannot be turned back into it.",
        {
          table: {
            caption: "What we keep about the use of an account",
            columns: ["What", "Purpose", "How long"],
            rows: [
              [
                "Logins and failed attempts, and changes of your account: when, what, and the kind of browser",
                "So you and our administrators can see who got in",
                "{company.auditKept}",
              ],
              [
                "Browsers that you are logged in with: their kind, when you were last seen, and a keyed hash of the network address",
                "So you can see them and log them out",
                "Until the login ends, 30 days at most",
              ],
              [
                "What we told you about work orders, visits and messages, and when you saw it",
                "So you learn of it once",
                "{company.notificationsKept}",
              ],
              [
                "Which emails we sent you, and whether they arrived",
                "To find out why one did not",
                "{company.emailsKept}",
              ],
            ],
          },
        },
      ],
    },
    {
      id: "who-sees-it",
      title: "Who sees it",
      blocks: [
        "The people at our company who answer you. Apart from them, only the providers who run our server and deliver our email on our behalf and under contract, and authorities where the law requires it.",
        "We do not sell personal information, and we do not share it for advertising across websites. We have not done so in the past twelve months.",
      ],
    },
    {
      id: "global-privacy-control",
      title: "Global Privacy Control",
      blocks: [
        "Some browsers send a signal that says: do not sell or share my information. We honor it. Since we sell and share nothing anyway, only one thing changes: we do not remember the campaign in the link that brought you here, and never store it with a form.",
        { show: "privacy-signal" },
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      blocks: [
        "Wherever you live, you can ask us to:",
        {
          points: [
            "tell you what we have about you and send you a copy,",
            "correct what is wrong,",
            "delete it, unless the law requires us to keep it,",
            "stop writing to you; every newsletter also has a one-click link for that.",
          ],
        },
        "Write to [{company.email}](mailto:{company.email}) from the email address you used, or include the reference from the email we sent you, so nobody else can ask in your name. Someone you have authorized may ask for you. We answer within 45 days, it costs nothing, and nobody is treated worse for asking. If you disagree with our answer, tell us, and another person will review it. You can also contact your state’s attorney general. We keep your request and our answer for {company.privacyRequestsKept}, and what the law requires us to keep for as long as it does; we tell you what that is.",
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        "This site is for people who manage buildings or are looking for work. It is not meant for anyone under 16, and we do not knowingly keep anything from them.",
      ],
    },
    {
      id: "security",
      title: "How we protect it",
      blocks: [
        "Forms are sent encrypted. What you send is stored in our own database, which only our server can reach. No system is perfect. If one of ours fails in a way that affects you, we will tell you.",
      ],
    },
    {
      id: "changes",
      title: "Changes and questions",
      blocks: [
        "When this policy changes, the date at the top changes with it. If a change affects people whose data we already have, we write to them.",
        "Send questions to {company.name}, {company.street}, {company.city}, {company.state} {company.postalCode}, or to [{company.email}](mailto:{company.email}), or call [{company.phone}]({company.phoneHref}).",
      ],
    },
  ],
};
