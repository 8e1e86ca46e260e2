import { useLoaderData } from 'react-router'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useDone } from '../../forms/use-form.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { ButtonLink, Button } from '../../ui/Button.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { Filter, loader } from './categories-data.ts'
import styles from './categories.module.css'
import { usages } from './FilterFields.tsx'

type Props = { categoryId: number; filters: readonly Filter[] }

/** The characteristics of a category in their order. */
export function FilterList({ categoryId, filters }: Props) {
  const t = useMessages('categories')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { forms } = useLoaderData<typeof loader>()
  const done = useDone(forms)
  const hrefOf = (filter: number | 'new') => href(`/admin/categories?item=${categoryId}&filter=${filter}`)
  return (
    <section id="filters" className={styles.filters} aria-labelledby="filters-title">
      <SectionHeading id="filters-title" title={t('filters')} />
      {done && forms.section === 'filters' && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      {filters.length === 0 ? (
        <p>{t('filters.none')}</p>
      ) : (
        <DataTable
          label={t('filters')}
          rows={filters}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'name',
              label: t('column.name'),
              render: ({ id, names }) => <a href={hrefOf(id)}>{names[locale] || names.en}</a>,
            },
            { key: 'type', label: t('column.type'), render: ({ type }) => t(`type.${type}`) },
            { key: 'unit', label: t('column.unit'), render: ({ units }) => units[locale] },
            {
              key: 'options',
              label: t('column.options'),
              isFigure: true,
              render: ({ options, type }) =>
                options.length > 0 && type !== 'Check' && formatNumber(options.length, locale),
            },
            { key: 'usage', label: t('column.usage'), isPlain: true, render: (filter) => <Usage filter={filter} /> },
            {
              key: 'order',
              label: t('column.order'),
              isPlain: true,
              render: (filter) => <OrderButtons categoryId={categoryId} filter={filter} filters={filters} />,
            },
          ]}
        />
      )}
      <ButtonLink href={hrefOf('new')} size="s" icon="plus">
        {t('filters.add')}
      </ButtonLink>
    </section>
  )
}

function Usage({ filter }: { filter: Filter }) {
  const t = useMessages('categories')
  return (
    <span className={styles.tags}>
      {usages
        .filter((usage) => filter[usage])
        .map((usage) => (
          <Tag key={usage}>{t(`usage.${usage}`)}</Tag>
        ))}
    </span>
  )
}

function OrderButtons({ categoryId, filter, filters }: Props & { filter: Filter }) {
  const t = useMessages('categories')
  const locale = useLocale()
  const place = filters.indexOf(filter) + 1
  const { id, version, names } = filter
  const values = { name: names[locale] || names.en }
  const steps = [
    { place: place - 1, icon: 'arrow-up', label: t('order.up', values) },
    { place: place + 1, icon: 'arrow-down', label: t('order.down', values) },
  ] as const
  return (
    <form method="post" className={styles.order}>
      <HiddenFields intent="placeFilter" fields={{ categoryId, id, version }} />
      {steps
        .filter((step) => step.place >= 1 && step.place <= filters.length)
        .map((step) => (
          <Button
            key={step.icon}
            type="submit"
            name="place"
            value={step.place}
            size="s"
            variant="quiet"
            icon={step.icon}
            aria-label={step.label}
          />
        ))}
    </form>
  )
}
