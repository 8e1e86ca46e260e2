import { randomInt } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { pepperedHash } from '#platform/pepper.ts'

const count = 10
const length = 10
/** Without the letters and digits that are taken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Ten codes such as 7KQ4M-XW2RD: fifty bits each, too many to guess. */
export const makeRecoveryCodes = () => Array.from({ length: count }, makeOne)

/** However it is typed: spaces, dashes and small letters do not matter. */
export const hashRecoveryCode = (config: Pick<Config, 'pepper' | 'dataDir'>, code: string) =>
  pepperedHash(config, 'recovery code', code.toUpperCase().replace(/[^A-Z0-9]/g, ''))

function makeOne() {
  const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${text.slice(0, length / 2)}-${text.slice(length / 2)}`
}
