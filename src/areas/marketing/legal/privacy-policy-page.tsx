import { privacyPolicy } from "#content/legal/privacy-policy.ts";
import { pageMeta } from "../metadata.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = () => pageMeta("/privacy-policy");

export default function PrivacyPolicyPage() {
  return <LegalPage path="/privacy-policy" text={privacyPolicy} />;
}
