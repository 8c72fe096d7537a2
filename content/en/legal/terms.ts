import type { LegalDocument } from "../../legal/document.ts";

export const termsOfService: LegalDocument = {
  verified: false,
  title: "Terms of service, on one page",
  lead: "These terms apply to this website. Work in your building has its own contract, and where the two differ, the contract applies.",
  updated: "2026-11-21",
  changedBy: "termsChangedOn",
  parts: [
    {
      id: "who",
      title: "Who we are",
      blocks: [
        "This site belongs to {company.legalName} in {company.city}, {company.state}. “We” means the company, “you” means whoever uses the site.",
      ],
    },
    {
      id: "use",
      title: "What you may do",
      blocks: [
        "Read, link and print, and send us requests, messages and applications that are true and your own. Please leave out anything others have told you in confidence.",
        {
          points: [
            "Do not try to access what is not meant for you, or keep others from using the site.",
            "Do not send advertising through our forms, or fill them in by machine.",
            "Do not present the work on this site as yours. The downloadable guides are an exception: use, change and print them for your own buildings, at no charge.",
          ],
        },
      ],
    },
    {
      id: "quotes",
      title: "Quotes and planning ranges",
      blocks: [
        "Requesting a quote commits nobody to anything. A planning range on this site is an estimate based on a few facts. It is not an offer. What we do and what it costs is agreed in a written contract, after a walk-through of the building.",
        "This site describes response times and the satisfaction guarantee in general. The contract defines them.",
      ],
    },
    {
      id: "portal",
      title: "The client portal",
      blocks: [
        "Clients receive access with their contract. Keep your password to yourself, tell us right away if someone else may know it, and use the portal only for your own facilities. We may close an account that is misused.",
        "What we record in the portal, such as inspections and work orders, is meant to be correct. If something is wrong, tell us, and we will correct it with a note of the change.",
      ],
    },
    {
      id: "applications",
      title: "Applying for work",
      blocks: [
        "An application is not an employment contract. We decide without regard to any characteristic protected by law, and we provide accommodations to anyone who needs them to apply: call or write, and tell us what would help.",
      ],
    },
    {
      id: "texts",
      title: "What this site says",
      blocks: [
        "We write with care, and we correct mistakes when we learn of them. Articles and guides give general information about the trade. They do not replace a product label, the rules of your building or the advice of someone who has seen it.",
        "Other sites that we link to are responsible for their own content.",
      ],
    },
    {
      id: "liability",
      title: "Liability",
      blocks: [
        "The site is provided as is. We do not promise that it is always available. As far as the law allows, we are not liable for damage that results from using the site or relying on its general information. Nothing here limits what the law does not let us limit, and nothing here limits what we owe you under a contract for services.",
      ],
    },
    {
      id: "law",
      title: "Law and courts",
      blocks: [
        "The law of the State of {company.lawState} applies, and its courts in {company.city} have jurisdiction, unless the law of the place where you live gives you another right.",
        "If one of these terms turns out to be invalid, the others remain in effect.",
      ],
    },
    {
      id: "changes",
      title: "Changes and questions",
      blocks: [
        "When the terms change, the date at the top changes with them. The terms that apply are those in effect when you used the site.",
        "Send questions to [{company.email}](mailto:{company.email}) or call [{company.phone}]({company.phoneHref}). The [privacy policy](/privacy-policy) explains how we handle personal information.",
      ],
    },
  ],
};
