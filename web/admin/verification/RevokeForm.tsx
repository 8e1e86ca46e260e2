import type { decideApplication } from '#modules/verification/admin-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { Application } from './application-data.ts'
import styles from './verification.module.css'

/** Ends a verification before its time. */
export function RevokeForm({ application: { id, version } }: { application: Application }) {
  const t = useMessages('verification')
  const form = useForm<typeof decideApplication>('decide', {
    formKey: 'revoke',
    requirements: { comment: t('wants.comment') },
  })
  return (
    <section aria-labelledby="revoke">
      <SectionHeading title={t('revoke')} id="revoke" />
      <ActionForm
        form={form}
        action="#revoke"
        className={styles.form}
        hiddenFields={{ id, version, status: 'Expired' }}
      >
        <TextArea {...form.field('comment')} label={t('revoke.reason')} hint={t('revoke.hint')} rows={2} required />
        <Button type="submit" variant="danger">
          {t('revoke')}
        </Button>
      </ActionForm>
    </section>
  )
}
