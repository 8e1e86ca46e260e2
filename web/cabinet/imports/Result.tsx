import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Counts, Reasons } from './Counts.tsx'
import type { ImportDetails, Repairs } from './import-data.ts'
import { Retries, Retry } from './Repairs.tsx'

/** What the import has done, with the refused rows to be mended, and the way back. */
export function Result({ shown, storeId, repairs }: { shown: ImportDetails; storeId: number; repairs: Repairs }) {
  const t = useMessages('imports')
  const href = useLocalizedHref()
  const { id, counts, canUndo, fileName } = shown
  return (
    <section aria-labelledby="result" className={layout.stack}>
      <SectionHeading id="result" title={t('result')} />
      {counts && <Counts counts={counts} />}
      <Reasons shown={shown} />
      {counts && counts.refused > 0 && (
        <div className={layout.actions}>
          <ButtonLink href={href(`/profile/new-products/${id}?refused`)} icon="download" download>
            {t('refused.download')}
          </ButtonLink>
        </div>
      )}
      {repairs.canRetry && <Retry shown={shown} storeId={storeId} repairs={repairs} />}
      <Retries repairs={repairs} />
      <div className={layout.actions}>
        <ButtonLink href={href('/profile/products')} variant="solid">
          {t('result.products')}
        </ButtonLink>
        {canUndo && (
          <ConfirmButton
            id="undo-import"
            label={t('undo')}
            name={`${t('undo')}: ${fileName}`}
            title={t('undo.title')}
            text={t('undo.text')}
            action={t('undo')}
          >
            <HiddenFields intent="undo" fields={{ store: storeId, id }} />
          </ConfirmButton>
        )}
      </div>
    </section>
  )
}
