import type { closeStore } from '#modules/company/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Proof } from '../../shared/proof/Proof.tsx'
import forms from '../Form.module.css'
import type { ClosingData } from './closing-data.ts'

/** The owner types the name of the store's page and proves who they are. */
export function ClosingForm({ store, proofs }: Pick<ClosingData, 'store' | 'proofs'>) {
  const t = useMessages('entities')
  const profile = useMessages('profile')
  const form = useForm<typeof closeStore>('close', {
    requirements: { password: profile('wants.password'), code: profile('wants.code') },
  })
  return (
    <ActionForm form={form} className={forms.form} hiddenFields={{ store: store.id }}>
      <Field
        {...form.field('confirmation')}
        label={t('closing.confirmation', { alias: store.alias })}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Proof form={form} {...proofs} />
      <div>
        <Button type="submit" variant="danger">
          {t('closing.close')}
        </Button>
      </div>
    </ActionForm>
  )
}
