import { type FormEvent, useState } from 'react'
import type { Call, InputOf, OutputOf } from '#platform/contract.ts'
import { type Fields, fieldsOf } from '../../forms/fields.ts'
import { type FieldName, formControls } from '../../forms/use-form.ts'
import { useCaptcha } from '../../lib/client/captcha.ts'
import type { ClientResult } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import type { Problem } from '../../lib/request-context.ts'

type Options<C extends Call> = {
  intent: string
  send: (fields: Fields, captchaToken: string | undefined) => Promise<ClientResult<OutputOf<C>>>
  captchaAction: string
  values: Fields
  requirements: Partial<Record<FieldName<InputOf<C>>, string>>
}
type Refused = { values: Fields; problem: Problem }

/** A form in a dialog that submits without navigation. `sent` has the output of the call and the fields. */
export function useContactForm<C extends Call>({ intent, send, captchaAction, values, requirements }: Options<C>) {
  const t = useMessages('contact')
  const captcha = useCaptcha(captchaAction)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [sent, setSent] = useState<{ output: OutputOf<C>; fields: Fields } | null>(null)
  const [isSending, setSending] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const { intent: _, ...fields } = fieldsOf(new FormData(form))
    const missing = missingFields(form)
    if (missing.length > 0) return setRefused({ values: fields, problem: problemOf({ errors: missing }) })
    setSending(true)
    const result = await send(fields, await captcha.token())
    setSending(false)
    if (result.success) setSent({ output: result.data, fields })
    else setRefused({ values: fields, problem: result.problem ?? problemOf({ detail: t('failed') }) })
  }
  const { onFocus } = captcha.form as { onFocus?: () => void }
  const form = formControls<FieldName<InputOf<C>>>(intent, { values, requirements, refused })
  return { form, sent, isSending, handlers: { onFocus, onSubmit: submit } }
}

const missingFields = ({ elements }: HTMLFormElement) =>
  ([...elements] as HTMLInputElement[])
    .filter(({ required, value }) => required && !value.trim())
    .map(({ name }) => ({ path: name, code: 'field.required', message: '' }))

/** A problem that no response has told; its id is new, so that every error summary takes the focus. */
const problemOf = (facts: Pick<Problem, 'errors'> & { detail?: string }): Problem => ({
  status: 0,
  code: '',
  title: '',
  detail: '',
  traceId: String(Date.now()),
  ...facts,
})
