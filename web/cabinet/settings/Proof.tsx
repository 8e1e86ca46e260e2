import { useMessages } from '../../lib/messages.ts'
import { Field } from '../../ui/form/Field.tsx'
import type { useFormResult } from '../use-form-result.tsx'
import { PasskeyProof } from './PasskeyProof.tsx'

export type Proofs = { hasPassword: boolean; hasTotp: boolean; hasPasskey: boolean }

/** Proof fields before a change of the second step: password and the current second step. */
export function Proof({ form, hasPassword, hasTotp, hasPasskey }: Proofs & { form: ReturnType<typeof useFormResult> }) {
  const t = useMessages('profile')
  return (
    <>
      {hasPassword && (
        <Field
          {...form.field('password')}
          label={t('proof.password')}
          type="password"
          autoComplete="current-password"
          maxLength={128}
        />
      )}
      {(hasTotp || hasPasskey) && (
        <Field
          {...form.field('code')}
          label={t(hasTotp ? 'proof.anyCode' : 'proof.recoveryCode')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          required={!hasPasskey}
        />
      )}
      {hasPasskey && <PasskeyProof />}
    </>
  )
}
