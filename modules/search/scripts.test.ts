import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cyrillicToSerbian, otherLayouts, romanized, transliterations } from './scripts.ts'

test('what was typed on another keyboard is what was meant', () => {
  assert.ok(otherLayouts('yfcjc').includes('насос'))
  assert.ok(otherLayouts(',jkn').includes('болт'))
  assert.ok(otherLayouts('gjlibgybr').includes('подшипник'))
  assert.ok(otherLayouts('рнвкщтфк').includes('hydronar'))
  assert.ok(otherLayouts('wago').includes('њаго'))
  assert.deepEqual(otherLayouts('123'), [])
})

test('words are understood in the other script', () => {
  assert.ok(transliterations('shurup').includes('шуруп'))
  assert.ok(transliterations('podshipnik').includes('подшипник'))
  assert.ok(transliterations('shchetka').includes('щетка'))
  assert.ok(transliterations('болт').includes('bolt'))
  assert.ok(transliterations('чекић').includes('čekić'))
  assert.equal(cyrillicToSerbian('Ђ завртањ'.toLowerCase()), 'đ zavrtanj')
  assert.equal(romanized('подшипник'), romanized('podshipnik'))
})
