import argon2 from '@node-rs/argon2'
import type { Config } from '#platform/config.ts'
import { createFairSemaphore } from '#platform/fair-semaphore.ts'
import { networkOf } from '#platform/http/limits.ts'
import { pepperedHash } from '#platform/pepper.ts'
import { isCommonPassword } from './common-passwords.ts'
import { accountErrors } from '../errors.ts'

type PepperConfig = Pick<Config, 'pepper' | 'dataDir'>

const argon2Options = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
/** Marks hashes of peppered passwords. */
const pepperedPrefix = 'peppered:'
/** Each hash takes 64 MiB. Fair between networks. */
const semaphore = createFairSemaphore({
  maxConcurrent: 2,
  maxWaiting: 1_000,
  maxWaitingPerKey: 20,
  busy: accountErrors.busy,
})

let dummyHash: Promise<string> | undefined

/** Without `config`, as in the seeds, the password is not peppered until the first sign-in. `ip` is the key of the fair queue. */
export async function hashPassword(password: string, config?: PepperConfig, ip = '') {
  const encoded = await semaphore(networkOf(ip), () =>
    argon2.hash(config ? addPepper(password, config) : password.normalize('NFC'), argon2Options),
  )
  return config ? pepperedPrefix + encoded : encoded
}

/** Takes equally long without a stored hash, so that the time does not reveal whether an account exists. */
export async function checkPassword(
  password: string,
  storedHash: string | null | undefined,
  config: PepperConfig,
  ip = '',
) {
  const expected = storedHash || (await getDummyHash(config))
  const isPeppered = expected.startsWith(pepperedPrefix)
  const candidate = isPeppered ? addPepper(password, config) : password.normalize('NFC')
  const matches = await semaphore(networkOf(ip), () =>
    argon2.verify(isPeppered ? expected.slice(pepperedPrefix.length) : expected, candidate),
  )
  return matches && Boolean(storedHash)
}

/** Computed once; retried by the next caller if the queue was full. */
async function getDummyHash(config: PepperConfig) {
  dummyHash ??= hashPassword('no account has this password', config)
  try {
    return await dummyHash
  } catch (error) {
    dummyHash = undefined
    throw error
  }
}

/** True for a hash without pepper or with other Argon2 parameters. */
export function needsRehash(storedHash: string) {
  if (!storedHash.startsWith(pepperedPrefix)) return true
  const used = argon2.parseOptions(storedHash.slice(pepperedPrefix.length))
  return Object.entries(argon2Options).some(([name, value]) => used[name as keyof typeof argon2Options] !== value)
}

/** Throws for a password that attackers try first; `personalData` is the account's e-mail, phone and name. */
export function assertUncommonPassword(password: string, personalData: readonly (string | null | undefined)[] = []) {
  if (isCommonPassword(password, personalData)) throw accountErrors.commonPassword()
}

const addPepper = (password: string, config: PepperConfig) =>
  pepperedHash(config, 'password', password.normalize('NFC')).toString('base64')
