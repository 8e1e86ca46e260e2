/** Letters of scripts that join, where a joiner changes how its neighbours look. */
const joining = [
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
const joiningLetter = `[[\\p{L}\\p{M}]&&[${joining.map((script) => `\\p{scx=${script}}`).join('')}]]`
/** Signs that are not seen but shape what stands beside them: joiners of letters and of emoji, and the choice between a sign and its emoji. */
const shaping = [
  `(?<=${joiningLetter})[\\u200C\\u200D](?=${joiningLetter})`,
  '(?<=[\\p{ExtPict}\\p{EMod}\\uFE0F])\\u200D(?=\\p{ExtPict})',
  '(?<=\\p{ExtPict})[\\uFE0E\\uFE0F]',
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
].join('|')
const invisible = new RegExp(`(${shaping})|[[\\p{Cc}\\p{DI}\\uFFF9-\\uFFFB]--[\\t-\\r\\x85]]`, 'gv')
const blank = /[\s\x85\u2800]+/g

/** Steers a terminal, turns the direction of what stands around it, or hides a text within a text. */
const steering = /[[\p{Cc}\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]--[\t\n]]/gv
const lineEnd = /\r\n?|[\x85\u2028\u2029]/g

/** Text of one line, such as a name: nothing in it is unseen, and what looks alike is alike. */
export const cleanLine = (text: string) =>
  text.toWellFormed().replace(invisible, '$1').replace(blank, ' ').trim().normalize('NFC')

/** Text of several lines. It is empty where nothing of it can be seen. */
export function cleanText(text: string) {
  if (cleanLine(text) === '') return ''
  return text.toWellFormed().replace(lineEnd, '\n').replace(steering, '').trim().normalize('NFC')
}
