import type { requestCallback } from '#modules/contacts/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { ContactOverlayProps } from '../shell/Contacts.tsx'
import { CallbackFields } from './CallbackFields.tsx'
import { CallbackSent } from './CallbackSent.tsx'
import styles from './contacts.module.css'
import type { Supplier } from './ContactOverlay.tsx'
import { callbackFields, useContactForm } from './contact-form.ts'

type Time = InputOf<typeof requestCallback>['preferredTime']
type Props = Pick<ContactOverlayProps, 'account' | 'onClose'> & { supplier: Supplier }

export function CallbackDialog({ supplier: { storeId, productId, name }, account, onClose }: Props) {
  const t = useMessages('contact')
  const common = useMessages('common')
  const { state, output, isSending, form } = useContactForm({
    send: ({ preferredTime, ...values }, captchaToken) =>
      clientCall<typeof requestCallback>('POST message/callback/request', {
        storeId,
        productId,
        ...values,
        preferredTime: preferredTime as Time,
        captchaToken,
      }),
    captchaAction: 'callback',
    names: callbackFields,
    messages: { phone: t('callback.error.phone') },
  })
  return (
    <Dialog isOpen onClose={onClose} title={common('contact.callback')} size="s">
      {output ? (
        <>
          <CallbackSent store={name} phone={output.phone} time={output.values.preferredTime} />
          <Button block onClick={onClose}>
            {common('close')}
          </Button>
        </>
      ) : (
        <form method="post" noValidate className={styles.form} {...form}>
          <p>{t('callback.lead', { store: name })}</p>
          <CallbackFields
            defaults={{ phone: account?.phone ?? '', name: account?.name ?? '' }}
            state={state}
            isSending={isSending}
          />
        </form>
      )}
    </Dialog>
  )
}
