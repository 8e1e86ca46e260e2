// Numbers in words, as in 'two group machine', 'двухгруппная' and 'zweigruppig': also a number of a name or characteristic.
import type { Locale } from '#platform/constants.ts'
import type { CategoryWords } from './category-words.ts'
import { expandWord } from './stems.ts'
import type { ParsedQuery, Term } from './parse-query.ts'

/** Words for two, three and so on in their folded form; a hyphen ends the beginnings of words. */
const names: Record<Locale, string> = {
  en: 'two double twin, three triple, four, five, six, seven, eight',
  ru: 'два две двух- двойной двойная двойные, три трех- тройной тройная тройные, четыре четырех-, пять пяти-, шесть шести-, семь семи-, восемь восьми-',
  sr: 'dva dve dupli dupla duplo dvostruki dvostruka, tri trostruki trostruka, cetiri, pet, sest, sedam, osam',
  de: 'zwei zwei- doppel doppel-, drei drei-, vier vier-, funf funf-, sechs sechs-, sieben sieben-, acht acht-',
  it: 'due doppio doppia doppi doppie, tre triplo tripla, quattro, cinque, sei, sette, otto',
  tr: 'iki cift ikili, uc uclu, dort, bes, alti, yedi, sekiz',
}
const first = 2

const numbers = Object.fromEntries(
  Object.entries(names).map(([locale, text]) => [
    locale,
    text.split(', ').flatMap((some, at) => some.split(' ').map((name) => ({ name, number: first + at }))),
  ]),
) as Record<Locale, { name: string; number: number }[]>

/** Words such as 'two' are also numbers; longer ones such as 'zweigruppig' only if no name has them. */
export function withNumberWords({ terms, ...query }: ParsedQuery, words: CategoryWords, locale: Locale): ParsedQuery {
  const isKnown = ({ tokenizations }: Term) =>
    tokenizations[0]!.words.some(({ ownLanguage }) => ownLanguage.some((lexeme) => words.shares.has(lexeme)))
  return { ...query, terms: terms.map((term) => withNumber(term, isKnown(term), words, locale)) }
}

function withNumber(term: Term, isKnown: boolean, words: CategoryWords, locale: Locale): Term {
  const found = numbers[locale].find(({ name }) =>
    name.endsWith('-') ? !isKnown && isBegunWith(term.key, name.slice(0, -1), words) : term.key === name,
  )
  if (!found) return term
  const text = String(found.number)
  const rest = found.name.endsWith('-') ? term.key.slice(found.name.length - 1) : ''
  const reading = { words: [expandWord({ text, key: text }, locale)], isLoose: true }
  return { ...term, number: { figure: text, rest }, tokenizations: [...term.tokenizations, reading] }
}

/** The rest must be the beginning of a word of names, as 'gruppig'. */
function isBegunWith(key: string, beginning: string, { shares }: CategoryWords): boolean {
  const rest = key.startsWith(beginning) ? key.slice(beginning.length, beginning.length + counted) : ''
  return rest.length === counted && shares.keys().some((lexeme) => lexeme.startsWith(rest))
}

/** Letters of the rest before its endings. */
const counted = 4
