import type { Config } from '../config.ts'

/** Additional CSP sources of the captcha scripts, which a script with the nonce loads. */
const captchaSources = {
  recaptcha: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  smartcaptcha: ' https://smartcaptcha.cloud.yandex.ru https://smartcaptcha.yandexcloud.net',
}

/** The Content-Security-Policy of pages; `{nonce}` is replaced per response. */
export function pagePolicy(config: Pick<Config, 'publicOrigin' | 'captcha'>) {
  const isHttps = config.publicOrigin.startsWith('https:')
  const captcha = captchaSourcesOf(config)
  return [
    "default-src 'none'",
    "script-src 'nonce-{nonce}' 'strict-dynamic'",
    "style-src 'self' 'nonce-{nonce}'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https://i.ytimg.com",
    "font-src 'self'",
    `connect-src 'self'${captcha}`,
    "media-src 'self'",
    `frame-src https://www.youtube-nocookie.com${captcha}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self' https://auth.robokassa.ru",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

function captchaSourcesOf({ captcha }: Pick<Config, 'captcha'>) {
  if (!captcha) return ''
  return captcha.scriptUrl ? ` ${new URL(captcha.scriptUrl).origin}` : captchaSources[captcha.provider]
}

export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"
/** For the push worker, which loads only the icon. */
export const workerPolicy = "default-src 'none'; img-src 'self'; connect-src 'self'"
export const mediaPolicy = "default-src 'none'; sandbox"
/** For a video that is opened on its own: the browser shows it in a document, which loads it again. */
export const videoPolicy = "default-src 'none'; media-src 'self'; sandbox"

/** Headers of every response. */
export const commonHeaders = (config: Pick<Config, 'publicOrigin'>): Record<string, string> => ({
  ...(config.publicOrigin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
    : {}),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'x-frame-options': 'DENY',
  'origin-agent-cluster': '?1',
})
