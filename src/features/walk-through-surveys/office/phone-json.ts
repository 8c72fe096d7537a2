/** Surveys for the phone to keep: `?id=` names those that were opened on it. */
import type { LoaderFunctionArgs } from "react-router";
import { enterSurveys } from "./enter-surveys.server.ts";
import { readPhoneData } from "./phone.server.ts";

export const loader = async (route: LoaderFunctionArgs) => {
  const opened = new URL(route.request.url).searchParams.getAll("id");
  return Response.json(await readPhoneData(await enterSurveys(route), opened), {
    headers: { "Cache-Control": "no-store" },
  });
};
