import type { listNumbers, updateNumber } from '#modules/contacts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field, Select } from '../../ui/form/Field.tsx'
import layout from '../../ui/styles/layout.module.css'
import admin from '../admin.module.css'

export type RedirectNumber = OutputOf<typeof listNumbers>['items'][number]

/** The note of a number, and whether stores can lease it. */
export function NumberForm({ number: { id, number, isActive, note } }: { number: RedirectNumber }) {
  const t = useMessages('telephony')
  const form = useForm<typeof updateNumber>('update', {
    formKey: String(id),
    values: { isActive: String(isActive), note },
  })
  const name = t('change.of', { number: formatPhone(number) })
  return (
    <Disclosure
      label={
        <>
          <span aria-hidden="true">{t('change')}</span>
          <span className={layout.hidden}>{name}</span>
        </>
      }
      isOpen={form.problem !== null}
    >
      <ActionForm form={form} className={admin.form} aria-label={name} hiddenFields={{ id }}>
        <Select {...form.select('isActive')} label={t('active')} hint={t('active.hint')}>
          <option value="true">{t('active.true')}</option>
          <option value="false">{t('active.false')}</option>
        </Select>
        <Field {...form.field('note')} label={t('column.note')} />
        <Button type="submit">{t('change.submit')}</Button>
      </ActionForm>
    </Disclosure>
  )
}
