import { HiddenFields } from '../../../forms/HiddenFields.tsx'
import { useMessages } from '../../../lib/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import type { StoredProduct } from '../product-data.ts'

type Props = { product: Pick<StoredProduct, 'id' | 'storeId'>; file: string; name: string }

export function RemoveFile({ product: { id, storeId }, file, name }: Props) {
  const t = useMessages('products')
  return (
    <form method="post">
      <HiddenFields intent="product.removeFile" fields={{ store: storeId, id, file }} />
      <Button type="submit" size="s" aria-label={t('media.removeFile.of', { name })}>
        {t('media.removeFile')}
      </Button>
    </form>
  )
}
