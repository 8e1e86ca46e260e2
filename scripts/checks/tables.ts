// A table is written by one module; others call a named function of that module. Tables of platform belong to platform.
import { readSource, report, sourceFiles } from '../project-files.ts'

type Sources = ReadonlyMap<string, string>

/** Tables that two modules write, each with the reason. */
export const sharedTables: Record<string, string> = {
  brands:
    'catalog adds the brands of imported products and counts their products; administrators edit them as a resource',
  categories: 'catalog counts their products; administrators edit them',
  carts: 'a sign-in merges the anonymous cart in its own transaction, and accounts come before carts',
  cart_items: 'the same',
}

/** Files that write tables whose names are in variables, each with the reason. */
export const dynamicWriters: Record<string, string> = {
  'modules/administration/erase-stores.ts':
    'deletes what store-tables.ts lists of all modules, which a test compares with the database',
  'modules/privacy/anonymise.ts': 'erases by the personal-data inventory, which a test compares with the database',
  'modules/catalog/write-products/part-rows.ts': 'the parts of products are tables of catalog',
  'modules/search/postgres/text-index.ts': 'the index and the one that is built beside it',
  'modules/search/text/term-dictionary.ts': 'the same for the terms of the index',
  'platform/resource/items.ts': 'the module that declares a resource counts as the writer of its table',
  'platform/resource/bulk-changes.ts': 'the same',
}

const isWriter = (path: string) =>
  /^(modules|platform)\//.test(path) && !/\.(test|fixture)\.ts$|^platform\/testing\//.test(path)
const ownerOf = (path: string) => (path.startsWith('platform/') ? 'platform' : path.split('/')[1]!)

export function tableProblems(sources: Sources, tables: ReadonlySet<string>, shared = sharedTables): string[] {
  const writers = writersOf(sources, tables)
  const problems = [...writers]
    .filter(([table, paths]) => !shared[table] && new Set([...paths].map(ownerOf)).size > 1)
    .map(([table, paths]) => `${table} is written by more than one module: ${[...paths].join(', ')}`)
  const needless = Object.keys(shared).filter((table) => new Set([...(writers.get(table) ?? [])].map(ownerOf)).size < 2)
  return [...problems, ...needless.map((table) => `${table} need not be an exception in scripts/checks/tables.ts`)]
}

/** Writers that the rule for tables cannot see, unless they are known; and known ones that are none. */
export function dynamicWriterProblems(sources: Sources, known = dynamicWriters): string[] {
  const found = [...sources].flatMap(([path, text]) => (isWriter(path) && writeByVariable.test(text) ? [path] : []))
  return [
    ...found
      .filter((path) => !(path in known))
      .map((path) => `${path} writes a table whose name is in a variable, so nobody sees that it has one writer`),
    ...Object.keys(known)
      .filter((path) => !found.includes(path))
      .map((path) => `${path} need not be an exception in scripts/checks/tables.ts`),
  ]
}

/** The files that write each table: in SQL, by Kysely, or as a resource. */
function writersOf(sources: Sources, tables: ReadonlySet<string>) {
  const writers = new Map<string, Set<string>>()
  for (const [path, text] of sources)
    for (const [, inSql, inKysely, ofResource] of isWriter(path) ? text.matchAll(write) : []) {
      const table = (inSql ?? inKysely ?? ofResource)!.toLowerCase()
      if (tables.has(table)) writers.set(table, (writers.get(table) ?? new Set()).add(path))
    }
  return writers
}

const write =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|copy|truncate)\s+(?:only\s+|table\s+)?"?(\w+)|\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)|^\s*table: '(\w+)'/gim

const writeByVariable =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?\$\{sql\.(?:table|ref|raw|id)\(/i

export const tablesIn = (migrations: string) =>
  new Set(
    [...migrations.matchAll(/\bcreate (?:unlogged )?table (?:if not exists )?"?(\w+)/gi)].map(([, table]) => table!),
  )

if (import.meta.main) {
  const tables = tablesIn(
    sourceFiles(/\.sql$/)
      .map(readSource)
      .join('\n'),
  )
  const sources = new Map(sourceFiles(/\.ts$/).map((path) => [path, readSource(path)]))
  report(
    [...tableProblems(sources, tables), ...dynamicWriterProblems(sources)],
    `${tables.size} tables have one writer each`,
  )
}
