import { type FormEvent, useState } from 'react'
import type { addPasskey, startPasskey } from '#modules/mfa/contract.ts'
import { ProblemSummary } from '../../forms/FormProblem.tsx'
import { withField } from '../../forms/problem-fields.ts'
import { useForm } from '../../forms/use-form.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import type { Problem } from '../../lib/request-context.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Proof, type Proofs } from '../../shared/proof/Proof.tsx'
import { fieldsOfProofCodes, proofOf } from '../../shared/proof/proof-fields.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import forms from '../Form.module.css'
import styles from './settings.module.css'

/** The only form here that needs script: the browser creates the key. */
export function AddPasskey(proofs: Proofs) {
  const t = useMessages('profile')
  const href = useLocalizedHref()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [codes, setCodes] = useState<string[]>([])
  const form = useForm<typeof addPasskey>('passkey.add', { problem, requirements: { name: t('wants.name') } })
  const proof = useForm<typeof startPasskey>('passkey.start', {
    problem,
    requirements: { password: t('wants.password'), code: t('wants.code') },
  })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    const fields = new FormData(event.currentTarget)
    const result = await createPasskey(fields)
    setBusy(false)
    if (!result.success) return setProblem(problemOf(result.problem, t('passkeys.failed')))
    if (result.data.recoveryCodes.length > 0) return setCodes(result.data.recoveryCodes)
    window.location.assign(`${href('/profile/settings')}?done=passkey.add#second-step`)
  }
  if (codes.length > 0) return <RecoveryCodes codes={codes} />
  return (
    <>
      <noscript>
        <p>{t('passkeys.script')}</p>
      </noscript>
      <div className={styles.scripted}>
        <Disclosure label={t('passkeys.add')}>
          <form className={forms.form} onSubmit={submit} noValidate>
            {problem && <ProblemSummary problem={problem} errors={[...form.errors, ...proof.errors]} />}
            <Field {...form.field('name')} label={t('passkeys.name')} hint={t('passkeys.name.hint')} />
            <Proof form={proof} {...proofs} />
            <Button type="submit" variant="solid" pending={isBusy}>
              {t('passkeys.make')}
            </Button>
          </form>
        </Disclosure>
      </div>
    </>
  )
}

/** `failure`: what to say if it was the browser or the network that failed. */
const problemOf = (problem: Problem | null, failure: string): Problem =>
  problem ? withField(problem, fieldsOfProofCodes) : { status: 0, code: '', title: '', detail: failure, traceId: '' }

/** Gets a challenge, lets the browser create the key, and registers it. */
async function createPasskey(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const challenge = await clientCall<typeof startPasskey>(
    'POST account/factor/passkey/start',
    proofOf({ password: text('password') || undefined, code: text('code'), passkey: text('passkey') }),
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
