import { type FormEvent, useState } from 'react'
import type { addPasskey, startPasskey } from '#modules/factors/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { clientApi } from '../../lib/client-api.ts'
import type { Problem } from '../../lib/given.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/Field.tsx'
import { useSentForm } from '../refusal.tsx'
import { Proof, type Proofs } from './Proof.tsx'
import { proofOf } from './proof-fields.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './settings.module.css'

const intent = 'passkey.add'

/** The one form here that needs script: the browser itself makes the key. */
export function AddPasskey(proofs: Proofs) {
  const t = useMessages('profile')
  const href = useHref()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [codes, setCodes] = useState<string[]>([])
  const form = useSentForm(problem && { intent, target: '', problem, values: {} }, intent, ['name', 'password', 'code'])
  const refuse = (found: Problem | null, detail = t('passkeys.failed')) =>
    setProblem(found ?? { status: 0, code: '', title: '', detail, traceId: '' })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    const given = new FormData(event.currentTarget)
    const made = await make(given)
    setBusy(false)
    if (!made.success) return refuse(made.problem)
    if (made.data.recoveryCodes.length > 0) return setCodes(made.data.recoveryCodes)
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

/** Asks the server what to make, lets the browser make it, and keeps it. */
async function make(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const started = await clientApi<OutputOf<typeof startPasskey>>('account/factor/passkey/start', {
    method: 'POST',
    body: proofOf({ password: text('password'), code: text('code'), passkey: text('passkey') }),
  })
  if (!started.success) return started
  const { startRegistration } = await import('@simplewebauthn/browser')
  const response = await startRegistration({ optionsJSON: started.data as never }).catch(() => null)
  if (!response) return { success: false, problem: null } as const
  return clientApi<OutputOf<typeof addPasskey>>('account/factor/passkey/add', {
    method: 'POST',
    body: { name: text('name'), response },
  })
}
