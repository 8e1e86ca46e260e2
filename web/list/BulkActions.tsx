import { type ReactNode, useId, useRef, useState } from 'react'
import type { FormResult } from '../forms/define-actions.ts'
import { HiddenFields } from '../forms/HiddenFields.tsx'
import { useActionResult } from '../forms/use-action-result.ts'
import { useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { useFocusOnMount } from '../ui/use-focus-on-mount.ts'
import styles from './BulkActions.module.css'
import type { BulkOutcome, BulkPreview } from './bulk-form.ts'
import { listPath, type ListState } from './list-state.ts'
import { nameById } from './name-by-id.ts'
import { Rejected } from './Rejected.tsx'
import { useSelectedCount } from './Selection.tsx'

export type BulkAction<Intent extends string = string> = {
  /** One of the page's actions, made by `bulkForm`. */
  intent: Intent
  label: string
  /** Says what would happen to so many. */
  preview: (count: number) => string
  /** What follows from it, below the preview. */
  text?: string
  /** Says what an item loses, if that is no list of values. */
  lostText?: (count: number) => string
  isDanger?: boolean
  /** Fields to fill in after the items are selected. */
  fields?: ReactNode
}

/** Fields that nobody fills in, such as the store whose items they are. */
type HiddenFieldValues = Readonly<Record<string, string | number>>

type BulkList<Item> = {
  actions: readonly BulkAction[]
  state: ListState
  /** The rows of the page. */
  items: readonly Item[]
  nameOf: (item: Item) => string
  hiddenFields?: HiddenFieldValues
  /** The size of the whole list, if all of it can be selected. */
  total?: number | undefined
}
export type Bulk<Item> = BulkList<Item> & { preview: (BulkPreview & { action: BulkAction }) | null }

/** The bulk actions of a list; `preview` is the outcome of a dry run. */
export function useBulk<Item>(list: BulkList<Item>): Bulk<Item> {
  const result = useActionResult<FormResult<BulkPreview>>()
  const action = list.actions.find(({ intent }) => intent === result?.intent)
  return { ...list, preview: action && result?.step ? { ...result.step, action } : null }
}

const maxInRow = 2

/** How many rows the page has, and how many the list finds if all of them can be selected. */
export type Selectable = { rowCount: number; total: number | undefined }

/** The buttons for the selected rows; it appears with the first selected one. */
export function BulkBar({ actions, selectable }: { actions: readonly BulkAction[]; selectable: Selectable }) {
  const t = useMessages('list')
  const bar = useRef<HTMLDivElement>(null)
  const count = useSelectedCount(bar)
  const { rowCount, total = 0 } = selectable
  const isPageSelected = count === null || count === rowCount
  const [isAllWanted, setAllWanted] = useState(false)
  if (isAllWanted && !isPageSelected) setAllWanted(false)
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={t('bulk')}>
      <p aria-live="polite">{count ? t('bulk.selected', { count: isAllWanted ? total : count }) : t('bulk')}</p>
      {total > rowCount && isPageSelected && (
        <label className={styles.all}>
          <input
            type="checkbox"
            name="isAll"
            value="true"
            checked={isAllWanted}
            onChange={({ currentTarget }) => setAllWanted(currentTarget.checked)}
          />
          {t('bulk.all', { count: total })}
        </label>
      )}
      <BulkMenu actions={actions} />
    </div>
  )
}

/** On phones more than two actions are behind a button, so that none is out of sight. */
function BulkMenu({ actions }: { actions: readonly BulkAction[] }) {
  const t = useMessages('list')
  const id = useId()
  if (actions.length <= maxInRow) return <BulkButtons actions={actions} />
  return (
    <>
      <span className={styles.opener}>
        <Button size="s" popoverTarget={id} aria-haspopup="true">
          {t('bulk.actions')}
        </Button>
      </span>
      <div id={id} popover="auto" className={styles.menu}>
        <BulkButtons actions={actions} />
      </div>
    </>
  )
}

/** Submit the surrounding form, which has the ids. */
export const BulkButtons = ({ actions }: { actions: readonly BulkAction[] }) =>
  actions.map(({ intent, label, isDanger }) => (
    <Button key={intent} type="submit" size="s" name="intent" value={intent} variant={isDanger ? 'danger' : 'plain'}>
      {label}
    </Button>
  ))

type Named = { id: number | string }

/** Asks for what the bulk action needs, says what it would do, and does it. Renders nothing without a preview. */
export const BulkConfirm = <Item extends Named>({ bulk }: { bulk: Bulk<Item> }) =>
  bulk.preview && <Confirmation bulk={bulk} preview={bulk.preview} />

type ConfirmationProps<Item> = { bulk: Bulk<Item>; preview: NonNullable<Bulk<Item>['preview']> }

function Confirmation<Item extends Named>({ bulk, preview }: ConfirmationProps<Item>) {
  const { state, items, nameOf, hiddenFields, total = 0 } = bulk
  const t = useMessages('list')
  const href = useLocalizedHref()
  const section = useFocusOnMount<HTMLElement>()
  const { action, ids, isAll, outcome, values, idempotencyKey } = preview
  const canConfirm = outcome === null || outcome.count > 0
  return (
    <section ref={section} className={styles.confirm} tabIndex={-1} aria-labelledby="bulk-confirm">
      <h2 id="bulk-confirm">{outcome ? action.preview(outcome.count) : action.label}</h2>
      {outcome ? (
        <>
          {canConfirm && action.text && <p>{action.text}</p>}
          <Samples items={outcome.samples ?? []} isAll={outcome.count === outcome.samples?.length} />
          <Lost items={outcome.lost ?? []} textOf={action.lostText} />
          <Rejected outcome={outcome} nameOf={nameById(items, nameOf)} />
        </>
      ) : (
        // A page of one item selects nothing.
        (isAll || ids.length > 1) && <p>{t('bulk.selected', { count: isAll ? total : ids.length })}</p>
      )}
      <form method="post" className={styles.form} noValidate>
        <HiddenFields
          intent={action.intent}
          fields={{
            ...hiddenFields,
            ...(isAll && { isAll: 'true' }),
            ...(outcome && { ...values, idempotencyKey, isConfirmed: 'true' }),
          }}
        />
        {ids.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        {!outcome && <div className={styles.fields}>{action.fields}</div>}
        <div className={styles.buttons}>
          {canConfirm && (
            <Button type="submit" variant={action.isDanger ? 'danger' : 'solid'}>
              {outcome ? action.label : t('bulk.preview')}
            </Button>
          )}
          <ButtonLink href={href(listPath(state))} variant="quiet">
            {t('bulk.cancel')}
          </ButtonLink>
        </div>
      </form>
    </section>
  )
}

type SamplesProps = { items: NonNullable<BulkOutcome['samples']>; isAll: boolean }

/** Some of the items that change, or all of them. */
function Samples({ items, isAll }: SamplesProps) {
  const t = useMessages('list')
  if (items.length === 0) return null
  return (
    <>
      {!isAll && <p>{t('bulk.samples')}</p>}
      <ul>
        {items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  )
}

type LostProps = { items: NonNullable<BulkOutcome['lost']>; textOf: BulkAction['lostText'] }

/** The losses that a bulk action causes. */
function Lost({ items, textOf }: LostProps) {
  const t = useMessages('list')
  if (items.length === 0) return null
  if (textOf) return items.map(({ name, count }) => count > 0 && <p key={name}>{textOf(count)}</p>)
  return (
    <>
      <p>{t('bulk.lost')}</p>
      <ul>
        {items.map(({ name, count }) => (
          <li key={name}>{t('bulk.lost.item', { name, count })}</li>
        ))}
      </ul>
    </>
  )
}
