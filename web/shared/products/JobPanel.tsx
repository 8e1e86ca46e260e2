import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatPercent } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import { RejectionCounts } from '../../list/Rejected.tsx'
import styles from './JobPanel.module.css'
import { isRunning, type ProductJob } from './use-live-job.ts'

type Props = {
  job: ProductJob
  /** The store whose job it is; without it, it is one of the administrators. */
  storeId?: number
  /** Where the list of the products that were left as they are is downloaded. */
  rejectedHref: string
}

/** The progress and the outcome of a change of thousands of products. */
export function JobPanel(props: Props) {
  const t = useMessages('products')
  const { action, status } = props.job
  return (
    <section className={styles.job} aria-labelledby="product-job" data-status={status}>
      <h2 id="product-job">{t(`job.${action}`)}</h2>
      {isRunning(props.job) ? <Running {...props} /> : <Report {...props} />}
    </section>
  )
}

const fieldsOf = ({ job: { id }, storeId }: Props) => ({ id, ...(storeId !== undefined && { store: storeId }) })

function Running(props: Props) {
  const { status, done, total, changed, undone } = props.job
  const t = useMessages('products')
  const locale = useLocale()
  const [value, max] = status === 'Undoing' ? [undone, changed] : [done, total]
  // Screen readers are told every tenth.
  const percent = 10 * Math.floor((10 * value) / Math.max(1, max))
  return (
    <>
      <p>{t(status === 'Undoing' ? 'job.undoing' : 'job.running', { done: value, total: max })}</p>
      <progress value={value} max={max} aria-labelledby="product-job" />
      <span role="status" className={layout.hidden}>
        {t('job.percent', { percent: formatPercent(percent, locale) })}
      </span>
      <div className={layout.actions}>
        <p>{t('job.hint')}</p>
        {status === 'Running' && (
          <form method="post">
            <HiddenFields intent="stopJob" fields={fieldsOf(props)} />
            <Button type="submit" size="s">
              {t('job.stop')}
            </Button>
          </form>
        )}
      </div>
    </>
  )
}

function Report(props: Props) {
  const { status, changed, undone, rejections } = props.job
  const t = useMessages('products')
  const common = useMessages('common')
  const isUndone = status === 'Undone'
  return (
    <>
      <p role="status">{t(`job.status.${status as EndStatus}`, { count: isUndone ? undone : changed })}</p>
      {isUndone && changed > undone && <p>{t('undo.rejected', { count: changed - undone })}</p>}
      {!isUndone && rejections.length > 0 && (
        <div className={styles.rejected}>
          <RejectionCounts rejections={rejections} />
        </div>
      )}
      <div className={layout.actions}>
        {!isUndone && rejections.length > 0 && (
          <ButtonLink href={props.rejectedHref} size="s" icon="download" download>
            {t('job.download')}
          </ButtonLink>
        )}
        <form method="post">
          <HiddenFields intent="dismissJob" fields={fieldsOf(props)} />
          <Button type="submit" size="s">
            {common('close')}
          </Button>
        </form>
      </div>
    </>
  )
}

type EndStatus = Exclude<ProductJob['status'], 'Running' | 'Undoing'>
