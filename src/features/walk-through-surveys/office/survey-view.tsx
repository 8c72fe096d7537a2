import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import type { OfflineState } from "#platform/offline/offline-state.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { surveyMessages } from "../messages.ts";
import { isMeasured, readSurveyArea } from "../survey-area.ts";
import type { SurveyView as Survey } from "../survey-view.server.ts";
import { AccessForm } from "./access-form.tsx";
import { AddAreaForm } from "./add-area-form.tsx";
import { AreaCard } from "./area-card.tsx";
import type { PhoneData } from "./phone.server.ts";
import { QuickStart } from "./quick-start.tsx";
import { RefusedEntries } from "./refused-entries.tsx";

interface SurveyViewProps {
  /** Includes what this phone has not sent yet. */
  survey: Survey;
  state: OfflineState<PhoneData>;
  answer: FormAnswer | undefined;
}

/** Knows neither router nor loader: it is shown without a connection as well. */
export function SurveyView({ survey, state, answer }: SurveyViewProps) {
  const language = useLanguage();
  const messages = surveyMessages(language);
  const { opportunityId, areas, mayChange } = survey;
  const read = areas.map(({ fields }) => readSurveyArea(fields, language).area);
  const size = read.reduce((sum, { squareFeet }) => sum + (squareFeet ?? 0), 0);
  const unmeasured = read.filter((area) => !isMeasured(area)).length;
  const answerTo = (step: string, areaId = "") =>
    answer?.values.step === step && (answer.values.area ?? "") === areaId ? answer : undefined;
  const forms = [
    answerTo("add"),
    answerTo("access"),
    ...areas.map(({ id }) => answerTo("edit", id)),
  ];
  const isBesideForm = forms.some((form) => form !== undefined);
  return (
    <>
      <div className="mt-4 empty:hidden">
        <Problem text={isBesideForm ? undefined : answer?.problem} />
      </div>
      <RefusedEntries
        unsent={state.unsent.filter(({ subject }) => subject === opportunityId)}
        surveys={[survey]}
      />
      <p role="status" className="mt-4 text-sm font-semibold tabular-nums">
        {areas.length === 0 ? messages.none : messages.summary({ count: areas.length, size })}
      </p>
      {unmeasured > 0 ? (
        <p className="text-sm tabular-nums">{messages.unmeasured({ count: unmeasured })}</p>
      ) : null}
      {mayChange ? (
        <>
          <QuickStart survey={survey} isStoring={state.isStoring} isMore={areas.length > 0} />
          <AddAreaForm
            opportunityId={opportunityId}
            isStoring={state.isStoring}
            answer={answerTo("add")}
          />
        </>
      ) : null}
      <section aria-labelledby="areas" hidden={areas.length === 0}>
        <h2 id="areas" className="mt-6 text-base font-semibold">
          {messages.areas.title}
        </h2>
        {areas.map((area, at) => (
          <AreaCard
            key={area.id}
            opportunityId={opportunityId}
            area={area}
            state={state}
            answer={answerTo("edit", area.id)}
            photoFault={answerTo("photos", area.id)?.errors.photos}
            mayChange={mayChange}
            isFirst={at === 0}
            isLast={at === areas.length - 1}
          />
        ))}
      </section>
      <AccessForm survey={survey} isStoring={state.isStoring} answer={answerTo("access")} />
    </>
  );
}
