import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  plural: "Registros de recorridos",
  alreadyReceived:
    "Ya recibimos esta área con lo que usted escribió la primera vez. Si quiere agregar otra, presione el botón otra vez.",
  events: {
    "access-changed": "Acceso modificado",
    "area-added": "Área agregada",
    "areas-added": "Áreas agregadas",
    "area-changed": "Área modificada",
    "area-moved": "Área movida",
    "area-removed": "Área quitada",
    "photos-added": "Fotos agregadas",
    "photo-removed": "Foto quitada",
    taken: "Áreas pasadas a la oferta",
  },
});
