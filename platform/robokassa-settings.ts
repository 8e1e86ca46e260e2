import { z } from 'zod'

/** The hash of the signatures, as the shop has it at Robokassa. */
export const robokassaHashes = ['md5', 'ripemd160', 'sha1', 'sha256', 'sha384', 'sha512'] as const

/** A shop at Robokassa, which takes payments. */
export type Robokassa = {
  login: string
  password1: string
  password2: string
  hash: (typeof robokassaHashes)[number]
  isTest: boolean
}

const flag = z.enum(['1', 'true', 'yes', 'on', '0', 'false', 'no', 'off'])

export const robokassaSettings = {
  ROBOKASSA_LOGIN: z.string().max(100).optional(),
  ROBOKASSA_PASSWORD1: z.string().optional(),
  ROBOKASSA_PASSWORD2: z.string().optional(),
  ROBOKASSA_HASH: z.enum(robokassaHashes, `must be one of ${robokassaHashes.join(', ')}`).default('md5'),
  ROBOKASSA_TEST: flag.default('off').transform((text) => ['1', 'true', 'yes', 'on'].includes(text)),
}

type RobokassaSettings = z.output<z.ZodObject<typeof robokassaSettings>>

export function checkRobokassaSettings(settings: RobokassaSettings, context: z.RefinementCtx) {
  const { ROBOKASSA_LOGIN, ROBOKASSA_PASSWORD1, ROBOKASSA_PASSWORD2 } = settings
  const needed = { ROBOKASSA_LOGIN, ROBOKASSA_PASSWORD1, ROBOKASSA_PASSWORD2 }
  if (Object.values(needed).every((value) => value === undefined)) return
  for (const [name, value] of Object.entries(needed))
    if (value === undefined)
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with the other settings of Robokassa' })
}

/** Undefined without its settings. */
export const readRobokassa = (settings: RobokassaSettings): Robokassa | undefined =>
  settings.ROBOKASSA_LOGIN === undefined
    ? undefined
    : {
        login: settings.ROBOKASSA_LOGIN,
        password1: settings.ROBOKASSA_PASSWORD1!,
        password2: settings.ROBOKASSA_PASSWORD2!,
        hash: settings.ROBOKASSA_HASH,
        isTest: settings.ROBOKASSA_TEST,
      }
