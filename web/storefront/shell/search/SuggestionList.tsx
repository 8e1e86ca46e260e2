import type { MouseEvent } from 'react'
import { useMessages } from '../../../lib/messages.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Thumbnail } from '../../../ui/Picture.tsx'
import type { Group, Option } from './suggestion-groups.ts'
import styles from './SuggestionList.module.css'

type Props = { groups: Group[]; active: Option | undefined; typed: string }

/** A press with the mouse leaves the focus in the search field. */
export function SuggestionList({ groups, active, typed }: Props) {
  const t = useMessages('finders')
  return (
    <>
      <div className={styles.dim} />
      <div className={styles.list} onMouseDown={(event) => event.preventDefault()}>
        <div role="listbox" id="suggestions" aria-label={t('suggestions')}>
          {groups.map((group) => (
            <SuggestionGroup key={group.name} group={group} active={active} typed={typed} />
          ))}
        </div>
      </div>
    </>
  )
}

type GroupProps = { group: Group; active: Option | undefined; typed: string }

function SuggestionGroup({ group: { name, icon, options }, active, typed }: GroupProps) {
  const t = useMessages('finders')
  const isCompleted = typed !== '' && name !== 'products' && name !== 'all'
  return (
    <div role="group" data-kind={name} aria-label={name === 'all' ? t('suggestions') : t(`suggestions.${name}`)}>
      {name !== 'all' && <p aria-hidden="true">{t(`suggestions.${name}`)}</p>}
      {options.map((option) => (
        <a
          key={option.id}
          id={option.id}
          role="option"
          href={option.href}
          tabIndex={-1}
          aria-selected={option === active}
          onClick={(event) => choose(event, option)}
        >
          <OptionIcon option={option} icon={icon} />
          <span className={styles.text}>
            {isCompleted ? <CompletedText text={option.text} typed={typed} /> : option.text}
          </span>
          {option.note && <span className={styles.note}>{option.note}</span>}
        </a>
      ))}
    </div>
  )
}

function choose(event: MouseEvent, { choose: act }: Option) {
  if (!act) return
  event.preventDefault()
  act()
}

function OptionIcon({ option: { imageId }, icon }: { option: Option; icon: Group['icon'] }) {
  if (imageId === undefined) return <Icon name={icon} size="s" />
  return <Thumbnail id={imageId} className={styles.picture} />
}

/** The suggestion with the completed part in bold and the typed part plain. */
function CompletedText({ text, typed }: { text: string; typed: string }) {
  const matchesAt = (start: number) => text.slice(start, start + typed.length).toLowerCase() === typed.toLowerCase()
  const word = [...text.matchAll(/[\p{L}\p{N}]+/gu)].find(({ index }) => matchesAt(index))
  if (!word) return text
  return (
    <>
      {word.index > 0 && <b>{text.slice(0, word.index)}</b>}
      {text.slice(word.index, word.index + typed.length)}
      <b>{text.slice(word.index + typed.length)}</b>
    </>
  )
}
