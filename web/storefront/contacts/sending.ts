import { type FormEvent, useState } from 'react'
import { useCaptcha } from '../../lib/captcha.ts'
import { clientApi } from '../../lib/client-api.ts'
import { useMessages } from '../../lib/messages.ts'
import { emptyIn, type Refusal, refusalOf, textIn } from '../login/refusal.ts'

export const callbackFields = ['phone', 'name', 'question', 'preferredTime'] as const
export const helpFields = ['text', 'contact', 'name'] as const

/** What a form was sent with, and what became of it. */
export type Answer<Field extends string> = { values: Record<Field, string>; refusal: Refusal | null; tries: number }

/** A form without a choice of its own leaves it out, so that the call's default holds. */
export function filledIn<Field extends string>(form: FormData, names: readonly Field[]) {
  const filled = names.flatMap((name) => (form.has(name) ? [[name, textIn(form, name)]] : []))
  return Object.fromEntries(filled) as Record<Field, string>
}

type Sending<Field extends string> = {
  path: string
  captchaAction: string
  names: readonly Field[]
  /** The fields that must be filled in, each with what it asks for. */
  wants: Partial<Record<Field, string>>
  more: Record<string, unknown>
}

/** A form in a dialog: sent without leaving the page. `done` is the answer of the call. */
export function useSending<Field extends string, Done>({ path, captchaAction, names, wants, more }: Sending<Field>) {
  const t = useMessages('contact')
  const captcha = useCaptcha(captchaAction)
  const [answer, setAnswer] = useState<Answer<Field> | null>(null)
  const [done, setDone] = useState<(Done & { values: Record<Field, string> }) | null>(null)
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const values = filledIn(new FormData(event.currentTarget), names)
    const refuse = (refusal: Refusal) => setAnswer((before) => ({ values, refusal, tries: (before?.tries ?? 0) + 1 }))
    const asked = wants as Record<string, string>
    const empty = emptyIn(Object.fromEntries(Object.keys(asked).map((name) => [name, values[name as Field]])), asked)
    if (empty) return refuse(empty)
    setSending(true)
    const result = await clientApi<Done>(path, {
      method: 'POST',
      body: { ...more, ...values, captchaToken: await captcha.token() },
    })
    setSending(false)
    if (result.success) setDone({ ...result.data, values })
    else refuse(result.problem ? refusalOf(result.problem, asked) : { text: t('failed'), fields: {} })
  }
  const { onFocus } = captcha.form as { onFocus?: () => void }
  return { answer, done, isSending, form: { onFocus, onSubmit: send } }
}
