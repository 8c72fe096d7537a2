import { termsOfService } from "#content/legal/terms.ts";
import { pageMeta } from "../metadata.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = () => pageMeta("/terms-of-service");

export default function TermsOfServicePage() {
  return <LegalPage path="/terms-of-service" text={termsOfService} />;
}
