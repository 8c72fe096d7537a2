import * as en from "./only-in-english/client-portal-info.ts";
import { untranslatedContent } from "./untranslated.ts";

export const clientPortalInfoContent = untranslatedContent("client-portal-info", en);
