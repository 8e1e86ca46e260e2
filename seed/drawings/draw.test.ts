import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SaxesParser } from 'saxes'
import { draw, drawingKey, drawingViews, type DrawingView } from './draw.ts'
import { kinds, type DrawingKind, type DrawingSpec } from './kinds.ts'
import { canLetter } from './lettering.ts'

const labels = ['Ø 120×45', '1 200', 'M12']

test('every kind, variant and view is a small well-formed SVG', () => {
  for (const { spec, view } of everything()) {
    const svg = draw(spec, view), name = `${spec.kind} ${spec.variant} ${view}`
    assertWellFormed(svg, name)
    assert.doesNotMatch(svg, /NaN|undefined|Infinity|null/, name)
    assert.doesNotMatch(svg, /<text|href|style=|font/, name)
    assert.ok(svg.length < 14_000, `${name} has ${svg.length} characters`)
  }
})

test('extreme ratios and counts can be drawn', () => {
  for (const { spec, view } of everything()) {
    if (view !== 'main') continue
    for (const [ratio, count] of [[.01, 1], [.3, 2], [1, 5], [2.5, 16], [1000, 1000], [0, 0], [-1, -1], [Number.NaN, Infinity]]) {
      const svg = draw({ ...spec, ratio, count, labels: [] }, view), name = `${spec.kind} ${spec.variant} ${ratio} ${count}`
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/, name)
      assert.doesNotMatch(svg, /\br[xy]?="-|(width|height)="-/, name)
      assert.ok(svg.length < 14_000, `${name} has ${svg.length} characters`)
    }
  }
})

test('ratio and count change the pictures of the kinds that declare them', () => {
  for (const [kind, { variants, ratio, count }] of entries()) {
    const differs = (low: Partial<DrawingSpec>, high: Partial<DrawingSpec>) =>
      variants.some((variant) => drawingKey({ kind, variant, ...low }) !== drawingKey({ kind, variant, ...high }))
    if (ratio) assert.ok(differs({ ratio: .3 }, { ratio: 30 }), `${kind} ratio`)
    if (count) assert.ok(differs({ count: 1 }, { count: 60 }), `${kind} count`)
  }
})

test('variants of a kind have different drawings', () => {
  for (const [kind, { variants }] of entries()) {
    assert.equal(new Set(variants.map((variant) => drawingKey({ kind, variant }))).size, variants.length, kind)
  }
})

test('keys are equal only for equal pictures', () => {
  const spec: DrawingSpec = { kind: 'bolt', variant: 'hex', ratio: 5, labels: ['60', 'M12'] }
  assert.equal(drawingKey(spec), drawingKey({ ...spec, labels: ['60', 'M12'] }))
  assert.equal(drawingKey(spec), drawingKey({ ...spec, variant: undefined }))
  assert.equal(drawingKey({ ...spec, ratio: 50 }), drawingKey({ ...spec, ratio: 500 }))
  assert.notEqual(drawingKey(spec), drawingKey({ ...spec, labels: ['70', 'M12'] }))
  assert.notEqual(drawingKey(spec, 'main'), drawingKey(spec, 'end'))
  assert.match(drawingKey(spec), /^[0-9a-f]{20}$/)
})

test('a dimension line without text is omitted', () => {
  assert.ok(draw({ kind: 'pump', labels: [] }).length < draw({ kind: 'pump', labels }).length)
  assert.ok(draw({ kind: 'pump', labels: ['', '2.2 kW'] }).length < draw({ kind: 'pump', labels: ['DN 40', '2.2 kW'] }).length)
})

test('all characters allowed in labels have glyphs', () => {
  assert.ok(canLetter('ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 Ø×.,/-+°%#:'))
})

function* everything(): Generator<{ spec: DrawingSpec; view: DrawingView }> {
  for (const [kind, { variants }] of entries()) {
    for (const variant of variants) for (const view of drawingViews) yield { spec: { kind, variant, labels }, view }
  }
}

function entries() {
  return Object.entries(kinds) as [DrawingKind, { variants: readonly string[]; ratio?: string; count?: string }][]
}

function assertWellFormed(svg: string, name: string) {
  const parser = new SaxesParser()
  parser.on('error', (error) => assert.fail(`${name}: ${error.message}`))
  parser.write(svg).close()
}
