import type { readImportAgain } from '#modules/imports/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field, Select } from '../../ui/form/Field.tsx'
import type { ImportDetails } from './import-data.ts'
import styles from './imports.module.css'

const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1251', 'windows-1252', 'windows-1250', 'windows-1254']
const delimiters = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar', '^': null, '~': null, '¦': null } as const

/** How the file was read, to be corrected. */
export function LayoutForm({ shown, storeId }: { shown: ImportDetails; storeId: number }) {
  const t = useMessages('imports')
  const { id, kind, layout } = shown
  const form = useForm<typeof readImportAgain>('readAgain', {
    values: {
      encoding: layout.encoding,
      delimiter: layout.delimiter,
      sheet: layout.sheet,
      headRow: layout.headRow,
    },
  })
  return (
    <Disclosure label={t('layout')} isOpen={form.problem !== null || (layout.sheets?.length ?? 0) > 1}>
      <ActionForm form={form} hiddenFields={{ store: storeId, id }} className={styles.fields}>
        {kind === 'Xlsx' && (
          <Select {...form.select('sheet')} label={t('layout.sheet')}>
            {layout.sheets?.map((sheet) => (
              <option key={sheet}>{sheet}</option>
            ))}
          </Select>
        )}
        {kind === 'Csv' && (
          <>
            <Select {...form.select('encoding')} label={t('layout.encoding')}>
              {encodings.map((encoding) => (
                <option key={encoding}>{encoding}</option>
              ))}
            </Select>
            <Select {...form.select('delimiter')} label={t('layout.delimiter')}>
              {Object.entries(delimiters).map(([delimiter, name]) => (
                <option key={delimiter} value={delimiter}>
                  {name === null ? delimiter : t(`delimiter.${name}`)}
                </option>
              ))}
            </Select>
          </>
        )}
        <Field {...form.field('headRow')} type="number" label={t('layout.headRow')} hint={t('layout.headRow.hint')} />
        <Button type="submit">{t('layout.submit')}</Button>
      </ActionForm>
    </Disclosure>
  )
}
