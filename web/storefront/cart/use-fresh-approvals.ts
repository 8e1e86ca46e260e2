import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { cartChangedEvent } from '../../lib/client/cart.ts'

/** For buyers with limits: judges the groups again after each change of the cart. */
export function useFreshApprovals(hasLimits: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!hasLimits) return
    const refresh = () => void revalidate()
    window.addEventListener(cartChangedEvent, refresh)
    return () => window.removeEventListener(cartChangedEvent, refresh)
  }, [hasLimits, revalidate])
}
