import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useAnswer } from "#ui/form/use-answer.ts";
import type { Route } from "./+types/person-page.ts";
import { peopleMessages } from "./messages.ts";
import { peopleView } from "./people-view.server.ts";
import { changePersonByForm, type PersonData, readPerson } from "./person-screen.server.ts";
import { PersonScreen } from "./person-screen.tsx";

export const loader = (route: LoaderFunctionArgs) =>
  readPerson(peopleView(route), route, route.params.id);

export const action = (route: ActionFunctionArgs) =>
  changePersonByForm(peopleView(route), route, route.params.id);

export const meta = pageMetaIn(
  (language, data: PersonData | undefined) => data?.person.name ?? peopleMessages(language).section,
);

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  return <PersonScreen data={loaderData} answer={answer} />;
}
