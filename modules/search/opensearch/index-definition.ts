// The index of products. Words are analysed by modules/search/analysis before they come here (docs/decisions/0036), so terms are keywords.

/** A page starts at 10,000 at most and has 100 products. */
export const maxResultWindow = 11_000

const keyword = { type: 'keyword', doc_values: false, norms: false } as const
const integer = { type: 'integer' } as const

export const indexDefinition = {
  settings: {
    number_of_shards: 3,
    // While it is filled; see `servingSettings`.
    number_of_replicas: 0,
    refresh_interval: '-1',
    max_result_window: maxResultWindow,
    'mapping.total_fields.limit': 20_000,
    // The most popular products first: a text search for them need not see the others.
    'sort.field': ['popularity', 'id'],
    'sort.order': ['desc', 'desc'],
  },
  mappings: {
    dynamic: 'strict',
    _source: { includes: ['category'] },
    properties: {
      id: integer,
      isLive: { type: 'boolean' },
      terms: keyword,
      category: integer,
      store: integer,
      location: integer,
      brand: integer,
      unit: { type: 'keyword' },
      inStock: integer,
      stock: integer,
      available: { type: 'double' },
      verifiedUntil: integer,
      deal: integer,
      currency: { type: 'keyword' },
      priceMinor: { type: 'long' },
      minOrder: { type: 'double' },
      createdAt: integer,
      popularity: { type: 'long' },
      options: integer,
      // A few distinct values, so looking through all of them is fast.
      texts: { ...keyword, ignore_above: 8_000 },
      /** By characteristic. */
      intervals: { type: 'object', dynamic: true, properties: {} },
    },
    dynamic_templates: [{ intervals: { path_match: 'intervals.*', mapping: { type: 'double' } } }],
  },
} as const

/** Each product is on two nodes, and a change is found within a second even if nobody asks for it. */
export const servingSettings = { number_of_replicas: 1, refresh_interval: '1s' } as const
