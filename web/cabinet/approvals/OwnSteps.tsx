import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import styles from '../../shared/orders/order.module.css'
import { Button } from '../../ui/Button.tsx'
import type { Request } from './approval-data.ts'

/** The steps that the buyer can take with the request. */
export function OwnSteps({ can }: Pick<Request, 'can'>) {
  const t = useMessages('purchasing')
  return (
    <div className={styles.actions}>
      {can.includes('withdraw') && (
        <ConfirmButton
          id="withdraw"
          label={t('withdraw')}
          title={t('withdraw.title')}
          text={t('withdraw.text')}
          action={t('withdraw')}
        >
          <HiddenFields intent="withdraw" />
        </ConfirmButton>
      )}
      {can.includes('repeat') && (
        <form method="post">
          <HiddenFields intent="repeat" />
          <Button type="submit" variant="solid" icon="cart">
            {t('repeat')}
          </Button>
        </form>
      )}
    </div>
  )
}
