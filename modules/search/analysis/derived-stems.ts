import type { Locale } from '#platform/constants.ts'

/** How adjectives, such as those of materials, derive from nouns: endings and their replacements. */
const adjectives: Partial<Record<Locale, readonly (readonly [ending: RegExp, nouns: readonly string[]])[]>> = {
  ru: [
    [/(?:ов|ев|янн|енн|онн|ян|ск|н)(?:ый|ой|ий|ая|яя|ое|ее|ые|ие|ого|его|ых|их|ому|ым|ими|ыми|ую|юю)$/u, ['', 'ь']],
    [/иев(?:ый|ая|ое|ые|ого|ых|ую)$/u, ['', 'и']],
  ],
  sr: [
    [/(?:sk|en|ov|an|n)(?:i|a|o|e|og|ih|im|oj|u)$/u, ['', 'a']],
    [/[čc]n(?:i|a|o|e|og|ih|im|oj|u)$/u, ['k', 'ka']],
    [/(?<=r)n(?:i|a|o|e|og|ih|im|oj|u)$/u, ['']],
  ],
  en: [
    [/(?<=l)len$/u, ['']],
    [/en$/u, ['']],
  ],
  de: [[/(?:ern|en|isch)(?:e|er|en|es)?$/u, ['', 'e']]],
  tr: [[/(?:l[iıuü])$/u, ['']]],
}
const minLength = 3

/** The stems that the noun of an adjective may have, as far as its ending tells; none for other words. */
export const nounStems = (key: string, locale: Locale): string[] => [
  ...new Set(
    (adjectives[locale] ?? []).flatMap(([ending, nouns]) => {
      const base = key.replace(ending, '').replace(/ь$/, '')
      return key === base || base.length < minLength ? [] : nouns.map((noun) => base + noun)
    }),
  ),
]
