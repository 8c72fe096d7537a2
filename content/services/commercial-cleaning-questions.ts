import { contentIn } from "../content-in.ts";
import * as en from "../en/services/commercial-cleaning-questions.ts";
import * as es from "../es/services/commercial-cleaning-questions.ts";

export const commercialCleaningQuestionsContent = contentIn(
  "services/commercial-cleaning-questions",
  en,
  es,
);
