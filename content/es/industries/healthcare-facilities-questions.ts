import type * as english from "../../en/industries/healthcare-facilities-questions.ts";
import type { Translation } from "../../translation.ts";

export const questionsHeading: Translation<typeof english.questionsHeading> = {
  title: "Preguntas frecuentes",
  lead: "De consultorios, clínicas y hospitales.",
};

export const questions: Translation<typeof english.questions> = [
  {
    question: "¿Siguen nuestro protocolo de control de infecciones?",
    answer:
      "Sí. Su protocolo y su lista de productos van primero. Los convertimos en una lista de verificación por zona, y su responsable de control de infecciones la aprueba. El equipo se capacita con ella antes del primer turno.",
  },
  {
    question: "¿Qué desinfectantes usan?",
    answer:
      "Desinfectantes de grado hospitalario, elegidos según los microorganismos de la etiqueta, la superficie y el tiempo de contacto. Si su lista nombra un producto, usamos ese.",
  },
  {
    question: "¿Pueden venir de inmediato si hay una infección?",
    answer:
      "Sí, 24/7, con respuesta en un máximo de 2 horas. La sala se cierra, se limpia, se desinfecta y se libera con un registro.",
  },
  {
    question: "¿Qué podemos mostrarle a un auditor?",
    answer:
      "Salas, fechas, productos, tiempos de contacto y resultados de inspección, en su portal de clientes. Cada informe de inspección indica su método de calificación.",
  },
  {
    question: "¿Cuánto cuesta la limpieza médica?",
    answer:
      "Para cinco visitas por semana, la asociación ISSA indica de $0.14 a $0.29 por pie cuadrado al mes en edificios médicos. La comparación de precios de 2026 de Bidloom indica de $0.15 a $0.30. Lo que más influye es la proporción de salas de procedimientos. Un recorrido le da un precio exacto.",
  },
];
