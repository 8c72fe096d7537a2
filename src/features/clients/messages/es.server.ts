import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  alreadyReceived: {
    client:
      "Ya recibimos este cliente con lo que usted escribió la primera vez. Si quiere agregar otro, presione el botón otra vez.",
    facility:
      "Ya recibimos esta instalación con lo que usted escribió la primera vez. Si quiere agregar otra, presione el botón otra vez.",
  },
});
