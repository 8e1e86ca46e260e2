// The names of kinds of jobs and messages; kind-names.test.ts finds a missing one.
import type { Locale } from '#platform/constants.ts'
import { translate } from '#platform/i18n/messages.ts'

export const nameOfJob = (locale: Locale, code: string) => nameAt(locale, `job.${code}`, code)
export const nameOfMessage = (locale: Locale, code: string) => nameAt(locale, `template.${code}`, code)

/** Jobs that an earlier version has left keep their code. */
function nameAt(locale: Locale, key: string, code: string) {
  const name = translate(locale, 'kinds', key)
  return name === `kinds:${key}` ? code : name
}
