import type * as english from "../../en/services/commercial-cleaning-questions.ts";
import type { Translation } from "../../translation.ts";

export const questionsHeading: Translation<typeof english.questionsHeading> = {
  title: "Preguntas frecuentes",
};

export const questions: Translation<typeof english.questions> = [
  {
    question: "¿Con qué frecuencia conviene limpiar nuestro edificio?",
    answer:
      "Para la mayoría de las oficinas sugerimos de 2 a 5 limpiezas completas por semana. Cuente los días en que viene más de la mitad de su gente. Es una buena primera estimación, y el recorrido la afina.",
  },
  {
    question: "¿Cuánto cuesta la limpieza comercial?",
    answer:
      "La comparación de precios 2026 de Bidloom indica de $0.08 a $0.18 por pie cuadrado al mes en oficinas con cinco limpiezas por semana. Con una visita por semana, del 25 al 30% de eso. Otras fuentes difieren mucho, así que tómelo como un primer rango. Su cotización es gratis y explica cada concepto.",
  },
  {
    question: "¿Limpian de noche o de día?",
    answer:
      "De las dos formas. La mayoría de los planes se cumplen fuera de horario. Si su edificio nunca se vacía, o si por seguridad nadie puede entrar de noche, trabajamos de día o en fin de semana. El servicio está disponible 24/7.",
  },
  {
    question: "¿Quién va a estar en el edificio?",
    answer:
      "Un equipo capacitado, con los antecedentes de cada integrante verificados. La empresa tiene cobertura completa de seguro, y las reglas que usted fije para llaves, alarmas y salas cerradas quedan escritas en el plan.",
  },
  {
    question: "¿Cómo miden la limpieza?",
    answer:
      "Con inspecciones periódicas, elemento por elemento, y con el método de calificación impreso en cada informe. El método importa: OrangeQC, que hace software de inspección, muestra que un mismo edificio puede sacar 74% o 91%, según la escala y los pesos.",
  },
];
