import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { useMay } from '../use-may.ts'
import { Counts, Reasons } from './Counts.tsx'
import { Differences } from './Differences.tsx'
import type { ImportDetails, Repairs } from './import-data.ts'
import { NewProducts } from './NewProducts.tsx'
import { RefusedLinks } from './RefusedLinks.tsx'
import { RepairForm } from './Repairs.tsx'

type Props = { shown: ImportDetails; storeId: number; repairs: Repairs }

/** The result of the dry run, before anything is saved. */
export function Preview({ shown, storeId, repairs }: Props) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const maySetPrices = useMay('prices', storeId)
  const { id, counts, settings } = shown
  if (!counts) return null
  const path = `/profile/new-products/${id}`
  const offSale = counts.missing + counts.unpriced
  const changeCount = counts.created + counts.updated + offSale
  return (
    <>
      <section aria-labelledby="preview" className={layout.stack}>
        <SectionHeading id="preview" title={t('preview')} />
        <Note tone="info">{t('preview.hint')}</Note>
        {!maySetPrices && <Note tone="info">{t('preview.drafts')}</Note>}
        {counts.missing > 0 && (
          <Note tone="warn">{t('preview.missing', { policy: settings.missing, count: counts.missing })}</Note>
        )}
        <Counts counts={counts} />
        <Reasons shown={shown} />
        <div className={layout.actions}>
          {changeCount > 0 ? (
            <form method="post">
              <HiddenFields intent="run" fields={{ store: storeId, id }} />
              <Button type="submit" variant="solid">
                {t(offSale > 0 ? 'run.changes' : 'run', { count: changeCount })}
              </Button>
            </form>
          ) : (
            <p>{t('run.nothing')}</p>
          )}
          <RefusedLinks shown={shown} />
          <a className={layout.link} href={href(`${path}?step=columns`)}>
            {t('columns.change')}
          </a>
          <a className={layout.link} href={href(`${path}?step=categories`)}>
            {t('groups.change')}
          </a>
          <a className={layout.link} href={href(`/profile/new-products/answers?import=${id}`)}>
            {t('answers')}
          </a>
        </div>
      </section>
      <NewProducts shown={shown} />
      <RepairForm
        id={id}
        storeId={storeId}
        items={repairs.items}
        submit={t('repairs.check')}
        isNextStep={changeCount === 0}
      />
      <Differences shown={shown} />
    </>
  )
}
