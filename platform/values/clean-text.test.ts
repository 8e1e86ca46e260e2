import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanLine, cleanText } from './clean-text.ts'

test('a line keeps visible characters and the joiners that shape them (F15u)', () => {
  for (const [text, clean] of [
    // Bidirectional controls.
    ['\u202eexe.tnuocca\u202c', 'exe.tnuocca'],
    ['\u2066a\u2067b\u2068c\u2069', 'abc'],
    ['\u200ea\u200fb\u061cc', 'abc'],
    ['\u206aa\u206f', 'a'],
    // Zero-width and blank characters.
    ['Ac\u200bme\u2060 Ltd\ufeff', 'Acme Ltd'],
    ['Ac\u00adme', 'Acme'],
    ['A\u{e0041}\u{e007f}B', 'AB'],
    ['a\u034fb\u180ec\u3164d\u115fe', 'abcde'],
    ['a\ufff9b\ufffb', 'ab'],
    ['x\ufe0f', 'x'],
    // Controls and white space.
    ['a\u0007\u001b[31mb\u009f', 'a[31mb'],
    ['  a \t\r\n b\u00a0\u2003c\u3000', 'a b c'],
    ['a\u2028b\u2029c\u0085d', 'a b c d'],
    ['a \u200b b', 'a b'],
    ['a\u2800b', 'a b'],
    // Unicode normalization.
    ['Mu\u0308ller', 'Müller'],
    ['e\u200b\u0301', 'é'],
    ['\u212b', 'Å'],
    ['\ud800', '\ufffd'],
    // Joiners are kept between letters of joining scripts and between emoji only.
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क\u094d\u200dष', 'क\u094d\u200dष'],
    ['Pay\u200dPal', 'PayPal'],
    ['Auf\u200clage', 'Auflage'],
    ['ا\u200d', 'ا'],
    ['ا\u200d\u200dب', 'اب'],
    ['\u200dé', 'é'],
    ['👩🏽\u200d🔧 👩\u200d👧', '👩🏽\u200d🔧 👩\u200d👧'],
    ['🏳️\u200d🌈', '🏳️\u200d🌈'],
    ['❤️ 1️⃣ 🇷🇸', '❤️ 1️⃣ 🇷🇸'],
    ['👩\u200d', '👩'],
    // Nothing visible.
    ['\u200b\u2060\u3164', ''],
    ['\u202e\u202c', ''],
    [' \u2800 ', ''],
    ['\u{e0041}', ''],
    ['\u0000', ''],
    // Letters and symbols of the supported languages.
    ['Șoseaua Çiğdem, Đorđe & Söhne GmbH – „Ж“ №5 ½″', 'Șoseaua Çiğdem, Đorđe & Söhne GmbH – „Ж“ №5 ½″'],
  ] as const) {
    assert.equal(cleanLine(text), clean, JSON.stringify(text))
    assert.equal(cleanLine(clean), clean, 'cleaning is idempotent')
  }
})

test('a text keeps its lines and loses control characters (F15u)', () => {
  for (const [text, clean] of [
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a\tb', 'a\tb'],
    ['\u0007\u001b[31m', '[31m'],
    ['\u202eabc\u2066', 'abc'],
    ['a\u{e0041}b\ufeff', 'ab'],
    ['  a  b \n\n c ', 'a  b \n\n c'],
    ['Mu\u0308ller', 'Müller'],
    ['\u200dé', '\u200dé'],
    ['שלום\u200f!', 'שלום\u200f!'],
    ['  ', ''],
    ['\u200b\n\u200b', ''],
    ['\ud800', '\ufffd'],
  ] as const) {
    assert.equal(cleanText(text), clean, JSON.stringify(text))
    assert.equal(cleanText(clean), clean, 'cleaning is idempotent')
  }
})
