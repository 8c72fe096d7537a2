/** The pages of tonight and of inspections where there is no connection: without a person's data until this phone has some. */
import { createRoot } from "react-dom/client";
import { InspectionShell } from "#features/inspections/office/phone/shell.tsx";
import { Shell } from "#features/tonight/shell/shell.tsx";
import { readBrand } from "#platform/document/brand-of-document.tsx";
import { readCompanyFacts } from "#platform/document/company-facts.tsx";
import { languages, localeOf } from "#platform/language/language.ts";
import { LanguageContext } from "#platform/language/use-messages.ts";

readCompanyFacts(document);
readBrand(document);
const place = document.getElementById("shell");
const isInspection = location.pathname.startsWith("/office/inspections");
/** The document is made in each, and the files that it loads have the texts of that one. */
const language = languages.find((one) => localeOf(one) === document.documentElement.lang) ?? "en";
if (place)
  createRoot(place).render(
    <LanguageContext value={language}>
      {isInspection ? (
        <InspectionShell path={location.pathname} />
      ) : (
        <Shell path={location.pathname} />
      )}
    </LanguageContext>,
  );
