import type { Page } from "@playwright/test";

/** The first call of an address reaches the server, but its response is lost. */
export async function loseFirstAnswer(page: Page, url: string) {
  const { promise, resolve } = Promise.withResolvers<{ id: string; reference: string }>();
  await page.route(
    url,
    async (route) => {
      const answer = await route.fetch();
      resolve(await answer.json());
      await route.abort();
    },
    { times: 1 },
  );
  return { lost: promise };
}
