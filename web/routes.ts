import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { allAreas } from './admin/areas.ts'

export default [
  layout('storefront/storefront.tsx', [
    index('storefront/home/home.tsx'),
    route('catalog/*', 'storefront/catalog/catalog.tsx'),
    route('search', 'storefront/search/search.tsx'),
    route('product/:slug', 'storefront/product/product.tsx'),
    route('stores/*', 'storefront/stores/stores.tsx'),
    route('store/:alias/*', 'storefront/stores/store.tsx'),
    route('call-back', 'storefront/contacts/call-back.tsx'),
    route('help', 'storefront/contacts/help.tsx'),
    route('ask', 'ask/ask.tsx'),
    route('ask/:id', 'ask/inquiry.tsx'),
    route('compare', 'storefront/compare/compare.tsx'),
    route('cart', 'storefront/cart/cart.tsx'),
    route('order/:id', 'storefront/orders/order.tsx'),
    route('messages/:chatId?', 'storefront/messages/messages.tsx'),
    route('all-catalog-categories', 'storefront/catalog/all-categories.tsx'),
    route('login', 'storefront/login/login.tsx'),
    route('restore', 'storefront/login/restore.tsx'),
    route('confirm', 'storefront/login/confirm.tsx'),
    route('unsubscribe', 'storefront/login/unsubscribe.tsx'),
    route('registration', 'storefront/registration/registration.tsx'),
    route('registration/company', 'storefront/registration/company.tsx'),
    route('invitation', 'storefront/registration/invitation.tsx'),
    route('start', 'storefront/texts/start.tsx'),
    route('contacts', 'storefront/texts/contacts.tsx'),
    route(':text', 'storefront/texts/text.tsx'),
    route('*', 'storefront/texts/not-found.tsx'),
  ]),
  route('profile', 'cabinet/cabinet.tsx', [
    index('cabinet/overview/overview.tsx'),
    route('orders', 'cabinet/orders/orders.tsx'),
    route('orders/:id', 'cabinet/orders/order.tsx'),
    route('lists', 'cabinet/lists/lists.tsx'),
    route('lists/add', 'cabinet/lists/add-to-list.tsx'),
    route('lists/:id', 'cabinet/lists/list.tsx'),
    route('quick-order', 'cabinet/quick-order/quick-order.tsx'),
    route('viewed', 'cabinet/viewed/viewed.tsx'),
    route('products', 'cabinet/products/products.tsx'),
    route('products/edit', 'cabinet/products/grid/grid.tsx'),
    route('products/:id', 'cabinet/products/product.tsx'),
    route('products/:id/history', 'cabinet/products/history/history.tsx'),
    route('approvals', 'cabinet/approvals/approvals.tsx'),
    route('approvals/:id', 'cabinet/approvals/approval.tsx'),
    route('purchasing', 'cabinet/purchasing/purchasing.tsx'),
    route('callbacks', 'cabinet/callbacks/callbacks.tsx'),
    route('messages/:chatId?', 'cabinet/messages/messages.tsx'),
    route('messages/settings', 'cabinet/answers/answers.tsx'),
    route('addresses', 'cabinet/addresses/addresses.tsx'),
    route('company', 'cabinet/company/company.tsx'),
    route('company/closing', 'cabinet/closing/closing.tsx'),
    route('company/:entity', 'cabinet/entities/entity.tsx'),
    route('notifications', 'cabinet/notifications/notifications.tsx'),
    route('settings', 'cabinet/settings/settings.tsx'),
  ]),
  route('admin', 'admin/admin.tsx', [
    index('admin/overview.tsx'),
    ...allAreas.map(({ path }) => area(path)),
    route('chats/:chatId', 'admin/chats/chat.tsx'),
    route('accounts/:accountId', 'admin/accounts/account.tsx'),
    route('stores/:storeId', 'admin/stores/store.tsx'),
  ]),
  route('profile/store', 'cabinet/choose-store.ts'),
  route('logout', 'storefront/login/logout.tsx'),
] satisfies RouteConfig

/** `/admin/brands` is admin/brands/brands.tsx, `/admin/chats/reports` is admin/chats/reports.tsx. */
function area(path: string) {
  const [folder, page = folder] = path.split('/').slice(2)
  return route(path.slice('/admin/'.length), `admin/${folder}/${page}.tsx`)
}
