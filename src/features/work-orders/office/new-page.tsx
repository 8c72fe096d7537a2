import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { useAnswer } from "../../live/use-answer.ts";
import { createByForm, readCreate } from "../../work-orders/create.server.ts";
import { CreateScreen } from "../../work-orders/create-screen.tsx";
import type { Route } from "./+types/new-page.ts";
import { staffWorkOrders } from "./staff-work-orders.server.ts";

export const loader = (route: LoaderFunctionArgs) => readCreate(staffWorkOrders, route);

export const action = (route: ActionFunctionArgs) => createByForm(staffWorkOrders, route);

export const meta = () => pageMeta("New work order");

export default function NewWorkOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return <CreateScreen data={loaderData} answer={answer} />;
}
