import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextArea } from '../../ui/Field.tsx'
import admin from '../admin.module.css'
import type { Refused } from './operations.ts'
import type { Group } from './synonyms.tsx'

/** Writes a new group, or changes one. */
export function WordsForm({ group, locale, refused }: { group?: Group; locale: string; refused: Refused | null }) {
  const t = useMessages('synonyms')
  const profile = useMessages('profile')
  const operation = group ? 'update' : 'create'
  const own = refused?.operation === operation && refused.id === String(group?.id ?? '') ? refused : null
  const id = `words-${group?.id ?? 'new'}`
  const error = own ? (own.want ? t(`words.${own.want.is}`, { text: own.want.text }) : own.problem.detail) : undefined
  return (
    <form
      method="post"
      className={admin.form}
      aria-label={group ? t('change.of', { word: group.words[0]! }) : t('add')}
    >
      {error && <ErrorSummary title={profile('error.title')} errors={[{ field: id, text: error }]} />}
      <input type="hidden" name="intent" value={operation} />
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
        defaultValue={own?.words ?? group?.words.join('\n')}
      />
      <Button type="submit" variant="solid">
        {t(group ? 'change.submit' : 'add.submit')}
      </Button>
    </form>
  )
}
