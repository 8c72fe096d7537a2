import { termsContent } from "#content/legal/terms.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { pageMetaOf } from "../metadata.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = pageMetaOf("/terms-of-service");

export default function TermsOfServicePage() {
  const { termsOfService } = useMessages(termsContent);
  return <LegalPage path="/terms-of-service" text={termsOfService} />;
}
