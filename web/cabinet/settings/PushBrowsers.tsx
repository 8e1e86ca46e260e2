import { useEffect, useState } from 'react'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useFormResult } from '../use-form-result.tsx'
import rows from '../Rows.module.css'
import styles from './notifications.module.css'
import { type PushFailure, type PushState, readPushState, enablePush } from './push.ts'
import settings from './settings.module.css'
import type { SettingsResult, LoaderData } from './settings.tsx'

/** Browsers with push notifications. Removing works without script; enabling concerns this browser only. */
export function PushBrowsers({
  push: { items, publicKey },
  formResult,
}: Pick<LoaderData, 'push'> & { formResult: SettingsResult }) {
  const t = useMessages('notifications')
  const failed = formResult?.intent === 'push.remove' ? formResult : null
  const form = useFormResult(failed, 'push.remove', [], failed?.target)
  const isSubscribed = items.some(({ isCurrent }) => isCurrent)
  const [state, setState] = useState<PushState | null>(null)
  useEffect(() => void readPushState(isSubscribed).then(setState, () => setState('unsupported')), [isSubscribed])
  return (
    <div id="push" className={styles.form}>
      <h3>{t('push')}</h3>
      <p>{t('push.text')}</p>
      {failed?.problem?.code === 'notifications.lastBrowser' ? (
        <LastBrowserWarning id={failed.target} text={failed.problem.detail} />
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
        <ThisBrowser state={state} isSubscribed={isSubscribed} publicKey={publicKey} />
      </div>
    </div>
  )
}

function Browser({
  item: { id, browser, system, isCurrent, createdAt },
}: {
  item: LoaderData['push']['items'][number]
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
        <RemovalFields id={id} />
        <Button type="submit" size="s" aria-label={t('push.offNamed', { device })}>
          {t('push.off')}
        </Button>
      </form>
    </li>
  )
}

const RemovalFields = ({ id }: { id: string }) => (
  <>
    <input type="hidden" name="intent" value="push.remove" />
    <input type="hidden" name="id" value={id} />
  </>
)

/** Asks for confirmation when the last channel of some notification would go. */
function LastBrowserWarning({ id, text }: { id: string; text: string }) {
  const t = useMessages('notifications')
  const confirmButton = (
    <Button type="submit" name="isSure" value="yes" variant="danger">
      {t('sure.off')}
    </Button>
  )
  return (
    <form method="post" action="#notifications">
      <RemovalFields id={id} />
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
