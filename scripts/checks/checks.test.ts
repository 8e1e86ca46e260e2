import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Name } from '#platform/contract.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { defineResource } from '#platform/resource/resource-contract.ts'
import { callsIn, problemsOf as problemsOfCalls, readList } from './calls.ts'
import { missingErrors, problemsOf as problemsOfMessages } from './messages.ts'
import { tooFull, tooLong } from './sizes.ts'
import { jobProblems, routeProblems } from './wiring.ts'

const whole = (text: string) =>
  Object.fromEntries(['en', 'ru', 'sr', 'de', 'it', 'tr'].map((locale) => [locale, { key: text }]))
const problems = (locale: string, text: string, reference = '{count} goods in the basket') =>
  problemsOfMessages('cart', { ...whole('{count} –'), en: { key: reference }, [locale]: { key: text } }).filter(
    (line) => line.includes(`/${locale}/`),
  )

test('messages: each fault is found', (t) => {
  t.mock.method(console, 'error', () => {})
  assert.match(problems('de', '')[0]!, /empty/)
  assert.match(problems('de', 'im Korb')[0]!, /lacks \{count\}/)
  assert.match(problems('de', '{count} {more}')[0]!, /has \{more\}/)
  assert.match(problems('de', '{count')[0]!, /no ICU message/)
  assert.match(problems('de', '{count} goods in the basket')[0]!, /still English/)
  assert.match(problems('ru', '{count, plural, one {# товар} other {# товаров}}')[0]!, /plural form few/)
  assert.deepEqual(
    problems('ru', '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}'),
    [],
  )
  assert.deepEqual(problemsOfMessages('cart', { ...whole('a'), tr: {} }), ['messages/tr/cart.json: key is missing'])
  assert.deepEqual(problemsOfMessages('cart', { ...whole('a'), tr: undefined }), ['messages/tr/cart.json is missing'])
  assert.equal(problemsOfMessages('cart', { ...whole('a'), tr: { key: 'a', other: 'b' } }).length, 1)
})

test('messages: a declared error without a text is found', () => {
  assert.equal(missingErrors(new Map([['orders.notFound', 404]]), { 'status.404': 'Not found' }).length, 1)
})

test('calls: each fault is found', () => {
  const specified = readList('# comment\nGET\ta\tpublic\twhat\nPOST\tb\tadmin\twhat\n')
  const a = { id: 'GET a', access: 'public' as const }
  const b = { id: 'POST b', access: 'admin:bans' as const }
  const lists = { specified, served: [a, b], declared: [a, b], open: [], added: {} }
  assert.deepEqual(problemsOfCalls(lists), [])
  assert.match(problemsOfCalls({ ...lists, served: [a] }).join(), /no handler.*not served/)
  assert.match(problemsOfCalls({ ...lists, open: ['GET a'] }).join(), /take it out/)
  assert.match(problemsOfCalls({ ...lists, declared: [{ ...a, access: 'user' }, b] }).join(), /says public/)
  const c = { id: 'GET c', access: 'public' as const }
  assert.match(problemsOfCalls({ ...lists, served: [a, b, c], declared: [a, b, c] }).join(), /not in docs/)
  assert.deepEqual(
    problemsOfCalls({ ...lists, served: [a, b, c], declared: [a, b, c], added: { 'GET c': 'because' } }),
    [],
  )
  const below = { id: 'GET d/list', access: 'public' as const }
  const withBelow = { ...lists, served: [a, b, below], declared: [a, b, below] }
  assert.deepEqual(problemsOfCalls({ ...withBelow, added: { 'd/*': 'because' } }), [])
  assert.match(problemsOfCalls({ ...withBelow, added: { 'e/*': 'because' } }).join(), /d\/list is not in.*e\/\* is an/)
})

test('calls: those of a resource are declared, and of its bulk changes those that it names', () => {
  const things = defineResource('brand', {
    path: 'x/brand',
    access: 'admin:brands',
    table: 'things',
    noun: 'a thing',
    fields: { name: Name(20) },
    sort: ['name'],
    bulk: ['delete'],
  })
  assert.deepEqual(
    callsIn({ things, maxLength: 20 }).map(({ id }) => id.split('/').at(-1)),
    ['list', 'single', 'create', 'update', 'delete', 'bulk-delete'],
  )
})

test('sizes: code is limited, data is not', () => {
  const long = 'line\n'.repeat(301)
  assert.match(tooLong('modules/carts/view.ts', long)!, /301 lines/)
  assert.equal(tooLong('modules/carts/view.ts', 'line\n'.repeat(300)), undefined)
  assert.equal(tooLong('seed/units.ts', long), undefined)
  assert.ok(tooLong('scripts/tool.ts', 'line\n'.repeat(121)))
})

test('sizes: a folder is limited without its tests, and migrations are not', () => {
  const filesIn = (folder: string, ending = 'ts') =>
    Array.from({ length: 31 }, (_, at) => `${folder}/file-${at}.${ending}`)
  assert.match(tooFull(filesIn('modules/carts')).join(), /modules\/carts has 31 files/)
  assert.deepEqual(tooFull([...filesIn('modules/carts', 'test.ts'), ...filesIn('migrations')]), [])
})

test('wiring: a job without a handler or a start, a job list that is not used and a route that is not registered are found', () => {
  const sources = new Map([
    ['modules/jobs.ts', "import { cartJobs } from './carts/jobs.ts'"],
    ['modules/carts/jobs.ts', "const remind = handle(defineJob('carts:remind'), { run })"],
    ['modules/orders/jobs.ts', "const close = handle(defineJob('orders:close'), { run })"],
  ])
  const jobs = ['carts:remind', 'orders:close'].map((name) => ({ job: defineJob(name), schedule: '7 * * * *' }))
  assert.deepEqual(jobProblems(sources, jobs), ['modules/orders/jobs.ts is not listed in modules/jobs.ts'])
  sources.set('modules/jobs.ts', "import './carts/jobs.ts'\nimport './orders/jobs.ts'")
  assert.deepEqual(jobProblems(sources, jobs), [])
  assert.match(jobProblems(sources, jobs.slice(1)).join(), /carts:remind has no handler/)
  assert.match(jobProblems(sources, [...jobs, jobs[0]!]).join(), /carts:remind has two handlers/)
  sources.set('modules/orders/again.ts', "defineJob(\n  'orders:close', Payload)")
  assert.match(jobProblems(sources, jobs).join(), /orders:close is declared in modules\/orders\/jobs.ts, too/)
  sources.delete('modules/orders/again.ts')
  const [remind, close] = jobs
  assert.match(jobProblems(sources, [remind!, { job: close!.job }]).join(), /orders:close has no schedule/)
  sources.set('modules/orders/jobs.ts', "const close = defineJob('orders:close')\nhandle(close, { run })")
  assert.match(jobProblems(sources, [remind!, { job: close!.job }]).join(), /nothing enqueues it/)
  sources.set('modules/orders/place.ts', 'await enqueueEach(\n  tx,\n  close,\n  runs)')
  assert.deepEqual(jobProblems(sources, [remind!, { job: close!.job }]), [])
  const route = [
    'modules/orders/print.ts',
    'export function registerPrints(app: FastifyInstance, options: Options) {',
  ] as const
  assert.deepEqual(routeProblems(new Map([route])), [
    'modules/orders/print.ts: modules/routes.ts does not call registerPrints',
  ])
  assert.deepEqual(routeProblems(new Map([route, ['modules/routes.ts', '  registerPrints(app, options)']])), [])
})
