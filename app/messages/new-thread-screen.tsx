import { Form, Link } from "react-router";
import type { FormAnswer } from "#app/http/account-form.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Field, fieldClass, Problem } from "#app/ui/form/compact-field.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { NewThreadData } from "./new-thread.server.ts";

interface NewThreadScreenProps {
  data: NewThreadData;
  answer: FormAnswer | undefined;
  /** Who reads it, in a sentence. */
  help: string;
}

/** Begins a thread about a facility. */
export function NewThreadScreen({ data, answer, help }: NewThreadScreenProps) {
  const { path, clients, facility, attempt } = data;
  const { values = {}, errors = {}, problem } = answer ?? {};
  const all = clients.flatMap(({ facilities }) => facilities);
  const [only] = all.length === 1 ? all : [];
  return (
    <div className="max-w-2xl">
      <p className="text-sm">
        <Link
          to={path}
          className="inline-flex min-h-8 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          Messages
        </Link>
      </p>
      <PageTitle>New message</PageTitle>
      <p className="mt-3 text-slate">{help}</p>
      <Form method="post" className="mt-6 flex flex-col items-start gap-5" noValidate>
        <Problem text={problem ?? errors.attempt} />
        <input type="hidden" name="attempt" value={values.attempt || attempt} />
        <Field id="thread-facility" label="Facility" error={errors.facilityId}>
          {(given) => (
            <select
              {...given}
              name="facilityId"
              required
              defaultValue={values.facilityId || facility || only?.id || ""}
              className={fieldClass}
            >
              <option value="">Please choose</option>
              {clients.map(({ name, facilities }) =>
                name === "" ? (
                  facilities.map((one) => <FacilityOption key={one.id} {...one} />)
                ) : (
                  <optgroup key={name} label={name}>
                    {facilities.map((one) => (
                      <FacilityOption key={one.id} {...one} />
                    ))}
                  </optgroup>
                ),
              )}
            </select>
          )}
        </Field>
        <Field id="thread-subject" label="Subject" error={errors.subject}>
          {(given) => (
            <input
              {...given}
              name="subject"
              required
              maxLength={150}
              defaultValue={values.subject ?? ""}
              className={fieldClass}
            />
          )}
        </Field>
        <Field id="thread-text" label="Message" error={errors.text}>
          {(given) => (
            <textarea
              {...given}
              name="text"
              required
              rows={7}
              maxLength={5_000}
              defaultValue={values.text ?? ""}
              className={fieldClass}
            />
          )}
        </Field>
        <button type="submit" className={buttonClass("primary", "", "compact")}>
          Send
        </button>
      </Form>
    </div>
  );
}

const FacilityOption = ({ id, name }: { id: string; name: string }) => (
  <option value={id}>{name}</option>
);
