import { type BrandPicture, brand } from "#content/brand.ts";
import { company } from "#content/company.ts";
import { logo } from "#content/logo.ts";

const { mark } = logo;

/** @param light on a dark ground, whatever the reader's system is */
export function Logo({ light = false }: { light?: boolean }) {
  const isNameInLogo = brand.logo !== null && brand.logoPlace === "instead";
  return (
    <span className="flex items-center gap-2.5">
      {brand.logo === null ? (
        <ShippedMark light={light} />
      ) : (
        <OwnLogo {...brand.logo} light={light} />
      )}
      <span className={isNameInLogo ? "sr-only" : "text-[1.375rem] font-semibold tracking-tight"}>
        {company.shortName}
      </span>
    </span>
  );
}

const ShippedMark = ({ light }: { light: boolean }) => (
  <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
    <path className="fill-dawn" d={mark.sun} />
    <path
      className={light ? "stroke-porcelain" : "stroke-teal"}
      d={mark.lines}
      fill="none"
      strokeWidth={mark.lineWidth}
      strokeLinecap="round"
    />
  </svg>
);

interface OwnLogoProps {
  onLight: BrandPicture;
  onDark: BrandPicture;
  light: boolean;
}

/** Both pictures are there: the styles of the brand show the one that is seen on its ground. */
function OwnLogo({ onLight, onDark, light }: OwnLogoProps) {
  if (light) return <Picture of={onDark} />;
  return (
    <>
      <Picture of={onLight} more="logo-on-light" />
      <Picture of={onDark} more="logo-on-dark" />
    </>
  );
}

/** Its name stands beside it as text, for the eye or for screen readers alone. */
const Picture = ({ of, more = "" }: { of: BrandPicture; more?: string }) => (
  <img
    src={of.address}
    width={of.width}
    height={of.height}
    alt=""
    className={`h-8 w-auto max-w-44 shrink-0 object-contain object-left ${more}`}
  />
);
