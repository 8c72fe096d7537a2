import type { Page } from "@playwright/test";

/** Lets the first call of an address reach the server, and its answer get lost on the way back. */
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
