/** The demonstration becomes a company's own installation, without JavaScript: by its button and the setup code. */
import { expect, it, onTestFinished } from "vitest";
import { createMigratedDatabase } from "../support/databases.ts";
import { startDemo } from "../support/every-screen.ts";
import { PlainBrowser } from "../support/http/plain-browser.ts";

it("a button of its administrator leads to the setup, which removes it and its sign-ins", async () => {
  const database = await createMigratedDatabase();
  onTestFinished(database.drop);
  const server = await startDemo({
    env: {
      DATABASE_URL: database.url,
      SECRET_KEY: crypto.randomUUID().repeat(2),
      FIRST_RUN: "1",
    },
  });
  onTestFinished(server.discard);
  const { password } = server;
  const code = server.printed
    .map((line) => line.trim())
    .find((line) => /^(\w{5}-?){3}$/.test(line));
  if (code === undefined) throw new Error("the server has printed no setup code");

  // The demonstration has something to show: nobody is led away from its home page.
  const visitor = await new PlainBrowser(server.url).open("/");
  expect(visitor.address).toBe("/");
  const demo = new PlainBrowser(server.url);
  await demo.logIn({ username: "staff.manager", password });
  expect(demo.text).not.toContain("Make it mine");
  const office = new PlainBrowser(server.url);
  await office.logIn({ username: "staff.admin", password });
  await office.open("/office/going-live");
  expect(office.text).toContain("The demonstration is still here");
  await office.follow("Make it mine");
  expect(office.address).toBe("/setup");

  const own = { username: "ana.rivera", password: "quiet lamps along the pier" };
  const fill = (typed: string) => {
    office.fill("Setup code", typed);
    office.fill("Your name", "Ana Rivera");
    office.fill("Email", "ana@harbor.example");
    office.fill("Username (optional)", own.username);
    office.fill("Password", own.password);
  };
  fill("22222-22222-22222");
  await office.press("Begin");
  expect(office.status).toBe(422);
  fill(code);
  await office.press("Begin");
  // A second factor comes before everything else.
  expect(office.address).toMatch(/^\/account\/security/);

  await expect
    .poll(() => server.log.some(({ msg }) => msg === "demonstration removed"), { timeout: 150_000 })
    .toBe(true);
  await expect(
    new PlainBrowser(server.url).logIn({ username: "staff.admin", password }),
  ).rejects.toThrow();
  const again = await new PlainBrowser(server.url).logIn(own);
  expect(again.text).not.toContain("Demo data:");
  expect((await again.open("/setup")).status).toBe(410);
}, 300_000);
