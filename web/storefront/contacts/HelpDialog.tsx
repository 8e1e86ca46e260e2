import type { requestHelp } from '#modules/help/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { usePage } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { ContactOverlayProps } from './overlay-props.ts'
import styles from './contacts.module.css'
import { HelpFields } from './HelpFields.tsx'
import { HelpSent } from './HelpSent.tsx'
import { useContactForm } from './contact-form.ts'

/** A request to find something. The link's `text` parameter prefills the unsuccessful query. */
export function HelpDialog({ trigger, account, onClose }: ContactOverlayProps) {
  const t = useMessages('contact')
  const common = useMessages('common')
  const { path } = usePage()
  const { form, sent, isSending, handlers } = useContactForm<typeof requestHelp>({
    intent: 'help',
    send: (fields, captchaToken) =>
      clientCall<typeof requestHelp>('POST help/request', {
        page: path.slice(0, 500),
        ...(fields as Pick<InputOf<typeof requestHelp>, 'text' | 'contact'>),
        captchaToken,
      }),
    captchaAction: 'help',
    values: {
      text: new URL((trigger as HTMLAnchorElement).href).searchParams.get('text') ?? '',
      contact: account?.email ?? account?.phone ?? '',
      name: account?.name ?? '',
    },
    requirements: { text: t('help.error.text'), contact: t('help.error.contact') },
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('help.title')} size="s">
      {sent ? (
        <div className={styles.form}>
          <HelpSent contact={sent.output.contact} />
          <Button block onClick={onClose}>
            {common('close')}
          </Button>
        </div>
      ) : (
        <ActionForm form={form} problemTitle={t('notSent')} className={styles.form} {...handlers}>
          <p>{t('help.lead')}</p>
          <HelpFields form={form} isSending={isSending} />
        </ActionForm>
      )}
    </Dialog>
  )
}
