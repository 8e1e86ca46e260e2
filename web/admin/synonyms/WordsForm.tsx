import type { updateSynonyms } from '#modules/search/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import type { FieldError } from '../../forms/problem-fields.ts'
import { useForm, useRefusedForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/form/Field.tsx'
import admin from '../admin.module.css'
import { splitWords } from './split-words.ts'
import type { Group } from './synonyms-data.ts'

type WordsForm = ReturnType<typeof useWordsForm>

/** Creates or updates a group. `locale`: the language tag of its words. */
export function WordsForm({ form, group, locale }: { form: WordsForm; group?: Group; locale: string }) {
  const t = useMessages('synonyms')
  return (
    <ActionForm
      form={form}
      className={admin.form}
      aria-label={group ? t('change.of', { word: group.words.join(', ') }) : t('add')}
      hiddenFields={group ? { id: group.id, version: group.version } : {}}
    >
      <TextArea
        {...form.field('words')}
        label={t('words')}
        hint={t('words.hint')}
        lang={locale}
        rows={Math.max(3, group?.words.length ?? 0)}
        required
      />
      <Button type="submit" variant="solid">
        {t(group ? 'change.submit' : 'add.submit')}
      </Button>
    </ActionForm>
  )
}

/** The form of a group, or of a new one. */
export function useWordsForm(group?: Group) {
  const words = useWordsRequirement()
  return useForm<typeof updateSynonyms>(group ? 'update' : 'create', {
    formKey: group && String(group.id),
    values: { words: group?.words.join('\n') },
    requirements: { words },
  })
}

/** Says what is wrong with the words, and with which one. */
function useWordsRequirement() {
  const t = useMessages('synonyms')
  const text = useRefusedForm()?.values.words
  return ({ path, code }: FieldError) => {
    const [, index] = path.split('.')
    if (index) return t('words.long', { text: splitWords(String(text))[Number(index)] ?? '' })
    return t(code === 'field.tooSmall' ? 'words.few' : 'words.many')
  }
}
