import { company } from "../company.ts";
import { inWords, retentionDays } from "../retention.ts";
import type { LegalDocument } from "./document.ts";

const { address } = company;
const phone = `[${company.phone.display}](${company.phone.href})`;
const mail = `[${company.email}](mailto:${company.email})`;

export const privacyPolicy: LegalDocument = {
  name: "Privacy Policy, read by a lawyer",
  verified: false,
  title: "Privacy, in plain words",
  lead: "We keep what you send us, for as long as we need it, and nothing else. No cookies, no trackers, no third parties on any page.",
  updated: "2026-11-21",
  parts: [
    {
      id: "in-short",
      title: "In short",
      blocks: [
        {
          points: [
            "Reading this site leaves nothing with us that could tell who you are.",
            "What you send by a form is read by us, used to answer you, and deleted after the times below.",
            "We sell nothing, share nothing for advertising, and load nothing from other companies: no analytics, no fonts, no maps, no videos.",
            "You can ask what we have about you, have it corrected, or have it deleted.",
          ],
        },
      ],
    },
    {
      id: "reading",
      title: "When you only read",
      blocks: [
        "For each page our server writes a line into its log: the time, the address of the page, whether it could be served and how long it took. The line holds neither your network address nor what you searched for.",
        "To keep robots from flooding our forms, the server counts how often a form is used from one network. It counts under a keyed hash, from which the address cannot be read back, and erases the count when its window ends: most after ten minutes, none later than after a week.",
      ],
    },
    {
      id: "your-browser",
      title: "What stays in your browser",
      blocks: [
        "We set no cookies for visitors. If you log in to the client portal, one cookie keeps you logged in; it does nothing else.",
        {
          table: {
            caption: "What this site keeps on your own device",
            columns: ["What", "Why", "How long"],
            rows: [
              [
                "What you type into a form",
                "So that a reload or a lost connection costs you nothing",
                "Until it is sent, 7 days at most",
              ],
              [
                "A message that has not reached us yet",
                "So that it can be sent again when the connection is back",
                "Until it has reached us",
              ],
              [
                "The campaign in the link that brought you, if there was one",
                "So that we know which of our own advertisements are worth it",
                "Until you close the tab",
              ],
              [
                "How far you had scrolled",
                "So that going back leads to the same place",
                "Until you close the tab",
              ],
            ],
          },
        },
        "Passwords are never kept there. You can erase all of it in your browser’s settings, and nothing on this site stops working.",
      ],
    },
    {
      id: "forms",
      title: "What you send us",
      blocks: [
        {
          table: {
            caption: "What we keep of each form",
            columns: ["Form", "What we keep", "What for", "How long"],
            rows: [
              [
                "Request for a quote",
                "Name, company, email, phone, type and size of the building, your message, the planning range you were shown",
                "To answer and to write the quote",
                inWords(retentionDays.inquiries),
              ],
              [
                "Message",
                "Name, email, subject, message",
                "To answer",
                inWords(retentionDays.inquiries),
              ],
              [
                "Job application",
                "Name, email, phone, position, years of experience, link to your resume, cover letter",
                "To decide about the application, and to show later that we decided fairly",
                inWords(retentionDays.applications),
              ],
              [
                "Newsletter",
                "Email, and when and where you asked for it and confirmed it",
                "To send the newsletter you asked for",
                "Until you unsubscribe, and 30 days more; 7 days if you never confirm",
              ],
            ],
          },
        },
        `With each of them we keep the page it was sent from and the campaign, if one is known. The name of your browser and a keyed hash of your network address are kept for ${inWords(retentionDays.traces)}, to tell repeats and abuse apart, and then erased. What looks like spam is kept for ${inWords(retentionDays.quarantined)}, so that a person can look through it, and then deleted.`,
        `Deleted records stay in backups for up to ${inWords(retentionDays.backups)} more. If you become a client, contract, tax and labor law may oblige us to keep some records longer.`,
      ],
    },
    {
      id: "who-sees-it",
      title: "Who sees it",
      blocks: [
        "The people at our company who answer you. Beside them, only those who run our server and deliver our mail, on our behalf and under contract, and authorities where a law obliges us.",
        "We do not sell personal information, and we do not share it for advertising across websites. We have not done so in the past twelve months.",
      ],
    },
    {
      id: "global-privacy-control",
      title: "Global Privacy Control",
      blocks: [
        "Some browsers send a signal that says: do not sell or share what you learn about me. We honor it. As there is nothing that we sell or share, one thing changes: the campaign in the link that brought you is not remembered and never stored with a form.",
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
            "tell you what we have about you, and send you a copy,",
            "correct what is wrong,",
            "delete it, unless a law obliges us to keep it,",
            "stop writing to you, which every newsletter also offers in one click.",
          ],
        },
        `Write to ${mail} from the address you used, or name the reference in the mail we sent you, so that nobody else can ask in your name. Somebody you have authorized may ask for you. We answer within 45 days, it costs nothing, and nobody is treated worse for asking. If you find our answer wrong, say so, and another person looks at it; you can also turn to your state’s attorney general.`,
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        "This site is for people who look after buildings or look for work. It is not meant for anyone under 16, and we keep nothing from them knowingly.",
      ],
    },
    {
      id: "security",
      title: "How it is guarded",
      blocks: [
        "Forms travel encrypted. What you send is stored on our own database, which only our server reaches. No system is beyond failure; if one of ours fails in a way that concerns you, we will tell you.",
      ],
    },
    {
      id: "changes",
      title: "Changes, and whom to ask",
      blocks: [
        "When this policy changes, the date at the top changes with it. If a change matters to those whose data we already have, we write to them.",
        `Questions go to ${company.name}, ${address.street}, ${address.city}, ${address.state} ${address.postalCode}, to ${mail}, or to ${phone}.`,
      ],
    },
  ],
};
