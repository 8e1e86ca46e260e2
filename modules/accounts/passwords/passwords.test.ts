import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { hash } from '@node-rs/argon2'
import { locales } from '#platform/constants.ts'
import { NewPassword, Password } from '../contract.ts'
import { assertUncommonPassword, checkPassword, hashPassword, needsRehash } from './passwords.ts'

const config = { pepper: 'a pepper of the tests', dataDir: '/nowhere' }
const otherConfig = { pepper: 'a pepper of somebody else', dataDir: '/nowhere' }

test('every character of a password counts, including the 64th, emoji and outer spaces (D15)', async () => {
  const pairs = [
    ['x'.repeat(63) + 'a', 'x'.repeat(63) + 'b'],
    ['🔩🔧🪛🔨🧰🪚🪜🧲', '🔩🔧🪛🔨🧰🪚🪜🧱'],
    ['trailing space ', 'trailing space'],
    [' leading space', 'leading space'],
  ]
  for (const [right, wrong] of pairs as [string, string][]) {
    const stored = await hashPassword(right, config)
    assert.equal(await checkPassword(right, stored, config), true, right)
    assert.equal(await checkPassword(wrong, stored, config), false, wrong)
  }
})

test('composed and decomposed forms of a password are equal (D15)', async () => {
  const stored = await hashPassword('crème brûlée'.normalize('NFD'), config)
  assert.equal(await checkPassword('crème brûlée'.normalize('NFC'), stored, config), true)
})

test('password length is 8 to 128 characters, not bytes or code units (D15)', () => {
  const length = (text: string) => [NewPassword, Password].map((shape) => shape.safeParse(text).success)
  assert.deepEqual(length('1234567'), [false, true])
  assert.deepEqual(length('🔩'.repeat(7)), [false, true])
  assert.deepEqual(length('🔩'.repeat(8)), [true, true])
  assert.deepEqual(length('é'.repeat(7).normalize('NFD')), [false, true])
  for (const letter of ['x', 'ш', '🔩', 'é'.normalize('NFD')]) {
    assert.deepEqual(length(letter.repeat(128)), [true, true], letter)
    assert.deepEqual(length(letter.repeat(129)), [false, false], letter)
  }
  assert.equal(Password.safeParse('').success, false)
  assert.deepEqual(length('x'.repeat(1_000_000)), [false, false])
})

test('hashes cannot be verified without the pepper, which is outside the database', async () => {
  const stored = await hashPassword('nine green bottles', config)
  assert.equal(await checkPassword('nine green bottles', stored, otherConfig), false)
  assert.equal(needsRehash(stored), false)
})

test('a hash without pepper or with other parameters still verifies and needs a rehash', async () => {
  const old = await hashPassword('nine green bottles')
  assert.equal(await checkPassword('nine green bottles', old, config), true)
  assert.equal(await checkPassword('ten green bottles', old, config), false)
  assert.equal(needsRehash(old), true)
  const cheap = await hash('anything', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  assert.equal(needsRehash(`peppered:${cheap}`), true)
})

test('password checks are queued fairly between networks, and the queue of a network is limited (L13)', async () => {
  const stored = await hashPassword('nine green bottles', config)
  const answers: string[] = []
  const check = (ip: string) =>
    checkPassword('ten green bottles', stored, config, ip).then(
      () => answers.push(ip),
      ({ code }: { code: string }) => answers.push(`${ip} ${code}`),
    )
  const flood = Array.from({ length: 60 }, (_, index) => check(`192.0.2.${index % 3}`))
  const other = check('198.51.100.1').then(() => answers.indexOf('198.51.100.1'))
  assert.ok((await other) < 8, 'only running checks and one check of each network come before')
  await Promise.all(flood)
  assert.ok(answers.every((answer) => !answer.endsWith('accounts.busy')))
  answers.length = 0
  await Promise.all(Array.from({ length: 60 }, (_, index) => check(`2001:db8::${index}`)))
  assert.equal(
    answers.filter((answer) => answer.endsWith('accounts.busy')).length,
    60 - 2 - 20,
    'an IPv6 network counts as one',
  )
})

test('the dummy hash of unknown accounts matches no password', async () => {
  for (const stored of [undefined, null, ''])
    assert.equal(await checkPassword('no account has this password', stored, config), false)
})

test('common passwords of six languages are refused, also with digits and signs at the end', () => {
  const refused = [
    'password',
    'PASSWORD',
    'Password1',
    'Password2026!',
    'p@ssw0rd',
    'qwertyuiop',
    'qwertz123',
    'йцукенгш',
    'пароль123',
    'Пароль2024',
    'gfhjkm123',
    'ghbdtn123',
    'lozinka123',
    'šifra1234',
    'crvenazvezda',
    'passwort1',
    'Sommer2025!',
    'ichliebedich',
    'juventus1',
    'forzainter',
    'amoremio!',
    'galatasaray',
    'şifre12345',
    'fenerbahçe1',
    '12345678',
    '11111111',
    '87654321',
    '1q2w3e4r',
    'abcdefgh',
    'aaaaaaaa',
    'abababab',
    'abcabcabc',
    '20242024',
    'tradeyard',
    'Tradeyard1!',
    'Dunav Trade',
    'iloveyou99',
    'fenerbahçe1'.normalize('NFD'),
  ]
  for (const password of refused)
    assert.throws(() => assertUncommonPassword(password), { code: 'accounts.commonPassword' }, password)
  for (const password of [
    'correct horse battery',
    'nine green bottles',
    'Vier Schrauben und 1 Hammer',
    'сорок тысяч болтов',
    'x7#Kq9!vLp2',
    'dragon and the password',
  ])
    assert.doesNotThrow(() => assertUncommonPassword(password), password)
})

test('passwords made of personal data are refused', () => {
  const own = ['olga.owner@north-fasteners.example', '+4930231250012', 'Olga Ownerova', null, undefined]
  for (const password of [
    'olga.owner@north-fasteners.example',
    'Olga.Owner',
    'OlgaOwnerova',
    'ownerova-olga',
    'ownerova2026',
    '4930231250012',
    '030231250012'.slice(1),
    '+49 3023 1250012',
  ])
    assert.throws(() => assertUncommonPassword(password, own), { code: 'accounts.commonPassword' }, password)
  for (const password of ['olga likes her tea black', 'nine green bottles'])
    assert.doesNotThrow(() => assertUncommonPassword(password, own), password)
})

test('the list of common passwords is case-folded, unique and long enough', () => {
  const lines = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n')
  assert.ok(lines.length >= 3_000 && locales.length === 6)
  assert.equal(new Set(lines).size, lines.length)
  for (const line of lines) assert.equal(line, line.normalize('NFC').toLowerCase())
})
