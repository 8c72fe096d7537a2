import { company } from "../company.ts";
import type { LegalDocument } from "./document.ts";

const phone = `[${company.phone.display}](${company.phone.href})`;
const mail = `[${company.email}](mailto:${company.email})`;

export const termsOfService: LegalDocument = {
  name: "Terms of Service, read by a lawyer",
  verified: false,
  title: "Terms that fit on a page",
  lead: "They apply to this website. Work in your building has a contract of its own, and where the two differ, the contract wins.",
  updated: "2026-11-21",
  parts: [
    {
      id: "who",
      title: "Who we are",
      blocks: [
        `This site belongs to ${company.name} in ${company.address.city}, ${company.address.state}. “We” is the company, “you” is whoever uses the site.`,
      ],
    },
    {
      id: "use",
      title: "What you may do",
      blocks: [
        "Read, link, print, and send us requests, messages and applications that are true and your own. Please leave out what others have told you in confidence.",
        {
          points: [
            "Do not try to get into what is not meant for you, or to keep others from using the site.",
            "Do not send advertising through our forms, or fill them in by machine.",
            "Do not pass the work on this site off as yours. The downloadable guides are an exception: use, change and print them for your own buildings, at no charge.",
          ],
        },
      ],
    },
    {
      id: "quotes",
      title: "Quotes and planning ranges",
      blocks: [
        "Asking for a quote binds nobody to anything. A planning range on this site is an estimate made from a few facts; it is not an offer. What we do and what it costs is agreed in a written contract, after somebody has walked through the building.",
        "Response times and the satisfaction guarantee are described here in general and defined in that contract.",
      ],
    },
    {
      id: "portal",
      title: "The client portal",
      blocks: [
        "Clients receive access with their contract. Keep your password to yourself, tell us at once when somebody else may know it, and use the portal for the facilities that are yours. We may close an access that is misused.",
        "What we record in the portal, such as inspections and work orders, is meant to be correct. If something in it is wrong, tell us, and it will be put right with a note of the change.",
      ],
    },
    {
      id: "applications",
      title: "Applying for work",
      blocks: [
        "An application is not a contract of employment. We decide without regard to any characteristic that the law protects, and we make adjustments for anyone who needs them to apply: call or write, and say what would help.",
      ],
    },
    {
      id: "texts",
      title: "What this site says",
      blocks: [
        "We write with care, and we correct mistakes when we learn of them. Articles and guides give general knowledge of the trade. They do not replace the label of a product, the rules of your building or the advice of somebody who has seen it.",
        "Where we link to other sites, they answer for what they say.",
      ],
    },
    {
      id: "liability",
      title: "What we answer for",
      blocks: [
        "The site is offered as it is. We do not promise that it is always there. As far as the law allows, we are not liable for damage that comes from using the site or from relying on its general texts. Nothing here limits what the law does not let us limit, and nothing here limits what we owe you under a contract for services.",
      ],
    },
    {
      id: "law",
      title: "Law and courts",
      blocks: [
        `The law of the State of Illinois applies, and its courts in ${company.address.city} decide, unless the law of the place where you live gives you another right.`,
        "If one of these terms turns out to be invalid, the others stay.",
      ],
    },
    {
      id: "changes",
      title: "Changes, and whom to ask",
      blocks: [
        "When the terms change, the date at the top changes with them. The terms that count are those that stood here when you used the site.",
        `Questions go to ${mail} or ${phone}. How we treat personal information stands in the [privacy policy](/privacy-policy).`,
      ],
    },
  ],
};
