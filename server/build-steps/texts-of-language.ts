import type { Plugin } from "vite";
import { type Language, languages } from "#platform/language/language.ts";

const file = new RegExp(`/messages/(${languages.join("|")})\\.ts$`);

/**
 * A browser's file holds the texts of one language alone: a module of another says the same as that one.
 * The server has all of them, and so has the development server.
 */
export function textsOfLanguage(language: Language): Plugin {
  return {
    name: "texts-of-language",
    apply: "build",
    load: {
      filter: { id: file },
      handler(id) {
        const [, other] = file.exec(id) ?? [];
        if (this.environment.name !== "client" || other === language) return;
        return `export { ${language} as ${other} } from "./${language}.ts";`;
      },
    },
  };
}
