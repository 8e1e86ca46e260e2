import type { Locale } from './locale.ts'

/** Second parts of German compounds in the catalogue. */
const heads =
  'anlage armatur artikel ausstattung band bekleidung behälter beutel block bogen dichtstoff dichtung drucker eimer einheit etikett fenster folie garnitur gehäuse gerät getriebe glas handschuh handtuch halbschuh heber hülse kabel kappe karton kasten kästen klemme kleidung kompressor kupplung lager lampe leiste leitung leuchte maschine maske material matte messer motor mutter nagel palette papier platte profil pumpe rad raum räume regal reiniger ring rohr schacht schachtel scheibe schieber schlauch schloss schlüssel schrank schränke schraube schuh schutz schalter stange stein steuerung stiefel stoff tasche technik träger ventil verbinder verschluss waage wagen wanne werkzeug zange zylinder'

const minWordLength = 15
const longWords = new RegExp(`\\p{L}{${minWordLength},}`, 'gu')
const joints = new RegExp(`(?<=\\p{L}{4})(?=(?:${heads.replaceAll(' ', '|')})\\p{L}{0,4}(?:\\P{L}|$))`, 'giu')

/** Lets long German words break between their parts, also in browsers that have no dictionary for `hyphens: auto`. */
export const withSoftHyphens = (text: string, locale: Locale) =>
  locale === 'de' ? text.replace(longWords, (word) => word.replace(joints, '\u00ad')) : text
