/** Keeps this process at what the settings say of the company, whichever process has changed them. */
import type { Logger } from "pino";
import { changeCompanyFacts, companyFacts, shippedFacts } from "#content/company.ts";
import { changeCompanyHolidays } from "#content/company-holidays.ts";
import { changePayment } from "#content/payment.ts";
import { keepEarlierRateCards } from "#content/rate-card.ts";
import { changeSpamWords } from "#content/spam-words.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import { publishEmailTexts } from "#platform/email/email-texts.ts";
import { giveExtras } from "#platform/identity/permissions.ts";
import { applyStoredBrand } from "./brand/change-brand.server.ts";
import { readSection } from "./change-section.server.ts";
import { findStoredCompany } from "./company/change-company.server.ts";
import { readEditedTexts } from "./email-texts/email-texts-section.server.ts";
import { holidaysSection } from "./holidays/holidays-section.server.ts";
import { readLegalFacts } from "./legal/legal-section.server.ts";
import { readPayment } from "./payment/payment-section.server.ts";
import { readRateCards } from "./rate-card/rate-card-section.server.ts";
import { readRetentionFacts } from "./retention/retention-section.server.ts";
import { rolesSection } from "./roles/roles-section.server.ts";
import { settingsChannel } from "./settings-sections.server.ts";
import { spamWordsSection } from "./spam/spam-words-section.server.ts";

const retryMs = 5_000;

export interface FollowedCompany {
  stop(): Promise<void>;
}

/**
 * Puts all stored settings into force.
 * @returns whether pages that are files are out of date
 */
export async function applyStoredSettings(db: OpenDatabase["background"]): Promise<boolean> {
  await applyStoredExtras(db);
  changeCompanyHolidays(await readSection(db, holidaysSection));
  publishEmailTexts(await readEditedTexts(db));
  changePayment(await readPayment(db));
  changeSpamWords(await readSection(db, spamWordsSection));
  const isOtherCompany = await applyStoredCompany(db);
  return (await applyStoredBrand(db)) || isOtherCompany;
}

async function applyStoredExtras(db: OpenDatabase["background"]): Promise<void> {
  giveExtras(await readSection(db, rolesSection));
}

/** @returns whether they are others than before */
async function applyStoredCompany(db: OpenDatabase["background"]): Promise<boolean> {
  const { rateCard, cards } = await readRateCards(db);
  keepEarlierRateCards(cards);
  const stored = {
    ...shippedFacts,
    ...(await findStoredCompany(db)),
    ...(await readRetentionFacts(db)),
    ...(await readLegalFacts(db)),
    rateCard,
  };
  if (JSON.stringify(stored) === JSON.stringify(companyFacts())) return false;
  changeCompanyFacts(stored);
  return true;
}

/**
 * @param onChange is called where the settings differ from what was shipped, and for each change: one at a
 * time, and once more for those that come meanwhile
 * @throws where the settings cannot be read: a site without them would show somebody else's telephone
 */
export async function followCompany(
  { background, listen }: Pick<OpenDatabase, "background" | "listen">,
  log: Logger,
  onChange: () => Promise<void>,
): Promise<FollowedCompany> {
  /** A change that pages do not show yet, since rendering them failed. */
  let isOwed = false;
  const settings = followInTurn(log, async () => {
    isOwed = (await applyStoredSettings(background)) || isOwed;
    if (isOwed) await onChange();
    isOwed = false;
  });
  // Permissions are followed separately: one that was withdrawn must not wait until pages are rendered.
  const rights = followInTurn(log, () => applyStoredExtras(background));
  function followSoon(): void {
    rights.soon();
    settings.soon();
  }

  if (await applyStoredSettings(background)) await onChange();
  const stopListening = await listen(settingsChannel, {
    onMessage: followSoon,
    // Something may have changed while nobody could tell.
    onGap: followSoon,
  });
  // A change may have been made before this process listened.
  followSoon();
  return {
    async stop() {
      await stopListening();
      await Promise.all([settings.stop(), rights.stop()]);
    },
  };
}

/** One at a time, once more for what comes meanwhile, and again where it failed. */
function followInTurn(log: Logger, follow: () => Promise<void>) {
  let isDue = false;
  let following: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function followWhileDue(): Promise<void> {
    while (isDue) {
      isDue = false;
      try {
        await follow();
      } catch (error) {
        log.error({ err: error, advice: "they are read again soon" }, "settings not read");
        retry = setTimeout(soon, retryMs).unref();
      }
    }
  }

  function soon(): void {
    isDue = true;
    following ??= followWhileDue().finally(() => {
      following = undefined;
    });
  }

  return {
    soon,
    async stop() {
      await following;
      clearTimeout(retry);
    },
  };
}
