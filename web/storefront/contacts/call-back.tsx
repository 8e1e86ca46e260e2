import { data } from 'react-router'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { getProduct } from '#modules/catalog/contract.ts'
import { requestCallback, showPhone } from '#modules/contacts/contract.ts'
import { getStore } from '#modules/suppliers/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { useCaptcha } from '../../lib/client/captcha.ts'
import { formErrorContext, invalidForm } from '../../lib/invalid-form.ts'
import { tryCall, loaderCall, pageOf } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { PhoneLink } from '../../shared/PhoneLink.tsx'
import { ChatLink } from '../../shared/ChatLink.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import { live } from '../../lib/live.ts'
import { CaptchaField } from '../login/CaptchaField.tsx'
import { readCaptchaToken, toFormErrors } from '../login/form-errors.ts'
import type { Route } from './+types/call-back.ts'
import { CallbackFields } from './CallbackFields.tsx'
import { CallbackSent } from './CallbackSent.tsx'
import styles from './contacts.module.css'
import { callbackFields, readFields } from './contact-form.ts'

type Context = Route.LoaderArgs['context']

export async function loader({ context, url }: Route.LoaderArgs) {
  const { isAuth } = pageOf(context)
  const [{ id, alias, name, hasPhone }, product, account] = await Promise.all([
    findStore(context, url),
    findProduct(context, url),
    isAuth ? tryCall(context, (api) => api(getAccountContext, {})) : null,
  ])
  const contact = account?.success ? account.data : null
  return {
    store: { id, alias, name, hasPhone },
    product: product?.supplier.id === id ? { id: product.id, name: product.name, slug: product.slug } : null,
    defaults: { phone: contact?.phone ?? '', name: contact?.name ?? '' },
    hasFailed: context.get(formErrorContext),
  }
}

const findStore = (context: Context, url: URL) =>
  loaderCall(context, (api) => api(getStore, { alias: (url.searchParams.get('store') ?? '').slice(0, 100) }))

async function findProduct(context: Context, url: URL) {
  const id = Number(url.searchParams.get('product'))
  if (!Number.isInteger(id) || id <= 0 || id >= 2 ** 31) return null
  const found = await tryCall(context, (api) => api(getProduct, { ...live, id }))
  return found.success ? found.data : null
}

/** Reveals the phone number or requests a call; contact buttons on other pages post here too. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const [store, product] = await Promise.all([findStore(context, url), findProduct(context, url)])
  const subject = { storeId: store.id, productId: product?.supplier.id === store.id ? product.id : undefined }
  const form = await request.formData()
  const empty = { shown: null, sent: null, formErrors: null, values: null, phoneRefusal: null }
  if (form.get('intent') === 'phone') {
    const result = await tryCall(context, (api) => api(showPhone, subject))
    if (result.success) return { ...empty, shown: result.data }
    return data({ ...empty, phoneRefusal: result.problem.detail }, { status: result.problem.status })
  }
  const t = translator(pageOf(context).locale, 'contact')
  const values = readFields(form, callbackFields)
  const input = { ...subject, ...values, captchaToken: readCaptchaToken(form) } as InputOf<typeof requestCallback>
  const result = await tryCall(context, (api) => api(requestCallback, input))
  if (result.success) return { ...empty, sent: { phone: result.data.phone, time: values.preferredTime || 'Now' } }
  const formErrors = toFormErrors(result.problem, { phone: t('callback.error.phone') })
  return invalidForm(context, { ...empty, values, formErrors }, result.problem.status)
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page || !loaded) return []
  const title = translator(page.locale, 'common')('contact.of', { store: loaded.store.name })
  const failed = translator(page.locale, 'contact')('title.failed', { title })
  return pageMeta({ title: loaded.hasFailed ? failed : title, page, path: '/call-back', noindex: true })
}

export default function CallBack({ loaderData: { store, product, defaults }, actionData }: Route.ComponentProps) {
  const t = useMessages('contact')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const captcha = useCaptcha('callback')
  const { shown, sent, values, formErrors, phoneRefusal } = actionData ?? {}
  const state = values && formErrors ? { values, formErrors, attempts: 1 } : null
  return (
    <main className={layout.wrap}>
      <Breadcrumbs
        items={[
          { label: store.name, href: href(`/store/${store.alias}`) },
          { label: common('contact.of', { store: store.name }) },
        ]}
      />
      <div className={styles.page}>
        <header>
          <h1>{common('contact.of', { store: store.name })}</h1>
          {product && (
            <p>
              <a href={href(`/product/${product.slug}`)}>{product.name}</a>
            </p>
          )}
        </header>
        <div>
          <ChatLink store={store} productId={product?.id} />
        </div>
        {store.hasPhone && (
          <section aria-labelledby="phone">
            <h2 id="phone">{t('phone')}</h2>
            {shown ? (
              <div className={styles.number} role="status">
                <PhoneLink number={shown.phone} />
                {shown.hours && <p>{shown.hours}</p>}
              </div>
            ) : (
              <form method="post">
                {phoneRefusal && <p role="alert">{phoneRefusal}</p>}
                <Button type="submit" name="intent" value="phone" icon="phone">
                  {common('contact.phone')}
                </Button>
              </form>
            )}
          </section>
        )}
        <section aria-labelledby="callback">
          <h2 id="callback">{common('contact.callback')}</h2>
          {sent ? (
            <CallbackSent store={store.name} {...sent} />
          ) : (
            <form method="post" noValidate className={styles.form} {...captcha.form}>
              <p>{t('callback.lead', { store: store.name })}</p>
              <CallbackFields defaults={defaults} state={state} />
              <CaptchaField captcha={captcha} />
            </form>
          )}
        </section>
      </div>
    </main>
  )
}
