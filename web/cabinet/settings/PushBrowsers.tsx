import { useEffect, useState } from 'react'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useRefusedForm } from '../../forms/use-form.ts'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Tag } from '../../ui/Tag.tsx'
import rows from '../Rows.module.css'
import styles from './notifications.module.css'
import { type PushFailure, type PushState, readPushState, enablePush } from './push.ts'
import type { SettingsData } from './settings-data.ts'
import settings from './settings.module.css'

/** Browsers with push notifications. Removing works without script; enabling concerns this browser only. */
export function PushBrowsers({ push: { items, publicKey } }: Pick<SettingsData, 'push'>) {
  const t = useMessages('notifications')
  const refused = useRefusedForm('push.remove')
  const isSubscribed = items.some(({ isCurrent }) => isCurrent)
  const [state, setState] = useState<PushState | null>(null)
  useEffect(() => void readPushState(isSubscribed).then(setState, () => setState('unsupported')), [isSubscribed])
  return (
    <div id="push" className={styles.form}>
      <h3>{t('push')}</h3>
      <p>{t('push.text')}</p>
      {refused?.problem.code === 'notifications.lastBrowser' ? (
        <LastBrowserWarning id={refused.formKey} text={refused.problem.detail} />
      ) : (
        <FormProblem intents={['push.remove']} />
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
        <ThisBrowser state={state} isSubscribed={isSubscribed} publicKey={publicKey} />
      </div>
    </div>
  )
}

function Browser({
  item: { id, browser, system, isCurrent, createdAt },
}: {
  item: SettingsData['push']['items'][number]
}) {
  const t = useMessages('notifications')
  const profile = useMessages('profile')
  const locale = useLocale()
  const device = profile('devices.name', { browser, system })
  return (
    <li>
      <div>
        <b>
          {device} {isCurrent && <Tag tone="good">{t('push.here')}</Tag>}
        </b>
        <small>{t('push.since', { date: formatDate(createdAt, locale) })}</small>
      </div>
      <form method="post" action="#notifications">
        <HiddenFields intent="push.remove" formKey={id} fields={{ id }} />
        <Button type="submit" size="s" aria-label={t('push.offNamed', { device })}>
          {t('push.off')}
        </Button>
      </form>
    </li>
  )
}

/** Asks for confirmation when the last channel of some notification would go. */
function LastBrowserWarning({ id, text }: { id: string; text: string }) {
  const t = useMessages('notifications')
  const confirmButton = (
    <Button type="submit" name="isSure" value="on" variant="danger">
      {t('sure.off')}
    </Button>
  )
  return (
    <form method="post" action="#notifications">
      <HiddenFields intent="push.remove" formKey={id} fields={{ id }} />
      <div role="alert">
        <Note tone="warn" action={confirmButton}>
          {text}
        </Note>
      </div>
    </form>
  )
}

/** The button keeps its space until the push state is known. */
function ThisBrowser({
  state,
  isSubscribed,
  publicKey,
}: {
  state: PushState | null
  isSubscribed: boolean
  publicKey: string
}) {
  const t = useMessages('notifications')
  const href = useLocalizedHref()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PushFailure | undefined>()
  if (state === 'on' || (state === null && isSubscribed)) return null
  if (state === 'unsupported') return <Note tone="info">{t('push.unsupported')}</Note>
  if (state === 'denied' || failure?.reason === 'denied')
    return (
      <div role={failure && 'alert'}>
        <Note tone="warn">{t('push.denied')}</Note>
      </div>
    )
  const enable = async () => {
    if (isBusy || state === null) return
    setBusy(true)
    setFailure(undefined)
    const result = await enablePush(publicKey)
    if (!result) return window.location.assign(`${href('/profile/settings')}?done=push.add#notifications`)
    setBusy(false)
    setFailure(result)
  }
  return (
    <>
      <Button icon="bell" pending={isBusy} aria-disabled={state === null} onClick={() => void enable()}>
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
