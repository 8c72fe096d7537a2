/** The only script that runs before hydration; inlined in every page (budget: 3 kB compressed). */
import { rememberCampaign } from "./campaign.ts";
import { paintFirst } from "./first-paint.ts";
import { saveDraftsOfAllForms } from "./forms.ts";
import { hydrateAtFirstIntent } from "./hydrate.ts";
import { hidePasskeys } from "./passkeys.ts";
import { replayClicks } from "./replay.ts";

paintFirst();
hidePasskeys();
rememberCampaign();
saveDraftsOfAllForms();
replayClicks();
hydrateAtFirstIntent();
