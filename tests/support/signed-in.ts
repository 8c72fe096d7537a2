import { whenFree } from "./when-free.ts";

interface Login {
  username: string;
  password: string;
}

/** @returns the session's cookie, as a request sends it: `session=...` */
export async function signedIn(url: string, login: Login): Promise<string> {
  const answer = await whenFree(() =>
    fetch(`${url}/api/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: url },
      body: JSON.stringify({ ...login, rememberMe: false }),
    }),
  );
  const cookie = answer.headers.getSetCookie().find((header) => header.startsWith("session="));
  if (cookie === undefined) throw new Error(`${login.username} is not signed in: ${answer.status}`);
  return cookie.split(";", 1)[0] ?? "";
}
