// A path for every route, with parameters that exist in the demonstration data.
import routes from '#web/routes.ts'

type Entry = (typeof routes)[number]

const paramValues: Record<string, string> = {
  ':slug': '500',
  ':alias': 'comportal-office',
  ':id': '00000000-0000-4000-8000-000000000000',
  ':accountId': '00000000-0000-4000-8000-000000000000',
  ':storeId': '2000000000',
  ':organizationId': '2000000000',
  ':branchId': '2000000000',
  ':warehouseId': '2000000000',
  ':verificationId': '2000000000',
  ':chatId': '00000000-0000-4000-8000-000000000000',
  ':productId': '2000000000',
  ':type': 'vacancies',
  ':locale': 'de',
  ':text': 'delivery',
  ':entity': 'store',
  '*': 'all',
}

const fillParams = (path: string) =>
  path
    .split('/')
    .map((part) => (part.endsWith('?') ? '' : (paramValues[part] ?? part)))
    .filter(Boolean)
    .join('/')

type Route = { path: string; file: string }
const routesIn = (entries: readonly Entry[], parent: string): Route[] =>
  entries.flatMap(({ path = '', file, children }) => {
    const own = `${parent}${path ? `/${fillParams(path)}` : ''}`
    return [{ path: own || '/', file }, ...routesIn((children ?? []) as readonly Entry[], own)]
  })

const all = routesIn(routes, '')

export const pagePaths = [...new Set(all.map(({ path }) => path))]

const hasParams = (path: string) => path.split('/').some((part) => Object.values(paramValues).includes(part))

/** The page at a path and those below it that need no parameters. */
export const pagesBelow = (start: string) => [
  ...new Set(
    all
      .filter(({ path, file }) => `${path}/`.startsWith(`${start}/`) && file.endsWith('.tsx') && !hasParams(path))
      .map(({ path }) => path),
  ),
]
