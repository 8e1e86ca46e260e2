import type { MiddlewareFunction } from 'react-router'
import { getCompactTree } from '#modules/catalog/contract.ts'
import { adminImport, adminTemplate } from '#modules/imports/admin-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { callOptions, defineActions, type FormAction } from '../../forms/define-actions.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { useDone, useForm } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { live } from '../../lib/live.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { loaderCall, nextFile } from '../../lib/request-context.ts'
import { fileResponse } from '../../lib/file-response.ts'
import { ImportFileField } from '../../shared/imports/ImportFileField.tsx'
import { TemplateForm } from '../../shared/imports/TemplateForm.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import admin from '../admin.module.css'
import type { Route } from './+types/import.ts'

const upload: FormAction<never> = {
  input: adminImport.input,
  fieldsOfCodes: {
    'exchange.unknownStore': 'storeId',
    'exchange.noWarehouse': 'storeId',
    'imports.unknownFormat': 'file',
    'request.tooLarge': 'file',
  },
  async run(api, data, { context }) {
    if ((await nextFile(context)) === null) throw refuseFields({ path: 'file', code: 'field.required' })
    await api(adminImport, { storeId: String(data.get('storeId')) }, callOptions(data))
    return null
  },
}
const actions = defineActions({ upload })
export const action = actions.action

/** The address with `?template=` answers with the template of the category, with the products of a store if one is named. */
const sendTemplate: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const categoryId = url.searchParams.get('template')
  if (!categoryId) return next()
  const storeId = url.searchParams.get('storeId')
  const input = { categoryId, ...(storeId && { storeId }) }
  return fileResponse(adminTemplate, await loaderCall(context, (api) => api(adminTemplate, input)))
}
export const middleware = [sendTemplate]

export async function loader({ context, url }: Route.LoaderArgs) {
  const tree = await loaderCall(context, (api) => api(getCompactTree, live))
  return {
    classes: tree.items,
    storeId: url.searchParams.get('storeId') ?? '',
    forms: actions.loaderData(context, url),
  }
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'admin-products')('import.title'),
    path: '/admin/products/import',
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** Products are imported for a store, which the address may name; what is doubtful waits for its people. */
export default function Import({ loaderData: { classes, storeId, forms } }: Route.ComponentProps) {
  const t = useMessages('admin-products')
  const href = useLocalizedHref()
  const done = useDone(forms)
  return (
    <div className={layout.stack} data-gap="l">
      <PageHead title={t('import.title')} lead={t('import.lead')} />
      {done && (
        <DoneNote>
          {t('done.upload')} <a href={href('/admin/imports')}>{t('import.result')}</a>
        </DoneNote>
      )}
      <UploadForm storeId={storeId} />
      <TemplateForm path="/admin/products/import" classes={classes}>
        <Field
          name="storeId"
          label={t('import.templateStore')}
          defaultValue={storeId}
          inputMode="numeric"
          pattern="[1-9][0-9]*"
        />
      </TemplateForm>
    </div>
  )
}

function UploadForm({ storeId }: { storeId: string }) {
  const t = useMessages('admin-products')
  const imports = useMessages('imports')
  const form = useForm<typeof adminImport, 'file' | 'storeId'>('upload', {
    values: { storeId },
    requirements: { file: imports('wants.file'), storeId: t('import.store.wants') },
  })
  return (
    <ActionForm form={form} className={admin.form} encType="multipart/form-data">
      <Field {...form.field('storeId')} label={t('filter.store')} hint={t('import.store.hint')} inputMode="numeric" />
      <ImportFileField {...form.field('file')} />
      <Button type="submit" variant="solid">
        {t('import.submit')}
      </Button>
    </ActionForm>
  )
}
