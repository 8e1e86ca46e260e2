import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { ActionForm } from '../forms/ActionForm.tsx'
import { FormProblem } from '../forms/FormProblem.tsx'
import { HiddenFields } from '../forms/HiddenFields.tsx'
import { useRefusedForm } from '../forms/use-form.ts'
import { formatDateTime } from '../lib/format.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { ConfirmButton } from '../shared/ConfirmButton.tsx'
import { Button } from '../ui/Button.tsx'
import { FactList } from '../ui/FactList.tsx'
import { Note } from '../ui/Note.tsx'
import { Drawer } from '../ui/overlay/Drawer.tsx'
import styles from './ItemDrawer.module.css'
import { closedItemPath, type ListState } from './list-state.ts'

/** The fields of a form as they are stored. */
type StoredValue = string | boolean | readonly string[]
export type StoredValues = Readonly<Record<string, StoredValue>>

type NameOf = (field: string, value: string) => ReactNode

type Props<Name extends string> = {
  form: ComponentProps<typeof ActionForm>['form'] & { field: (name: Name) => unknown }
  state: ListState
  /** The stored item; null for a new one. */
  item: { id: number; version: number } | null
  title: string
  /** Of every field; those of texts by language may be made in a loop. */
  values: StoredValues & Readonly<Record<Exclude<NoInfer<Name>, `${string}.${string}`>, StoredValue>>
  labelOf: (field: string) => string
  /** What a person calls the value of a choice, such as `true`, or its picture; undefined: the value itself. */
  nameOf?: NameOf
  /** The question before the item is deleted. */
  removal: string
  enctype?: 'multipart/form-data'
  /** Further actions on the stored item. */
  more?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The form of an item beside its list; made by the forms `create`, `update` and `remove` of `itemForms`. */
export function ItemDrawer<Name extends string>(props: Props<Name>) {
  const { form, state, item, title, values, labelOf, nameOf, removal, enctype, more, children } = props
  const t = useMessages('list')
  const closeHref = useLocalizedHref()(closedItemPath(state))
  return (
    <Drawer title={title} closeHref={closeHref}>
      <FormProblem intents={['remove']} />
      <ActionForm
        form={form}
        className={styles.form}
        encType={enctype}
        hiddenFields={item ? { id: item.id, version: item.version } : {}}
      >
        {form.problem?.code === 'resource.changed' && <Conflict values={values} labelOf={labelOf} nameOf={nameOf} />}
        {children}
        <div className={styles.buttons}>
          <Button type="submit" variant="solid">
            {t(item ? 'item.save' : 'item.create')}
          </Button>
        </div>
      </ActionForm>
      {item && more}
      {item && (
        <div>
          <ConfirmButton
            id={`remove-${item.id}`}
            label={t('item.remove')}
            title={t('item.remove.title')}
            text={removal}
            action={t('item.remove')}
          >
            <HiddenFields intent="remove" fields={{ id: item.id, version: item.version }} />
          </ConfirmButton>
        </div>
      )}
    </Drawer>
  )
}

/** An item that somebody else has deleted. */
export function MissingItem({ state }: { state: ListState }) {
  const t = useMessages('list')
  const closeHref = useLocalizedHref()(closedItemPath(state))
  return (
    <Drawer title={t('item.missing')} closeHref={closeHref}>
      <Note tone="warn">{t('item.missing.text')}</Note>
    </Drawer>
  )
}

type ConflictProps = { values: StoredValues; labelOf: (field: string) => string; nameOf: NameOf | undefined }

/** The values that a colleague has stored in the meantime, where they differ from the form. */
function Conflict({ values, labelOf, nameOf }: ConflictProps) {
  const t = useMessages('list')
  const submitted = useRefusedForm()?.values ?? {}
  const locale = useLocale()
  const textOf = (name: string, value: string) =>
    (nameOf && value && nameOf(name, value)) ??
    (isLocalTime(value) ? formatDateTime(`${value}Z`, locale, 'UTC') : value || t('item.blank'))
  const shown = (name: string, value: StoredValue) =>
    typeof value === 'boolean'
      ? (nameOf?.(name, String(value)) ?? t(value ? 'yes' : 'no'))
      : choicesOf(value).map((each, index) => (
          <Fragment key={each}>
            {index > 0 && ', '}
            {textOf(name, each)}
          </Fragment>
        ))
  const differing = Object.entries(values).filter(([name, value]) => !isSame([submitted[name] ?? ''].flat(), value))
  return (
    <div className={styles.conflict}>
      <p>{t('item.conflict')}</p>
      {differing.length > 0 && (
        <FactList
          className={styles.values}
          facts={differing.map(([name, value]) => [labelOf(name), shown(name, value)])}
        />
      )}
    </div>
  )
}

/** None of several is blank like an empty text. */
const choicesOf = (value: string | readonly string[]) => (value.length === 0 ? [''] : [value].flat())

function isSame(submitted: readonly string[], stored: StoredValue) {
  if (typeof stored === 'boolean') return (submitted.at(-1) === 'on') === stored
  if (typeof stored === 'string') return submitted.at(-1) === stored
  const chosen = submitted.filter((value) => value !== '')
  return chosen.length === stored.length && chosen.every((value) => stored.includes(value))
}

/** As forms name a time, in the zone of the person. */
const isLocalTime = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value)
