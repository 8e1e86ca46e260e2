import type { createWebhook } from '#modules/webhooks/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox, Field } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import forms from '../Form.module.css'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { webhookEvents } from './webhook-events.ts'

export function WebhookForm({ storeId }: { storeId: number }) {
  const t = useMessages('integrations')
  const form = useForm<typeof createWebhook>('create', {
    requirements: { address: t('webhooks.wants.address'), events: t('webhooks.wants.events') },
  })
  return (
    <section aria-labelledby="new-webhook" className={layout.stack}>
      <SectionHeading id="new-webhook" title={t('webhooks.new')} />
      <ActionForm form={form} hiddenFields={{ store: storeId }} className={forms.form}>
        <Field
          {...form.field('address')}
          label={t('webhooks.address')}
          hint={t('webhooks.address.hint')}
          inputMode="url"
          spellCheck={false}
        />
        <ChoiceGroup legend={t('webhooks.events')} error={form.errors.find(({ name }) => name === 'events')}>
          {webhookEvents.map((event) => (
            <Checkbox key={event} {...form.option('events', event)} label={t(`event.${event}`)} />
          ))}
        </ChoiceGroup>
        <Button type="submit" variant="solid">
          {t('webhooks.create')}
        </Button>
      </ActionForm>
    </section>
  )
}
