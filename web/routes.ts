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
  route('profile/orders', 'storefront/orders/orders.tsx'),
  route('profile', 'storefront/orders/profile.tsx'),
  route('all-catalog-categories', 'storefront/catalog/all-categories.tsx'),
  route('login', 'storefront/login/login.tsx'),
  route('registration', 'storefront/login/registration.tsx'),
  route('logout', 'storefront/login/logout.tsx'),
  route(':text', 'storefront/texts/text.tsx'),
  route('*', 'storefront/texts/not-found.tsx'),
] satisfies RouteConfig
