import type { mapImportCategories } from '#modules/imports/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Tag } from '../../ui/Tag.tsx'
import type { CategoryChoice, ImportGroup, ImportDetails } from './import-data.ts'
import styles from './imports.module.css'

type Props = { shown: ImportDetails; storeId: number; categories: readonly CategoryChoice[]; units: readonly Unit[] }
type Unit = { code: string; name: string }

const listId = 'categories-of-groups'
const unitsId = 'units-of-groups'

/** The category of each group of rows, as guessed; all are confirmed at once. */
export function GroupsForm({ shown: { id, groups, groupCount }, storeId, categories, units }: Props) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const form = useForm<typeof mapImportCategories, `category.${number}`>('categories', {
    requirements: Object.fromEntries(groups.map((_, index) => [`category.${index}`, t('wants.category')])),
  })
  const defaultUnit = units.find(({ code }) => code === 'piece')?.name ?? ''
  const labels = new Map(categories.map((category) => [category.id, category.label]))
  return (
    <ActionForm form={form} hiddenFields={{ store: storeId, id }} className={layout.stack}>
      <SectionHeading title={t('groups')} />
      <GroupSummary groups={groups} />
      <p>{t('groups.hint')}</p>
      {groups.some(({ unitless }) => unitless > 0) && <p>{t('group.unit.hint')}</p>}
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category.id}>{category.label}</option>
        ))}
      </datalist>
      <datalist id={unitsId}>
        {units.map(({ code, name }) => (
          <option key={code}>{name}</option>
        ))}
      </datalist>
      <ul className={styles.groups}>
        {groups.map((group, index) => (
          <li key={group.key}>
            <GroupHead group={group} />
            <input type="hidden" name={`key.${index}`} value={group.key} />
            <div className={layout.stack}>
              <Field
                {...form.field(`category.${index}`)}
                list={listId}
                required={false}
                autoComplete="off"
                defaultValue={form.valueOf(`category.${index}`) || labels.get(group.categoryId ?? 0) || ''}
                label={t('group.category', { group: group.label || t('group.unnamed') })}
              />
              {group.unitless > 0 && (
                <Field
                  name={`unit.${index}`}
                  list={unitsId}
                  autoComplete="off"
                  maxLength={maxLengths.unit}
                  defaultValue={group.constants.unit ?? defaultUnit}
                  label={t('group.unit', { count: group.unitless })}
                />
              )}
            </div>
            <GroupConstants group={group} index={index} />
          </li>
        ))}
      </ul>
      {groupCount > groups.length && <p>{t('groups.rest', { count: groupCount - groups.length })}</p>}
      <div className={layout.actions}>
        <Button type="submit" variant="solid">
          {t('groups.submit')}
        </Button>
        <a className={layout.link} href={href(`/profile/new-products/${id}?step=columns`)}>
          {t('columns.change')}
        </a>
      </div>
    </ActionForm>
  )
}

const constantNames = ['unit', 'vat', 'brand', 'stock'] as const

/** Default values for the rows of a group. */
function GroupConstants({ group, index }: { group: ImportGroup; index: number }) {
  const t = useMessages('imports')
  const constants = constantNames.filter((name) => name !== 'unit' || group.unitless === 0)
  const given = constants.filter((name) => group.constants[name])
  return (
    <div className={styles.constants}>
      <Disclosure
        label={
          given.length > 0
            ? given.map((name) => `${t(`target.${name}`)}: ${group.constants[name]}`).join(' · ')
            : t('constants', { group: group.label || t('group.unnamed') })
        }
      >
        <div className={styles.columns}>
          {constants.map((name) => (
            <Field
              key={name}
              name={`${name}.${index}`}
              label={t(`target.${name}`)}
              defaultValue={group.constants[name] ?? ''}
              autoComplete="off"
              maxLength={maxLengths[name]}
              {...(name === 'unit' && { list: unitsId })}
            />
          ))}
        </div>
      </Disclosure>
    </div>
  )
}
const maxLengths = { unit: 60, vat: 20, brand: 80, stock: 20 }

const tones = { Sure: 'good', Likely: 'warn', None: 'bad', Chosen: 'good', Skipped: 'neutral' } as const

/** How many groups are still to be looked at. */
function GroupSummary({ groups }: { groups: readonly ImportGroup[] }) {
  const t = useMessages('imports')
  const locale = useLocale()
  const counts = Map.groupBy(groups, ({ confidence }) => confidence)
  return (
    <ul className={styles.summary}>
      {[...counts].map(([confidence, { length }]) => (
        <li key={confidence}>
          <Tag tone={tones[confidence]}>{t(`confidence.${confidence}`)}</Tag> {formatNumber(length, locale)}
        </li>
      ))}
    </ul>
  )
}

function GroupHead({ group: { label, rowCount, samples, confidence } }: { group: ImportGroup }) {
  const t = useMessages('imports')
  return (
    <div>
      <b>{label || t('group.unnamed')}</b>
      <p>
        {t('group.rows', { count: rowCount })} <Tag tone={tones[confidence]}>{t(`confidence.${confidence}`)}</Tag>
      </p>
      <small>{samples.join(' · ')}</small>
    </div>
  )
}
