import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from "react-router";
import { askToUnsubscribe, unsubscribeByLink } from "#features/notifications/unsubscribe.server.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { linkPageHeaders } from "#platform/http/account-form.server.ts";
import {
  notificationKinds,
  type Unsubscription,
} from "#platform/notifications/notification-types.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { Screen } from "../screen.tsx";
import type { Route } from "./+types/unsubscribe-page.ts";

export const loader = (route: LoaderFunctionArgs) => askToUnsubscribe(route);
export const action = (route: ActionFunctionArgs) => unsubscribeByLink(route);

export const headers = linkPageHeaders;
export const meta = () => pageMeta("Unsubscribe");

/** The link of every mail that may be switched off leads here; only the button does it. */
export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData) ?? loaderData;
  switch (answer.state) {
    case "asked":
      return (
        <Screen
          title="Stop these emails?"
          lead={
            <>
              You'll no longer get emails about:{" "}
              <strong className="text-ink">{nameOf(answer.what)}</strong>. You'll still see
              everything when you sign in.
            </>
          }
        >
          <Form method="post">
            <button type="submit" className={buttonClass("primary", "w-full sm:w-auto")}>
              Unsubscribe
            </button>
          </Form>
        </Screen>
      );
    case "unsubscribed":
      return (
        <Screen
          title="You are unsubscribed"
          lead={
            <>
              We'll no longer email you about:{" "}
              <strong className="text-ink">{nameOf(answer.what)}</strong>.
            </>
          }
        >
          <ButtonLink to="/account/notifications" look="outline">
            Choose your emails
          </ButtonLink>
        </Screen>
      );
    case "unavailable":
      return <Screen title="Please try again in a minute" lead={answer.message} />;
    case "unknown":
      return (
        <Screen
          title="This link doesn’t work"
          lead="If it came by email, make sure you copied all of it. You can also sign in and choose your emails."
        >
          <ButtonLink to="/account/notifications" look="outline">
            Choose your emails
          </ButtonLink>
        </Screen>
      );
  }
}

const nameOf = (what: Unsubscription): string =>
  what === "digest" ? "the daily digest" : notificationKinds[what].label.client;
