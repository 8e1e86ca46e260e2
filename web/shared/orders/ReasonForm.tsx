import type { cancelOrder } from '#modules/orders/step-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { TextArea } from '../../ui/form/Field.tsx'

type Props = { intent: 'cancel' | 'reject' | 'decline'; idempotencyKey: string }

/** Ends an order with a reason for the other side. */
export function ReasonForm({ intent, idempotencyKey }: Props) {
  const t = useMessages('order')
  const form = useForm<typeof cancelOrder>(intent, { requirements: { reason: t('wants.reason') } })
  return (
    <Disclosure label={t(`${intent}.open`)} isOpen={form.problem !== null} isDanger>
      <ActionForm form={form} hiddenFields={{ idempotencyKey }}>
        <TextArea {...form.field('reason')} label={t('reason')} hint={t(`${intent}.hint`)} rows={2} />
        <Button type="submit" variant="danger">
          {t(intent)}
        </Button>
      </ActionForm>
    </Disclosure>
  )
}
