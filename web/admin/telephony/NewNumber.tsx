import type { addNumber } from '#modules/contacts/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import admin from '../admin.module.css'

/** Adds a number to those that stores lease. */
export function NewNumber() {
  const t = useMessages('telephony')
  const form = useForm<typeof addNumber>('add', { requirements: { number: t('number.wants') } })
  return (
    <Disclosure label={t('add')} isOpen={form.problem !== null}>
      <ActionForm form={form} className={admin.form} aria-label={t('add')}>
        <Field {...form.field('number')} type="tel" label={t('column.number')} hint={t('number.hint')} required />
        <Field {...form.field('note')} label={t('column.note')} hint={t('note.hint')} />
        <Button type="submit" variant="solid">
          {t('add')}
        </Button>
      </ActionForm>
    </Disclosure>
  )
}
