import { listOwnProducts } from '#modules/cabinet/contract.ts'
import { maxPromotedProducts, promoteProducts } from '#modules/promotions/contract.ts'
import { callOptions, type FormAction } from '../../forms/define-actions.ts'
import { pageOf } from '../../lib/request-context.ts'
import { readQuery } from '../../list/read-query.ts'

/** Leads with the selected products to the page that promotes them, with the first ones if the whole list is selected. */
export const promoteForm: FormAction<never> = {
  input: promoteProducts.input,
  async run(api, data, { context }) {
    const isAll = data.has('isAll')
    const { params } = readQuery(listOwnProducts, new URL(pageOf(context).path, 'http://page'))
    const whole = isAll
      ? await api(listOwnProducts, { ...params, page: 1, pageSize: maxPromotedProducts }, callOptions(data))
      : null
    const ids = whole ? whole.items.map(({ id }) => id) : data.getAll('ids').slice(0, maxPromotedProducts)
    const selected = whole && whole.total > ids.length ? `&selected=${whole.total}` : ''
    return { path: ids.length > 0 ? `/profile/promotion/new?ids=${ids.join()}${selected}` : '/profile/products' }
  },
}
