import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  troubles: {
    neverBackedUp: "Aún no hay ninguna copia de seguridad",
    noBackupSince: "No hay copia de seguridad desde el {day}",
    checkFailed: "La última copia de seguridad no pasó su revisión",
    noCheck: "Hace dos semanas que no se revisa ninguna copia de seguridad",
    filesMissing: [
      "Falta una foto o un documento en la copia de seguridad",
      "Faltan {count} fotos y documentos en la copia de seguridad",
    ],
    findFiles:
      "Faltan entre los archivos del propio producto, o están dañados ahí. Una copia anterior puede tenerlos todavía. Pida a quien administra el servidor que los recupere antes de que esa copia se borre.",
    backupsGone: [
      "Una copia de seguridad anterior ya no está",
      "{count} copias de seguridad anteriores ya no están",
    ],
    findBackups:
      "Ya no están en la carpeta o el depósito {place}. Si es un disco aparte, revise que esté conectado. La copia más reciente está ahí y está completa.",
  },
  reasons: {
    "no-room":
      "No hay espacio suficiente, en el servidor o en {place}. Libere espacio ahí, o elija otro lugar para las copias de seguridad.",
    "place-away":
      "No se puede llegar a la carpeta o al depósito {place}, o no se puede escribir ahí. Revise que esté conectado y que su clave siga vigente.",
    "files-away":
      "No se pueden leer las fotos y los documentos. Revise que se pueda llegar al depósito donde están y que su clave siga vigente.",
    "wrong-key":
      "BACKUP_KEY no es la clave con la que se hicieron las copias de {place}. Vuelva a poner la clave anterior, o elija otro lugar para las copias con la nueva.",
    "no-key":
      "Las copias de {place} están cifradas y BACKUP_KEY no está puesta. Vuelva a poner la clave.",
    "not-encrypted":
      "No está cifrada, aunque las copias de {place} deben estarlo. Puede que la haya puesto otra persona. Averigüe quién puede escribir allí y haga una copia nueva.",
    "tool-missing":
      "Los programas pg_dump y pg_restore de PostgreSQL no están instalados en el servidor. Instale sus programas de cliente.",
    "tool-old":
      "El pg_dump instalado es más antiguo que el servidor de la base de datos. Instale los programas de cliente de PostgreSQL en la versión del servidor o en una más nueva.",
    database: "No se pudo copiar la base de datos. El registro del servidor dice por qué.",
    interrupted:
      "Se interrumpió cada vez, por ejemplo porque el servidor se reinició. Si el servidor se apaga de noche, déjelo encendido un rato después de iniciarlo.",
    failed: "Ocurrió un error que nunca debería ocurrir. El registro del servidor dice cuál.",
    damaged:
      "Una parte está dañada o falta en {place}. Revise el disco y haga una copia de seguridad nueva.",
    "files-gone":
      "Faltan en {place} fotos y documentos que la copia debería tener. La próxima copia los repone; averigüe quién los borró.",
    differs: "Una vez restaurada, no tiene los mismos registros que cuando se hizo.",
    "not-restored": "No se pudo restaurar. El registro del servidor dice por qué.",
    "no-right":
      "El producto no puede crear la base de datos temporal que la revisión necesita. Pida al administrador de la base de datos que ejecute ALTER ROLE con CREATEDB para la cuenta del producto.",
    "no-server": "Es una copia de un servidor PostgreSQL, y DATABASE_URL no indica ninguno.",
    "newer-release": "La hizo una versión posterior del producto.",
    "not-found": "Ya no está en {place}.",
  },
  unknownReason:
    "No se hizo. Si el servidor se apaga de noche, déjelo encendido un rato después de iniciarlo.",
  notifications: {
    kinds: { backups: "Problemas con las copias de seguridad de cada noche" },
    unknownTrouble: "Un problema con las copias de seguridad",
  },
  page: {
    title: "Copias de seguridad",
    made: "Se hacen",
    eachNight: "Automáticamente, cada noche",
    switchedOff: "Nunca: NIGHTLY_BACKUPS es 0",
    where: "Carpeta o depósito",
    encrypted: "Cifradas",
    yes: "Sí",
    no: "No",
    latest: "Más reciente",
    noneYet: "Ninguna todavía",
    holds: "Qué contiene",
    amounts:
      "Registros: {rows}. Fotos y documentos, con sus copias pequeñas: {files}. Base de datos: {size}.",
    checked: "Última revisión aprobada",
    backingUp: "Copia en curso desde",
    checking: "Revisión en curso desde",
    next: "Próxima",
    trouble: "{title}. {advice}",
    switchOn:
      "El producto no hace copias de seguridad. Si nadie más respalda su base de datos y sus archivos, quite NIGHTLY_BACKUPS de la configuración y reinicie el servidor.",
    otherDisk:
      "Las copias están en el mismo disco que los datos, así que si se pierde ese disco se pierden ambos. Ponga en BACKUP_DIR una carpeta de otro disco, o en BACKUP_URL un depósito, y reinicie el servidor.",
    encrypt:
      "Las copias del depósito no están cifradas, así que quien pueda leerlo puede leer todos los registros. Configure BACKUP_KEY, guarde una copia de la clave lejos del servidor y del depósito, y reinicie el servidor.",
    first:
      "La primera copia se hace en el momento indicado arriba. Para hacer una ahora, ejecute {command} en el servidor.",
  },
  email: {
    subject: "Copias de seguridad: {title}",
    preview: "Qué pasa y qué hacer",
    intro:
      "El producto hace una copia de seguridad de sí mismo cada noche y revisa sus copias cada semana.",
    untilThen: "Recibirá este correo una vez al día hasta que se resuelva.",
    open: "Ver las copias de seguridad",
    because: "Recibió este correo porque es administrador.",
  },
  sentEmails: {
    "backup-trouble": {
      title: "Problema con las copias de seguridad",
      reader: "Los administradores",
      occasion: "Una vez al día hasta que se resuelva",
    },
  },
});
