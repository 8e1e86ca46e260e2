import { PageOutlet } from '../navigation/PageOutlet.tsx'
import { ShopFrame } from './shell/ShopFrame.tsx'
import { RouteErrorPage } from './texts/ErrorPage.tsx'

/** Layout of the public pages. */
export default function Storefront() {
  return (
    <ShopFrame>
      <PageOutlet />
    </ShopFrame>
  )
}

export function ErrorBoundary() {
  return (
    <ShopFrame>
      <RouteErrorPage />
    </ShopFrame>
  )
}
