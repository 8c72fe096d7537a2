/**
 * The only script that runs before the first intent; inlined in every page (budget: 3 kB compressed).
 * It keeps what a visitor does until React has taken over, and lets React take over.
 */
import { rememberCampaign } from "./campaign.ts";
import { paintFirst } from "./first-paint.ts";
import { keepDraftsOfAllForms } from "./forms.ts";
import { hydrateAtFirstIntent } from "./hydrate.ts";
import { replayClicks } from "./replay.ts";

paintFirst();
rememberCampaign();
keepDraftsOfAllForms();
replayClicks();
hydrateAtFirstIntent();
