import type * as english from "../en/approach.ts";
import type { Translation } from "../translation.ts";

export const approach: Translation<typeof english.approach> = [
  {
    id: "assessment",
    number: 1,
    title: "Evaluación",
    description:
      "Recorremos su edificio con usted: pisos, sanitarios, tránsito y lo que hoy le molesta.",
  },
  {
    id: "service-plan",
    number: 2,
    title: "Plan de servicio",
    description:
      "Usted recibe tareas, frecuencias y precios por escrito, área por área. Sin cargos ocultos.",
  },
  {
    id: "implementation",
    number: 3,
    title: "Puesta en marcha",
    description:
      "Un equipo capacitado y con antecedentes verificados empieza la noche acordada, con su propia maquinaria.",
  },
  {
    id: "quality-assurance",
    number: 4,
    title: "Control de calidad",
    description: "Las inspecciones periódicas califican el trabajo. Lo que no cumple se corrige.",
  },
  {
    id: "continuous-improvement",
    number: 5,
    title: "Mejora continua",
    description:
      "Revisamos los resultados con usted y cambiamos el plan cuando cambia su edificio.",
  },
];
