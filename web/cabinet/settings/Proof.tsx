import { useMessages } from '../../lib/messages.ts'
import { Field } from '../../ui/Field.tsx'
import type { useSentForm } from '../refusal.tsx'
import { CodeField } from './CodeField.tsx'

export type Proofs = { hasPassword: boolean; hasTotp: boolean }

/** What an account shows again before its second step changes: its password, or a code of its authenticator. */
export function Proof({ form, hasPassword, hasTotp }: Proofs & { form: ReturnType<typeof useSentForm> }) {
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
      {hasTotp && <CodeField {...form.field('code')} label={t(hasPassword ? 'proof.orCode' : 'proof.code')} />}
    </>
  )
}
