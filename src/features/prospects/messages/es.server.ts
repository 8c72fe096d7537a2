import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  one: "Empresa",
  plural: "Empresas",
  events: {
    added: "Empresa agregada",
    "contact-added": "Contacto agregado",
  },
});
