import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { ProblemSummary } from '../../forms/FormProblem.tsx'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { DocumentField } from '../documents/DocumentField.tsx'
import { DocumentFormContext } from '../documents/form-controls.ts'
import { useDocumentControls } from '../documents/use-document-controls.ts'
import styles from './entities.module.css'
import type { EntityData, OpenDocument } from './entity-data.ts'

/** All fields of a document that can be changed, in their order. Pictures have forms of their own. */
export function EntityForm({ data: { schema, storeId }, open }: { data: EntityData; open: OpenDocument }) {
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
        {fields.map((field) => (
          <DocumentField key={field.key} field={field} />
        ))}
        {schema.can.update && (
          <div>
            <Button type="submit" variant="solid">
              {t('save')}
            </Button>
          </div>
        )}
      </form>
    </DocumentFormContext>
  )
}
