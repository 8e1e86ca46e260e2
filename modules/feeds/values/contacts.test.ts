import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasContact, lineWithoutContacts, withoutContacts } from './contacts.ts'

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

test('phones without separators and bare domains are contacts; sizes, standards and codes are not', () => {
  for (const text of [
    '87071234567',
    'Болт М8 89161234567',
    'WhatsApp 87071234567',
    'WhatsApp: 7071234567',
    '7 707 123 45 67',
    '7 (707) 123-45-67',
    '7-916-123-45-67',
    '88005553535',
    'bolt.kz',
    'Гайка (bolt-shop.ru)',
    'see bolts.com/m8',
    'болты.рф',
  ])
    assert.equal(hasContact(text), true, text)
  for (const text of [
    'Болт М8×50 ГОСТ 7798-70',
    'DIN 933, ISO 4017, 8.8',
    '4006381333931',
    '46006810',
    'Артикул 87071234567',
    'Код: 79161234567',
    'SKU 87071234567',
    'EAN 7800123456789',
    'Насос 7 700×900×1200 мм',
    '7 900 кг, 8 128 кг',
    'Лист 1250x2500x0.8',
    '6205-2RS C3',
    'Node.js 18.2',
    'Стандарт EN.10025',
    'M8.8 кл.8',
    'Wi-Fi 802.11 b/g/n, 2.4 GHz',
    '100.000.000 h',
    'Viber 16 mm',
  ])
    assert.equal(hasContact(text), false, text)
})

test('a name keeps what is no contact', () => {
  for (const [name, left] of [
    ['Болт М8×50, тел. 87071234567', 'Болт М8×50'],
    ['Гайка М8 (bolt.kz)', 'Гайка М8'],
    ['Nut M8 sales@bolt.example', 'Nut M8'],
    ['Болт DIN 933 М8×50', 'Болт DIN 933 М8×50'],
  ] as const)
    assert.equal(lineWithoutContacts(name), left)
})

test('a long text is searched in linear time', () => {
  for (const piece of ['+1 ', 'a.', '8-', 'тел ', 'wwww.'])
    assert.equal(typeof withoutContacts(piece.repeat(30_000)), 'string')
})
