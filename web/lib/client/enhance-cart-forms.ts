import type { CartCallbacks } from './cart.ts'

/**
 * Progressive enhancement of all forms with `data-enhance="cart"`: changes the cart without leaving the page. The
 * code that sends the change is imported on pointerdown; if that fails, the form is submitted natively.
 */
export function enhanceCartForms(callbacks: CartCallbacks) {
  const onPointerDown = ({ target }: Event) => {
    if ((target as Element).closest('[data-enhance=cart]')) importChangeCart().catch(() => {})
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (form.dataset.enhance !== 'cart' || event.defaultPrevented) return
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    const fields = new FormData(form, event.submitter)
    const busy = event.submitter ?? form
    form.ariaBusy = busy.ariaBusy = 'true'
    void importChangeCart()
      .then(
        ({ submitCartForm }) => submitCartForm(fields, callbacks),
        () => form.submit(),
      )
      .finally(() => (form.ariaBusy = busy.ariaBusy = null))
  }
  document.addEventListener('pointerdown', onPointerDown)
  document.addEventListener('submit', onSubmit)
  return () => {
    document.removeEventListener('pointerdown', onPointerDown)
    document.removeEventListener('submit', onSubmit)
  }
}

const importChangeCart = () => import('./change-cart.ts')
