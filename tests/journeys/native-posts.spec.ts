import { expect, test, waitForReact } from "../support/journey.ts";
import { expectNotice, quoteSent } from "../support/notice.ts";
import {
  fillInBeforeReact,
  goodRequest,
  quoteForm,
  submitButton,
  valuesIn,
} from "../support/quote-visitor.ts";
import { storedEmails } from "../support/stored-emails.ts";

const reference = /[MQ]-[A-Z0-9]{3}-[A-Z0-9]{4}/;
test.use({ expectedOnConsole: /Failed to load resource/ });

const scriptsOfReact = "**/assets/**.js";

test("a quote that the browser posted itself, its answer lost, is one when React sends it", async ({
  page,
  server,
}) => {
  const request = { ...goodRequest, email: "native-lost@harbor-main.test" };
  await page.route(scriptsOfReact, (route) => route.abort());
  await page.goto("/");
  await fillInBeforeReact(page, request);
  const lost = Promise.withResolvers<string>();
  await page.route("**", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    lost.resolve(await (await route.fetch()).text());
    await route.abort("connectionreset");
  });
  await submitButton(page).click();
  const saved = reference.exec(await lost.promise)?.[0];
  expect(saved).toBeDefined();
  await page.waitForURL("chrome-error://chromewebdata/");

  await page.unrouteAll({ behavior: "wait" });
  await page.goBack();
  await waitForReact(page);
  expect(await valuesIn(page)).toEqual(request);
  await submitButton(page).click();
  await expectNotice(page, ...quoteSent);
  await expect(quoteForm(page)).toContainText(saved ?? "");
  expect(await storedEmails(server.dataDirectory, request.email, 1)).toHaveLength(1);
});

for (const sender of ["the browser", "React"]) {
  test(`a quote that was sent is the same one when ${sender} sends it again after going back`, async ({
    page,
    server,
  }) => {
    const email = `native-again-${sender === "React" ? "react" : "browser"}@harbor-main.test`;
    const request = { ...goodRequest, email };
    await page.route(scriptsOfReact, (route) => route.abort());
    await page.goto("/");
    await fillInBeforeReact(page, request);
    await submitButton(page).click();
    const answer = quoteForm(page).getByText(reference);
    await expect(answer).toBeVisible();
    const saved = (await answer.textContent()) ?? "";

    if (sender === "React") await page.unrouteAll({ behavior: "wait" });
    await page.goBack();
    if (sender === "React") await waitForReact(page);
    // Browsers restore a form that they go back to, some but in part.
    await fillInBeforeReact(page, request);
    await submitButton(page).click();
    await expect(quoteForm(page).getByText(reference)).toHaveText(saved);
    expect(await storedEmails(server.dataDirectory, email, 1)).toHaveLength(1);
  });
}
