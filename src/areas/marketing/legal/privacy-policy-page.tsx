import { privacyPolicyContent } from "#content/legal/privacy-policy.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { pageMetaOf } from "../metadata.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = pageMetaOf("/privacy-policy");

export default function PrivacyPolicyPage() {
  const { privacyPolicy } = useMessages(privacyPolicyContent);
  return <LegalPage path="/privacy-policy" text={privacyPolicy} />;
}
