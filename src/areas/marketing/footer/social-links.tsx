import { company, type SocialNetwork, socialNetworks } from "#content/company.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { marketingMessages } from "../messages.ts";

const names: Record<SocialNetwork, string> = {
  linkedin: "LinkedIn",
  twitter: "Twitter",
  facebook: "Facebook",
  instagram: "Instagram",
};

/** Lucide has no brand icons: simple marks of our own, one path each on a grid of 24. */
const marks: Record<SocialNetwork, string> = {
  linkedin: "M5 9.5V19M5 5.2v.1M10 19V9.5M10 13.5c0-2.4 1.6-4 3.9-4S18 11 18 13.7V19",
  twitter: "M5 5l14 14M19 5L5 19",
  facebook: "M15.5 4H14a3.5 3.5 0 0 0-3.5 3.5V20M7.5 12h7",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.8 7.2v.1",
};

const grounds = {
  night: "border-porcelain/25 hover:bg-porcelain hover:text-ink",
  light: "border-ink/30 hover:bg-ink hover:text-porcelain",
} as const;

const linkedNetworks = () => socialNetworks.filter((network) => company.social[network] !== "");

export const hasSocialLinks = (): boolean => linkedNetworks().length > 0;

interface SocialLinksProps {
  ground?: keyof typeof grounds;
  className: string;
}

/** Lists the networks with a configured address; without any, there is no list. */
export function SocialLinks({ ground = "night", className }: SocialLinksProps) {
  const { footer } = useMessages(marketingMessages);
  const networks = linkedNetworks();
  if (networks.length === 0) return null;
  return (
    <ul aria-label={footer.socialMedia} className={`flex gap-2 ${className}`}>
      {networks.map((network) => (
        <li key={network}>
          <a
            href={company.social[network]}
            rel="me noopener"
            className={`grid size-11 place-items-center rounded-full border ${grounds[ground]}`}
          >
            <span className="sr-only">
              {footer.profile({ company: company.shortName, network: names[network] })}
            </span>
            <svg
              viewBox="0 0 24 24"
              className="size-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d={marks[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
