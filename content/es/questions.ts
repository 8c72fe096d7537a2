import type * as english from "../en/questions.ts";
import type { Translation } from "../translation.ts";

export const homeQuestions: Translation<typeof english.homeQuestions> = [
  {
    question: "¿Cada cuánto se debe limpiar una oficina?",
    answer:
      "Para la mayoría de las oficinas sugerimos de 2 a 5 limpiezas completas por semana. Su plan puede ser diario, semanal o mensual, y distinto en cada piso.",
  },
  {
    question: "¿Quién va a estar en nuestro edificio?",
    answer:
      "Un equipo capacitado. Verificamos los antecedentes de cada integrante antes de su primer turno, y la empresa tiene cobertura completa de seguro.",
  },
  {
    question: "¿Pueden venir en una emergencia?",
    answer: "Sí. Estamos de guardia 24/7 para emergencias y respondemos en un máximo de 2 horas.",
  },
  {
    question: "¿Qué productos usan?",
    answer:
      "Productos ecológicos siempre que hagan bien el trabajo, y microfibra, que necesita hasta 95% menos agua y químicos.",
  },
  {
    question: "¿Cómo sabemos que el trabajo se hizo?",
    answer:
      "Todos los planes incluyen inspecciones periódicas. Los informes, la agenda y las órdenes de trabajo están en su portal de clientes.",
  },
  {
    question: "¿En qué zonas dan servicio?",
    answer:
      "En más de 500 instalaciones de clientes, en {company.serviceArea}. La página Ubicaciones los enumera.",
  },
];
