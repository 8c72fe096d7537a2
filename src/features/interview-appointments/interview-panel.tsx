import { Link } from "react-router";
import { wholeTimes } from "#platform/format/whole-times.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { buttonClass } from "#ui/button.tsx";
import { interviewMessages } from "./messages.ts";

/** On the page of an application: when one talks, and the way to it. */
export function InterviewPanel({ data }: PanelProps<"interview">) {
  const { panel } = useMessages(interviewMessages);
  const { path, standing, time, isOpen } = data;
  return (
    <section id="interview" aria-labelledby="interview-title" className="scroll-mt-6">
      <h2 id="interview-title" className="text-base font-semibold tracking-snug">
        {panel.title}
      </h2>
      <p className="mt-2 text-sm break-words">{standing}</p>
      {time ? <p className="text-sm tabular-nums">{wholeTimes(time)}</p> : null}
      <Link to={path} className={buttonClass("outline", "mt-3", "compact")}>
        {isOpen ? panel.plan : panel.open}
      </Link>
    </section>
  );
}
