import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Block, blocksOf, textOf } from './markdown-blocks.ts'

const text = (words: string) => ({ kind: 'text' as const, text: words })
const item = (words: string): Block[] => [{ kind: 'line', parts: [text(words)] }]

test('lines become headings, paragraphs, lists and steps', () => {
  assert.deepEqual(blocksOf('One\nline.\n\n## Title\n1. First\n2. Second\n\n- point\n\nEnd'), [
    { kind: 'paragraph', parts: [text('One line.')] },
    { kind: 'heading', level: 2, parts: [text('Title')] },
    { kind: 'steps', items: [item('First'), item('Second')] },
    { kind: 'list', items: [item('point')] },
    { kind: 'paragraph', parts: [text('End')] },
  ])
  assert.deepEqual(blocksOf(''), [])
})

test('a title of the first level stands below that of the page', () => {
  assert.deepEqual(blocksOf('# A'), [{ kind: 'heading', level: 2, parts: [text('A')] }])
})

test('words are strong and emphasised, and tables have cells', () => {
  assert.deepEqual(blocksOf('**a** *b*'), [
    {
      kind: 'paragraph',
      parts: [{ kind: 'strong', parts: [text('a')] }, text(' '), { kind: 'emphasis', parts: [text('b')] }],
    },
  ])
  assert.deepEqual(blocksOf('| a | b |\n|---|---|\n| 1 | 2 |'), [
    { kind: 'table', head: [[text('a')], [text('b')]], rows: [[[text('1')], [text('2')]]] },
  ])
})

test('links lead to paths of this site, https and e-mail addresses only', () => {
  const linksOf = (markdown: string) =>
    blocksOf(markdown).flatMap((block) =>
      block.kind === 'paragraph' ? block.parts.flatMap((part) => (part.kind === 'link' ? [part.target] : [])) : [],
    )
  assert.deepEqual(linksOf('[the page](/start), [ours](https://a.example/x) [mail](mailto:a@b.example)'), [
    '/start',
    'https://a.example/x',
    'mailto:a@b.example',
  ])
  for (const wrong of [
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](http://a.example)',
    '[x](start)',
    '[x](data:text/html,x)',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '<javascript:alert(1)>',
  ])
    assert.deepEqual(linksOf(wrong), [], wrong)
})

test('HTML and pictures stay text', () => {
  for (const markdown of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onclick="x">b</b>',
    '![a](/x.png)',
  ]) {
    const [block] = blocksOf(markdown)
    assert.equal(block?.kind, 'paragraph', markdown)
    assert.equal(textOf((block as { parts: Parameters<typeof textOf>[0] }).parts), markdown)
  }
})
