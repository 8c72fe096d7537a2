import type * as english from "../../en/industries/manufacturing-industrial-questions.ts";
import type { Translation } from "../../translation.ts";

export const questionsHeading: Translation<typeof english.questionsHeading> = {
  title: "Preguntas frecuentes",
  lead: "De gerentes de plantas y almacenes.",
};

export const questions: Translation<typeof english.questions> = [
  {
    question: "¿Tenemos que parar la línea para que limpien?",
    answer:
      "Rara vez. La mayor parte del trabajo cabe entre turnos y en los cambios de producción, y limpiamos pasillos con la línea en marcha. Lo que exige parar la línea pasa a su próximo paro.",
  },
  {
    question: "¿Quién bloquea las máquinas (lockout)?",
    answer:
      "Su gente, según su procedimiento. Nuestro equipo trabaja solo en máquinas que su gente ha liberado. Se capacita en las reglas de su planta antes del primer turno.",
  },
  {
    question: "¿Traen su propia maquinaria?",
    answer:
      "Sí: fregadoras, aspiradoras con filtro, plataformas elevadoras y equipo de protección. Si su línea exige herramientas exclusivas, esas se quedan con usted.",
  },
  {
    question: "¿Pueden prepararnos para una auditoría?",
    answer:
      "El plan mantiene lista cada área todos los días, así que una auditoría no exige un esfuerzo especial. Visitas, productos y resultados de inspección están en su portal de clientes, por fecha y área.",
  },
  {
    question: "¿Cuánto cuesta la limpieza industrial?",
    answer:
      "La asociación ISSA indica de $0.08 a $0.20 por pie cuadrado al mes en edificios industriales. Para almacenes con cinco limpiezas por semana, la comparación de precios de 2026 de Bidloom indica de $0.04 a $0.12. Lo que más influye son los procesos, las alturas y los turnos. Por eso empezamos con un recorrido de la planta.",
  },
];
