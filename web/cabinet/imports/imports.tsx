import type { startImport } from '#modules/imports/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone, useForm } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatDateTime } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import { Button } from '../../ui/Button.tsx'
import { ImportFileField } from '../../shared/imports/ImportFileField.tsx'
import type { ListedImport } from '../../shared/imports/ImportStatus.tsx'
import { TemplateForm } from '../../shared/imports/TemplateForm.tsx'
import { useResultColumns } from '../../shared/imports/use-result-columns.tsx'
import { Checkbox } from '../../ui/form/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { StoreNeeded } from '../StoreNeeded.tsx'
import { UnlessClosed } from '../UnlessClosed.tsx'
import type { Route } from './+types/imports.ts'
import { AddressForm, Addresses } from './Addresses.tsx'
import styles from './imports.module.css'
import { sendTemplate } from './imports-data.ts'

export { action, loader } from './imports-data.ts'
export const middleware = [sendTemplate]

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'imports')('title'),
    path: '/profile/new-products',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Imports({ loaderData }: Route.ComponentProps) {
  return loaderData ? <ImportList {...loaderData} /> : <NoStore />
}

/** A file is uploaded here; what became of the earlier ones. */
function ImportList({ storeId, imports, addresses, classes, forms }: NonNullable<Route.ComponentProps['loaderData']>) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const done = useDone(forms)
  const columns = useColumns()
  const { items, page, pageSize, total } = imports
  return (
    <div className={layout.stack} data-gap="l">
      <PageHead title={t('title')} lead={t('lead')}>
        <a className={layout.link} href={href('/profile/new-products/answers')}>
          {t('answers')}
        </a>
      </PageHead>
      {done === 'remove' && <Note tone="good">{t('done.remove')}</Note>}
      {(done === 'address' || done === 'everyHours' || done === 'forget') && (
        <Note tone="good">{t(`done.${done}`)}</Note>
      )}
      <FormProblem intents={['remove', 'everyHours', 'fetch', 'forget']} />
      <UnlessClosed>
        <UploadForm storeId={storeId} />
        <AddressForm storeId={storeId} />
        <TemplateForm path="/profile/new-products" classes={classes}>
          <Checkbox name="products" label={t('template.products')} />
        </TemplateForm>
      </UnlessClosed>
      <Addresses storeId={storeId} addresses={addresses} />
      <section aria-labelledby="imports" className={layout.stack}>
        <SectionHeading id="imports" title={t('list')} />
        {items.length === 0 ? (
          <p>{t('list.empty')}</p>
        ) : (
          <DataTable label={t('list')} columns={columns} rows={items} keyOf={({ id }) => id} />
        )}
        {total > pageSize && (
          <Pagination
            page={page}
            total={total}
            pageSize={pageSize}
            hrefOf={(each) => href(`/profile/new-products?page=${each}`)}
          />
        )}
      </section>
    </div>
  )
}

function UploadForm({ storeId }: { storeId: number }) {
  const t = useMessages('imports')
  const form = useForm<typeof startImport, 'file'>('upload', { requirements: { file: t('wants.file') } })
  return (
    <ActionForm form={form} hiddenFields={{ store: storeId }} className={styles.upload} encType="multipart/form-data">
      <ImportFileField {...form.field('file')} />
      <Button type="submit" variant="solid">
        {t('upload')}
      </Button>
    </ActionForm>
  )
}

function useColumns(): Column<ListedImport>[] {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const locale = useLocale()
  const timeZone = useTimeZone()
  return [
    {
      key: 'file',
      label: t('column.file'),
      render: ({ id, fileName }) => <a href={href(`/profile/new-products/${id}`)}>{fileName}</a>,
    },
    {
      key: 'date',
      label: t('column.date'),
      render: ({ createdAt }) => formatDateTime(createdAt, locale, timeZone),
    },
    ...useResultColumns(),
  ]
}

function NoStore() {
  const t = useMessages('imports')
  return <StoreNeeded title={t('title')} text={t('none')} path="/profile/company" label={t('none.company')} />
}
