import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import {
  facilityProblems,
  requireEditableFacility,
} from "#features/facilities/office/facility-page.server.ts";
import { Header } from "#features/facilities/office/header.tsx";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command } from "#platform/forms/commands.tsx";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { addSupply, addUsualSupplies, removeSupply } from "../change-supplies.server.ts";
import { listSupplies } from "../list-supplies.server.ts";
import { supplyServerMessages } from "../messages.server.ts";
import { supplyMessages } from "../messages.ts";
import { supplyForm } from "../supply-form.ts";
import type { Route } from "./+types/supplies-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, page } = await requireEditableFacility(route);
  const supplies = await listSupplies(db, actor, facility.id);
  return { ...page, supplies: supplies.map(({ id, name }) => ({ id, name })) };
}

const schemaIn = byLanguage((language) =>
  z.discriminatedUnion("form", [
    z.object({ form: z.literal("add"), ...supplyForm(language).shape }),
    z.object({ form: z.literal("usual") }),
    z.object({ form: z.literal("remove"), supply: z.uuid() }),
  ]),
);

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await requireEditableFacility(route);
  const schema = schemaIn(actor.language);
  return handleFormOnce(
    route,
    { form: "supplies", schema, echoed: ["form", "name"], actor, db, adds },
    async (fields, refuse, db) => {
      const act = () => {
        if (fields.form === "remove")
          return removeSupply({ db }, actor, facility.id, fields.supply);
        if (fields.form === "usual") return addUsualSupplies({ db }, actor, facility.id);
        return addSupply({ db }, actor, facility.id, fields.name);
      };
      const result = await act();
      return result.ok
        ? redirectAfterPost(`${path}/supplies`)
        : refuse(409, facilityProblems(actor.language)[result.reason]);
    },
  );
}

const adds = ({ form }: z.infer<ReturnType<typeof schemaIn>>, language: Language) =>
  form === "add"
    ? { noun: "supply", question: supplyServerMessages(language).alreadyReceived.supply }
    : undefined;

export const meta = pageMetaIn((language) => supplyMessages(language).section);

/** The list of supplies that the client can request with one tap. */
export default function SuppliesPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, supplies } = loaderData;
  const { section, office } = useMessages(supplyMessages);
  return (
    <>
      <Header facility={facility} path={path} />
      <TitledSection titleId="supplies-title" title={section} className="mt-6 max-w-xl">
        <p className="mt-1 mb-4 text-sm text-slate">{office.note}</p>
        <Problem text={answer?.problem} />
        {supplies.length === 0 ? (
          <div className="flex flex-wrap items-center gap-4 text-sm">
            <p>{office.noneYet}</p>
            <Command fields={{ form: "usual" }}>{office.addUsual}</Command>
          </div>
        ) : null}
        <ul className="border-line text-sm not-empty:border-b">
          {supplies.map(({ id, name }) => (
            <li
              key={id}
              className="flex items-center justify-between gap-4 border-t border-line py-1"
            >
              <span className="min-w-0 break-words">{name}</span>
              <Command
                fields={{ form: "remove", supply: id }}
                look="bare"
                name={office.removeNamed({ name })}
              >
                {office.remove}
              </Command>
            </li>
          ))}
        </ul>
        <PostForm
          answer={answer}
          noValidate
          key={supplies.length}
          className="mt-6 flex flex-col items-start gap-4"
        >
          <input type="hidden" name="form" value="add" />
          <TextField name="name" label={office.another} value="" />
          <CompactSubmitButton>{office.add}</CompactSubmitButton>
        </PostForm>
      </TitledSection>
    </>
  );
}
