import { accountMeta } from '../../lib/account-meta.ts'
import { translator } from '../../lib/messages.ts'
import type { Route } from './+types/product.ts'
import { CategoryChooser } from './CategoryChooser.tsx'
import { MediaForms } from './media/MediaForms.tsx'
import { ProductForm } from './ProductForm.tsx'

export { action, loader } from './product-data.ts'

export function meta({ loaderData: loaded, params: { id }, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'products')(id === 'new' ? 'new' : 'edit'),
    path: `/profile/products/${id}`,
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Product({ loaderData: { form, chooser, forms }, params: { id } }: Route.ComponentProps) {
  // A stored product starts its form anew: the rows of lists and the order of pictures are kept in the browser.
  if (form)
    return (
      <ProductForm
        key={`${id} ${form.product?.version} ${form.category.id} ${form.copyOf?.id}`}
        data={form}
        forms={forms}
      >
        {form.product && form.schema.can.update && <MediaForms product={form.product} schema={form.schema.fields} />}
      </ProductForm>
    )
  return <CategoryChooser data={chooser!} path={`/profile/products/${id}`} />
}
