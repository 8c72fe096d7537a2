/** How clients log in. The password is judged and forgotten: neither stored, logged nor sent back. */
import { checkLogin } from "#domain/accounts/check-login.ts";
import { type LoginForm, loginForm } from "#domain/accounts/login-form.ts";
import type { Reception } from "./receive-submission.server.ts";

export const loginAttempts: Reception<LoginForm> = {
  form: "login",
  schema: loginForm,
  submit: ({ db }, { fields, addressHash }) => checkLogin(db, fields, addressHash),
};
