import type { startActing } from '#modules/moderation/account-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Proof, type Proofs } from '../../shared/proof/Proof.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { TextArea } from '../../ui/form/Field.tsx'
import admin from '../admin.module.css'

type Props = { id: string; proofs: Proofs }

/** Begins to act as the account, for a reason and after a proof of the administrator. */
export function ActAsForm({ id, proofs }: Props) {
  const t = useMessages('accounts')
  const profile = useMessages('profile')
  const form = useForm<typeof startActing>('actAs', {
    requirements: { reason: t('actAs.wants'), password: profile('wants.password'), code: profile('wants.code') },
  })
  return (
    <Disclosure label={t('actAs')} isOpen={form.problem !== null}>
      <ActionForm form={form} className={admin.form} aria-label={t('actAs')} hiddenFields={{ id }}>
        <p>{t('actAs.text')}</p>
        <TextArea {...form.field('reason')} label={t('actAs.reason')} rows={2} />
        <Proof form={form} {...proofs} />
        <Button type="submit">{t('actAs')}</Button>
      </ActionForm>
    </Disclosure>
  )
}
