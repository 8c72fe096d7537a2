import { type ActionFunctionArgs, Form, type LoaderFunctionArgs } from "react-router";
import { askToUnsubscribe, unsubscribeByLink } from "#features/notifications/unsubscribe.server.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { findReaderLanguage } from "#platform/http/find-reader-language.server.ts";
import { linkPageHeaders } from "#platform/http/signed-in-form.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { accountMessages } from "../messages.ts";
import { Screen, strong } from "../screen.tsx";
import type { Route } from "./+types/unsubscribe-page.ts";

export const loader = async (route: LoaderFunctionArgs) =>
  askToUnsubscribe(route, await findReaderLanguage(route));
export const action = async (route: ActionFunctionArgs) =>
  unsubscribeByLink(route, await findReaderLanguage(route));

export const headers = linkPageHeaders;
export const meta = pageMetaIn((language) => accountMessages(language).unsubscribe.title);

/** The link of every mail that may be switched off leads here; only the button does it. */
export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData) ?? loaderData;
  const { unsubscribe, badLink, tryLater } = useMessages(accountMessages);
  switch (answer.state) {
    case "asked":
      return (
        <Screen
          title={unsubscribe.ask}
          lead={
            <RichText text={unsubscribe.askLead({ kind: answer.label })} tags={{ kind: strong }} />
          }
        >
          <Form method="post">
            <button type="submit" className={buttonClass("primary", "w-full sm:w-auto")}>
              {unsubscribe.submit}
            </button>
          </Form>
        </Screen>
      );
    case "unsubscribed":
      return (
        <Screen
          title={unsubscribe.done}
          lead={
            <RichText text={unsubscribe.doneLead({ kind: answer.label })} tags={{ kind: strong }} />
          }
        >
          <ButtonLink to="/account/notifications" look="outline">
            {unsubscribe.choose}
          </ButtonLink>
        </Screen>
      );
    case "unavailable":
      return <Screen title={tryLater} lead={answer.message} />;
    case "unknown":
      return (
        <Screen title={badLink.title.invalid} lead={unsubscribe.badLinkLead}>
          <ButtonLink to="/account/notifications" look="outline">
            {unsubscribe.choose}
          </ButtonLink>
        </Screen>
      );
  }
}
