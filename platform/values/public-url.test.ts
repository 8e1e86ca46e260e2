import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publicUrl } from './public-url.ts'

test('a public URL is normalized (F03)', () => {
  for (const [text, address] of [
    ['https://example.com', 'https://example.com/'],
    ['HTTP://Example.COM:80/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['https://shop.example.co.uk:8443/', 'https://shop.example.co.uk:8443/'],
    ['https://пример.рф/каталог', 'https://xn--e1afmkfd.xn--p1ai/%D0%BA%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3'],
    ['https://youtube.com/@channel', 'https://youtube.com/@channel'],
    ['https://example.com/a/../b', 'https://example.com/b'],
  ] as const)
    assert.equal(publicUrl(text), address, text)
})

test('input that is no public URL, or looks like another one, is refused (F03)', () => {
  for (const text of [
    'https://user:pass@evil.example/',
    'https://user@evil.example/',
    'https://:pass@evil.example/',
    'https://good.example@evil.example',
    'https://good.example%40evil.example/',
    'https://good.example＠evil.example/',
    'https://evil.example\\@good.example',
    'https:\\\\evil.example',
    'https:/\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    '//evil.example',
    '/path',
    'evil.example',
    '',
    'https://x.example/"><b>',
    "https://x.example/'",
    'https://x.example/`',
    'https://x.example/<b',
    'https://x.example/a b',
    'https://x.example/\u00a0',
    'https://x.exa\nmple/',
    'https://x.example/\t',
    'https://x.example/\u202e',
    'https://x\u200b.example/',
    'https://x.example/\u0000',
    'https://x.example/\ud800',
    ' https://x.example/',
    'javascript:alert(1)',
    'JavaScript://x.example/%0aalert(1)',
    'data:text/html,x',
    'ftp://x.example/',
    'blob:https://x.example/1',
    'view-source:https://x.example',
    'mailto:a@x.example',
    'https://localhost/',
    'https://intranet/',
    'https://shop.localhost/',
    'https://printer.local/',
    'https://db.internal/',
    'https://x.example./',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://-x.example/',
    'https://x..example/',
    'https://x.1/',
    'https://x.example:99999/',
    `https://${'a'.repeat(64)}.example/`,
    `https://${'a.'.repeat(130)}example/`,
  ])
    assert.equal(publicUrl(text), undefined, JSON.stringify(text))
})
