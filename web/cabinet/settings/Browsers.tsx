import { useEffect, useState } from 'react'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useSentForm } from '../refusal.tsx'
import rows from '../Rows.module.css'
import styles from './notifications.module.css'
import { type Failure, type PushState, readState, switchOn } from './push.ts'
import settings from './settings.module.css'
import type { Answer, Loaded } from './settings.tsx'

/** Which browsers show pushes; the list works without script. Switching on is a matter of this browser alone. */
export function Browsers({ push: { items, publicKey }, answer }: Pick<Loaded, 'push'> & { answer: Answer }) {
  const t = useMessages('notifications')
  const refused = answer?.intent === 'push.remove' ? answer : null
  const form = useSentForm(refused, 'push.remove', [], refused?.target)
  const isKnown = items.some(({ isCurrent }) => isCurrent)
  const [state, setState] = useState<PushState | null>(null)
  useEffect(() => void readState(isKnown).then(setState, () => setState('unsupported')), [isKnown])
  return (
    <div id="push" className={styles.form}>
      <h3>{t('push')}</h3>
      <p>{t('push.text')}</p>
      {refused?.problem?.code === 'notifications.lastBrowser' ? (
        <LastOne id={refused.target} text={refused.problem.detail} />
      ) : (
        form.summary
      )}
      {items.length > 0 && (
        <ul className={`${rows.rows} ${settings.rows}`}>
          {items.map((item) => (
            <Browser key={item.id} item={item} />
          ))}
        </ul>
      )}
      <noscript>
        <p>{t('push.script')}</p>
      </noscript>
      <div className={settings.scripted}>
        <Here state={state} isKnown={isKnown} publicKey={publicKey} />
      </div>
    </div>
  )
}

function Browser({ item: { id, browser, system, isCurrent, createdAt } }: { item: Loaded['push']['items'][number] }) {
  const t = useMessages('notifications')
  const named = useMessages('profile')
  const locale = useLocale()
  const device = named('devices.name', { browser, system })
  return (
    <li>
      <div>
        <b>
          {device} {isCurrent && <Tag tone="good">{t('push.here')}</Tag>}
        </b>
        <small>{t('push.since', { date: formatDate(createdAt, locale) })}</small>
      </div>
      <form method="post" action="#notifications">
        <Removal id={id} />
        <Button type="submit" size="s" aria-label={t('push.offNamed', { device })}>
          {t('push.off')}
        </Button>
      </form>
    </li>
  )
}

const Removal = ({ id }: { id: string }) => (
  <>
    <input type="hidden" name="intent" value="push.remove" />
    <input type="hidden" name="id" value={id} />
  </>
)

/** The last browser of somebody whom nothing else tells of something. */
function LastOne({ id, text }: { id: string; text: string }) {
  const t = useMessages('notifications')
  const sure = (
    <Button type="submit" name="isSure" value="yes" variant="danger">
      {t('sure.off')}
    </Button>
  )
  return (
    <form method="post" action="#notifications">
      <Removal id={id} />
      <div role="alert">
        <Note tone="warn" action={sure}>
          {text}
        </Note>
      </div>
    </form>
  )
}

/** Until the browser has told its state, the button holds its place. */
function Here({ state, isKnown, publicKey }: { state: PushState | null; isKnown: boolean; publicKey: string }) {
  const t = useMessages('notifications')
  const href = useHref()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | undefined>()
  if (state === 'on' || (state === null && isKnown)) return null
  if (state === 'unsupported') return <Note tone="info">{t('push.unsupported')}</Note>
  if (state === 'denied' || failure?.reason === 'denied')
    return (
      <div role={failure && 'alert'}>
        <Note tone="warn">{t('push.denied')}</Note>
      </div>
    )
  const press = async () => {
    if (isBusy || state === null) return
    setBusy(true)
    setFailure(undefined)
    const found = await switchOn(publicKey)
    if (!found) return window.location.assign(`${href('/profile/settings')}?done=push.add#notifications`)
    setBusy(false)
    setFailure(found)
  }
  return (
    <>
      <Button icon="bell" pending={isBusy} aria-disabled={state === null} onClick={() => void press()}>
        {t('push.on')}
      </Button>
      {failure && (
        <div role="alert" className={styles.failure}>
          <Note tone="warn">{failure.reason === 'refused' ? failure.detail : t(`push.${failure.reason}`)}</Note>
        </div>
      )}
    </>
  )
}
