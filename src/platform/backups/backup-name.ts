/** A backup is named for its moment and the installation that it is of: `20261126T093000Z-3fa9c1d2`. */

const named = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-([0-9a-f]{8})$/;

export interface NamedBackup {
  name: string;
  madeAt: Date;
  /** Several installations may share one place. */
  installation: string;
}

/** @param madeAt of the years 0000 to 9999: any clock of a machine, however wrong */
export function backupName(madeAt: Date, installation: string): string {
  const moment = madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
  return `${moment}Z-${installation}`;
}

/** Undefined for whatever else stands in the place, and for moments that do not exist. */
export function readBackupName(name: string): NamedBackup | undefined {
  const [, year, month, day, hour, minute, second, installation] = named.exec(name) ?? [];
  if (installation === undefined) return undefined;
  const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  const exists = !Number.isNaN(madeAt.getTime()) && backupName(madeAt, installation) === name;
  return exists ? { name, madeAt, installation } : undefined;
}
