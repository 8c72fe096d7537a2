/** People of each kind, each of a client of their own, whom one journey alone signs in as. */
import { createLink } from "#platform/identity/account-links.server.ts";
import { addPeopleOfClients, password, type TestPerson } from "../people.ts";
import type { ScenarioContext } from "./scenario.ts";

const kinds = {
  client: { role: "client-administrator" },
  staff: { role: "account-manager" },
  administrator: { role: "administrator", secondFactorWaived: false },
  /** This one may do without a second factor, as the demo's administrator. */
  "administrator-ready": { role: "administrator" },
  invited: { role: "client-member", state: "invited" },
} as const;

export type PersonKind = keyof typeof kinds;

export interface JourneyPerson extends TestPerson {
  password: string;
  /** Token of the invitation; empty for others. */
  invitation: string;
}

/** More than one worker needs when it runs all journeys alone, since workers share them by chance. */
const counts = { client: 90, staff: 45, administrator: 8, "administrator-ready": 80, invited: 8 };

export async function addPeople(
  context: ScenarioContext,
): Promise<Record<PersonKind, JourneyPerson[]>> {
  const addKind = async (kind: PersonKind) => {
    const people = await addPeopleOfClients(context, kinds[kind], counts[kind], 2);
    const invite = ({ id }: TestPerson) =>
      createLink(context.db, { accountId: id, purpose: "invitation" });
    const invited: JourneyPerson[] = [];
    for (const person of people) {
      const invitation = kind === "invited" ? await invite(person) : "";
      invited.push({ ...person, password, invitation });
    }
    return invited;
  };
  return {
    client: await addKind("client"),
    staff: await addKind("staff"),
    administrator: await addKind("administrator"),
    "administrator-ready": await addKind("administrator-ready"),
    invited: await addKind("invited"),
  };
}
