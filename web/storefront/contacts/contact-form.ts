import { type FormEvent, useState } from 'react'
import { useCaptcha } from '../../lib/client/captcha.ts'
import type { ClientResult } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { findMissing, type FormErrors, toFormErrors, readText } from '../login/form-errors.ts'

export const callbackFields = ['phone', 'name', 'question', 'preferredTime'] as const
export const helpFields = ['text', 'contact', 'name'] as const

/** The state after a failed submit. `attempts` counts them, so that every error summary takes the focus. */
export type SubmitState<Field extends string> = {
  values: Record<Field, string>
  formErrors: FormErrors | null
  attempts: number
}

/** Reads the named fields. Absent fields are omitted, so that the defaults of the call apply. */
export function readFields<Field extends string>(form: FormData, names: readonly Field[]) {
  const entries = names.flatMap((name) => (form.has(name) ? [[name, readText(form, name)]] : []))
  return Object.fromEntries(entries) as Record<Field, string>
}

type ContactFormOptions<Field extends string, Output> = {
  send: (values: Record<Field, string>, captchaToken: string | undefined) => Promise<ClientResult<Output>>
  captchaAction: string
  names: readonly Field[]
  /** Error texts of the required fields. */
  messages: Partial<Record<Field, string>>
}

/** A form in a dialog that submits without navigation. `output` is the output of the call plus the sent values. */
export function useContactForm<Field extends string, Output>({
  send,
  captchaAction,
  names,
  messages,
}: ContactFormOptions<Field, Output>) {
  const t = useMessages('contact')
  const captcha = useCaptcha(captchaAction)
  const [state, setState] = useState<SubmitState<Field> | null>(null)
  const [output, setOutput] = useState<(Output & { values: Record<Field, string> }) | null>(null)
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const values = readFields(new FormData(event.currentTarget), names)
    const fail = (formErrors: FormErrors) =>
      setState((before) => ({ values, formErrors, attempts: (before?.attempts ?? 0) + 1 }))
    const fieldMessages = messages as Record<string, string>
    const missing = findMissing(
      Object.fromEntries(Object.keys(fieldMessages).map((name) => [name, values[name as Field]])),
      fieldMessages,
    )
    if (missing) return fail(missing)
    setSending(true)
    const result = await send(values, await captcha.token())
    setSending(false)
    if (result.success) setOutput({ ...result.data, values })
    else fail(result.problem ? toFormErrors(result.problem, fieldMessages) : { text: t('failed'), fields: {} })
  }
  const { onFocus } = captcha.form as { onFocus?: () => void }
  return { state, output, isSending, form: { onFocus, onSubmit: submit } }
}
