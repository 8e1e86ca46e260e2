import { useEffect, useState } from 'react'
import type { showPhone } from '#modules/contacts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { clientApi } from '../../lib/client-api.ts'
import { useMessages } from '../../lib/messages.ts'
import { Phone } from '../../shared/Phone.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ContactMenu.module.css'
import type { Supplier } from './Opened.tsx'

type Shown = OutputOf<typeof showPhone>

/** As long as the page stands, a phone is asked for once. */
const known = new Map<number, Shown>()

export function ShownPhone({
  supplier: { storeId, productId },
  isAskedFor,
}: {
  supplier: Supplier
  isAskedFor: boolean
}) {
  const t = useMessages('contact')
  const common = useMessages('common')
  const [shown, setShown] = useState(known.get(storeId))
  const [refusal, setRefusal] = useState('')
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    if (isAsking || shown) return
    setAsking(true)
    const result = await clientApi<Shown>('telephony/redirect-phone-number', {
      method: 'POST',
      body: { storeId, productId },
    })
    setAsking(false)
    if (!result.success) return setRefusal(result.problem?.detail ?? t('failed'))
    known.set(storeId, result.data)
    setShown(result.data)
  }
  useEffect(() => {
    if (isAskedFor) void ask()
  }, [])
  if (shown)
    return (
      <div className={styles.phone}>
        <Icon name="phone" />
        <div ref={focusLink}>
          <Phone number={shown.phone} />
          {shown.hours && <p>{shown.hours}</p>}
        </div>
      </div>
    )
  return (
    <>
      <button type="button" className={styles.way} onClick={() => void ask()} aria-busy={isAsking || undefined}>
        <Icon name="phone" />
        {isAsking ? t('phone.asking') : common('contact.phone')}
      </button>
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
    </>
  )
}

const focusLink = (box: HTMLElement | null) => box?.querySelector('a')?.focus()
