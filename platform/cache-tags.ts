type Entity = 'brand' | 'category' | 'product' | 'store'

/**
 * What cached values depend on: a row of an entity, or a whole set. Writers name tags when they change the data
 * (`invalidateTags`), readers when they use it (`cached`, `entityCache`, `tagResponse`).
 */
export type CacheTag = EntityTag<Entity> | CollectionTag

export type { Entity as CachedEntity }
type EntityTag<Name extends Entity> = `${Name}:${number}`

export const entityTags = <Name extends Entity>(entity: Name, ids: Iterable<number>): EntityTag<Name>[] =>
  Array.from(ids, (id) => `${entity}:${id}` as const)

/** `products` stands for the lists that span categories, `stores` for the directory, `new` for the newest products of the home page. */
type CollectionTag =
  | 'app-config'
  | 'banners'
  | 'bans'
  | 'brands'
  | 'categories'
  | 'metric-registry'
  | 'new'
  | 'products'
  | 'rates'
  | 'search-words'
  | 'signing-keys'
  | 'stores'
  | 'synonyms'
