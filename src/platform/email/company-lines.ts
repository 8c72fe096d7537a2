import { company } from "#content/company.ts";

/** `Mon-Fri 8:00 am-5:00 pm, Sat 9:00 am-1:00 pm, Sun closed` */
export function officeHours(): string {
  return company.officeHours
    .map(({ label, opens, closes }) =>
      opens === null || closes === null
        ? `${label} closed`
        : `${label} ${clock(opens)}-${clock(closes)}`,
    )
    .join(", ");
}

export function postalAddress(): string {
  const { street, city, state, postalCode } = company.address;
  return `${company.name}, ${street}, ${city}, ${state} ${postalCode}`;
}

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
}
