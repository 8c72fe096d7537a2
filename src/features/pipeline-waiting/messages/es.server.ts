import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  startPage: {
    approval: [
      "<number>{shown}</number> oferta por debajo del margen mínimo espera aprobación",
      "<number>{shown}</number> ofertas por debajo del margen mínimo esperan aprobación",
    ],
    signature: [
      "<number>{shown}</number> propuesta firmada espera nuestra firma",
      "<number>{shown}</number> propuestas firmadas esperan nuestra firma",
    ],
    start: [
      "<number>{shown}</number> contrato firmado espera la puesta en marcha de su cliente",
      "<number>{shown}</number> contratos firmados esperan la puesta en marcha de su cliente",
    ],
    question: [
      "<number>{shown}</number> posible cliente espera una respuesta sobre una propuesta",
      "<number>{shown}</number> posibles clientes esperan una respuesta sobre una propuesta",
    ],
    expired: [
      "<number>{shown}</number> propuesta venció sin decisión",
      "<number>{shown}</number> propuestas vencieron sin decisión",
    ],
    unpicked: [
      "<number>{shown}</number> posible cliente no eligió horario para el recorrido antes de que pasaran todos",
      "<number>{shown}</number> posibles clientes no eligieron horario para el recorrido antes de que pasaran todos",
    ],
    signed: [
      "<number>{shown}</number> propuesta firmada por un posible cliente",
      "<number>{shown}</number> propuestas firmadas por posibles clientes",
    ],
    declined: [
      "<number>{shown}</number> propuesta rechazada",
      "<number>{shown}</number> propuestas rechazadas",
    ],
    booked: [
      "<number>{shown}</number> recorrido acordado",
      "<number>{shown}</number> recorridos acordados",
    ],
    withdrawn: [
      "<number>{shown}</number> solicitud de cotización retirada",
      "<number>{shown}</number> solicitudes de cotización retiradas",
    ],
    won: [
      "<number>{shown}</number> oportunidad ganada",
      "<number>{shown}</number> oportunidades ganadas",
    ],
    lost: [
      "<number>{shown}</number> oportunidad perdida",
      "<number>{shown}</number> oportunidades perdidas",
    ],
  },
});
