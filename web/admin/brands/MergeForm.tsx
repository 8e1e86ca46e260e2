import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import type { mergeBrands } from '#modules/brands/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import layout from '../../ui/styles/layout.module.css'

type Props = { brand: { id: number; alias: string; productCount: number } }

/** Merges the brand into another one, which is named by its alias. */
export function MergeForm({ brand: { id, alias, productCount } }: Props) {
  const t = useMessages('brands')
  const form = useForm<typeof mergeBrands, 'target'>('merge', { requirements: { target: t('merge.target.required') } })
  return (
    <Disclosure label={t('merge')} isOpen={form.problem !== null}>
      <ActionForm form={form} hiddenFields={{ id }} className={layout.stack}>
        <p>{t('merge.text', { count: productCount })}</p>
        <Field {...form.field('target')} label={t('merge.target')} required autoCapitalize="none" spellCheck={false} />
        <Field {...form.field('confirmation')} label={t('merge.confirmation', { alias })} autoComplete="off" />
        <Button type="submit" variant="danger" size="s">
          {t('merge.submit')}
        </Button>
      </ActionForm>
    </Disclosure>
  )
}
