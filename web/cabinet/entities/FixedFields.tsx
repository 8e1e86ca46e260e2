import { useMessages } from '../../lib/messages.ts'
import { usePage } from '../../lib/page.ts'
import type { FormField } from '../documents/form-values.ts'
import { CopyField } from '../CopyField.tsx'
import styles from './entities.module.css'
import type { EntityData, OpenDocument } from './entity-data.ts'

const shown = ['country', 'taxNumber']

/** Fields that identify a document and cannot change: country and tax number of an organization, the address of the store's page. */
export function FixedFields({ data: { entity, schema }, open }: { data: EntityData; open: OpenDocument }) {
  const t = useMessages('entities')
  const { origin } = usePage()
  const values: Record<string, unknown> = open.document?.fields ?? {}
  if (entity === 'store')
    return (
      <div className={styles.address}>
        <CopyField
          id="store-address"
          label={t('address')}
          value={`${origin}/store/${String(values.alias)}`}
          name={t('address')}
        />
        <small>{t('address.hint')}</small>
      </div>
    )
  if (entity !== 'organization') return null
  return (
    <dl className={styles.fixed}>
      {schema.fields
        .filter(({ key }) => shown.includes(key))
        .map((field) => (
          <div key={field.key}>
            <dt>{field.label}</dt>
            <dd translate="no">{textOf(field, values[field.key])}</dd>
          </div>
        ))}
    </dl>
  )
}

const textOf = ({ choices }: FormField, value: unknown) =>
  choices?.find((choice) => choice.value === value)?.label ?? String(value)
