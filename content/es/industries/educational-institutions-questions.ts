import type * as english from "../../en/industries/educational-institutions-questions.ts";
import type { Translation } from "../../translation.ts";

export const questionsHeading: Translation<typeof english.questionsHeading> = {
  title: "Preguntas frecuentes",
  lead: "De escuelas, universidades y sus juntas directivas.",
};

export const questions: Translation<typeof english.questions> = [
  {
    question: "¿Verifican los antecedentes de su personal?",
    answer:
      "Sí, los de todas las personas, antes del primer turno. Si su estado o su junta directiva exige más, díganoslo y lo hacemos parte del plan.",
  },
  {
    question: "¿Trabajan mientras hay estudiantes en el edificio?",
    answer:
      "Solo donde ayuda: un conserje de día para los baños, la cafetería y los derrames. Las aulas esperan al último timbre; los desinfectantes, a que no haya nadie en ellas.",
  },
  {
    question: "¿Qué pasa cuando media clase falta por enfermedad?",
    answer:
      "Llámenos a cualquier hora. Respondemos en un máximo de 2 horas, y limpiamos y desinfectamos las aulas. Documentamos qué usamos y dónde, para que pueda informar a las familias.",
  },
  {
    question: "¿Pueden trabajar con un presupuesto escolar?",
    answer:
      "Cada concepto tiene un precio, y así la junta directiva ve cuánto cuesta cada cambio. Para cinco visitas por semana, la comparación de precios de 2026 de Bidloom indica de $0.10 a $0.22 por pie cuadrado al mes en escuelas. Pasar el trabajo pesado a las vacaciones mantiene bajo el precio mensual.",
  },
  {
    question: "¿Cubren eventos nocturnos y programas de verano?",
    answer:
      "Sí. Envíenos el calendario y planificamos el antes y el después de partidos, conciertos, jornadas de puertas abiertas y campamentos. El servicio está disponible 24/7.",
  },
];
