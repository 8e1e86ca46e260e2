import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Group } from './synonyms-data.ts'
import styles from './synonyms.module.css'
import { useWordsForm, WordsForm } from './WordsForm.tsx'

/** A synonym group with its forms. */
export function GroupRow({ group, locale }: { group: Group; locale: string }) {
  const t = useMessages('synonyms')
  const form = useWordsForm(group)
  const { id, version, words } = group
  const word = words.join(', ')
  return (
    <li id={`group-${id}`}>
      <ul className={styles.words} lang={locale}>
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Disclosure
          label={
            <>
              <span aria-hidden="true">{t('change')}</span>
              <span className={layout.hidden}>{t('change.of', { word })}</span>
            </>
          }
          isOpen={form.problem !== null}
        >
          <WordsForm form={form} group={group} locale={locale} />
        </Disclosure>
        <ConfirmButton
          id={`remove-${id}`}
          label={t('remove')}
          name={t('remove.of', { word })}
          title={t('remove.title')}
          text={t('remove.text', { words: word })}
          action={t('remove')}
        >
          <HiddenFields intent="delete" fields={{ id, version }} />
        </ConfirmButton>
      </div>
    </li>
  )
}
