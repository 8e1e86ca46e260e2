type Entity = 'brand' | 'category' | 'product' | 'store'

/**
 * A tag names the data that cached values depend on: a row of an entity, or a whole set. Writers name tags when they change it
 * (`invalidateTags`), readers when they use it (`cached`, `entityCache`, `tagResponse`).
 */
export type CacheTag = EntityTag<Entity> | CollectionTag | KeyTag

export type { Entity as CachedEntity }
/** One entry of a cache of pages, by its key. */
type KeyTag = `key:${string}`
type EntityTag<Name extends Entity> = `${Name}:${number}`

export const entityTags = <Name extends Entity>(entity: Name, ids: Iterable<number>): EntityTag<Name>[] =>
  Array.from(ids, (id) => `${entity}:${id}` as const)

/** `products` stands for the lists that span categories, `stores` for the directory, `new` for the newest products of the home page. */
export const collectionTags = [
  'app-config',
  'banners',
  'bans',
  'brands',
  'categories',
  'metric-registry',
  'new',
  'procurement',
  'products',
  'rates',
  'search-words',
  'signing-keys',
  'stores',
  'synonyms',
  'texts',
] as const
type CollectionTag = (typeof collectionTags)[number]

export const keyTag = (key: string): KeyTag => `key:${key}`
export const keyOfTag = (tag: CacheTag) => (tag.startsWith('key:') ? tag.slice('key:'.length) : undefined)

/** A tag as somebody types it. */
export const isTag = (text: string): text is CacheTag =>
  (collectionTags as readonly string[]).includes(text) || /^(brand|category|product|store):[1-9]\d{0,9}$/.test(text)
