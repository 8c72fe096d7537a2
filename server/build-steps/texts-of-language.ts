import { existsSync } from "node:fs";
import type { Plugin } from "vite";
import { type Language, languages } from "#platform/language/language.ts";

const names = languages.join("|");
const messages = new RegExp(`/messages/(${names})\\.ts$`);
const content = new RegExp(`/content/(${names})/([\\w/-]+\\.ts)$`);

/**
 * A browser's file holds the texts of one language alone: a module of another says the same as that one.
 * The server has all of them, and so has the development server.
 */
export function textsOfLanguage(language: Language): Plugin {
  return {
    name: "texts-of-language",
    apply: "build",
    load: {
      filter: { id: [messages, content] },
      handler(id) {
        if (this.environment.name !== "client") return undefined;
        const [, messagesOf] = messages.exec(id) ?? [];
        if (messagesOf !== undefined && messagesOf !== language)
          return `export { ${language} as ${messagesOf} } from "./${language}.ts";`;
        const [place = "", contentOf, path] = content.exec(id) ?? [];
        if (contentOf === undefined || contentOf === language) return undefined;
        const fileOfLanguage = `${id.slice(0, -place.length)}/content/${language}/${path}`;
        if (!existsSync(fileOfLanguage)) this.error(`${id} has no counterpart in ${language}`);
        return `export * from ${JSON.stringify(fileOfLanguage)};`;
      },
    },
  };
}
