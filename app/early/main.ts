/**
 * The only script that runs before the first intent; inlined in every page (budget: 3 kB compressed).
 * It keeps what a visitor does until React has taken over, and lets React take over.
 */
import { rememberCampaign } from "./campaign.ts";
import { keepDraftsOfAllForms } from "./forms.ts";
import { hydrateAtFirstIntent } from "./hydrate.ts";
import { replayClicks } from "./replay.ts";

rememberCampaign();
keepDraftsOfAllForms();
replayClicks();
hydrateAtFirstIntent();
