import { FormProblem } from '../../forms/FormProblem.tsx'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { PhoneLink } from '../../shared/PhoneLink.tsx'
import { ChatLink } from '../../shared/ChatLink.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/call-back.ts'
import { CallbackForm } from './CallbackForm.tsx'
import { CallbackSent } from './CallbackSent.tsx'
import styles from './contacts.module.css'

export { action, loader } from './call-back-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page || !loaded) return []
  const title = translator(page.locale, 'common')('contact.of', { store: loaded.store.name })
  const failed = translator(page.locale, 'contact')('title.failed', { title })
  return pageMeta({ title: loaded.forms.hasFailed ? failed : title, page, path: '/call-back', noindex: true })
}

export default function CallBack({ loaderData: { store, product, defaults }, actionData }: Route.ComponentProps) {
  const t = useMessages('contact')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const { phone, sent } = actionData?.step ?? {}
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
            {phone ? (
              <div className={styles.number} role="status">
                <PhoneLink number={phone.phone} />
                {phone.isRedirect && <p>{t('phone.redirect')}</p>}
                {phone.hours && <p>{phone.hours}</p>}
              </div>
            ) : (
              <form method="post">
                <FormProblem intents={['phone']} />
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
            <CallbackForm store={store.name} defaults={defaults} />
          )}
        </section>
      </div>
    </main>
  )
}
