// The names of kinds of jobs and messages; kind-names.test.ts finds a missing one.
import type { Locale } from '#platform/constants.ts'
import { keysOf, translate } from '#platform/i18n/messages.ts'
import { foldAccents } from '#platform/values/fold-accents.ts'

export const nameOfJob = (locale: Locale, code: string) => nameAt(locale, `job.${code}`, code)
export const nameOfMessage = (locale: Locale, code: string) => nameAt(locale, `template.${code}`, code)

/** The codes of the jobs whose name in a language contains a text, whatever its case and accents. */
export const jobsNamedLike = (locale: Locale, text: string) =>
  keysOf('kinds')
    .filter((key) => key.startsWith('job.') && foldAccents(translate(locale, 'kinds', key)).includes(foldAccents(text)))
    .map((key) => key.slice('job.'.length))

/** Jobs that an earlier version has left keep their code. */
function nameAt(locale: Locale, key: string, code: string) {
  const name = translate(locale, 'kinds', key)
  return name === `kinds:${key}` ? code : name
}
