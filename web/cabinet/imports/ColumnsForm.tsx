import type { mapImportColumns } from '#modules/imports/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { languageNames, locales } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Select } from '../../ui/form/Field.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { ColumnChoices, ImportDetails } from './import-data.ts'
import styles from './imports.module.css'

type Props = { shown: ImportDetails; storeId: number; choices: ColumnChoices }

/** The meaning of each column, guessed by its head, with samples; and the values that hold for all rows. */
export function ColumnsForm({ shown, storeId, choices }: Props) {
  const t = useMessages('imports')
  const { id, kind, columns, settings } = shown
  const form = useForm<typeof mapImportColumns>('columns', {
    values: { locale: settings.locale, prices: settings.prices, missing: settings.missing },
  })
  return (
    <ActionForm form={form} hiddenFields={{ store: storeId, id }} className={layout.stack} data-gap="l">
      {columns.length > 0 && kind !== 'Yml' && (
        <section aria-labelledby="columns" className={layout.stack}>
          <SectionHeading id="columns" title={t('columns')} />
          <p>{t('columns.hint')}</p>
          <Columns columns={columns} targets={choices.targets} />
        </section>
      )}
      {columns.length > 0 && kind === 'Yml' && (
        <Disclosure isWide label={t('columns.params')}>
          <div className={layout.stack}>
            <p>{t('columns.params.hint')}</p>
            <Columns columns={columns} targets={choices.targets.filter((target) => target !== 'id')} />
          </div>
        </Disclosure>
      )}
      <section aria-labelledby="settings" className={layout.stack}>
        <SectionHeading id="settings" title={t('settings')} />
        <div className={styles.columns}>
          <Select {...form.select('locale')} label={t('settings.locale')}>
            {locales.map((each) => (
              <option key={each} value={each}>
                {languageNames[each]}
              </option>
            ))}
          </Select>
          <Select {...form.select('prices')} label={t('settings.prices')}>
            <option value="net">{t('prices.net')}</option>
            <option value="gross">{t('prices.gross')}</option>
          </Select>
          <Select {...form.select('missing')} label={t('settings.missing')} hint={t('settings.missing.hint')}>
            {choices.missing.map((each) => (
              <option key={each} value={each}>
                {t(`missing.${each}`)}
              </option>
            ))}
          </Select>
        </div>
      </section>
      <div className={layout.actions}>
        <Button type="submit" variant="solid">
          {t('columns.submit')}
        </Button>
      </div>
    </ActionForm>
  )
}

type ColumnsProps = { columns: ImportDetails['columns']; targets: readonly ColumnChoices['targets'][number][] }

function Columns({ columns, targets }: ColumnsProps) {
  const t = useMessages('imports')
  return (
    <div className={styles.columns}>
      {columns.map(({ head, target, samples }, column) => (
        <Select
          key={column}
          name="targets"
          id={`column-${column}`}
          defaultValue={target}
          label={head || t('column.unnamed', { number: column + 1 })}
          hint={samples.join(' · ')}
        >
          {targets.map((each) => (
            <option key={each} value={each}>
              {t(`target.${each}`)}
            </option>
          ))}
        </Select>
      ))}
    </div>
  )
}
