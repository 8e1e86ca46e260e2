import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutContacts } from './contacts.ts'

test('sentences with contacts are cut', () => {
  const cases: [text: string, left: string][] = [
    ['Прочный. Просьба отправлять запросы на WhatsApp! +7 707 123 45 67, Асель', 'Прочный.'],
    ['Болт М8. Тел.: (727) 250-12-34. Оцинкован.', 'Болт М8. Оцинкован.'],
    ['Звоните 8 (800) 555-35-35!', ''],
    ['Пишите в телеграм @boltshop\nСталь 40Х', 'Сталь 40Х'],
    ['Mail us: sales@bolt.example. Zinc plated.', 'Zinc plated.'],
    ['Каталог: https://bolt.example/cat\n\n\nВес 3 кг', 'Вес 3 кг'],
    ['t.me/bolts и www.bolts.example', ''],
    ['Связь: 8 707 123 45 67', ''],
  ]
  for (const [text, left] of cases) assert.equal(withoutContacts(text), left, text)
})

test('numbers, codes and functions of products are no contacts', () => {
  for (const text of [
    'Картридж 106R02773, 106R03048 для Xerox Phaser 3020. Ресурс 1 500 страниц.',
    'Штрихкод 4006381333931, ГОСТ 7798-70, ISO 4017.',
    'USB 2.0, 4k@60Hz with DSC, 2 x Display, температура от +5 до +40 °C.',
    'IP-телефон на 4 линии, поддержка WhatsApp и Viber.',
    'Размеры 1200 800 600, нагрузка 8 128 кг.',
    'Класс 8.8, 8-гранный, 100 000 000 циклов, +10 000 часов.',
  ])
    assert.equal(withoutContacts(text), text)
})

test('a long text is searched in linear time', () => {
  for (const piece of ['+1 ', 'a.', '8-', 'тел ', 'wwww.'])
    assert.equal(typeof withoutContacts(piece.repeat(30_000)), 'string')
})
