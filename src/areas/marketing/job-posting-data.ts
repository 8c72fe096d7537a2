import type { JobPosting } from "schema-dts";
import type { Opening } from "#content/careers/openings.ts";
import { company } from "#content/company.ts";
import { addressIn } from "#content/page-address.ts";
import { nameOfState } from "#content/states.ts";
import type { Language } from "#platform/language/language.ts";
import { absoluteAddress } from "./absolute-address.ts";
import { careersMessages } from "./careers/messages.ts";
import type { StructuredData } from "./structured-data.ts";

/** @param until the second after which it is closed, as `lastSecondOf` writes it */
export function jobPostingData(
  opening: Opening,
  until: string,
  language: Language,
): StructuredData {
  const isRemote = opening.sites.length === 0;
  return {
    "@type": "JobPosting",
    title: opening.title,
    description: descriptionOf(opening, language),
    identifier: { "@type": "PropertyValue", name: company.name, value: opening.id },
    datePosted: opening.posted,
    validThrough: until,
    employmentType: "FULL_TIME",
    hiringOrganization: {
      "@type": "Organization",
      name: company.name,
      sameAs: absoluteAddress("/"),
      logo: absoluteAddress("/icon-512.png"),
    },
    industry: opening.department,
    url: absoluteAddress(addressIn(language, `/careers#${opening.id}`)),
    directApply: true,
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: {
        "@type": "QuantitativeValue",
        minValue: opening.pay.from,
        maxValue: opening.pay.to,
        unitText: opening.pay.per === "hour" ? "HOUR" : "YEAR",
      },
    },
    ...(isRemote ? fromHome(opening) : onSite(opening)),
  } satisfies JobPosting;
}

const place = ({ city, state }: Opening["sites"][number]) => ({
  "@type": "Place" as const,
  address: {
    "@type": "PostalAddress" as const,
    addressLocality: city,
    addressRegion: state,
    addressCountry: company.address.country,
  },
});

const onSite = ({ sites }: Opening) => {
  const [first, ...others] = sites.map(place);
  return { jobLocation: first && others.length > 0 ? [first, ...others] : first };
};

const fromHome = ({ remoteFrom = [] }: Opening) => ({
  jobLocationType: "TELECOMMUTE",
  applicantLocationRequirements: remoteFrom.map((code) => ({
    "@type": "State" as const,
    name: `${nameOfState(code)}, USA`,
  })),
});

/** Google shows this text as it is and accepts simple HTML. */
function descriptionOf(opening: Opening, language: Language): string {
  const { description, hours, duties, requirements } = opening;
  const titles = careersMessages(language).openings;
  const list = (title: string, points: readonly string[]) =>
    `<p>${title}</p><ul>${points.map((point) => `<li>${asHtml(point)}</li>`).join("")}</ul>`;
  return [
    `<p>${asHtml(description)}</p>`,
    `<p>${asHtml(hours)}</p>`,
    list(titles.duties, duties),
    list(titles.requirements, requirements),
  ].join("");
}

const asHtml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);
