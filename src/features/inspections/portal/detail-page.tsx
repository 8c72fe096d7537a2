import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command, HiddenFields } from "#platform/forms/commands.tsx";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import { requireClient } from "#platform/http/actor.server.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { ActionLink } from "#ui/links.tsx";
import { actionLinkClass } from "#ui/text-link.ts";
import { InspectionScreen } from "../inspection-screen.tsx";
import {
  type InspectionAreaView,
  type InspectionItemView,
  readInspection,
} from "../inspection-view.server.ts";
import { linkAnswer } from "../link-answer.ts";
import { inspectionMessages } from "../messages.ts";
import { readReportLinks } from "../report-links.server.ts";
import { ReportLink, ReportLinks } from "../report-links.tsx";
import type { Route } from "./+types/detail-page.ts";
import { handleClientInspectionForm } from "./portal-command.server.ts";

/** The text, and one button for each kind of remark. */
function RemarkFields({ id }: { id: string }) {
  const texts = useMessages(inspectionMessages).remark;
  return (
    <>
      <NotesField id={id} label={texts.question} name="text" rows={2} maxLength={500} />
      <div className="flex flex-wrap gap-3">
        <CompactSubmitButton look="outline" name="kind" value="remark">
          {texts.send}
        </CompactSubmitButton>
        <CompactSubmitButton look="outline" name="kind" value="dispute">
          {texts.dispute}
        </CompactSubmitButton>
      </div>
    </>
  );
}

interface PortalItemCommandsProps {
  item: InspectionItemView;
  answer: FormAnswer | undefined;
}

/** Items that failed or have remarks get a form; all others share the one beneath the areas. */
const hasOwnForm = ({ deficiency, remarks }: InspectionItemView): boolean =>
  deficiency !== null || remarks.length > 0;

/** Clients have commands on an item that failed or has remarks. */
function PortalItemCommands({ item, answer }: PortalItemCommandsProps) {
  const texts = useMessages(inspectionMessages).remark;
  if (!hasOwnForm(item)) return null;
  const { id, task, deficiency } = item;
  const itemAnswer = answer?.values.item === id ? answer : undefined;
  return (
    <div className="mt-1 flex flex-wrap items-start gap-x-4 print:hidden">
      {deficiency?.step === "to-accept" ? (
        <div className="my-1">
          <Command fields={{ step: "accept", item: id }} look="primary">
            {texts.accept}
          </Command>
        </div>
      ) : null}
      <details className="w-full" open={itemAnswer !== undefined}>
        <summary
          aria-label={texts.remarkOn({ task })}
          className={`${actionLinkClass} cursor-pointer`}
        >
          {texts.remark}
        </summary>
        <PostForm
          answer={itemAnswer}
          noValidate
          className="mt-1 flex max-w-xl flex-col items-start gap-3"
        >
          <HiddenFields fields={{ step: "remark", item: id }} />
          <RemarkFields id={`text-${id}`} />
        </PostForm>
      </details>
    </div>
  );
}

interface RemarkFormProps {
  areas: readonly InspectionAreaView[];
  answer: FormAnswer | undefined;
}

/** One form for all items that have nothing beside them yet: a link at each would be noise. */
function RemarkForm({ areas, answer }: RemarkFormProps) {
  const texts = useMessages(inspectionMessages).remark;
  const items = areas.flatMap((area) => area.items);
  const answeredItem = items.find(({ id }) => id === answer?.values.item);
  const isOfOther = answeredItem !== undefined && hasOwnForm(answeredItem);
  const remarkAnswer = answer?.values.step === "remark" && !isOfOther ? answer : undefined;
  return (
    <details id="remark" className="mt-4 print:hidden" open={remarkAnswer !== undefined}>
      <summary className={`${actionLinkClass} cursor-pointer text-sm`}>{texts.onAnItem}</summary>
      <PostForm
        answer={remarkAnswer}
        noValidate
        className="mt-2 flex max-w-xl flex-col items-start gap-3"
      >
        <input type="hidden" name="step" value="remark" />
        <Field name="item" id="remark-item" label={texts.item} error={remarkAnswer?.errors.item}>
          {(control) => (
            <select
              {...control}
              name="item"
              required
              defaultValue={remarkAnswer?.values.item ?? ""}
              className={fieldClass}
            >
              <option value="">{texts.chooseItem}</option>
              {areas.map((area) => (
                <optgroup key={area.id} label={area.name}>
                  {area.items.map(({ id, task }) => (
                    <option key={id} value={id}>
                      {task}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <RemarkFields id="remark-text" />
      </PostForm>
    </details>
  );
}

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireClient(route);
  const inspection = await readInspection(route, actor, route.params.id);
  await recordOpened(route, actor, "inspection", inspection.id);
  const links = await readReportLinks(route, actor, inspection.id);
  const panels = await readRecordPanels(route, actor, { kind: "inspection", id: inspection.id });
  return { inspection, links, panels };
}

export const action = (route: ActionFunctionArgs) =>
  handleClientInspectionForm(route, route.params.id);

export const meta = pageMetaIn((language, data: Awaited<ReturnType<typeof loader>> | undefined) => {
  const { titleOf, one } = inspectionMessages(language);
  return data ? titleOf({ facility: data.inspection.facilityName }) : one;
});

/** The score, who inspected, and what is being done about failed items. */
export default function InspectionPage({
  loaderData: { inspection, links, panels },
  actionData,
}: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { section, remark } = useMessages(inspectionMessages);
  const aboutLinks = linkAnswer(answer);
  useLiveRead(["inspection", "work-order"]);
  return (
    <>
      <p className="mb-2 text-sm">
        <ActionLink to="/client-portal/inspections">{section}</ActionLink>
      </p>
      <InspectionScreen
        inspection={inspection}
        filesPath="/client-portal/files"
        problem={aboutLinks ? undefined : answer?.problem}
        commandsOf={(item) => <PortalItemCommands item={item} answer={answer} />}
        beneathAreas={
          <RemarkForm areas={inspection.areas} answer={aboutLinks ? undefined : answer} />
        }
      >
        {inspection.state === "finished" ? (
          <PostForm className="mt-6 border-y border-line py-4 print:hidden">
            <input type="hidden" name="step" value="sign" />
            <CompactSubmitButton>{remark.sign}</CompactSubmitButton>
            <p className="mt-2 text-sm text-slate">{remark.signNote}</p>
          </PostForm>
        ) : null}
        <ReportLink
          path={`/client-portal/inspections/${inspection.id}`}
          isShared={links !== undefined}
        />
      </InspectionScreen>
      <RecordPanel name="threads" panels={panels} />
      <ReportLinks key={inspection.id} links={links} answer={aboutLinks} />
    </>
  );
}
