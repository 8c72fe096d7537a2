import { addressIn } from "#content/page-address.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { accountMessages } from "./messages.ts";
import { Screen } from "./screen.tsx";

/** The same for a link that is wrong, cut off, or of a record that was deleted. */
export function InvalidLink({ title, lead }: { title: string; lead: string }) {
  const language = useLanguage();
  return (
    <Screen title={title} lead={lead}>
      <ButtonLink to={addressIn(language, "/")} look="outline">
        {accountMessages(language).frame.toHome}
      </ButtonLink>
    </Screen>
  );
}
