import { company } from "#content/company.ts";
import { momentText, sizeText } from "#features/system/checks/write-amount.server.ts";
import { commandName } from "#platform/command-name.server.ts";
import type { Database } from "#platform/database/client.ts";
import { momentOf } from "#platform/document/moment.ts";
import { numberText } from "#platform/format/number-format.ts";
import type { Language } from "#platform/language/language.ts";
import type {
  CheckResult,
  CheckState,
  SystemCheck,
  SystemFact,
} from "#platform/system/system-check.server.ts";
import { describeTrouble } from "./backup-troubles.server.ts";
import { backupMessages } from "./messages.server.ts";
import {
  type BackupState,
  type BackupStateSettings,
  readBackupState,
} from "./read-backup-state.server.ts";

export const backupsCheck: SystemCheck = {
  name: "backups",
  place: 60,
  title: (language) => backupMessages(language).page.title,
  read: ({ db, config, language }) => readBackupHealth(db, config, language),
};

/** `npm run launch-check` reads it too, while the product is not running. */
export async function readBackupHealth(
  db: Database,
  config: BackupStateSettings,
  language: Language,
): Promise<CheckResult> {
  const now = new Date();
  const backupState = await readBackupState(db, config, now);
  return {
    state: stateOf(backupState),
    facts: factsOf(backupState, language, now),
    advice: adviceFor(backupState, language),
    isBesideData: backupState.place.isOnDataDisk,
  };
}

const isOpenBucket = ({ place, isEncrypted }: BackupState) =>
  place.kind === "bucket" && !isEncrypted;

function stateOf(backupState: BackupState): CheckState {
  if (backupState.troubles.length > 0) return "act";
  if (!backupState.isOn || backupState.place.isOnDataDisk || isOpenBucket(backupState))
    return "watch";
  return backupState.latest === undefined ? "unknown" : "good";
}

function factsOf(backupState: BackupState, language: Language, now: Date): SystemFact[] {
  const { page } = backupMessages(language);
  const { isOn, place, latest, checked, underWay, next } = backupState;
  const momentOrNone = (at: Date | undefined) =>
    at === undefined ? page.noneYet : momentText(at, now, language);
  return [
    { label: page.made, value: isOn ? page.eachNight : page.switchedOff },
    { label: page.where, value: place.label },
    { label: page.encrypted, value: backupState.isEncrypted ? page.yes : page.no },
    { label: page.latest, value: momentOrNone(latest?.at) },
    ...(latest === undefined ? [] : [{ label: page.holds, value: amountsOf(latest, language) }]),
    { label: page.checked, value: momentOrNone(checked?.at) },
    ...(underWay === undefined
      ? []
      : [
          {
            label: underWay.kind === "backup" ? page.backingUp : page.checking,
            value: momentText(underWay.since, now, language),
          },
        ]),
    ...(next === undefined
      ? []
      : [{ label: page.next, value: momentOf(next, language, company.timeZone, now).full }]),
  ];
}

function amountsOf(
  { bytes, rows, files }: NonNullable<BackupState["latest"]>,
  language: Language,
): string {
  return backupMessages(language).page.amounts({
    rows: numberText(rows),
    files: numberText(files),
    size: sizeText(bytes, language),
  });
}

function adviceFor(backupState: BackupState, language: Language): string[] {
  const { page } = backupMessages(language);
  const { isOn, place, troubles, latest } = backupState;
  return [
    ...troubles.map((trouble) => page.trouble(describeTrouble(trouble, place.label, language))),
    ...(isOn ? [] : [page.switchOn]),
    ...(isOn && place.isOnDataDisk ? [page.otherDisk] : []),
    ...(isOn && isOpenBucket(backupState) ? [page.encrypt] : []),
    ...(isOn && latest === undefined && troubles.length === 0
      ? [page.first({ command: commandName("backups make") })]
      : []),
  ];
}
