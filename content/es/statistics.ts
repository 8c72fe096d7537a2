import type * as english from "../en/statistics.ts";
import type { Translation } from "../translation.ts";

export const statistics: Translation<typeof english.statistics> = [
  {
    id: "client-facilities",
    value: "500+",
    label: "instalaciones de clientes",
    meaning: "Oficinas, clínicas, escuelas, tiendas, plantas y hoteles.",
    icon: "building",
    demo: true,
  },
  {
    id: "states-serviced",
    value: "{company.stateCount}",
    label: "{company.stateNoun} con servicio",
    meaning: "{company.statesNamed}.",
    icon: "map",
    demo: false,
  },
  {
    id: "square-feet",
    value: "25M+",
    label: "pies cuadrados atendidos",
    meaning: "Tanto piso como 430 campos de fútbol americano.",
    icon: "ruler",
    demo: true,
  },
  {
    id: "years-in-business",
    value: "50+",
    label: "años de trayectoria",
    meaning: "En el oficio desde 1975.",
    icon: "history",
    demo: true,
  },
];
