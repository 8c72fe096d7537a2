import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useSearchParams,
} from "react-router";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { ChoiceField, optionsOf, TextField } from "#platform/forms/labeled-fields.tsx";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { accountContext, appContext, requestContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { withNext } from "#platform/http/next-path.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { refuseUntilConfirmed } from "#platform/http/refuse-until-confirmed.server.ts";
import { handleForm, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { readEmailAddress } from "#platform/identity/own-change.server.ts";
import { isRecentlyConfirmed } from "#platform/identity/sign-in/recent-confirmation.server.ts";
import { languages } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { settingsServerMessages } from "../messages.server.ts";
import { settingsMessages } from "../messages.ts";
import { FieldGroup } from "../settings-frame.tsx";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/mail-page.ts";
import { changeMail, mailFieldNames, mailForm, mailTexts } from "./change-mail.server.ts";
import { mailSecurities } from "./mail-choices.ts";
import { findStoredMail } from "./mail-settings.server.ts";
import { sendTestEmail } from "./send-test-email.server.ts";

const path = "/office/settings/email";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireSettingsEditor(route);
  const mail = await findStoredMail(db);
  return {
    stored: mailTexts(mail),
    hasPassword: mail.encryptedPassword !== null,
    own: { name: company.name, email: company.email },
    // The confirmation comes before the form, because a typed password is not shown again after a detour.
    confirmation: (await isRecentlyConfirmed(db, actor))
      ? undefined
      : withNext("/account/confirm", path),
    reader: await readEmailAddress(db, actor.accountId),
  };
}

export async function action(route: ActionFunctionArgs) {
  const { actor, db } = await requireSettingsEditor(route);
  const { secrets } = route.context.get(accountContext).accounts;
  // Sending waits for another machine: not inside the transaction of a form that changes something.
  if (new URL(route.request.url).searchParams.has("test")) return sendTest(route);
  const definition = {
    form: "mail",
    schema: mailForm(actor.language),
    echoed: mailFieldNames,
    hidden: { names: ["password"], hash: secrets.keyedHash },
  };
  return handleFormOnce(route, { ...definition, actor, db }, async (mail, refuse, db, _, sent) => {
    const result = await changeMail({ db, secrets }, actor, mail, seenIn(sent));
    if (result.ok) return redirectAfterPost(`${path}?done=saved`);
    if (result.reason === "confirm-first") return refuseUntilConfirmed(refuse);
    if (result.reason !== "edited-by-both") throw notFound();
    const { password: _password, ...texts } = mail;
    return refuseEdit(refuse, result, texts);
  });
}

async function sendTest(route: RouteRequest) {
  const { actor, db } = await requireSettingsEditor(route);
  const { secrets } = route.context.get(accountContext).accounts;
  const { config } = route.context.get(appContext);
  const { log } = route.context.get(requestContext);
  const { mail: messages } = settingsServerMessages(actor.language);
  const definition = { form: "test", schema: z.object({}), answerWithinMs: 15_000 };
  return handleForm(route, definition, async (_, refuse) => {
    const result = await sendTestEmail({ db, secrets, config, log }, actor);
    if (result.ok) return redirectAfterPost(`${path}?done=tested`);
    switch (result.reason) {
      case "unreadable":
        return refuse(409, messages.unreadable);
      case "no-server":
        return refuse(409, messages.noServer);
      case "refused":
        return refuse(502, result.sentence);
    }
  });
}

export const meta = pageMetaIn((language) => settingsMessages(language).mail.title);

export default function MailPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { stored, hasPassword, own, reader, confirmation } = loaderData;
  const messages = useMessages(settingsMessages);
  const { fields, help, securities, officeLanguages, ...mail } = messages.mail;
  const doneStep = useSearchParams()[0].get("done");
  const done = {
    saved: messages.savedForEmail,
    tested: mail.tested({ email: reader }),
  }[doneStep === "tested" ? "tested" : "saved"];
  const saving = answer?.form === "mail" ? answer : undefined;
  const of = (name: keyof typeof stored) => ({
    name,
    label: fields[name],
    answer: saving,
    value: stored[name],
  });
  return (
    <div className="max-w-2xl">
      <BackLink to="/office/settings">{messages.section}</BackLink>
      <PageTitle>{mail.title}</PageTitle>
      <p className="mt-3 text-sm text-slate">{mail.note}</p>
      {confirmation === undefined ? null : (
        <p className="mt-3 rounded-md bg-tint p-3 text-sm">
          {mail.confirmFirst}{" "}
          <a href={confirmation} className="underline">
            {mail.confirm}
          </a>
        </p>
      )}
      <StatusNotice>{doneStep !== null && !answer ? done : null}</StatusNotice>
      <PostForm
        key={JSON.stringify([stored, hasPassword])}
        className="mt-6 flex flex-col items-start gap-8"
        noValidate
      >
        <input type="hidden" name="form" value="mail" />
        <SeenFields stored={stored} answer={saving} />
        <Problem text={saving?.problem} />
        <FieldGroup title={mail.server} note={mail.serverNote}>
          <div className="grid w-full gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
            <TextField {...of("host")} autoCapitalize="none" spellCheck={false} />
            <TextField {...of("port")} inputMode="numeric" />
          </div>
          <ChoiceField {...of("security")} options={optionsOf(mailSecurities, securities)} />
          <TextField {...of("user")} autoCapitalize="none" spellCheck={false} />
          <TextField
            name="password"
            type="password"
            label={fields.password}
            help={hasPassword ? `${help.passwordStored} ${help.passwordOther}` : help.passwordNone}
            autoComplete="new-password"
            answer={saving}
          />
        </FieldGroup>
        <FieldGroup title={mail.senders} note={mail.sendersNote}>
          <TextField {...of("fromName")} placeholder={own.name} />
          <TextField {...of("fromAddress")} type="email" placeholder={own.email} />
          <TextField
            {...of("officeAddress")}
            type="email"
            placeholder={own.email}
            help={help.officeAddress}
          />
          <ChoiceField
            {...of("officeLanguage")}
            help={help.officeLanguage}
            options={optionsOf(languages, officeLanguages)}
          />
        </FieldGroup>
        <CompactSubmitButton>{messages.save}</CompactSubmitButton>
      </PostForm>
      <section className="mt-10 border-t border-line pt-6">
        <Problem text={answer?.form === "test" ? answer.problem : undefined} />
        <p className="mt-2 text-sm text-slate">{mail.testNote({ email: reader })}</p>
        <Form method="post" action={`${path}?test`} className="mt-3">
          <input type="hidden" name="form" value="test" />
          <CompactSubmitButton look="outline">{mail.test}</CompactSubmitButton>
        </Form>
      </section>
    </div>
  );
}
