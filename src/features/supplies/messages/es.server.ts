import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  alreadyReceived: {
    request:
      "Ya recibimos este pedido con lo que usted escribió la primera vez. Si quiere agregar otro, presione el botón otra vez.",
    supply:
      "Ya recibimos este material con lo que usted escribió la primera vez. Si quiere agregar otro, presione el botón otra vez.",
  },
});
