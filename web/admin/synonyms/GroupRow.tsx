import { useMessages } from '../../lib/messages.ts'
import { Confirm } from '../../shared/Confirm.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import layout from '../../ui/layout.module.css'
import type { Refused } from './operations.ts'
import styles from './synonyms.module.css'
import type { Group } from './synonyms.tsx'
import { WordsForm } from './WordsForm.tsx'

/** The words of one meaning, and the ways to change or remove them. */
export function GroupRow({ group, locale, refused }: { group: Group; locale: string; refused: Refused | null }) {
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
          isOpen={refused?.operation === 'update' && refused.id === String(id)}
        >
          <WordsForm group={group} locale={locale} refused={refused} />
        </Disclosure>
        <Confirm
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
        </Confirm>
      </div>
    </li>
  )
}
