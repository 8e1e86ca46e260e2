import { useEffect, useState } from 'react'
import type { showPhone } from '#modules/contacts/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { PhoneLink } from '../../shared/PhoneLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ContactMenu.module.css'
import type { Supplier } from './overlay-props.ts'

type RevealedPhone = OutputOf<typeof showPhone>

/** Numbers by store id, so that each is requested once per document. */
const revealedPhones = new Map<number, RevealedPhone>()

export function RevealPhone({
  supplier: { storeId, productId },
  isImmediate,
}: {
  supplier: Supplier
  isImmediate: boolean
}) {
  const t = useMessages('contact')
  const common = useMessages('common')
  const [phone, setPhone] = useState(revealedPhones.get(storeId))
  const [problem, setProblem] = useState('')
  const [isLoading, setLoading] = useState(false)
  const reveal = async () => {
    if (isLoading || phone) return
    setLoading(true)
    const result = await clientCall<typeof showPhone>('POST telephony/redirect-phone-number', {
      storeId,
      productId,
    })
    setLoading(false)
    if (!result.success) return setProblem(result.problem?.detail ?? t('failed'))
    revealedPhones.set(storeId, result.data)
    setPhone(result.data)
  }
  useEffect(() => {
    if (isImmediate) void reveal()
  }, [])
  if (phone)
    return (
      <div className={styles.phone}>
        <Icon name="phone" />
        <div ref={focusLink}>
          <PhoneLink number={phone.phone} />
          {phone.isRedirect && <p>{t('phone.redirect')}</p>}
          {phone.hours && <p>{phone.hours}</p>}
        </div>
      </div>
    )
  return (
    <>
      <button
        type="button"
        className={styles.way}
        data-metric="phone"
        onClick={() => void reveal()}
        aria-busy={isLoading || undefined}
      >
        <Icon name="phone" />
        {isLoading ? t('phone.asking') : common('contact.phone')}
      </button>
      <p className={styles.refusal} role="alert">
        {problem}
      </p>
    </>
  )
}

const focusLink = (box: HTMLElement | null) => box?.querySelector('a')?.focus()
