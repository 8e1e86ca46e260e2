import type { Call } from '#platform/contract.ts'

export type Item = Readonly<Record<string, unknown>>
export type Progress = { rowCount: number; total: number | null }
type ListPage = { items: Item[]; total?: number; nextCursor?: string | number | null }
type Options = { filter: Readonly<Record<string, string>>; report: (progress: Progress) => Promise<void> }

/** A sheet holds a few more. */
export const maxRows = 1_000_000

/** All items of a list, page by page: by its cursor, or by page numbers, where an item that moves on to the next page is left out there. */
export async function* readItems(
  { input }: Call,
  read: (input: object) => Promise<unknown>,
  { filter, report }: Options,
): AsyncGenerator<Item> {
  const size = 'limit' in input.shape ? 'limit' : 'pageSize'
  const isNumbered = 'page' in input.shape
  const pageSize = maxOf(input, size)
  let known = new Set<unknown>()
  let [rowCount, page, cursor] = [0, 1, undefined as string | number | undefined]
  for (;;) {
    const place = isNumbered ? { page } : { cursor }
    const { items, total = null, nextCursor } = (await read({ ...filter, ...place, [size]: pageSize })) as ListPage
    for (const item of items) {
      if (rowCount === maxRows) break
      if (known.has(item.id ?? item)) continue
      rowCount++
      yield item
    }
    await report({ rowCount, total })
    const isLast = isNumbered ? items.length < pageSize : nextCursor === null || nextCursor === undefined
    if (isLast || rowCount === maxRows) return
    known = new Set(items.map((item) => item.id ?? item))
    page++
    cursor = nextCursor ?? undefined
  }
}

const sizes = [500, 200, 100]

/** The largest page that the list gives: a larger size is answered by its default one. */
const maxOf = ({ shape }: Call['input'], field: string) =>
  sizes.find((size) => shape[field]?.safeParse(size).data === size) ?? 50
