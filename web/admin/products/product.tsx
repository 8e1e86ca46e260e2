import { findAnyUndo, getAnyProduct } from '#modules/cabinet/all-products-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { loadUndo } from '../../shared/products/undo-data.ts'
import { UndoNote, UndoOutcome } from '../../shared/products/UndoNote.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import { AuditTrail } from '../audit/AuditTrail.tsx'
import { ItemActions } from '../ItemActions.tsx'
import type { Route } from './+types/product.ts'
import { intents, useProductActions } from './product-actions.tsx'
import { ProductStatusTag } from './product-columns.tsx'
import { eraseForm, productForms } from './product-forms.ts'
import { ProductFacts } from './ProductFacts.tsx'

type Product = OutputOf<typeof getAnyProduct>

const actions = defineActions({ ...productForms, erase: eraseForm('/admin/products?done=erase') })
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const {
    context,
    params: { productId },
    url,
  } = args
  if (!/^[1-9]\d{0,9}$/.test(productId)) throw new Response(null, { status: 404 })
  const product = await loaderCall(context, (api) => api(getAnyProduct, { id: productId }))
  return { product, undo: await loadUndo(findAnyUndo, args), forms: actions.loaderData(context, url) }
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return loaded
    ? accountMeta(root.loaderData?.page, {
        title: () => loaded.product.name,
        path: '/admin/products',
        hasFormError: loaded.forms.hasFailed,
      })
    : []
}

/** A product with its facts and its history, and what an administrator can do about it. */
export default function ProductPage({ loaderData: { product, undo, forms } }: Route.ComponentProps) {
  const t = useMessages('admin-products')
  const locale = useLocale()
  const href = useLocalizedHref()
  const done = useDone(forms)
  const { id, name, blockReason, blockedAt, isShown } = product
  const possible = intentsOf(product)
  return (
    <div className={layout.stack} data-gap="l">
      <div className={layout.stack}>
        <PageHead title={name}>
          <ProductStatusTag {...product} />
          {isShown && (
            <ButtonLink href={href(`/product/${id}`)} size="s">
              {t('view')}
            </ButtonLink>
          )}
        </PageHead>
        {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
        <UndoNote change={undo} />
        <UndoOutcome />
        <FormProblem intents={[...intents, 'undo']} />
        {blockReason !== null && (
          <Note tone="warn">{t('blocked', { reason: blockReason, date: formatDate(blockedAt!, locale) })}</Note>
        )}
        <ProductFacts product={product} />
        <ItemActions
          id={id}
          name={name}
          path={`/admin/products/${id}`}
          actions={useProductActions().filter(({ intent }) => possible.includes(intent))}
        />
      </div>
      <AuditTrail entries={product.audit} />
    </div>
  )
}

function intentsOf({ status, isShown }: Product): readonly string[] {
  if (status === 'Blocked') return ['unblock', 'erase']
  return [status === 'Active' ? 'archive' : 'activate', 'block', ...(isShown ? ['promote'] : []), 'erase']
}
