import type { Translate } from '../../lib/messages.ts'

export const listName = ({ name, isFavourites }: { name: string; isFavourites: boolean }, t: Translate<'lists'>) =>
  isFavourites ? t('favourites') : name
