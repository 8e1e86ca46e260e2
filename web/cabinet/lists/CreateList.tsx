import type { createProductList } from '#modules/lists/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import forms from '../Form.module.css'
import styles from './lists.module.css'

/** With a product it becomes the first one of the list. */
export function CreateList({ productId }: { productId?: number }) {
  const t = useMessages('lists')
  const form = useForm<typeof createProductList>('list.create', { requirements: { name: t('wants.name') } })
  return (
    <ActionForm
      form={form}
      className={`${forms.form} ${styles.create}`}
      hiddenFields={productId === undefined ? {} : { productId }}
    >
      <Field {...form.field('name')} label={t('name')} hint={t('name.hint')} autoComplete="off" />
      <Button type="submit">{t('create.submit')}</Button>
    </ActionForm>
  )
}
