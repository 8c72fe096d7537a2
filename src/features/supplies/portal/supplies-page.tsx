import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { compactLinkClass } from "#ui/text-link.ts";
import { supplyMessages } from "../messages.ts";
import type { Route } from "./+types/supplies-page.ts";
import { handleSupplyForm, readSupplies, type SuppliesData } from "./supplies-page.server.ts";

interface SupplyRowProps {
  supply: SuppliesData["supplies"][number];
  facilityId: string;
  answer: FormAnswer | undefined;
}

/** One tap requests it; a quantity and a note are there for people who want them. */
function SupplyRow({ supply: { id, name, open }, facilityId, answer }: SupplyRowProps) {
  const { list } = useMessages(supplyMessages);
  return (
    <li className="border-t border-line py-2">
      <PostForm answer={answer} preventScrollReset noValidate>
        <input type="hidden" name="form" value="request" />
        <input type="hidden" name="facilityId" value={facilityId} />
        <input type="hidden" name="supplyId" value={id} />
        <div className="flex items-center justify-between gap-4">
          <p className="min-w-0">
            <span className="font-semibold break-words">{name}</span>
            {open ? (
              <Link
                to={`/client-portal/work-orders/${open.workOrderId}`}
                className="flex min-h-11 items-center gap-2 text-sm text-teal underline-offset-4 hover:underline sm:min-h-8"
              >
                <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-dawn" />
                {open.day
                  ? list.coming({ day: open.day, number: open.number })
                  : list.requested({ number: open.number })}
              </Link>
            ) : null}
          </p>
          <CompactSubmitButton
            look={open ? "outline" : "primary"}
            className="shrink-0"
            aria-label={open ? list.requestMoreNamed({ name }) : list.requestNamed({ name })}
          >
            {open ? list.requestMore : list.request}
          </CompactSubmitButton>
        </div>
        <details open={answer !== undefined}>
          <summary className={`${compactLinkClass} cursor-pointer text-sm`}>{list.details}</summary>
          <div className="mt-1 grid gap-3 pb-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <TextField
              id={`quantity-${id}`}
              label={list.howMany}
              name="quantity"
              inputMode="numeric"
              maxLength={3}
            />
            <TextField id={`note-${id}`} label={list.note} name="note" maxLength={300} />
          </div>
        </details>
      </PostForm>
    </li>
  );
}

export const loader = (route: LoaderFunctionArgs) => readSupplies(route);

export const action = (route: ActionFunctionArgs) => handleSupplyForm(route);

export const meta = pageMetaIn((language) => supplyMessages(language).section);

/** One tap requests a supply, and the crew of the next visit brings it. */
export default function SuppliesPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, facilities, supplies, path } = loaderData;
  const { section, list } = useMessages(supplyMessages);
  useLiveRead(["work-order", "facility", "visit"]);
  return (
    <>
      <PageTitle>{section}</PageTitle>
      <p className="mt-2 max-w-[60ch] text-slate">
        {facility ? list.whatIsLow({ facility: facility.name }) : list.whichFacility}
      </p>
      <Outcome data={loaderData} answer={answer} />
      {facility === undefined ? (
        <ul className="mt-5 max-w-xl border-b border-line not-empty:block">
          {facilities.map(({ id, name }) => (
            <li key={id} className="border-t border-line">
              <Link
                to={`${path}?facilityId=${id}`}
                className="flex min-h-12 items-center font-semibold text-teal underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : supplies.length === 0 ? (
        <EmptyState
          className="mt-6"
          title={list.noneYet}
          text={list.noneYetNote}
          link={{
            to: `/client-portal/work-orders/new?facilityId=${facility.id}`,
            label: list.newWorkOrder,
          }}
        />
      ) : (
        <ul className="mt-5 max-w-3xl border-b border-line">
          {supplies.map((supply) => (
            <SupplyRow
              key={`${supply.id} ${supply.open?.workOrderId} ${loaderData.request?.id}`}
              supply={supply}
              facilityId={facility.id}
              answer={answer?.values.supplyId === supply.id ? answer : undefined}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface OutcomeProps {
  data: SuppliesData;
  answer: FormAnswer | undefined;
}

/** The offer to undo goes after ten seconds, also without scripts (`portal.css`). */
function Outcome({ data: { request, facility }, answer }: OutcomeProps) {
  const { list } = useMessages(supplyMessages);
  return (
    <div role="status" className="mt-4 max-w-3xl empty:hidden">
      <Problem text={answer?.problem} />
      {request && !answer ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-tint p-3 text-sm">
          <p>
            <RichText
              text={request.isUndone ? list.undone : list.done}
              tags={{ name: () => <strong>{request.name}</strong> }}
            />
          </p>
          {request.isUndone || facility === undefined ? null : (
            <PostForm preventScrollReset key={request.id} className="undo-notice">
              <input type="hidden" name="form" value="undo" />
              <input type="hidden" name="facilityId" value={facility.id} />
              <input type="hidden" name="request" value={request.id} />
              <CompactSubmitButton look="outline">{list.undo}</CompactSubmitButton>
            </PostForm>
          )}
        </div>
      ) : null}
    </div>
  );
}
