import type { createApiKey } from '#modules/api-keys/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox, Field } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import forms from '../Form.module.css'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { scopes } from './scopes.ts'

export function KeyForm({ storeId }: { storeId: number }) {
  const t = useMessages('integrations')
  const form = useForm<typeof createApiKey>('create', {
    requirements: { name: t('keys.wants.name'), scopes: t('keys.wants.scopes') },
  })
  return (
    <section aria-labelledby="new-key" className={layout.stack}>
      <SectionHeading id="new-key" title={t('keys.new')} />
      <ActionForm form={form} hiddenFields={{ store: storeId }} className={forms.form}>
        <Field {...form.field('name')} label={t('keys.name')} hint={t('keys.name.hint')} />
        <ChoiceGroup legend={t('keys.scopes')} error={form.errors.find(({ name }) => name === 'scopes')}>
          {scopes.map((scope) => (
            <Checkbox key={scope} {...form.option('scopes', scope)} label={t(`scope.${scope}`)} />
          ))}
        </ChoiceGroup>
        <Button type="submit" variant="solid">
          {t('keys.create')}
        </Button>
      </ActionForm>
    </section>
  )
}
