/** How clients log in. The password is validated and forgotten: neither stored, logged nor sent back. */
import { checkLogin } from "#domain/accounts/check-login.ts";
import { type LoginForm, loginForm } from "#domain/accounts/login-form.ts";
import { limitConcurrency } from "#domain/submissions/limit-concurrency.ts";
import type { FormDefinition } from "./form-handler.server.ts";

/** Each takes a connection, and scrypt a thread: the other forms keep theirs. */
const atDatabase = limitConcurrency(2);

export const loginAttempts: FormDefinition<LoginForm> = {
  form: "login",
  schema: loginForm,
  submit: ({ db }, { fields, addressHash, signal }) =>
    atDatabase(() => checkLogin(db, fields, addressHash), signal),
};
