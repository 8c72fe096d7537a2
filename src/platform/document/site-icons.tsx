import { logo, roundedCorners, tileSvg } from "#content/logo.ts";

const tile = `data:image/svg+xml,${encodeURIComponent(tileSvg(roundedCorners))}`;

/** Inline, since browsers would fetch the icon before the first paint; app/early adds the manifest. */
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
