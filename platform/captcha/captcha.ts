import { z } from 'zod'
import type { Config } from '../config.ts'

type CaptchaConfig = Pick<Config, 'captcha' | 'hosts'>
/** unavailable: the provider gave no verdict; the caller decides what follows. */
export type Verdict = 'passed' | 'failed' | 'unavailable'
type CaptchaAttempt = { token: string | undefined; action: string; ip: string }

const verificationUrls = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  smartcaptcha: 'https://smartcaptcha.yandexcloud.net/validate',
}
const scriptUrls = {
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  smartcaptcha: 'https://smartcaptcha.cloud.yandex.ru/captcha.js',
}
const timeoutMs = 3_000
const minScore = 0.5

const RecaptchaResponse = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})
const SmartCaptchaResponse = z.object({ status: z.string(), host: z.string().default('') })

/** The settings with which a browser obtains a token. */
export const browserCaptcha = ({ captcha }: Pick<Config, 'captcha'>) =>
  captcha
    ? {
        provider: captcha.provider,
        siteKey: captcha.siteKey,
        scriptUrl: captcha.scriptUrl ?? scriptUrls[captcha.provider],
      }
    : null

/** Verifies a token for an action with the provider, which accepts each token once. Without a configured provider everything passes. */
export async function checkCaptcha(config: CaptchaConfig, { token, action, ip }: CaptchaAttempt): Promise<Verdict> {
  if (!config.captcha) return 'passed'
  if (!token) return 'failed'
  const { provider, secret, url = verificationUrls[provider] } = config.captcha
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
    const verification: unknown = await response.json()
    return provider === 'recaptcha'
      ? recaptchaVerdict(RecaptchaResponse.parse(verification), action, config)
      : smartCaptchaVerdict(SmartCaptchaResponse.parse(verification), config)
  } catch {
    return 'unavailable'
  }
}

/** A wrong secret is a configuration error and not the visitor's failure. */
function recaptchaVerdict(
  { success, score = 0, action: tokenAction, hostname = '', 'error-codes': errors }: z.infer<typeof RecaptchaResponse>,
  action: string,
  config: CaptchaConfig,
): Verdict {
  if (errors.some((code) => code.endsWith('-input-secret'))) return 'unavailable'
  return success && score >= minScore && tokenAction === action && isOwnHost(hostname, config) ? 'passed' : 'failed'
}

/** SmartCaptcha has no actions. It reports its own outage as `ok` without a host. */
function smartCaptchaVerdict({ status, host }: z.infer<typeof SmartCaptchaResponse>, config: CaptchaConfig): Verdict {
  if (status !== 'ok') return 'failed'
  if (host === '') return 'unavailable'
  return isOwnHost(host, config) ? 'passed' : 'failed'
}

const isOwnHost = (host: string, { hosts }: CaptchaConfig) =>
  Object.values(hosts)
    .flat()
    .some((ownHost) => withoutPort(ownHost) === withoutPort(host))
const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '')
