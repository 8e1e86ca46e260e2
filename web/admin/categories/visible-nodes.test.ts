import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CategoryNode, visibleNodes } from './visible-nodes.ts'

const node = (id: number, parentId: number | null, name: string, childCount = 0) =>
  ({ id, parentId, name, childCount }) as CategoryNode
const tree = [
  node(1, null, 'Fasteners', 1),
  node(2, null, 'Tools', 1),
  node(3, 1, 'Bolts', 2),
  node(4, 2, 'Saws'),
  node(5, 3, 'Šrafovi'),
  node(6, 3, 'Hex bolts'),
]
const shown = (openId: number | null, query = '') => visibleNodes(tree, openId, query).map(({ id }) => id)

test('the tree is folded but for the open node and those above it', () => {
  assert.deepEqual(shown(null), [1, 2])
  assert.deepEqual(shown(3), [1, 2, 3, 5, 6])
  assert.deepEqual(shown(99), [1, 2])
  assert.deepEqual(
    visibleNodes(tree, 6, '').map(({ isOpen }) => isOpen),
    [true, false, true, false, false],
  )
})

test('a search shows what it finds with the nodes above, without regard to case and accents', () => {
  assert.deepEqual(shown(null, 'srafovi'), [1, 3, 5])
  assert.deepEqual(shown(null, ' BOLT'), [1, 3, 6])
  assert.deepEqual(shown(2, 'nothing'), [])
})
