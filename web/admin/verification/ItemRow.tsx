import { formatFileSize } from '../../lib/file-size.ts'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { TextArea } from '../../ui/form/Field.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { FormControls } from '../../forms/use-form.ts'
import type { Application, Item } from './application-data.ts'
import styles from './verification.module.css'

export type DecisionField = `verdict.${Item}` | `reason.${Item}`
export type DecisionControls = FormControls<DecisionField | 'comment'>

type Row = Application['items'][number]
const tones = { Open: 'info', Accepted: 'good', Refused: 'warn' } as const satisfies Record<Row['state'], unknown>

/** An item with its documents; with a form it is accepted, or refused with a reason. */
export function ItemRow({ item: row, form }: { item: Row; form: DecisionControls | null }) {
  const t = useMessages('verification')
  const { item, state, reason, isEmpty, files } = row
  const hasState = state !== 'Open' || !isEmpty || files.length > 0
  return (
    <li className={styles.item}>
      <h3>
        {t(`item.${item}`)} {hasState && <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>}
      </h3>
      {isEmpty && files.length === 0 && <p>{t('empty.item')}</p>}
      {reason && <p className={styles.reason}>{t('reason', { reason })}</p>}
      {files.length > 0 && <Files files={files} />}
      {form && (
        <fieldset className={styles.verdict}>
          <legend>{t(`item.${item}`)}</legend>
          {(['accept', 'refuse'] as const).map((verdict) => (
            <label key={verdict}>
              <input
                {...form.radio(`verdict.${item}`, verdict)}
                defaultChecked={(form.valueOf(`verdict.${item}`) || 'accept') === verdict}
              />{' '}
              {t(`verdict.${verdict}`)}
            </label>
          ))}
          <TextArea
            {...form.field(`reason.${item}`)}
            label={t('reason.label')}
            aria-label={t('reason.of', { item: t(`item.${item}`) })}
            rows={2}
            maxLength={500}
          />
        </fieldset>
      )}
    </li>
  )
}

function Files({ files }: Pick<Row, 'files'>) {
  const t = useMessages('verification')
  const locale = useLocale()
  const href = useLocalizedHref()
  return (
    <ul>
      {files.map(({ id, name, size, addedAt }) => (
        <li key={id}>
          <a href={href(`/admin/verification/documents/${id}`)} target="_blank" rel="noreferrer">
            {name}
          </a>{' '}
          <small>
            {formatFileSize(size, locale)} · {t('file.added', { date: formatDate(addedAt, locale) })}
          </small>
        </li>
      ))}
    </ul>
  )
}
