import { type FormEvent, useState } from 'react'
import type { addPasskey, startPasskey } from '#modules/mfa/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import type { Problem } from '../../lib/request-context.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useFormResult } from '../use-form-result.tsx'
import { Proof, type Proofs } from './Proof.tsx'
import { proofOf } from './proof-fields.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './settings.module.css'

const intent = 'passkey.add'

/** The only form here that needs script: the browser creates the key. */
export function AddPasskey(proofs: Proofs) {
  const t = useMessages('profile')
  const href = useLocalizedHref()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [codes, setCodes] = useState<string[]>([])
  const form = useFormResult(problem && { intent, target: '', problem, values: {} }, intent, [
    'name',
    'password',
    'code',
  ])
  const showError = (apiProblem: Problem | null, detail = t('passkeys.failed')) =>
    setProblem(apiProblem ?? { status: 0, code: '', title: '', detail, traceId: '' })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    const fields = new FormData(event.currentTarget)
    const result = await createPasskey(fields)
    setBusy(false)
    if (!result.success) return showError(result.problem)
    if (result.data.recoveryCodes.length > 0) return setCodes(result.data.recoveryCodes)
    window.location.assign(`${href('/profile/settings')}?done=${intent}#second-step`)
  }
  if (codes.length > 0) return <RecoveryCodes codes={codes} />
  return (
    <>
      <noscript>
        <p>{t('passkeys.script')}</p>
      </noscript>
      <div className={styles.scripted}>
        <Disclosure label={t('passkeys.add')}>
          <form className={styles.form} onSubmit={submit} noValidate>
            {form.summary}
            <Field
              {...form.field('name')}
              label={t('passkeys.name')}
              hint={t('passkeys.name.hint')}
              maxLength={60}
              required
            />
            <Proof form={form} {...proofs} />
            <Button type="submit" variant="solid" pending={isBusy}>
              {t('passkeys.make')}
            </Button>
          </form>
        </Disclosure>
      </div>
    </>
  )
}

/** Gets a challenge, lets the browser create the key, and registers it. */
async function createPasskey(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const challenge = await clientCall<typeof startPasskey>(
    'POST account/factor/passkey/start',
    proofOf({ password: text('password'), code: text('code'), passkey: text('passkey') }),
  )
  if (!challenge.success) return challenge
  const { startRegistration } = await import('@simplewebauthn/browser')
  const response = await startRegistration({ optionsJSON: challenge.data as never }).catch(() => null)
  if (!response) return { success: false, problem: null } as const
  return clientCall<typeof addPasskey>('POST account/factor/passkey/add', {
    name: text('name'),
    response: { ...response },
  })
}
