import type { AttendanceSpans } from "./visit-summary.server.ts";

/** The window as an outline, filled while the crew was there; the times are beside it in words. */
export function AttendanceBar({ bar: { planned, attended } }: { bar: AttendanceSpans }) {
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2.5 w-full text-teal"
    >
      <rect x={0} width={100} y={3.5} height={1} className="fill-line" />
      <Span of={planned} y={1} height={6} className="fill-white stroke-slate" />
      {attended ? <Span of={attended} y={1} height={6} className="fill-current" /> : null}
    </svg>
  );
}

interface SpanProps {
  of: readonly [from: number, to: number];
  y: number;
  height: number;
  className: string;
}

const Span = ({ of: [from, to], ...rest }: SpanProps) => (
  <rect x={from} width={Math.max(2, to - from)} vectorEffect="non-scaling-stroke" {...rest} />
);
