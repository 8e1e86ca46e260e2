import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { hash } from '@node-rs/argon2'
import { locales } from '#platform/constants.ts'
import { NewPassword, Password } from './contract.ts'
import { assertUncommon, checkPassword, hashPassword, needsRehash } from './passwords.ts'

const settings = { pepper: 'a pepper of the tests', dataDir: '/nowhere' }
const others = { pepper: 'a pepper of somebody else', dataDir: '/nowhere' }

test('D15 every character counts, to the last of 64, of emoji and of the space at the end', async () => {
  const pairs = [
    ['x'.repeat(63) + 'a', 'x'.repeat(63) + 'b'],
    ['🔩🔧🪛🔨🧰🪚🪜🧲', '🔩🔧🪛🔨🧰🪚🪜🧱'],
    ['trailing space ', 'trailing space'],
    [' leading space', 'leading space'],
  ]
  for (const [right, wrong] of pairs as [string, string][]) {
    const stored = await hashPassword(right, settings)
    assert.equal(await checkPassword(right, stored, settings), true, right)
    assert.equal(await checkPassword(wrong, stored, settings), false, wrong)
  }
})

test('D15 é is é, however it is composed', async () => {
  const stored = await hashPassword('crème brûlée'.normalize('NFD'), settings)
  assert.equal(await checkPassword('crème brûlée'.normalize('NFC'), stored, settings), true)
})

test('D15 8 to 128 characters, not bytes and not code units', () => {
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
  const startedAt = performance.now()
  assert.deepEqual(length('x'.repeat(1_000_000)), [false, false])
  assert.ok(performance.now() - startedAt < 2_000)
})

test('the database alone is not enough to try passwords: the pepper is outside', async () => {
  const stored = await hashPassword('nine green bottles', settings)
  assert.equal(await checkPassword('nine green bottles', stored, others), false)
  assert.equal(needsRehash(stored), false)
})

test('a hash without pepper, or of another cost, still verifies and is to be made anew', async () => {
  const old = await hashPassword('nine green bottles')
  assert.equal(await checkPassword('nine green bottles', old, settings), true)
  assert.equal(await checkPassword('ten green bottles', old, settings), false)
  assert.equal(needsRehash(old), true)
  const cheap = await hash('anything', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  assert.equal(needsRehash(`peppered:${cheap}`), true)
})

test('sixty sign-ins of three networks keep nobody else waiting, and no network waits without end (L13)', async () => {
  const stored = await hashPassword('nine green bottles', settings)
  const answers: string[] = []
  const check = (ip: string) =>
    checkPassword('ten green bottles', stored, settings, ip).then(
      () => answers.push(ip),
      ({ code }: { code: string }) => answers.push(`${ip} ${code}`),
    )
  const flood = Array.from({ length: 60 }, (_, index) => check(`192.0.2.${index % 3}`))
  const other = check('198.51.100.1').then(() => answers.indexOf('198.51.100.1'))
  assert.ok((await other) < 8, 'a check of each network and those that ran already come before')
  await Promise.all(flood)
  assert.ok(answers.every((answer) => !answer.endsWith('accounts.busy')))
  answers.length = 0
  await Promise.all(Array.from({ length: 60 }, (_, index) => check(`2001:db8::${index}`)))
  assert.equal(
    answers.filter((answer) => answer.endsWith('accounts.busy')).length,
    60 - 2 - 20,
    'an IPv6 network is one',
  )
})

test('nobody has the decoy of accounts that do not exist', async () => {
  for (const stored of [undefined, null, ''])
    assert.equal(await checkPassword('no account has this password', stored, settings), false)
})

test('common passwords of six languages are refused, with what people add to them', () => {
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
    assert.throws(() => assertUncommon(password), { code: 'accounts.commonPassword' }, password)
  for (const password of [
    'correct horse battery',
    'nine green bottles',
    'Vier Schrauben und 1 Hammer',
    'сорок тысяч болтов',
    'x7#Kq9!vLp2',
    'dragon and the password',
  ])
    assert.doesNotThrow(() => assertUncommon(password), password)
})

test('what is known of the person is refused', () => {
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
    assert.throws(() => assertUncommon(password, own), { code: 'accounts.commonPassword' }, password)
  for (const password of ['olga likes her tea black', 'nine green bottles'])
    assert.doesNotThrow(() => assertUncommon(password, own), password)
})

test('the list is folded as passwords are, without doubles, and long', () => {
  const lines = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n')
  assert.ok(lines.length >= 3_000 && locales.length === 6)
  assert.equal(new Set(lines).size, lines.length)
  for (const line of lines) assert.equal(line, line.normalize('NFC').toLowerCase())
})
