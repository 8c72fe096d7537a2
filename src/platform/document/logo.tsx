import { type BrandPicture, brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { logo } from "#content/logo.ts";

const { mark } = logo;

interface LogoProps {
  /** Set it where the ground is always the same; otherwise it follows the reader's choice of colors. */
  ground?: "light" | "dark";
}

export function Logo({ ground }: LogoProps) {
  const isNameInLogo = brand.logo !== null && brand.logoPlace === "instead";
  return (
    <span className="flex items-center gap-2.5">
      {brand.logo === null ? (
        <ShippedMark ground={ground} />
      ) : (
        <OwnLogo {...brand.logo} ground={ground} isAlone={isNameInLogo} />
      )}
      <span className={isNameInLogo ? "sr-only" : "text-[1.375rem] font-semibold tracking-tight"}>
        {company.shortName}
      </span>
    </span>
  );
}

const ShippedMark = ({ ground }: Pick<LogoProps, "ground">) => (
  <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
    <path className="fill-dawn" d={mark.sun} />
    <path
      className={ground === "dark" ? "stroke-porcelain" : "stroke-teal"}
      d={mark.lines}
      fill="none"
      strokeWidth={mark.lineWidth}
      strokeLinecap="round"
    />
  </svg>
);

interface OwnLogoProps extends LogoProps {
  onLight: BrandPicture;
  onDark: BrandPicture;
  isAlone: boolean;
}

/** The styles of the brand hide one of the two pictures, and browsers do not fetch that one. */
function OwnLogo({ onLight, onDark, ground, isAlone }: OwnLogoProps) {
  const size = isAlone ? "max-w-44" : "max-w-20";
  if (ground !== undefined) {
    const isDark = ground === "dark";
    return <Picture of={isDark ? onDark : onLight} className={size} isLate={isDark} />;
  }
  return (
    <>
      <Picture of={onLight} className={`logo-on-light ${size}`} isLate />
      <Picture of={onDark} className={`logo-on-dark ${size}`} isLate />
    </>
  );
}

interface PictureProps {
  of: BrandPicture;
  className: string;
  /** Hidden, or at the foot of a page: fetched when it comes into view. */
  isLate?: boolean;
}

/** Its name stands beside it as text, for the eye or for screen readers alone. */
const Picture = ({ of, className, isLate = false }: PictureProps) => (
  <img
    src={of.address}
    width={of.width}
    height={of.height}
    alt=""
    loading={isLate ? "lazy" : undefined}
    className={`h-8 w-auto shrink-0 object-contain object-left ${className}`}
  />
);
