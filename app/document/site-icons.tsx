import { logo, roundedCorners, tileSvg } from "#content/logo.ts";

const tile = `data:image/svg+xml,${encodeURIComponent(tileSvg(roundedCorners))}`;

/**
 * What browsers and home screens show for the site; the build draws the files from the logo. The icon
 * of current browsers is inline, since they would fetch it before the first paint is done; the
 * manifest is named after it (app/early/first-paint.ts).
 */
export function SiteIcons() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={tile} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" content={logo.colours.lines} />
    </>
  );
}
