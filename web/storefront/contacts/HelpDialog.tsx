import type { requestHelp } from '#modules/help/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { usePage } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { OpenedProps } from '../shell/Contacts.tsx'
import styles from './contacts.module.css'
import { HelpFields } from './HelpFields.tsx'
import { HelpSent } from './HelpSent.tsx'
import { helpFields, useSending } from './sending.ts'

/** For whoever does not find something. What was searched for in vain comes with the link. */
export function HelpDialog({ trigger, account, onClose }: OpenedProps) {
  const t = useMessages('contact')
  const common = useMessages('common')
  const { path } = usePage()
  const { answer, done, isSending, form } = useSending<(typeof helpFields)[number], OutputOf<typeof requestHelp>>({
    path: 'help/request',
    captchaAction: 'help',
    names: helpFields,
    wants: { text: t('help.error.text'), contact: t('help.error.contact') },
    more: { page: path.slice(0, 500) },
  })
  const given = {
    text: new URL((trigger as HTMLAnchorElement).href).searchParams.get('text') ?? '',
    contact: account?.email ?? account?.phone ?? '',
    name: account?.name ?? '',
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('help.title')} size="s">
      {done ? (
        <div className={styles.form}>
          <HelpSent contact={done.contact} />
          <Button block onClick={onClose}>
            {common('close')}
          </Button>
        </div>
      ) : (
        <form method="post" noValidate className={styles.form} {...form}>
          <p>{t('help.lead')}</p>
          <HelpFields given={given} answer={answer} isSending={isSending} />
        </form>
      )}
    </Dialog>
  )
}
