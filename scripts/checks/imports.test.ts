import assert from 'node:assert/strict'
import { test } from 'node:test'
import { graphProblems } from './import-graph.ts'
import { impurities, refusal } from './imports.ts'
import { importsOf, moduleOrder } from './read-imports.ts'

const order = ['geo', 'accounts', 'carts', 'orders']
const refuses = (from: string, to: string, isType = false) => refusal(from, { to, isType }, order) !== undefined

test('imports: each row of the table can refuse', () => {
  for (const [from, to] of [
    ['platform/http/app.ts', 'modules/carts/rules.ts'],
    ['platform/log.ts', 'web/lib/page.ts'],
    ['web/root.tsx', 'platform/db/database.ts'],
    ['web/root.tsx', 'modules/carts/rules.ts'],
    ['web/root.tsx', 'platform/constants.ts'],
    ['modules/geo/routes.ts', 'modules/orders/queries.ts'],
    ['modules/carts/view.ts', 'web/lib/page.ts'],
    ['modules/carts/view.ts', 'seed/units.ts'],
    ['modules/carts/view.ts', 'pg'],
    ['modules/carts/view.ts', 'platform/db/connect.ts'],
    ['modules/carts/contract.ts', 'kysely'],
    ['modules/carts/contract.ts', 'modules/carts/rules.ts'],
    ['modules/carts/seller-contract.ts', 'modules/carts/rules.ts'],
    ['modules/carts/rules.ts', 'kysely'],
    ['modules/carts/rules.ts', 'node:fs'],
    ['seed/load.ts', 'web/root.tsx'],
    ['server.ts', 'web/server.ts'],
    ['modules/carts/view.ts', 'platform/testing/make.ts'],
    ['modules/carts/view.ts', 'modules/carts/view.fixture.ts'],
  ] as const)
    assert.ok(refuses(from, to), `${from} -> ${to}`)
})

test('imports: each row of the table can allow', () => {
  for (const [from, to] of [
    ['platform/http/app.ts', 'platform/log.ts'],
    ['web/root.tsx', 'modules/carts/contract.ts'],
    ['web/root.tsx', 'platform/values/money.ts'],
    ['web/lib/locale.ts', 'platform/constants.ts'],
    ['modules/orders/place-orders.ts', 'modules/carts/queries.ts'],
    ['modules/carts/contract.ts', 'zod'],
    ['modules/geo/contract.ts', 'modules/orders/contract.ts'],
    ['modules/geo/contract.ts', 'modules/orders/seller-contract.ts'],
    ['web/root.tsx', 'modules/orders/seller-contract.ts'],
    ['modules/orders/rules.ts', 'modules/carts/rules.ts'],
    ['seed/load.ts', 'modules/geo/queries.ts'],
    ['modules/carts/view.test.ts', 'platform/testing/make.ts'],
    ['modules/carts/view.fixture.ts', 'platform/testing/make.ts'],
    ['platform/testing/make.ts', 'modules/geo/queries.ts'],
    ['server.ts', 'modules/index.ts'],
  ] as const)
    assert.ok(!refuses(from, to), `${from} -> ${to}`)
})

test('imports are found in every form', () => {
  const text = `import type { A } from '#platform/a.ts'\nimport {\n  b,\n} from './b.ts'\nimport 'c'\nexport * from '../d.ts'\nconst e = await import('#seed/e.ts')\n`
  assert.deepEqual(importsOf('modules/x/y.ts', text), [
    { to: 'platform/a.ts', isType: true, isDynamic: false },
    { to: 'modules/x/b.ts', isType: false, isDynamic: false },
    { to: 'c', isType: false, isDynamic: false },
    { to: 'modules/d.ts', isType: false, isDynamic: false },
    { to: 'seed/e.ts', isType: false, isDynamic: true },
  ])
})

test('the order of modules is read from their list, and rules that read the clock are found', () => {
  const index = `import { cartHandlers } from './carts/routes.ts'\nimport { geoHandlers } from './geo/routes.ts'\nconst all = [\n  ...geoHandlers,\n  ...cartHandlers,\n]`
  assert.deepEqual(moduleOrder(index), ['geo', 'carts'])
  assert.deepEqual(impurities('const now = Date.now()\nconst then = new Date(now)'), ['Date.now('])
})

const graphOf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, importsOf(path, text)]))

test('cycles of imports are found, also of types and of `import()`, but not in tests', () => {
  const b = "import type { A } from './a.ts'"
  for (const a of ["import { b } from './b.ts'", "import type { B } from './b.ts'", "const b = import('./b.ts')"])
    assert.deepEqual(graphProblems(graphOf({ 'web/a.ts': a, 'web/b.ts': b })), [
      'imports form a cycle: web/a.ts -> web/b.ts -> web/a.ts',
    ])
  assert.deepEqual(
    graphProblems(graphOf({ 'web/a.test.ts': "import './b.ts'", 'web/b.ts': "import './a.test.ts'" })),
    [],
  )
  assert.deepEqual(graphProblems(graphOf({ 'web/a.ts': "import './b.ts'", 'web/b.ts': "import './c.ts'" })), [])
})

test('a long chain of imports is found; types and `import()` do not lengthen it', () => {
  const texts = {
    'web/a.ts': "import './b.ts'\nimport './c.ts'",
    'web/b.ts': "import './c.ts'",
    'web/c.ts': "import type { D } from './d.ts'\nimport('./d.ts')",
    'web/d.ts': '',
  }
  assert.deepEqual(graphProblems(graphOf(texts), 3), [])
  assert.deepEqual(graphProblems(graphOf(texts), 2), [
    'a chain has 3 files, the limit is 2: web/a.ts -> web/b.ts -> web/c.ts',
  ])
})
