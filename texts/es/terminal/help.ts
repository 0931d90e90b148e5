import type { helpInEnglish } from '../../en/terminal/help.ts';

/** What `--help` prints, in Spanish; the options of the games are filled in. */
export const helpInSpanish: typeof helpInEnglish = {
  main: `rookery: Penguin Party y Penguinramids en la terminal

Uso:
  rookery play [JUEGO] [opciones]     jugar una partida (penguin-party o
                                      penguinramids)
  rookery join ENLACE [opciones]      jugar en una mesa de un servidor
  rookery replay ARCHIVO [opciones]   ver una partida paso a paso
  rookery analyse ARCHIVO [opciones]  juzgar cada decisión de una partida
  rookery arena JUEGO JUGADOR...      un torneo entre bots y programas
  rookery serve [opciones]            poner en marcha un servidor, como
                                      «npm start»
  rookery backup CARPETA|ARCHIVO      guardar una copia de todo un servidor
  rookery restore ARCHIVO             restaurar una copia
  rookery admin VERBO                 llevar un servidor de este equipo
  rookery referee                     arbitrar partidas de otros programas, en
                                      líneas JSON por entrada y salida
  rookery help [ORDEN]                explicar una orden

Opciones de todas las órdenes:
  --lang CÓDIGO     idioma, como es o ja (si no, LC_ALL, LC_MESSAGES o LANG)
  --color           colores aunque la salida no sea una terminal
  --no-color        sin colores (como NO_COLOR)
  -h, --help        este texto
  -v, --version     la versión

Ejemplos:
  rookery play
  rookery play penguin-party --seats 4 --bots king
  rookery play penguinramids --humans Ana,Ben
  rookery join http://localhost:4040 --create penguin-party --name Ana
  rookery replay match.json`,
  play: (gameOptions: string): string => `rookery play [JUEGO]: jugar una partida

JUEGO es penguin-party o penguinramids; sin él, se te pregunta.

Opciones:
  --seats N            cuántos juegan (Penguin Party 2–6, Penguinramids 2–4)
  --humans N | NOMBRES cuántos son personas, o sus nombres: Ana,Ben
                       (normalmente 1; por los demás juegan bots)
  --bots NIVEL         la fuerza de los bots: chick, adelie, gentoo (lo normal),
                       king, emperor o random; o uno cada uno: king,chick
  --reasons            los bots dicen por qué juegan así, y enseñan un poco de
                       su mano
  --seed TEXTO         la misma semilla reparte lo mismo, y los bots repiten sus
                       jugadas mientras tú repitas las tuyas
  --save [ARCHIVO]     guardar la grabación de la partida
${gameOptions}

Las jugadas se eligen con las flechas o se escriben tras «/»; h da un consejo.
Si la entrada o la salida no es una terminal, se leen línea a línea; «ayuda»
explica cómo.`,
  join: (gameOptions: string): string => `rookery join ENLACE: jugar en una mesa de un servidor

ENLACE es la dirección de una mesa, como http://localhost:4040/table/…. Con la
dirección de un servidor sola, --create abre una mesa y muestra su enlace.

Opciones:
  --name NOMBRE        quién eres; hace falta la primera vez en un servidor
  --penguin PINGÜINO   qué pingüino eres
  --watch              mirar sin sentarte
  --create JUEGO       abrir una mesa: penguin-party o penguinramids
  --seats N            con --create: cuántos juegan
  --bots NIVELES       con --create: bots en los últimos asientos: king,chick
  --clock TIEMPO       con --create: segundos por jugada (60), o segundos de la
                       partida más segundos por jugada (600+5)
  --public             con --create: mostrar la mesa en la sala
${gameOptions}

Las teclas salen abajo; «!» para hablar, también en un turno. Sin terminal, se
leen palabras y jugadas línea a línea; «ayuda» las muestra.
Una conexión cortada vuelve sola, y una jugada en camino no se pierde. Quién
eres en cada servidor queda en ~/.config/rookery (o XDG_CONFIG_HOME); solo tú
puedes leerlo.`,
  serve: `rookery serve: poner en marcha un servidor, como «npm start»

Muestra su dirección, con un código QR para teléfonos; Ctrl+C lo cierra.

Opciones:
  -p, --port N         el puerto (4040); 0 toma uno libre
  --host DIRECCIÓN     la dirección en la que escucha (todas); 127.0.0.1 solo
                       para este equipo
  --data CARPETA       dónde se guarda todo (.rookery)
  --database URL       guardarlo todo en PostgreSQL:
                       postgres://user:password@host/name
  --bus URL            varios servidores con un mismo PostgreSQL se avisan por
                       NATS: nats://host:4222
  --admin RUTA         el socket de «rookery admin» (admin.sock en la carpeta)
  --origin URL         la dirección para los navegadores, si hay un proxy
                       delante: https://rookery.example
  --metrics everyone   que otros equipos también lean /metrics
  --address-limits off sin límites por dirección: para medir, o tras un proxy
                       que oculta las direcciones
  --push off           sin mensajes a los navegadores de los ausentes
  --push-service URL   aceptar también un servicio push de la propia red
  --backup-every HORAS hacer una copia cada tantas horas
  --backup-keep N      cuántas de esas copias se quedan (7)
  --backup-folder DIR  dónde van (backups en la carpeta)
  --log NIVEL          debug, info, warn, error o silent

Una opción que falta se lee del entorno: PORT, HOST, ROOKERY_DATA, DATABASE_URL,
ROOKERY_BUS, ROOKERY_ADMIN, ROOKERY_ORIGIN, ROOKERY_METRICS,
ROOKERY_ADDRESS_LIMITS, ROOKERY_PUSH, ROOKERY_PUSH_SERVICE,
ROOKERY_BACKUP_EVERY, ROOKERY_BACKUP_KEEP, ROOKERY_BACKUP_FOLDER, ROOKERY_LOG.`,
  backup: `rookery backup CARPETA|ARCHIVO: guardar una copia de todo un servidor

El servidor puede seguir en marcha. En una carpeta, el archivo se llama según la
hora; un archivo que existe no se sobrescribe. La copia contiene secretos; solo
su dueño puede leerla.

Opciones:
  --data CARPETA       dónde lo guarda todo el servidor (si no, ROOKERY_DATA; si
                       no, .rookery)
  --database URL       o su base de datos PostgreSQL (si no, DATABASE_URL)`,
  restore: `rookery restore ARCHIVO: restaurar lo que guardó «rookery backup»

Sustituye todo lo que hay ahora; si falla, nada cambia. Se rechaza mientras un
servidor usa la base de datos; comprobarlo tarda unos segundos. Una copia de
SQLite se puede restaurar en PostgreSQL, y al revés.

Opciones:
  --data CARPETA       dónde lo guarda todo el servidor (si no, ROOKERY_DATA; si
                       no, .rookery)
  --database URL       o su base de datos PostgreSQL (si no, DATABASE_URL)`,
  admin: `rookery admin VERBO: llevar un servidor de este equipo

  status                    qué está en marcha
  tables, matches           quién juega a qué, y desde cuándo
  people [NOMBRE]           quién vino el último, o todos los de ese nombre
  close MESA|PARTIDA        cerrar una mesa; una partida allí acaba sin
                            resultado
  rename PERSONA NOMBRE     dar otro nombre a alguien
  ban PERSONA, unban PERSONA  excluir a alguien, o dejarle volver
  password PERSONA          dar a una cuenta otra contraseña, y mostrarla
  registration open|closed  si entran invitados y cuentas nuevas
  announce MINUTOS|off      avisar de que el servidor se reinicia

PERSONA es un id, una cuenta o un nombre que nadie más tiene. Quien está
excluido deja todas las mesas (sigue un bot) y no puede iniciar sesión; un
invitado podría volver con otro nombre, si el registro está abierto.

Solo puede hacerlo el usuario del servidor, o root; no hay contraseña.

Opciones:
  --data CARPETA       dónde lo guarda todo el servidor (si no, ROOKERY_DATA; si
                       no, .rookery)
  --admin RUTA         o su socket (si no, ROOKERY_ADMIN); hace falta con
                       PostgreSQL: la RUTA con la que se lanzó
  --json               JSON para otros programas`,
  optionsOf: (game: string): string => `\nSolo para ${game}:`,
  replay: `rookery replay ARCHIVO: ver una partida paso a paso

ARCHIVO es lo que escribió «rookery play --save».

Opciones:
  --as ASIENTO  mostrar la partida como la vio alguien (un número desde 1)
  --at N        empezar en el paso N; sin terminal, mostrar solo ese paso

Teclas: ←→ un paso, ↑↓ una ronda, Inicio y Fin, q para salir.
Una partida terminada muestra todas las manos; una sin terminar, lo que ve el
público.`,
  analyse: `rookery analyse ARCHIVO: valorar cada decisión de una partida

ARCHIVO es lo que escribió «rookery play --save».
Un bot mira cada decisión y solo sabe lo que se podía saber entonces.
Cada línea muestra la opción de ganar la partida y la ventaja esperada en puntos
antes de la decisión. Si otra jugada era mejor, la línea siguiente la muestra,
con lo que habría ganado.

Opciones:
  --level NIVEL   quién valora: gentoo, king (lo normal) o emperor
  --seat N        solo las decisiones de un asiento (un número desde 1)
  --json          JSON para otros programas

?! imprecisión: la opción de ganar bajó un 2 % o más; ? error: 5 %; ?? pifia:
15 %. Una pérdida solo cuenta si la encuentran dos búsquedas independientes; la
segunda es cuatro veces más larga. Donde todos eligen a la vez, vale toda carta
que el bot podría elegir. Si la búsqueda no probó una jugada, el bot la juega, y
juega la mejor, en los mismos mundos imaginados, y las compara. La misma
grabación da siempre el mismo análisis.`,
  arena: (players: string, gameOptions: string): string =>
    `rookery arena JUEGO JUGADOR JUGADOR...: jugar un torneo

JUEGO es penguin-party o penguinramids. Un JUGADOR es uno de
${players}
si quieres con su propio presupuesto (king:500), o un programa que habla el
protocolo del árbitro («cmd:python3 my-bot.py», mira docs/bot-programs.md).
Cualquiera puede llevar un nombre: quick=king:100.

Cada reparto se juega varias veces con las mismas cartas; cada vez todos se
corren un asiento. Si nombras dos jugadores para una mesa mayor, el primero
juega a solas contra copias del segundo. Si no, todos se encuentran las mismas
veces.

Opciones:
  --seats N            asientos en la mesa (normalmente 2)
  --matches N          cuántas partidas enteras al menos (normalmente 200)
  --seed TEXTO         la misma semilla da los mismos repartos y resultados
  --out CARPETA        dejar ahí tournament.json, results.jsonl, summary.json,
                       table.csv y matches.csv
  --resume             seguir con el torneo de la carpeta; JUEGO y JUGADORES se
                       pueden omitir
  --cores N            cuántas partidas a la vez (normalmente, cada núcleo)
  --patience SEGUNDOS  cuánto puede tardar un programa en una jugada (30)
${gameOptions}

Ejemplos:
  rookery arena penguin-party king gentoo --matches 1000 --seed ice --out ice
  rookery arena --out ice --resume
  rookery arena penguinramids king adelie --seats 4
  rookery arena penguin-party greedy "mine=cmd:node my-bot.mjs"`,
  referee: `rookery referee: arbitrar partidas de otros programas

Lee una petición JSON por línea de la entrada estándar y escribe una respuesta
JSON por línea en la salida estándar. {"op":"hello"} es un buen comienzo.`,
};
