import { logo } from "#content/logo.ts";

/**
 * What browsers and home screens show for the site; the build draws the files from the logo. The
 * manifest is named after the first paint (app/early/first-paint.ts).
 */
export function SiteIcons() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" content={logo.colours.lines} />
    </>
  );
}
