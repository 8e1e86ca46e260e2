import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import { BackLink } from '../BackLink.tsx'
import type { Route } from './+types/import.ts'
import { ColumnsForm } from './ColumnsForm.tsx'
import { GroupsForm } from './GroupsForm.tsx'
import type { ImportDetails } from './import-data.ts'
import { ImportStatus } from '../../shared/imports/ImportStatus.tsx'
import { LayoutForm } from './LayoutForm.tsx'
import { Preview } from './Preview.tsx'
import { Progress } from './Progress.tsx'
import { RetryOf } from './Repairs.tsx'
import { sendRefused } from './refused-rows.ts'
import { Result } from './Result.tsx'
import { Steps } from './Steps.tsx'

export { action, loader } from './import-data.ts'
export const middleware = [sendRefused]

export function meta({ params, loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'imports')('title'),
    path: `/profile/new-products/${params.id}`,
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** One import, at the step where it is. */
export default function Import({
  loaderData: { storeId, shown, step, columnChoices, categories, units, repairs, pictures },
}: Route.ComponentProps) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  return (
    <div className={layout.stack} data-gap="l">
      <div className={layout.stack}>
        <BackLink href={href('/profile/new-products')} label={t('back')} />
        <PageHead title={shown.fileName}>
          <ImportStatus status={shown.status} />
        </PageHead>
        {repairs && <RetryOf repairs={repairs} />}
        <Steps shown={shown} step={step} />
      </div>
      {shown.problem && <Note tone="warn">{t('problem', { reason: shown.problem.text })}</Note>}
      <FormProblem intents={['run', 'undo', 'remove', 'readAgain', 'repair', 'pictures']} />
      {step === 'progress' && <Progress shown={shown} />}
      {step === 'columns' && (
        <>
          {shown.canReadAgain && <LayoutForm key={layoutKey(shown)} shown={shown} storeId={storeId} />}
          <ColumnsForm
            key={`${layoutKey(shown)} ${shown.columns.length}`}
            shown={shown}
            storeId={storeId}
            choices={columnChoices}
          />
        </>
      )}
      {step === 'categories' && <GroupsForm shown={shown} storeId={storeId} categories={categories} units={units} />}
      {step === 'preview' && repairs && <Preview shown={shown} storeId={storeId} repairs={repairs} />}
      {step === 'result' && repairs && <Result shown={shown} storeId={storeId} repairs={repairs} pictures={pictures} />}
      {(step === 'columns' || step === 'categories' || step === 'preview') && (
        <form method="post">
          <HiddenFields intent="remove" fields={{ store: storeId, id: shown.id }} />
          <Button type="submit" size="s" variant="quiet">
            {t('delete')}
          </Button>
        </form>
      )}
    </div>
  )
}

const layoutKey = ({ layout: { encoding, delimiter, sheet, headRow } }: ImportDetails) =>
  [encoding, delimiter, sheet, headRow].join(' ')
