import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { TextArea } from '../../ui/form/Field.tsx'
import admin from '../admin.module.css'
import type { FormError } from './form-actions.ts'
import type { Group } from './synonyms.tsx'

/** Creates or updates a group. */
export function WordsForm({
  group,
  locale,
  formError,
}: {
  group?: Group
  locale: string
  formError: FormError | null
}) {
  const t = useMessages('synonyms')
  const profile = useMessages('profile')
  const formAction = group ? 'update' : 'create'
  const ownError = formError?.formAction === formAction && formError.id === String(group?.id ?? '') ? formError : null
  const id = `words-${group?.id ?? 'new'}`
  const error = ownError
    ? ownError.wordsError
      ? t(`words.${ownError.wordsError.kind}`, { text: ownError.wordsError.text })
      : ownError.problem.detail
    : undefined
  return (
    <form
      method="post"
      className={admin.form}
      aria-label={group ? t('change.of', { word: group.words[0]! }) : t('add')}
    >
      {error && <ErrorSummary title={profile('error.title')} errors={[{ field: id, text: error }]} />}
      <input type="hidden" name="intent" value={formAction} />
      {group && <input type="hidden" name="id" value={group.id} />}
      {group && <input type="hidden" name="version" value={group.version} />}
      <TextArea
        id={id}
        name="words"
        label={t('words')}
        hint={t('words.hint')}
        error={error}
        lang={locale}
        rows={Math.max(3, group?.words.length ?? 0)}
        required
        maxLength={1500}
        defaultValue={ownError?.words ?? group?.words.join('\n')}
      />
      <Button type="submit" variant="solid">
        {t(group ? 'change.submit' : 'add.submit')}
      </Button>
    </form>
  )
}
