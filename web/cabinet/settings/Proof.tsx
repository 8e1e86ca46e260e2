import { useMessages } from '../../lib/messages.ts'
import { Field } from '../../ui/Field.tsx'
import type { useSentForm } from '../refusal.tsx'
import { PasskeyProof } from './PasskeyProof.tsx'

export type Proofs = { hasPassword: boolean; hasTotp: boolean; hasPasskey: boolean }

/** What an account shows again before its second step changes: its password, and the second step that is in force. */
export function Proof({ form, hasPassword, hasTotp, hasPasskey }: Proofs & { form: ReturnType<typeof useSentForm> }) {
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
