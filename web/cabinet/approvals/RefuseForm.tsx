import type { refuseRequest } from '#modules/orders/approval-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { TextArea } from '../../ui/form/Field.tsx'
import forms from '../Form.module.css'

export function RefuseForm() {
  const t = useMessages('purchasing')
  const form = useForm<typeof refuseRequest>('refuse', { requirements: { reason: t('wants.reason') } })
  return (
    <Disclosure label={t('refuse.open')} isOpen={form.problem !== null} isDanger>
      <ActionForm form={form} className={forms.form}>
        <TextArea {...form.field('reason')} label={t('refuse.reason')} hint={t('refuse.hint')} rows={2} />
        <Button type="submit" variant="danger">
          {t('refuse')}
        </Button>
      </ActionForm>
    </Disclosure>
  )
}
