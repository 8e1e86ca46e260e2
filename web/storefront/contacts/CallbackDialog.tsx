import type { requestCallback } from '#modules/contacts/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { CallbackFields } from './CallbackFields.tsx'
import { CallbackSent } from './CallbackSent.tsx'
import { useContactForm } from './contact-form.ts'
import styles from './contacts.module.css'
import type { ContactOverlayProps, Supplier } from './overlay-props.ts'

type Props = Pick<ContactOverlayProps, 'account' | 'onClose'> & { supplier: Supplier }

export function CallbackDialog({ supplier: { storeId, productId, name }, account, onClose }: Props) {
  const t = useMessages('contact')
  const common = useMessages('common')
  const { form, sent, isSending, handlers } = useContactForm<typeof requestCallback>({
    intent: 'callback',
    send: (fields, captchaToken) =>
      clientCall<typeof requestCallback>('POST message/callback/request', {
        storeId,
        productId,
        ...(fields as Pick<InputOf<typeof requestCallback>, 'phone' | 'preferredTime'>),
        captchaToken,
      }),
    captchaAction: 'callback',
    values: { phone: account?.phone ?? '', name: account?.name ?? '', preferredTime: 'Now' },
    requirements: { phone: t('callback.error.phone') },
  })
  return (
    <Dialog isOpen onClose={onClose} title={common('contact.callback')} size="s">
      {sent ? (
        <>
          <CallbackSent store={name} phone={sent.output.phone} time={sent.fields.preferredTime ?? 'Now'} />
          <Button block onClick={onClose}>
            {common('close')}
          </Button>
        </>
      ) : (
        <ActionForm form={form} problemTitle={t('notSent')} className={styles.form} {...handlers}>
          <p>{t('callback.lead', { store: name })}</p>
          <CallbackFields form={form} isSending={isSending} />
        </ActionForm>
      )}
    </Dialog>
  )
}
