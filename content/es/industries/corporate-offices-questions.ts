import type * as english from "../../en/industries/corporate-offices-questions.ts";
import type { Translation } from "../../translation.ts";

export const questionsHeading: Translation<typeof english.questionsHeading> = {
  title: "Preguntas frecuentes",
  lead: "De quienes administran oficinas.",
};

export const questions: Translation<typeof english.questions> = [
  {
    question: "¿Cómo saben qué tan llena estuvo nuestra oficina?",
    answer:
      "Usted nos lo dice. Basta el conteo diario de tarjetas de acceso, sin nombres. Si no lo tiene, contamos al mediodía durante una semana típica, y otra vez cuando cambia la asistencia.",
  },
  {
    question: "¿Limpian los escritorios que tienen papeles encima?",
    answer:
      "Solo las partes despejadas. Los papeles, las pantallas y los objetos personales se quedan donde están. Muchos clientes fijan una noche por semana de escritorios despejados, y así a cada uno le llega su turno.",
  },
  {
    question: "¿Pueden trabajar mientras hay gente?",
    answer:
      "Sí. Un conserje de día mantiene limpios el vestíbulo, los baños y las cocinas, y el trabajo ruidoso espera a que el piso esté vacío. El servicio está disponible 24/7.",
  },
  {
    question: "¿Cuánto cuesta la limpieza de oficinas?",
    answer:
      "Para cinco visitas por semana, la asociación ISSA indica de $0.09 a $0.17 por pie cuadrado al mes en oficinas. La comparación de precios de 2026 de Bidloom indica de $0.08 a $0.18. Menos limpiezas completas cuestan menos. Su cotización explica cada concepto.",
  },
  {
    question: "Tenemos oficinas en varios estados. ¿Es un solo contrato?",
    answer:
      "Puede serlo. Trabajamos en {company.serviceArea}, y su próxima oficina puede seguir el mismo plan que la primera. Todos los informes están en un solo portal.",
  },
];
