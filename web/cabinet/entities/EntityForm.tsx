import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { ProblemSummary } from '../../forms/FormProblem.tsx'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { DocumentField } from '../documents/DocumentField.tsx'
import { DocumentFormContext } from '../documents/form-controls.ts'
import type { FormField } from '../documents/form-values.ts'
import { useDocumentControls } from '../documents/use-document-controls.ts'
import bar from '../SaveBar.module.css'
import styles from './entities.module.css'
import type { EntityData, OpenDocument } from './entity-data.ts'
import { FixedFields } from './FixedFields.tsx'
import { sectionsFor } from './sections.ts'

/** All fields of a document that can be changed, in sections. Pictures have forms of their own. */
export function EntityForm({ data, open }: { data: EntityData; open: OpenDocument }) {
  const { entity, schema, storeId } = data
  const t = useMessages('entities')
  const { form, problem } = useDocumentControls(open.values, schema.locale)
  const { document, idempotencyKey } = open
  const fields = schema.fields.filter(({ type, isReadOnly }) => type !== 'Image' && !isReadOnly)
  return (
    <DocumentFormContext value={form}>
      <form method="post" noValidate className={styles.form}>
        {problem && <ProblemSummary key={problem.traceId} problem={problem} errors={form.controls.errors} />}
        <HiddenFields
          intent="save"
          fields={{
            store: storeId,
            ...(document ? { id: document.id, version: document.version } : { idempotencyKey }),
          }}
        />
        <FixedFields data={data} open={open} />
        <fieldset role="presentation" className={styles.all} disabled={!schema.can.update}>
          {sectionsFor(entity, fields).map(({ key, rows }) =>
            key === null ? (
              <Rows key="all" rows={rows} />
            ) : (
              <section key={key} className={styles.section} aria-labelledby={`section-${key}`}>
                <SectionHeading id={`section-${key}`} title={t(`section.${key}`)} />
                <Rows rows={rows} />
              </section>
            ),
          )}
        </fieldset>
        {schema.can.update && (
          <div className={bar.bar}>
            <Button type="submit" variant="solid">
              {t('save')}
            </Button>
          </div>
        )}
      </form>
    </DocumentFormContext>
  )
}

function Rows({ rows }: { rows: readonly FormField[][] }) {
  const t = useMessages('entities')
  const hintOf = ({ key }: FormField) => (key === 'deliveryVatPercent' ? t('deliveryVatPercent.hint') : undefined)
  return rows.map((row) =>
    row.length === 1 ? (
      <DocumentField key={row[0]!.key} field={row[0]!} hint={hintOf(row[0]!)} />
    ) : (
      <div key={row[0]!.key} className={styles.pair}>
        {row.map((field) => (
          <DocumentField key={field.key} field={field} />
        ))}
      </div>
    ),
  )
}
