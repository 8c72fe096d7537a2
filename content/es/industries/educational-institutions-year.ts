import type * as english from "../../en/industries/educational-institutions-year.ts";
import type { Translation } from "../../translation.ts";

export const yearHeading: Translation<typeof english.yearHeading> = {
  title: "Un año escolar de limpieza",
  lead: "La limpieza diaria sigue todo el año. El trabajo pesado ocupa las semanas en que los espacios están vacíos.",
};

export const seasons: Translation<typeof english.seasons> = [
  {
    id: "opening-weeks",
    name: "Antes del primer día",
    months: "Agosto",
    from: 0,
    until: 1,
    empty: true,
    work: "Cada espacio listo para usarse: muebles en su lugar; vidrios, pizarras y casilleros limpios.",
  },
  {
    id: "fall-term",
    name: "Clases de otoño",
    months: "De septiembre a mediados de diciembre",
    from: 1,
    until: 4.5,
    empty: false,
    work: "Limpieza diaria después del último timbre. Tapetes y entradas listos antes de la primera nevada.",
  },
  {
    id: "winter-break",
    name: "Vacaciones de invierno",
    months: "De mediados de diciembre a principios de enero",
    from: 4.5,
    until: 5.25,
    empty: true,
    work: "Pisos de gimnasios, limpieza a fondo de cocinas, sacudido de partes altas y rejillas de ventilación.",
  },
  {
    id: "flu-season",
    name: "Temporada de influenza",
    months: "De enero a marzo",
    from: 5.25,
    until: 8,
    empty: false,
    work: "Puntos de contacto con más frecuencia, y rociado electrostático donde una clase falta por enfermedad.",
  },
  {
    id: "spring-term",
    name: "Clases de primavera",
    months: "Abril y mayo",
    from: 8,
    until: 10,
    empty: false,
    work: "Limpieza diaria, jornadas de puertas abiertas y el auditorio listo para la graduación.",
  },
  {
    id: "summer",
    name: "Verano",
    months: "Junio y julio",
    from: 10,
    until: 12,
    empty: true,
    work: "Pisos decapados y sellados, alfombras lavadas por extracción, paredes y ventanas limpias, espacio por espacio.",
  },
];

export const yearNote: Translation<typeof english.yearNote> =
  "Un ejemplo para una escuela que abre en septiembre. Un campus con cursos de verano tiene un año distinto.";
