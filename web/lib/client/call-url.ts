/** Method and URL of a call such as `GET x/cart/{p}/items`; `rest` is the input without the path parameters. */
export function fillPath(id: string, input: object) {
  const [method, template] = id.split(' ') as [string, string]
  const rest: Record<string, unknown> = { ...input }
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { method, url: `/api/${path}`, rest }
}

/** Adds the query string; undefined values are omitted. */
export function withQuery(url: string, values: Record<string, unknown>) {
  const pairs = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return pairs.length > 0 ? `${url}?${new URLSearchParams(pairs)}` : url
}
