import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainWriting } from './query-writing.ts'

test('what buyers write otherwise than names', () => {
  for (const [text, read] of [
    ['copy paper 80 g/m2', 'copy paper 80 g'],
    ['бумага 80 г/м2 500 листов', 'бумага 80 г 500 листов'],
    ['кабель 2,5мм2', 'кабель 2,5мм'],
    ['pump 5 m3/h', 'pump 5 m/h'],
    ['100 M3 nuts', '100 M3 nuts'],
    ['Schuhe Gr.38', 'Schuhe Gr 38'],
    ['ботинки р.43', 'ботинки р 43'],
    ['guanti tg.L', 'guanti tg L'],
    ['2-door refrigerator', '2 door refrigerator'],
    ['6204-2RS', '6204-2RS'],
    ['15-22 mm pipe', '15 22 mm pipe'],
    ['gauge 0-10 bar', 'gauge 0-10 bar'],
    ['half inch valve', '1/2 inch valve'],
  ] as const)
    assert.equal(plainWriting(text), read)
})
