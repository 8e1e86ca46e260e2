import type { addBan, listBans, previewBan } from '#modules/moderation/ban-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/form/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { useFocusOnMount } from '../../ui/use-focus-on-mount.ts'
import admin from '../admin.module.css'
import { AdminLink } from '../AdminLink.tsx'
import { BanTerm } from './BanTerm.tsx'

export type BanStep = {
  kind: OutputOf<typeof listBans>['items'][number]['kind']
  value: string
  reason: string
  days: string
  met: OutputOf<typeof previewBan>
}

/** The second step of a ban: whom it would meet. `path`: the page. */
export function BanConfirm({ step, path }: { step: BanStep; path: string }) {
  const { kind, value, reason, days, met } = step
  const t = useMessages('bans')
  const href = useLocalizedHref()
  const form = useForm<typeof addBan>('ban', {
    values: { reason, until: days },
    requirements: { reason: t('ban.wants') },
  })
  const texts = {
    Account: t('met.account'),
    Session: t('met.session'),
    Network: t('met', { count: met.accountCount }),
  }
  return (
    <ActionForm form={form} className={admin.form} hiddenFields={{ 'subject.kind': kind, 'subject.value': value }}>
      <h2 ref={useFocusOnMount<HTMLHeadingElement>()} id="confirm-ban" tabIndex={-1}>
        {t('confirm', { value: (kind === 'Account' && met.accounts[0]?.name) || value })}
      </h2>
      <Note tone="warn">{texts[kind]}</Note>
      {kind === 'Network' && met.accounts.length > 0 && (
        <ul>
          {met.accounts.map(({ id, name }) => (
            <li key={id}>
              <AdminLink path={`/admin/accounts/${id}`}>{name || id}</AdminLink>
            </li>
          ))}
        </ul>
      )}
      <TextArea {...form.field('reason')} label={t('ban.reason')} rows={2} />
      <BanTerm field={form.select('until')} />
      <div className={admin.ends}>
        <Button type="submit" variant="danger">
          {t('ban.submit')}
        </Button>
        <ButtonLink href={href(path)} variant="quiet">
          {t('cancel')}
        </ButtonLink>
      </div>
    </ActionForm>
  )
}
