import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blocksOf, linksIn } from './markdown-blocks.ts'

test('lines become headings, paragraphs, lists and steps', () => {
  assert.deepEqual(blocksOf('One\nline.\n\n## Title\n1. First\nstep\n2. Second\n- point\n\nEnd 1. not a step'), [
    { kind: 'paragraph', text: 'One line.' },
    { kind: 'heading', text: 'Title' },
    { kind: 'steps', items: ['First step', 'Second'] },
    { kind: 'list', items: ['point'] },
    { kind: 'paragraph', text: 'End 1. not a step' },
  ])
  assert.deepEqual(blocksOf(''), [])
})

test('links lead to paths of this site and https addresses only', () => {
  assert.deepEqual(linksIn('See [the page](/start), or [ours](https://a.example/x).'), [
    { text: 'See ' },
    { text: 'the page', target: '/start' },
    { text: ', or ' },
    { text: 'ours', target: 'https://a.example/x' },
    { text: '.' },
  ])
  for (const text of [
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](http://a.example)',
    '[x](start)',
    '[x]()',
    '[x',
  ])
    assert.deepEqual(linksIn(text), [{ text }], text)
})
