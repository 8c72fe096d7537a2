import type { BrandColors } from "#content/brand-colors.ts";
import { paletteOf } from "#content/brand-colors.ts";
import { type Scheme, schemesOf } from "#content/palette.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { settingsMessages } from "../messages.ts";

/** Painted with attributes: a style within an element would need another right than pages have. */
export function BrandPreview({ colors }: { colors: BrandColors }) {
  const { brand } = useMessages(settingsMessages);
  const schemes = schemesOf(paletteOf(colors));
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      {(["light", "dark"] as const).map((look) => (
        <figure key={look}>
          <Sample scheme={schemes[look]} onAccent={schemes.light.text} />
          <figcaption className="mt-1 text-sm text-slate">{brand[look]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Sample({ scheme, onAccent }: { scheme: Scheme; onAccent: string }) {
  const { sample } = useMessages(settingsMessages).brand;
  return (
    <svg viewBox="0 0 300 190" className="w-full rounded-md border border-line" aria-hidden="true">
      <rect width="300" height="190" fill={scheme.page} />
      <rect
        x="16"
        y="16"
        width="268"
        height="158"
        rx="10"
        fill={scheme.card}
        stroke={scheme.line}
      />
      <text x="32" y="54" fontSize="20" fontWeight="600" fill={scheme.text}>
        {sample.title}
      </text>
      <text x="32" y="80" fontSize="14" fill={scheme.quiet}>
        {sample.text}
      </text>
      <rect x="32" y="110" width="112" height="40" rx="20" fill={scheme.action} />
      <text
        x="88"
        y="135"
        fontSize="13"
        fontWeight="600"
        textAnchor="middle"
        fill={scheme.onAction}
      >
        {sample.action}
      </text>
      <rect x="156" y="110" width="112" height="40" rx="20" fill={scheme.accent} />
      <text x="212" y="135" fontSize="13" fontWeight="600" textAnchor="middle" fill={onAccent}>
        {sample.accent}
      </text>
    </svg>
  );
}
