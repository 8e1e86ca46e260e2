import type { requestCallback } from '#modules/contacts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { OpenedProps } from '../shell/Contacts.tsx'
import { CallbackFields } from './CallbackFields.tsx'
import { CallbackSent } from './CallbackSent.tsx'
import styles from './contacts.module.css'
import type { Supplier } from './Opened.tsx'
import { callbackFields, useSending } from './sending.ts'

type Props = Pick<OpenedProps, 'account' | 'onClose'> & { supplier: Supplier }

export function CallbackDialog({ supplier: { storeId, productId, name }, account, onClose }: Props) {
  const t = useMessages('contact')
  const common = useMessages('common')
  const { answer, done, isSending, form } = useSending<
    (typeof callbackFields)[number],
    OutputOf<typeof requestCallback>
  >({
    path: 'message/callback/request',
    captchaAction: 'callback',
    names: callbackFields,
    wants: { phone: t('callback.error.phone') },
    more: { storeId, productId },
  })
  return (
    <Dialog isOpen onClose={onClose} title={common('contact.callback')} size="s">
      {done ? (
        <>
          <CallbackSent store={name} phone={done.phone} time={done.values.preferredTime} />
          <Button block onClick={onClose}>
            {common('close')}
          </Button>
        </>
      ) : (
        <form method="post" noValidate className={styles.form} {...form}>
          <p>{t('callback.lead', { store: name })}</p>
          <CallbackFields
            given={{ phone: account?.phone ?? '', name: account?.name ?? '' }}
            answer={answer}
            isSending={isSending}
          />
        </form>
      )}
    </Dialog>
  )
}
