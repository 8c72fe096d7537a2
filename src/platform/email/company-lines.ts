import { company } from "#content/company.ts";
import type { Language } from "#platform/language/language.ts";
import { emailMessages } from "./messages.ts";

/** `Mon-Fri 8:00 am-5:00 pm, Sat 9:00 am-1:00 pm, Sun closed` */
export function officeHours(language: Language): string {
  const { officeHours: texts } = emailMessages(language);
  return company.officeHours
    .flatMap(({ labelIn, hours }) => {
      const days = labelIn[language];
      if (hours.length === 0) return [texts.closed({ days })];
      return hours.map(([opens, closes]) =>
        texts.open({ days, from: clock(opens, language), to: clock(closes, language) }),
      );
    })
    .join(", ");
}

export function postalAddress(): string {
  const { street, city, state, postalCode } = company.address;
  return `${company.legalName}, ${street}, ${city}, ${state} ${postalCode}`;
}

function clock(on24: string, language: Language): string {
  const { morning, afternoon } = emailMessages(language).officeHours;
  const [hour = 0, minute = 0] = on24.split(":").map(Number);
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, "0")}`;
  return hour % 24 < 12 ? morning({ time }) : afternoon({ time });
}
