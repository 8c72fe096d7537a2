export const es = {
  proposed: {
    task: "Limpieza según lo acordado",
    series: "Limpieza nocturna",
    porter: "Conserje de día",
    contract: "Contrato de limpieza {reference}",
  },
  errors: {
    noArea: "Deje al menos un área",
    sameArea: "Otra área de este piso tiene ese nombre",
    contractTitle: "Póngale un nombre al contrato",
    endsBefore: "El contrato no puede terminar antes del primer día de servicio",
    priceDiffers:
      "Los precios suman {sum} al mes, pero se firmaron {price}. Corrija los precios o confirme el otro total.",
    workBeforeStart: "El trabajo no puede empezar antes del primer día de servicio",
    inviteWithoutEmail: "Escriba la dirección a la que se invita, o no invite a nadie",
  },
  problems: {
    "not-allowed": "Usted no puede poner en marcha a clientes.",
    lost: "Esta oportunidad está marcada como perdida. Devuélvala primero a Ganada.",
    "client-out-of-reach":
      "Esta empresa es un cliente que usted no atiende. Consulte a un administrador.",
    "client-since":
      "Esta empresa se ha convertido en cliente desde que abrió la página. Vuelva a cargarla.",
    "same-client-name": "Otro cliente ya tiene este nombre. Elíjalo, o indique que este es otro.",
    "same-facility-name": "Este cliente ya tiene una instalación con ese nombre.",
    "address-taken":
      "Esta dirección pertenece a otra cuenta. No invite a nadie, o invite a otra persona.",
    "too-many-invitations": "Hoy ha invitado a demasiadas personas. Por ahora no invite a nadie.",
    "no-signed-copy":
      "La copia firmada no se pudo guardar ahora. Inténtelo de nuevo en un momento.",
  },
  alreadyReceived:
    "Ya recibimos este formulario con otros datos. Envíelo de nuevo si esa era su intención.",
} as const;
