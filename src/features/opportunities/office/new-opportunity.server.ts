import { data } from "react-router";
import * as z from "zod/mini";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import {
  findCompanies,
  isCalled,
  isCompany,
  searchCompanies,
} from "#features/prospects/find-companies.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import {
  type FormAnswer,
  type Refuse,
  redirectAfterPost,
} from "#platform/http/signed-in-form.server.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import { addOpportunityByHand, type EnterResult } from "../add-opportunity-by-hand.server.ts";
import { opportunityServerMessages } from "../messages.server.ts";
import { opportunityMessages } from "../messages.ts";
import { newOpportunityForm } from "../new-opportunity-form.ts";
import { listSources } from "../opportunity-queries.server.ts";
import { listOwners } from "../owners.server.ts";
import { pipelinePath, requirePipelineReader } from "./opportunity-pages.server.ts";

const shownSameNames = 12;

const searchSchema = z.object({
  words: searchWords(),
  companyId: ifUnderstood(z.uuid()),
});

async function requireOpportunityAuthor(route: RouteRequest) {
  const entered = await requirePipelineReader(route);
  if (!may(entered.actor, "opportunities.change")) throw notFound();
  return entered;
}

export async function readNewOpportunity(route: RouteRequest) {
  const { actor, db } = await requireOpportunityAuthor(route);
  const { searchParams } = new URL(route.request.url);
  const { words, companyId } = z.parse(searchSchema, Object.fromEntries(searchParams));
  const [owners, sources, [company], companiesFound] = await Promise.all([
    listOwners(db, actor),
    listSources(db, actor),
    companyId === undefined ? [] : findCompanies(db, isCompany(companyId), 1),
    searchCompanies(db, words),
  ]);
  return {
    path: pipelinePath,
    words,
    company,
    found: companiesFound,
    owners,
    ownerId: owners.some(({ id }) => id === actor.accountId) ? actor.accountId : "",
    sources,
    facilityTypes: facilityTypes(actor.language),
  };
}

export type NewOpportunityData = Awaited<ReturnType<typeof readNewOpportunity>>;

/** The form has come back with companies of the name that was typed. */
export interface SameNames {
  sameNames?: { id: string; name: string }[];
}

export async function addByForm(route: RouteRequest) {
  const { actor, db } = await requireOpportunityAuthor(route);
  const { language } = actor;
  return handleFormOnce(
    route,
    {
      form: "opportunity",
      schema: newOpportunityForm(language),
      echoed: [
        "companyId",
        "companyName",
        "contactId",
        "contactName",
        "email",
        "phone",
        "language",
        "facilityType",
        "source",
        "campaignName",
        "stage",
        "value",
        "nextStep",
        "nextStepOn",
        "ownerId",
        "note",
      ],
      actor,
      db,
      adds: () => ({
        noun: "opportunity",
        question: opportunityServerMessages(language).opportunitySentBefore,
      }),
    },
    async (fields, refuse, db) => {
      if (fields.companyId === "") {
        const sameNames = await findCompanies(db, isCalled(fields.companyName), shownSameNames);
        if (sameNames.length > 0) return askWhichCompany(refuse, sameNames);
      }
      const result = await addOpportunityByHand({ db }, actor, fields);
      return result.ok
        ? redirectAfterPost(`${pipelinePath}/${result.id}?done=added`)
        : refuseNew(refuse, result.reason, language);
    },
  );
}

/** Two companies may have one name: only the sender knows which one called. */
function askWhichCompany(refuse: Refuse, companies: Awaited<ReturnType<typeof findCompanies>>) {
  const { whichCompany } = opportunityServerMessages(refuse.language);
  const answer = refuse(409, { companyId: whichCompany });
  const sameNames = companies.map(({ id, name, contacts }) => ({
    id,
    name: [name, ...contacts.slice(0, 3).map((contact) => contact.name)].join(", "),
  }));
  return data<FormAnswer & SameNames>({ ...answer.data, sameNames }, answer.init ?? undefined);
}

function refuseNew(
  refuse: Refuse,
  reason: Extract<EnterResult, { ok: false }>["reason"],
  language: Language,
) {
  if (reason === "not-found") throw notFound();
  const { problems } = opportunityServerMessages(language);
  const { errors } = opportunityMessages(language);
  const fields = {
    "unknown-owner": { ownerId: problems["unknown-owner"] },
    "unknown-company": { companyName: errors.company },
    "unknown-contact": { contactId: errors.contact },
  };
  return refuse(422, fields[reason]);
}
