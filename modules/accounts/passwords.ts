import { hash, parseOptions, verify } from '@node-rs/argon2'
import type { Config } from '#platform/config.ts'
import { createFairSemaphore } from '#platform/fair-semaphore.ts'
import { networkOf } from '#platform/http/limits.ts'
import { pepperedHash } from '#platform/pepper.ts'
import { isCommon } from './common-passwords.ts'
import { accountErrors } from './errors.ts'

type Settings = Pick<Config, 'pepper' | 'dataDir'>

const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
/** Marks what was peppered before it was hashed. */
const peppered = 'peppered:'
/** Each check takes 64 MiB. Networks take turns. */
const semaphore = createFairSemaphore({
  maxConcurrent: 2,
  maxWaiting: 1_000,
  maxWaitingPerKey: 20,
  busy: accountErrors.busy,
})

let decoy: Promise<string> | undefined

/** Without settings, as in the seeds, there is no pepper yet: the first sign-in adds it. `ip`: who asks for it, if anybody does. */
export async function hashPassword(password: string, settings?: Settings, ip = '') {
  const encoded = await semaphore(networkOf(ip), () =>
    hash(settings ? pepper(password, settings) : password.normalize('NFC'), cost),
  )
  return settings ? peppered + encoded : encoded
}

/** As slow for an account that does not exist, or has no password, as for one that has. */
export async function checkPassword(password: string, stored: string | null | undefined, settings: Settings, ip = '') {
  const against = stored || (await decoyFor(settings))
  const isPeppered = against.startsWith(peppered)
  const given = isPeppered ? pepper(password, settings) : password.normalize('NFC')
  const matches = await semaphore(networkOf(ip), () =>
    verify(isPeppered ? against.slice(peppered.length) : against, given),
  )
  return matches && Boolean(stored)
}

/** Made once. One that could not be made, because too many were waiting, is made by the next who needs it. */
async function decoyFor(settings: Settings) {
  decoy ??= hashPassword('no account has this password', settings)
  try {
    return await decoy
  } catch (error) {
    decoy = undefined
    throw error
  }
}

/** Whether a hash was made in a way that we have left behind. */
export function needsRehash(stored: string) {
  if (!stored.startsWith(peppered)) return true
  const used = parseOptions(stored.slice(peppered.length))
  return Object.entries(cost).some(([name, value]) => used[name as keyof typeof cost] !== value)
}

/** Refuses what attackers try first; `own` is what they know of the person: e-mail, phone, name. */
export function assertUncommon(password: string, own: readonly (string | null | undefined)[] = []) {
  if (isCommon(password, own)) throw accountErrors.commonPassword()
}

const pepper = (password: string, settings: Settings) =>
  pepperedHash(settings, 'password', password.normalize('NFC')).toString('base64')
