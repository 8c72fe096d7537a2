import { brand, iconAddress } from "#content/brand.ts";
import { logo, roundedCorners, tileSvg } from "#content/logo.ts";

/** Inline, since browsers would fetch the icon before the first paint; app/early adds the manifest. */
export function SiteIcons() {
  return (
    <>
      <link rel="icon" href={iconAddress("favicon.ico")} sizes="32x32" />
      {brand.logo === null ? (
        <link
          rel="icon"
          href={`data:image/svg+xml,${encodeURIComponent(tileSvg(roundedCorners))}`}
          type="image/svg+xml"
        />
      ) : (
        <link rel="icon" href={iconAddress("icon-192.png")} sizes="192x192" type="image/png" />
      )}
      <link rel="apple-touch-icon" href={iconAddress("apple-touch-icon.png")} />
      <meta name="theme-color" content={logo.colors.lines} />
    </>
  );
}
