import { randomInt } from 'node:crypto'
import type { Config } from '#platform/config.ts'
import { pepperedHash } from '#platform/pepper.ts'

const codeCount = 10
const codeLength = 10
/** Without easily confused letters and digits. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Ten codes such as 7KQ4M-XW2RD, 50 bits each. */
export const generateRecoveryCodes = () => Array.from({ length: codeCount }, generateCode)

/** Ignores case, spaces and dashes. */
export const hashRecoveryCode = (config: Pick<Config, 'pepper' | 'dataDir'>, code: string) =>
  pepperedHash(config, 'recovery code', code.toUpperCase().replace(/[^A-Z0-9]/g, ''))

function generateCode() {
  const text = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${text.slice(0, codeLength / 2)}-${text.slice(codeLength / 2)}`
}
