/** Scripts in which a zero-width joiner or non-joiner changes the shape of the letters beside it. */
const joiningScripts = [
  'Arab',
  'Syrc',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Khmr',
  'Mymr',
]
const joiningLetter = `[[\\p{L}\\p{M}]&&[${joiningScripts.map((script) => `\\p{scx=${script}}`).join('')}]]`
/** Invisible characters that change how their neighbours look: joiners of letters and emoji, and variation selectors. */
const shapingCharacters = [
  `(?<=${joiningLetter})[\\u200C\\u200D](?=${joiningLetter})`,
  '(?<=[\\p{ExtPict}\\p{EMod}\\uFE0F])\\u200D(?=\\p{ExtPict})',
  '(?<=\\p{ExtPict})[\\uFE0E\\uFE0F]',
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
].join('|')
const invisibleCharacters = new RegExp(`(${shapingCharacters})|[[\\p{Cc}\\p{DI}\\uFFF9-\\uFFFB]--[\\t-\\r\\x85]]`, 'gv')
const whitespace = /[\s\x85\u2800]+/g

/** Terminal control characters, bidirectional controls and tag characters, which hide text. */
const controlCharacters = /[[\p{Cc}\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]--[\t\n]]/gv
const lineEnd = /\r\n?|[\x85\u2028\u2029]/g

/** A line of Latin and Russian letters, digits and punctuation, as most are: clean as it is. */
const plainLine = /^[!-~А-Яа-яЁё]+(?: [!-~А-Яа-яЁё]+)*$/

/** Normalizes a single line, such as a name: no invisible characters, single spaces, NFC. */
export const cleanLine = (text: string) => (plainLine.test(text) ? text : cleanedLine(text))

const cleanedLine = (text: string) =>
  text.toWellFormed().replace(invisibleCharacters, '$1').replace(whitespace, ' ').trim().normalize('NFC')

/** Normalizes text of several lines: no control characters, LF, NFC. Empty when nothing of it is visible. */
export function cleanText(text: string) {
  if (cleanLine(text) === '') return ''
  return text.toWellFormed().replace(lineEnd, '\n').replace(controlCharacters, '').trim().normalize('NFC')
}
