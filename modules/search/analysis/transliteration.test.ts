import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keyboardLayoutVariants } from './keyboard-layouts.ts'
import { cyrillicToSerbian, romanize, transliterations } from './transliteration.ts'

test('text in the wrong keyboard layout has its intended text among the variants', () => {
  assert.ok(keyboardLayoutVariants('yfcjc').includes('насос'))
  assert.ok(keyboardLayoutVariants(',jkn').includes('болт'))
  assert.ok(keyboardLayoutVariants('gjlibgybr').includes('подшипник'))
  assert.ok(keyboardLayoutVariants('рнвкщтфк').includes('hydronar'))
  assert.ok(keyboardLayoutVariants('wago').includes('њаго'))
  assert.deepEqual(keyboardLayoutVariants('123'), [])
})

test('words are transliterated into the other script', () => {
  assert.ok(transliterations('shurup').includes('шуруп'))
  assert.ok(transliterations('podshipnik').includes('подшипник'))
  assert.ok(transliterations('shchetka').includes('щетка'))
  assert.ok(transliterations('болт').includes('bolt'))
  assert.ok(transliterations('чекић').includes('čekić'))
  assert.equal(cyrillicToSerbian('Ђ завртањ'.toLowerCase()), 'đ zavrtanj')
  assert.equal(romanize('подшипник'), romanize('podshipnik'))
})
