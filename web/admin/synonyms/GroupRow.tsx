import { useMessages } from '../../lib/messages.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { FormError } from './form-actions.ts'
import styles from './synonyms.module.css'
import type { Group } from './synonyms.tsx'
import { WordsForm } from './WordsForm.tsx'

/** A synonym group with its forms. */
export function GroupRow({ group, locale, formError }: { group: Group; locale: string; formError: FormError | null }) {
  const t = useMessages('synonyms')
  const { id, version, words } = group
  const word = words[0]!
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
          isOpen={formError?.formAction === 'update' && formError.id === String(id)}
        >
          <WordsForm group={group} locale={locale} formError={formError} />
        </Disclosure>
        <ConfirmButton
          id={`remove-${id}`}
          label={t('remove')}
          name={t('remove.of', { word })}
          title={t('remove.title')}
          text={t('remove.text', { words: words.join(', ') })}
          action={t('remove')}
        >
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
        </ConfirmButton>
      </div>
    </li>
  )
}
