import { expect, it } from "vitest";
import { sessionCookie } from "./session-cookie.ts";

it.each([
  ["session=a.b", false, "a.b"],
  ["theme=dark; session=a.b=; x=1", false, "a.b="],
  ["__Host-session=a.b", true, "a.b"],
  ["session=planted; __Host-session=ours", true, "ours"],
  ["session=", false, ""],
])("reads %s where https is %s", (header, https, value) => {
  expect(sessionCookie(header, https)).toBe(value);
});

it.each([
  [undefined, false],
  ["", false],
  ["xsession=a", false],
  ["sessions=a", false],
  ["a=session=b", false],
  ["__Host-session=a.b", false],
  ["session=planted", true],
])("takes nothing else for a session: %s where https is %s", (header, https) => {
  expect(sessionCookie(header, https)).toBeUndefined();
});
