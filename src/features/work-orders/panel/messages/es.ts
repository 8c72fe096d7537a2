import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  requestsOfVisit: ["{count} solicitud sobre esta visita", "{count} solicitudes sobre esta visita"],
});
