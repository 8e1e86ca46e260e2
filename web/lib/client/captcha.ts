import type { FormEvent } from 'react'
import type { PublicSettings } from '#platform/http/pages/page-context.ts'
import { usePage } from '../page.ts'

type Captcha = NonNullable<PublicSettings['captcha']>
type Provider = (action: string) => Promise<string>

export const captchaField = 'captchaToken'
const timeoutMs = 10_000

/**
 * Captcha for a form: spread `form` on it and add a hidden field named `captchaField`. The provider's script loads
 * when the form gets focus. Does nothing if no provider is configured.
 */
export function useCaptcha(action: string, isRequired = true) {
  const {
    envPublic: { captcha },
    locale,
  } = usePage()
  if (!captcha || !isRequired) return { isRequired: false, form: {}, token: async () => undefined }
  const token = () => requestToken(captcha, locale, action)
  return {
    isRequired: true,
    token,
    form: { onFocus: () => void loadProvider(captcha, locale).catch(() => {}), onSubmit: submitWithToken(token) },
  }
}

/** Delays the submit until the token has arrived. Without a token the server rejects the form with a message. */
const submitWithToken = (token: () => Promise<string>) => {
  let isResubmitting = false
  return async (event: FormEvent<HTMLFormElement>) => {
    if (isResubmitting) return
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const field = form.elements.namedItem(captchaField) as HTMLInputElement
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    field.value = await token()
    // `requestSubmit` is ignored while the submit event is being dispatched, so wait for the next task.
    await new Promise((resolve) => setTimeout(resolve))
    form.ariaBusy = null
    isResubmitting = true
    form.requestSubmit(submitter)
    isResubmitting = false
  }
}

async function requestToken(captcha: Captcha, locale: string, action: string) {
  try {
    const provider = await Promise.race([loadProvider(captcha, locale), rejectAfter(timeoutMs)])
    return await provider(action)
  } catch {
    return ''
  }
}

const rejectAfter = (milliseconds: number) =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The captcha did not load in time.')), milliseconds),
  )

let loading: Promise<Provider> | undefined

function loadProvider(captcha: Captcha, locale: string) {
  loading ??= (
    captcha.provider === 'recaptcha' ? loadRecaptcha(captcha, locale) : loadSmartCaptcha(captcha, locale)
  ).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

type Recaptcha = {
  ready: (callback: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

async function loadRecaptcha({ siteKey, scriptUrl }: Captcha, locale: string): Promise<Provider> {
  await addScript(`${scriptUrl}?render=${encodeURIComponent(siteKey)}&hl=${locale}`)
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return (action) => grecaptcha.execute(siteKey, { action })
}

type SmartCaptcha = {
  render: (container: HTMLElement, options: { sitekey: string; invisible: true; hl: string }) => number
  execute: (widget: number) => void
  reset: (widget: number) => void
  subscribe: (
    widget: number,
    event: 'success' | 'challenge-hidden' | 'network-error',
    callback: (token?: string) => void,
  ) => () => void
}

/** The provider may show a challenge; closing it resolves with an empty token. */
async function loadSmartCaptcha({ siteKey, scriptUrl }: Captcha, locale: string): Promise<Provider> {
  await addScript(scriptUrl)
  const { smartCaptcha } = window as unknown as { smartCaptcha: SmartCaptcha }
  const container = document.body.appendChild(document.createElement('div'))
  const widget = smartCaptcha.render(container, {
    sitekey: siteKey,
    invisible: true,
    hl: ['ru', 'tr'].includes(locale) ? locale : 'en',
  })
  return () =>
    new Promise((resolve) => {
      const unsubscribers = (['success', 'challenge-hidden', 'network-error'] as const).map((event) =>
        smartCaptcha.subscribe(widget, event, (token) => {
          for (const unsubscribe of unsubscribers) unsubscribe()
          smartCaptcha.reset(widget)
          resolve(event === 'success' ? (token ?? '') : '')
        }),
      )
      smartCaptcha.execute(widget)
    })
}

/** Passes the page's nonce on: the provider's script uses it for what it loads itself. */
function addScript(src: string) {
  return new Promise<void>((resolve, reject) => {
    const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {}
    const script = document.createElement('script')
    document.head.append(Object.assign(script, { src, nonce, onload: () => resolve(), onerror: reject }))
  })
}
