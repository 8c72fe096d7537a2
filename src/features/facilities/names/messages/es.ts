import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  facilityTypes: {
    office: "Oficina corporativa",
    healthcare: "Centro de salud",
    education: "Centro educativo",
    retail: "Local comercial",
    industrial: "Manufactura e industria",
    hospitality: "Hotelería",
    other: "Otro",
  },
  methods: {
    "five-point": "Cinco puntos",
    "three-point": "Tres puntos",
    "pass-fail": "Aprobado o no",
  },
  floor: "Piso {floor}",
  records: "Registros",
});
