import type { requestHelp } from '#modules/help/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { usePage } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { ContactOverlayProps } from '../shell/Contacts.tsx'
import styles from './contacts.module.css'
import { HelpFields } from './HelpFields.tsx'
import { HelpSent } from './HelpSent.tsx'
import { helpFields, useContactForm } from './contact-form.ts'

/** A request to find something. The link's `text` parameter prefills the unsuccessful query. */
export function HelpDialog({ trigger, account, onClose }: ContactOverlayProps) {
  const t = useMessages('contact')
  const common = useMessages('common')
  const { path } = usePage()
  const { state, output, isSending, form } = useContactForm({
    send: (values, captchaToken) =>
      clientCall<typeof requestHelp>('POST help/request', { page: path.slice(0, 500), ...values, captchaToken }),
    captchaAction: 'help',
    names: helpFields,
    messages: { text: t('help.error.text'), contact: t('help.error.contact') },
  })
  const defaults = {
    text: new URL((trigger as HTMLAnchorElement).href).searchParams.get('text') ?? '',
    contact: account?.email ?? account?.phone ?? '',
    name: account?.name ?? '',
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('help.title')} size="s">
      {output ? (
        <div className={styles.form}>
          <HelpSent contact={output.contact} />
          <Button block onClick={onClose}>
            {common('close')}
          </Button>
        </div>
      ) : (
        <form method="post" noValidate className={styles.form} {...form}>
          <p>{t('help.lead')}</p>
          <HelpFields defaults={defaults} state={state} isSending={isSending} />
        </form>
      )}
    </Dialog>
  )
}
