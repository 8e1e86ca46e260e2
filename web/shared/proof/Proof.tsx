import type { ComponentProps } from 'react'
import type { startTotp } from '#modules/mfa/contract.ts'
import type { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Field } from '../../ui/form/Field.tsx'
import { PasskeyProof } from './PasskeyProof.tsx'

export type Proofs = { hasPassword: boolean; hasTotp: boolean; hasPasskey: boolean }
type Props = Proofs & { form: Pick<ReturnType<typeof useForm<typeof startTotp>>, 'field'> }

/** Proof fields before a sensitive change: password and the current second step. */
export function Proof({ form, hasPassword, hasTotp, hasPasskey }: Props) {
  const t = useMessages('profile')
  return (
    <>
      {hasPassword && <PasswordProof {...form.field('password')} />}
      {(hasTotp || hasPasskey) && (
        <Field
          {...form.field('code')}
          label={t(hasTotp ? 'proof.anyCode' : 'proof.recoveryCode')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={form.field('recoveryCode').maxLength}
          required={!hasPasskey}
        />
      )}
      {hasPasskey && <PasskeyProof />}
    </>
  )
}

export function PasswordProof(field: Omit<ComponentProps<typeof Field>, 'label' | 'type'>) {
  const t = useMessages('profile')
  return <Field {...field} label={t('proof.password')} type="password" autoComplete="current-password" />
}
