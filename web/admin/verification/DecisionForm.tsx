import type { decideApplication } from '#modules/verification/admin-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { Application } from './application-data.ts'
import { type DecisionControls, type DecisionField, ItemRow } from './ItemRow.tsx'
import styles from './verification.module.css'

/** The items with their documents; while the application is in review each of them is judged. */
export function DecisionForm({ application }: { application: Application }) {
  const t = useMessages('verification')
  const { id, version, items, decisions } = application
  const isReviewed = decisions.includes('Approved')
  const reasons = Object.fromEntries(items.map(({ item }) => [`reason.${item}`, t('reason.label')]))
  const form = useForm<typeof decideApplication, DecisionField>('decide', {
    requirements: { refused: t('wants.refused'), comment: t('wants.comment'), ...reasons },
  })
  const rows = items.map((item) => <ItemRow key={item.item} item={item} form={isReviewed ? form : null} />)
  return (
    <section aria-labelledby="items">
      <SectionHeading title={t('items')} id="items" />
      {isReviewed || decisions.includes('InReview') ? (
        <ActionForm form={form} action="#items" className={styles.decision} hiddenFields={{ id, version }}>
          <ul className={styles.items}>{rows}</ul>
          {isReviewed ? (
            <Verdict form={form} />
          ) : (
            <Button type="submit" variant="solid" name="status" value="InReview">
              {t('take')}
            </Button>
          )}
        </ActionForm>
      ) : (
        <ul className={styles.items}>{rows}</ul>
      )}
    </section>
  )
}

function Verdict({ form }: { form: DecisionControls }) {
  const t = useMessages('verification')
  return (
    <>
      <TextArea {...form.field('comment')} label={t('comment.label')} hint={t('comment.hint')} rows={3} />
      <div className={styles.buttons}>
        <Button type="submit" variant="solid" name="status" value="Approved">
          {t('approve')}
        </Button>
        <Button type="submit" name="status" value="NeedsChanges">
          {t('requestChanges')}
        </Button>
        <Button type="submit" variant="danger" name="status" value="Rejected">
          {t('reject')}
        </Button>
      </div>
    </>
  )
}
