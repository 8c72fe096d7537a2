import { type ComponentType, useEffect, useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { CompactButtonLink } from "#ui/links.tsx";
import { AnchorSection } from "#ui/titled-section.tsx";
import { surveyMessages } from "./messages.ts";

export function SurveyPanel({ data }: PanelProps<"survey">) {
  const { panel, summary, unmeasured } = useMessages(surveyMessages);
  const { areas, squareFeet, mayChange } = data;
  return (
    <AnchorSection id="survey" title={panel.title}>
      <p className="mt-2 text-sm tabular-nums">
        {areas === 0 ? panel.none : summary({ count: areas, size: squareFeet })}
      </p>
      {data.unmeasured > 0 ? (
        <p className="text-sm tabular-nums">{unmeasured({ count: data.unmeasured })}</p>
      ) : null}
      {data.phone ? <KeptToday phone={data.phone} /> : null}
      {/* The survey is a document of its own, because only such a page may keep itself on a phone. */}
      <CompactButtonLink to={data.path} reloadDocument className="mt-3">
        {areas === 0 && mayChange ? panel.start : panel.open}
      </CompactButtonLink>
    </AnchorSection>
  );
}

type Phone = NonNullable<PanelProps<"survey">["data"]["phone"]>;

/**
 * The code is loaded only here: imported at the top, it would be in the file that every page of the office
 * loads.
 */
function KeptToday({ phone }: { phone: Phone }) {
  const { panel } = useMessages(surveyMessages);
  const [Keep, setKeep] = useState<ComponentType<{ phone: Phone }>>();
  useEffect(() => {
    import("./office/phone/keep-today.tsx").then(
      ({ KeepToday }) => setKeep(() => KeepToday),
      // Without a connection, the survey cannot be kept anyway.
      () => undefined,
    );
  }, []);
  return (
    <>
      <p className="mt-1 text-sm text-slate">{panel.kept}</p>
      {Keep ? <Keep phone={phone} /> : null}
    </>
  );
}
