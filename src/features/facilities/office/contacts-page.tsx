import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command } from "#platform/forms/commands.tsx";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { type FormAnswer, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { smallLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { addContact, changeContact, removeContact } from "../contacts.server.ts";
import { contactForm } from "../facility-form.ts";
import { Contact } from "../facility-panels.tsx";
import { facilityServerMessages } from "../messages.server.ts";
import type { Route } from "./+types/contacts-page.ts";
import { facilityProblems, requireEditableFacility } from "./facility-page.server.ts";
import { Header } from "./header.tsx";
import { facilityOfficeMessages } from "./messages.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { page, search } = await requireEditableFacility(route);
  return { ...page, edited: search.get("contact") };
}

const schemaIn = byLanguage((language) => {
  const { shape } = contactForm(language);
  return z.discriminatedUnion("form", [
    z.object({ form: z.literal("add"), ...shape }),
    z.object({ form: z.literal("change"), contact: z.uuid(), ...shape }),
    z.object({ form: z.literal("remove"), contact: z.uuid() }),
  ]);
});

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await requireEditableFacility(route);
  const schema = schemaIn(actor.language);
  const echoed = ["form", "contact", ...Object.keys(contactForm(actor.language).shape)];
  return handleFormOnce(
    route,
    { form: "contacts", schema, echoed, actor, db, adds },
    async (fields, refuse, db, _, sent) => {
      const act = () => {
        if (fields.form === "remove")
          return removeContact({ db }, actor, facility.id, fields.contact);
        const { name, jobTitle, phone, email } = fields;
        const contact = { name, jobTitle, phone, email };
        return fields.form === "add"
          ? addContact({ db }, actor, facility.id, contact)
          : changeContact({ db }, actor, facility.id, fields.contact, contact, seenIn(sent));
      };
      const result = await act();
      if (!result.ok && result.reason === "edited-by-both")
        return refuseEdit(refuse, result, sentTexts(fields));
      return result.ok
        ? redirectAfterPost(`${path}/contacts`)
        : refuse(409, facilityProblems(actor.language)[result.reason]);
    },
  );
}

const adds = ({ form }: z.infer<ReturnType<typeof schemaIn>>, language: Language) =>
  form === "add"
    ? { noun: "contact", question: facilityServerMessages(language).alreadyReceived.contact }
    : undefined;

const sentTexts = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

export const meta = pageMetaIn((language) => facilityOfficeMessages(language).contacts.title);

export default function ContactsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const place = usePlace();
  const messages = useMessages(facilityOfficeMessages);
  const { facility, path, edited } = loaderData;
  const contacts = facility.contacts ?? [];
  const editedContact = contacts.find(({ id }) => id === (answer?.values.contact || edited));
  return (
    <>
      <Header facility={facility} path={path} />
      <div className="mt-6 grid max-w-5xl gap-x-12 gap-y-8 lg:grid-cols-2">
        <TitledSection titleId="contacts-title" title={messages.contacts.title}>
          <p className="mt-1 mb-4 text-sm text-slate">{messages.contacts.note}</p>
          {contacts.length === 0 ? <p className="text-sm">{messages.contacts.noneYet}</p> : null}
          <ul className="border-line text-sm not-empty:border-b">
            {contacts.map(({ id, ...contact }) => (
              <li key={id} className="flex justify-between gap-4 border-t border-line py-3">
                <div className="min-w-0">
                  <Contact {...contact} />
                </div>
                <div className="flex shrink-0 items-start gap-2">
                  <CompactButtonLink
                    to={`?contact=${id}`}
                    aria-label={messages.editNamed({ name: contact.name })}
                    look="bare"
                  >
                    {messages.edit}
                  </CompactButtonLink>
                  <Command
                    fields={{ form: "remove", contact: id }}
                    look="bare"
                    name={messages.removeNamed({ name: contact.name })}
                  >
                    {messages.remove}
                  </Command>
                </div>
              </li>
            ))}
          </ul>
        </TitledSection>
        <section aria-labelledby="contact-title">
          <h2 id="contact-title" className="mb-4 text-subtitle font-semibold tracking-snug">
            {editedContact
              ? messages.editNamed({ name: editedContact.name })
              : messages.contacts.add}
          </h2>
          <ContactForm
            key={`${place} ${editedContact?.id ?? contacts.length}`}
            stored={editedContact}
            answer={answer}
          />
          {editedContact ? (
            <Link to={`${path}/contacts`} className={`${smallLinkClass} mt-3`}>
              {messages.contacts.addInstead}
            </Link>
          ) : null}
        </section>
      </div>
    </>
  );
}

interface ContactFormProps {
  stored: { id: string; name: string; jobTitle: string; phone: string; email: string } | undefined;
  answer: FormAnswer | undefined;
}

const seenOf = ({ id: _, ...contact }: NonNullable<ContactFormProps["stored"]>) => ({
  name: contact.name,
  jobTitle: contact.jobTitle,
  phone: contact.phone,
  email: contact.email,
});

function ContactForm({ stored, answer }: ContactFormProps) {
  const { contacts, save } = useMessages(facilityOfficeMessages);
  return (
    <PostForm answer={answer} noValidate className="flex flex-col items-start gap-4">
      <input type="hidden" name="form" value={stored ? "change" : "add"} />
      {stored ? (
        <>
          <input type="hidden" name="contact" value={stored.id} />
          <SeenFields stored={seenOf(stored)} />
        </>
      ) : null}
      <Problem text={answer?.problem} />
      <TextField name="name" label={contacts.name} value={stored?.name ?? ""} />
      <TextField name="jobTitle" label={contacts.jobTitle} value={stored?.jobTitle ?? ""} />
      <TextField name="phone" label={contacts.phone} type="tel" value={stored?.phone ?? ""} />
      <TextField name="email" label={contacts.email} type="email" value={stored?.email ?? ""} />
      <CompactSubmitButton>{stored ? save : contacts.addAction}</CompactSubmitButton>
    </PostForm>
  );
}
