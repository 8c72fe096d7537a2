import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { useAnswer } from "#platform/forms/use-answer.ts";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/supplies-page.ts";
import { handleSupplyForm, readSupplies, type SuppliesData } from "./supplies.server.ts";
import { SupplyRow } from "./supply-row.tsx";

export const loader = (route: LoaderFunctionArgs) => readSupplies(route);

export const action = (route: ActionFunctionArgs) => handleSupplyForm(route);

export const meta = () => pageMeta("Supplies");

/** What is running out: one tap, and the crew of the next visit brings it. */
export default function SuppliesPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, facilities, supplies, path } = loaderData;
  useLiveRead(["work-order", "facility"]);
  return (
    <>
      <PageTitle>Supplies</PageTitle>
      <p className="mt-2 max-w-[60ch] text-slate">
        {facility
          ? `${facility.name}: what is running out? The crew brings it with the next visit.`
          : "For which facility?"}
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
        <div className="mt-6 rounded-lg border border-line bg-white px-6 py-14 text-center">
          <h2 className="text-subtitle font-semibold tracking-snug">No list yet</h2>
          <p className="mx-auto mt-2 max-w-[44ch] text-sm text-slate">
            Your account team makes the list of this facility. Until then, ask by a work order.
          </p>
          <p className="mt-5">
            <Link
              to={`/client-portal/work-orders/new?facilityId=${facility.id}`}
              className={buttonClass("outline", "", "compact")}
            >
              New work order
            </Link>
          </p>
        </div>
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
  return (
    <div role="status" className="mt-4 max-w-3xl empty:hidden">
      <Problem text={answer?.problem} />
      {request && !answer ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-tint p-3 text-sm">
          <p>
            {request.isUndone ? "Cancelled: " : "Requested: "}
            <strong>{request.name}</strong>
          </p>
          {request.isUndone || facility === undefined ? null : (
            <Form method="post" preventScrollReset key={request.id} className="undo-notice">
              <AttemptField />

              <input type="hidden" name="form" value="undo" />
              <input type="hidden" name="facilityId" value={facility.id} />
              <input type="hidden" name="request" value={request.id} />
              <button type="submit" className={buttonClass("outline", "", "compact")}>
                Undo
              </button>
            </Form>
          )}
        </div>
      ) : null}
    </div>
  );
}
