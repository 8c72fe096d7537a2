import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  section: "Opiniones",
  titleOf: "Opinión: {about}",
  exportAsCsv: "Exportar como CSV",
  bandsWithScores: { low: "Bajas (0–6)", middle: "Medias (7–8)", high: "Altas (9–10)" },
  list: {
    leadForStaff:
      "Una sola pregunta, que se responde de 0 a 10. La hacemos al terminar una orden de trabajo, y una vez por trimestre sobre cada instalación.",
    leadForClient:
      "Le preguntamos qué tan conforme quedó cuando se termina una de sus órdenes de trabajo. Una vez por trimestre, le preguntamos sobre una instalación. Puede cambiar su respuesta durante 30 días.",
    questions: "Preguntas para usted",
    askedAt: "{facility}, le preguntamos: <time/>",
    answer: "Responder",
    noMatch: "Ninguna respuesta coincide",
    fewerFilters: "Pruebe con menos filtros o con un período más largo.",
    noneYet: "Todavía no hay respuestas",
    firstForStaff: "Las respuestas aparecen aquí en cuanto un cliente las da.",
    firstForClient:
      "Le preguntamos dos horas después de que se termina una de sus órdenes de trabajo.",
  },
  filters: {
    answers: "Respuestas",
    allAnswers: "Todas las respuestas",
    about: "Sobre",
    anyQuestion: "Cualquier pregunta",
    workOrders: "Órdenes de trabajo",
    quarters: "Trimestres",
    time: "Período",
    anyTime: "Cualquier período",
    periods: { 30: "Últimos 30 días", 90: "Últimos 90 días", 365: "Últimos 12 meses" },
    from: "Respondida desde",
    until: "Respondida hasta",
  },
  figures: {
    answers: "Respuestas",
    answersNote: "que coinciden con los filtros",
    average: "Promedio",
    averageNote: "de 0 a 10, todas las respuestas",
    share: "{percent}% de {all}",
    balance: "Altas menos bajas",
    balanceNote: "puntos de −100 a +100, calculado como el Net Promoter Score (NPS)",
  },
  table: {
    answers: "Respuestas",
    about: "Sobre",
    score: "Calificación",
    reason: "Motivo",
    givenBy: "De",
    you: "Usted",
    answered: "Respondida",
    answeredAndChanged: "{answered}, cambiada {changed}",
    clientAndFacility: "{client}, {facility}",
    workOrder: "Orden de trabajo",
    messages: "Mensajes al respecto",
    change: "Cambiar su respuesta",
  },
  page: {
    yourAnswer: "Su respuesta",
    saved: "Gracias. Su respuesta, {score} de 10, quedó guardada.",
    savedLow:
      "Gracias. Su respuesta, {score} de 10, quedó guardada. Su gerente de cuenta ya recibió el aviso y le responderá en Mensajes.",
    closed: "Esta pregunta está cerrada.",
  },
});
