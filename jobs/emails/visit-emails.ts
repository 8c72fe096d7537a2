import { findVisitForMail } from "#domain/visits/visit-for-mail.ts";
import { visitMissed } from "#mail/visit-missed.tsx";
import type { Renderers } from "./email-renderer.ts";

export const visitEmails: Renderers<"visit-missed"> = {
  async "visit-missed"({ db, origin }, { aboutId, data }) {
    const found = await findVisitForMail(db, data.accountId, aboutId ?? "");
    if (found === undefined) return undefined;
    const { visit, recipient } = found;
    if (visit.state !== "missed") return { notDue: "The crew has checked in since." };
    const { isClient, email } = recipient;
    const room = isClient ? "/client-portal/schedule" : "/office/schedule";
    const message = await visitMissed({
      ...{ name: recipient.name, isClient, facility: visit.facilityName },
      ...{ beginsAt: visit.beginsAt, timeZone: visit.timeZone },
      address: `${origin}${room}/${visit.id}`,
    });
    return { ...message, to: email };
  },
};
