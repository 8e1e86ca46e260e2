import type { startTotp } from '#modules/mfa/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Proof, type Proofs } from '../../shared/proof/Proof.tsx'
import forms from '../Form.module.css'

type Props = Proofs & {
  intent: 'totp.start' | 'totp.remove' | 'recovery.renew' | 'passkey.remove'
  id?: string
  label: string
  text: string
  submit: string
  isDanger?: boolean
}

/** A change of the second step: explanation, proof fields and submit button. */
export function ProofForm({ intent, id, label, text, submit, isDanger, ...proofs }: Props) {
  const t = useMessages('profile')
  const form = useForm<typeof startTotp>(intent, {
    formKey: id,
    requirements: { password: t('wants.password'), code: t('wants.code') },
  })
  return (
    <Disclosure label={label} isOpen={form.problem !== null} isDanger={isDanger}>
      <ActionForm form={form} action="#second-step" className={forms.form} hiddenFields={id ? { id } : {}}>
        <p>{text}</p>
        <Proof form={form} {...proofs} />
        {!proofs.hasPassword && !proofs.hasTotp && <p>{t('proof.recent')}</p>}
        <Button type="submit" variant={isDanger ? 'danger' : 'solid'}>
          {submit}
        </Button>
      </ActionForm>
    </Disclosure>
  )
}
