// Messages keep to the words, quotes, blanks and forms of address of each language.
import { readdirSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type Locale, locales } from '#platform/constants.ts'
import { readSource, report, root } from '../project-files.ts'
import { rules } from './wording-by-locale.ts'
import { commonRules, exceptions } from './wording-rules.ts'

type Texts = Record<string, string>

/** The problems of one namespace, one line each. `excepted` collects the exceptions that were needed. */
export function wordingProblems(
  locale: Locale,
  namespace: string,
  texts: Texts,
  excepted: Set<string> = new Set(),
): string[] {
  const applied = [...commonRules, ...rules[locale]].filter(({ namespaces }) => namespaces?.test(namespace) ?? true)
  return Object.entries(texts).flatMap(([key, message]) =>
    plainTexts(message).flatMap((text) =>
      applied.flatMap(({ pattern, use }) => {
        const [found] = text.match(pattern) ?? []
        if (found === undefined) return []
        const name = `${locale}/${namespace}/${key}`
        if (exceptions.has(name)) {
          excepted.add(name)
          return []
        }
        return [`messages/${locale}/${namespace}.json: ${key} has “${found}”; use ${use}`]
      }),
    ),
  )
}

/** A message without its syntax: each choice is a text of its own. */
export function plainTexts(message: string): string[] {
  const choices: string[] = []
  const flatten = (tokens: unknown): string => {
    if (typeof tokens === 'string') return tokens
    return (tokens as unknown[])
      .map((token) => {
        if (typeof token === 'string') return token
        const [, , options] = token as [string, string?, unknown?]
        if (typeof options !== 'object' || options === null) return '¤'
        const isText = (option: unknown) => typeof option === 'string' || Array.isArray(option)
        choices.push(...Object.values(options).filter(isText).map(flatten))
        return '¤'
      })
      .join('')
  }
  const whole = flatten(compileMessage(message))
  return [whole, ...choices]
}

export function check(): string[] {
  const excepted = new Set<string>()
  const problems = locales.flatMap((locale) =>
    readdirSync(`${root}/messages/${locale}`).flatMap((file) =>
      wordingProblems(
        locale,
        file.slice(0, -5),
        JSON.parse(readSource(`messages/${locale}/${file}`)) as Texts,
        excepted,
      ),
    ),
  )
  const unneeded = [...exceptions.keys()].filter((name) => !excepted.has(name))
  return [...problems, ...unneeded.map((name) => `scripts/checks/wording-rules.ts: ${name} needs no exception`)]
}

if (import.meta.main) report(check(), 'texts keep to the words of six languages')
