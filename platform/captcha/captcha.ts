import { z } from 'zod'
import type { Config } from '../config.ts'

type Settings = Pick<Config, 'captcha' | 'hosts'>
/** unavailable: the provider gave no verdict. Whoever asks decides what that means. */
export type Verdict = 'passed' | 'failed' | 'unavailable'
type Shown = { token: string | undefined; action: string; ip: string }

const addresses = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  smartcaptcha: 'https://smartcaptcha.yandexcloud.net/validate',
}
const scripts = {
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  smartcaptcha: 'https://smartcaptcha.cloud.yandex.ru/captcha.js',
}
const timeoutMs = 3_000
const leastScore = 0.5

const RecaptchaAnswer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})
const SmartCaptchaAnswer = z.object({ status: z.string(), host: z.string().default('') })

/** What a browser needs to ask for a token. */
export const shownCaptcha = ({ captcha }: Pick<Config, 'captcha'>) =>
  captcha
    ? {
        provider: captcha.provider,
        siteKey: captcha.siteKey,
        scriptUrl: captcha.scriptUrl ?? scripts[captcha.provider],
      }
    : null

/** Asks the provider whether a token is good for an action; without a provider everything passes. A token is good once: the provider sees to that. */
export async function checkCaptcha(config: Settings, { token, action, ip }: Shown): Promise<Verdict> {
  if (!config.captcha) return 'passed'
  if (!token) return 'failed'
  const { provider, secret, url = addresses[provider] } = config.captcha
  const fields: Record<string, string> =
    provider === 'recaptcha' ? { secret, response: token, remoteip: ip } : { secret, token, ip }
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return 'unavailable'
    const answer: unknown = await response.json()
    return provider === 'recaptcha'
      ? judgeRecaptcha(RecaptchaAnswer.parse(answer), action, config)
      : judgeSmartCaptcha(SmartCaptchaAnswer.parse(answer), config)
  } catch {
    return 'unavailable'
  }
}

/** A wrong secret is our fault and not the visitor's. */
function judgeRecaptcha(
  { success, score = 0, action: shown, hostname = '', 'error-codes': errors }: z.infer<typeof RecaptchaAnswer>,
  action: string,
  config: Settings,
): Verdict {
  if (errors.some((code) => code.endsWith('-input-secret'))) return 'unavailable'
  return success && score >= leastScore && shown === action && isOurs(hostname, config) ? 'passed' : 'failed'
}

/** It knows no actions. Without a host it could not check: the provider's way of saying that it has trouble. */
function judgeSmartCaptcha({ status, host }: z.infer<typeof SmartCaptchaAnswer>, config: Settings): Verdict {
  if (status !== 'ok') return 'failed'
  if (host === '') return 'unavailable'
  return isOurs(host, config) ? 'passed' : 'failed'
}

const isOurs = (host: string, { hosts }: Settings) =>
  Object.values(hosts)
    .flat()
    .some((own) => withoutPort(own) === withoutPort(host))
const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '')
