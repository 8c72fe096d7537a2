import type { Plugin } from "vite";
import { type Language, languages } from "#platform/language/language.ts";

const file = new RegExp(`/messages/(${languages.join("|")})\\.ts$`);

/**
 * A browser's file holds the texts of one language alone: where it imports another, it gets that one.
 * The server has all of them, and so has the development server.
 */
export function textsOfLanguage(language: Language): Plugin {
  return {
    name: "texts-of-language",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (this.environment.name !== "client" || !file.test(source)) return;
      const own = source.replace(file, `/messages/${language}.ts`);
      return this.resolve(own, importer, { ...options, skipSelf: true });
    },
  };
}
