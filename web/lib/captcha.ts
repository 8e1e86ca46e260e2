import type { FormEvent } from 'react'
import type { PageInfo } from './given.ts'
import { usePage } from './page.ts'

type Captcha = NonNullable<PageInfo['captcha']>
type Provider = (action: string) => Promise<string>

export const captchaField = 'captchaToken'
const patienceMs = 10_000

/**
 * What a form needs that must show that a person fills it in: `form` is spread on it, and it holds a hidden field of the name
 * `captchaField`. The provider's script is fetched when the form is first used; without a provider nothing happens at all.
 */
export function useCaptcha(action: string, isAsked = true) {
  const { captcha, locale } = usePage()
  if (!captcha || !isAsked) return { isAsked: false, form: {}, token: async () => undefined }
  const token = () => tokenOf(captcha, locale, action)
  return {
    isAsked: true,
    token,
    form: { onFocus: () => void load(captcha, locale).catch(() => {}), onSubmit: holdBack(token) },
  }
}

/** The form leaves once it has its token; without one the server says what is wrong. */
const holdBack = (token: () => Promise<string>) => {
  let isPassing = false
  return async (event: FormEvent<HTMLFormElement>) => {
    if (isPassing) return
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const field = form.elements.namedItem(captchaField) as HTMLInputElement
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    field.value = await token()
    // A form is not submitted while its submit event is still under way, as it is when the token was there at once.
    await new Promise((done) => setTimeout(done))
    form.ariaBusy = null
    isPassing = true
    form.requestSubmit(submitter)
    isPassing = false
  }
}

async function tokenOf(captcha: Captcha, locale: string, action: string) {
  try {
    const provider = await Promise.race([load(captcha, locale), after(patienceMs)])
    return await provider(action)
  } catch {
    return ''
  }
}

const after = (milliseconds: number) =>
  new Promise<never>((_, fail) => setTimeout(() => fail(new Error('The captcha did not load in time.')), milliseconds))

let loading: Promise<Provider> | undefined

function load(captcha: Captcha, locale: string) {
  loading ??= (
    captcha.provider === 'recaptcha' ? loadRecaptcha(captcha, locale) : loadSmartCaptcha(captcha, locale)
  ).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

type Recaptcha = {
  ready: (run: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

async function loadRecaptcha({ siteKey, scriptUrl }: Captcha, locale: string): Promise<Provider> {
  await addScript(`${scriptUrl}?render=${encodeURIComponent(siteKey)}&hl=${locale}`)
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
  await new Promise<void>((done) => grecaptcha.ready(done))
  return (action) => grecaptcha.execute(siteKey, { action })
}

type SmartCaptcha = {
  render: (place: HTMLElement, options: { sitekey: string; invisible: true; hl: string }) => number
  execute: (widget: number) => void
  reset: (widget: number) => void
  subscribe: (
    widget: number,
    event: 'success' | 'challenge-hidden' | 'network-error',
    run: (token?: string) => void,
  ) => () => void
}

/** It may put a task before the visitor; who closes it goes on without a token. */
async function loadSmartCaptcha({ siteKey, scriptUrl }: Captcha, locale: string): Promise<Provider> {
  await addScript(scriptUrl)
  const { smartCaptcha } = window as unknown as { smartCaptcha: SmartCaptcha }
  const place = document.body.appendChild(document.createElement('div'))
  const widget = smartCaptcha.render(place, {
    sitekey: siteKey,
    invisible: true,
    hl: ['ru', 'tr'].includes(locale) ? locale : 'en',
  })
  return () =>
    new Promise((done) => {
      const ends = (['success', 'challenge-hidden', 'network-error'] as const).map((event) =>
        smartCaptcha.subscribe(widget, event, (token) => {
          for (const end of ends) end()
          smartCaptcha.reset(widget)
          done(event === 'success' ? (token ?? '') : '')
        }),
      )
      smartCaptcha.execute(widget)
    })
}

/** The page's nonce goes with it: a provider's script hands it on to what it loads. */
function addScript(src: string) {
  return new Promise<void>((done, fail) => {
    const { nonce } = document.querySelector<HTMLScriptElement>('script[nonce]') ?? {}
    const script = document.createElement('script')
    document.head.append(Object.assign(script, { src, nonce, onload: () => done(), onerror: fail }))
  })
}
