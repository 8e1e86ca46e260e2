import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('storefront/home/home.tsx'),
  route('catalog/*', 'storefront/catalog/catalog.tsx'),
  route('search', 'storefront/catalog/search.tsx'),
  route('product/:slug', 'storefront/product/product.tsx'),
  route('stores/*', 'storefront/stores/stores.tsx'),
  route('store/:alias/*', 'storefront/stores/store.tsx'),
  route('cart', 'storefront/cart/cart.tsx'),
  route('order/:id', 'storefront/orders/order.tsx'),
  route('profile', 'cabinet/cabinet.tsx', [
    index('cabinet/overview/overview.tsx'),
    route('orders', 'cabinet/orders/orders.tsx'),
    route('company', 'cabinet/company/company.tsx'),
    route('settings', 'cabinet/settings/settings.tsx'),
  ]),
  route('profile/store', 'cabinet/choose-store.ts'),
  route('all-catalog-categories', 'storefront/catalog/all-categories.tsx'),
  route('login', 'storefront/login/login.tsx'),
  route('restore', 'storefront/login/restore.tsx'),
  route('confirm', 'storefront/login/confirm.tsx'),
  route('registration', 'storefront/registration/registration.tsx'),
  route('registration/company', 'storefront/registration/company.tsx'),
  route('invitation', 'storefront/registration/invitation.tsx'),
  route('logout', 'storefront/login/logout.tsx'),
  route(':text', 'storefront/texts/text.tsx'),
  route('*', 'storefront/texts/not-found.tsx'),
] satisfies RouteConfig
