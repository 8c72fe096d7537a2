interface BarProps {
  percent: number;
  className: string;
  look?: { whole: string; part: string };
}

const tealOnSand = { whole: "fill-sand", part: "fill-teal" };

/** A share drawn as a length; decorative, since the number stands beside it. */
export function Bar({ percent, className, look = tealOnSand }: BarProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      preserveAspectRatio="none"
      viewBox="0 0 100 10"
    >
      <rect width="100" height="10" className={look.whole} />
      <rect width={percent} height="10" className={look.part} />
    </svg>
  );
}
