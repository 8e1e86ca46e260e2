import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesIn, partProblems, railProblems } from './pages.ts'

const pages = pagesIn([
  { file: 'home.tsx', index: true },
  {
    file: 'cabinet/cabinet.tsx',
    path: 'profile',
    children: [
      { file: 'cabinet/overview.tsx', index: true },
      { file: 'cabinet/orders.tsx', path: 'orders/:id?' },
    ],
  },
])
const files = {
  'web/lib/messages.ts':
    "const partsByPath: Parts = {\n  '': ['home'],\n  profile: ['profile'],\n  'profile/orders': ['order'],\n}",
  'web/root.tsx': "const t = useMessages('shell')",
  'web/home.tsx': "import { Banner } from './Banner.tsx'\nconst t = translator(pageOf(context).locale, 'common')",
  'web/Banner.tsx': "import type { Order } from './cabinet/orders.tsx'\nconst t = useMessages('home')",
  'web/cabinet/cabinet.tsx': "const t = useMessages('profile')",
  'web/cabinet/overview.tsx': '',
  'web/cabinet/orders.tsx': "const t = translator(locale, isStore ? 'profile' : 'order')",
}
const problems = (changes: Record<string, string> = {}) =>
  partProblems(pages, new Map(Object.entries({ ...files, ...changes })))

test('pages: a part that a page or what it imports needs is missed, and one that none needs is found', () => {
  assert.deepEqual(problems(), [])
  assert.deepEqual(problems({ 'web/cabinet/overview.tsx': "const t = useMessages('order')" }), [
    "/profile does not load 'order', which web/cabinet/overview.tsx needs",
  ])
  assert.deepEqual(problems({ 'web/Banner.tsx': "const t = useMessages('order')" }), [
    "/ does not load 'order', which web/Banner.tsx needs",
    "web/lib/messages.ts: the pages of '' do not need 'home'",
  ])
})

test('pages: what is imported later needs its parts there or beside `import()`', () => {
  const later = "const load = () => import('./cabinet/orders.tsx')"
  assert.deepEqual(
    problems({ 'web/home.tsx': `import './Banner.tsx'\n${later}, loadMessages(locale, ['order', 'profile'])` }),
    [],
  )
  assert.match(problems({ 'web/home.tsx': `import './Banner.tsx'\n${later}` }).join(), /\/ does not load 'order'/)
})

test('pages: a page of the cabinet without an entry in the rail is found', () => {
  const overview = "{ path: '/profile' },"
  assert.deepEqual(railProblems(pages, `${overview} { path: '/profile/orders' }`), [])
  assert.deepEqual(railProblems(pages, `${overview} { path: '/profile/order' }`), [
    '/profile/orders/:id? has no entry in web/cabinet/nav-items.ts',
  ])
})
