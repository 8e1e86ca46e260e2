import { hash, verify } from '@node-rs/argon2'
import { accountErrors } from './errors.ts'

const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
const atOnce = 2
const mostWaiting = 50

let running = 0
const waiting: (() => void)[] = []
let decoy: Promise<string> | undefined

export const hashPassword = (password: string) => inTurn(() => hash(password.normalize('NFC'), cost))

/** As slow for an account that does not exist as for one that does. */
export async function checkPassword(password: string, stored: string | null | undefined) {
  decoy ??= hashPassword('no account has this password')
  const against = stored ?? (await decoy)
  const matches = await inTurn(() => verify(against, password.normalize('NFC')))
  return matches && Boolean(stored)
}

/** Each check takes 64 MiB: two run at a time, fifty wait, the rest are told to come back. */
async function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) throw accountErrors.busy()
    await new Promise<void>((go) => waiting.push(go))
  }
  running++
  try {
    return await run()
  } finally {
    running--
    waiting.shift()?.()
  }
}
