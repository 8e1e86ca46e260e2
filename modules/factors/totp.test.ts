import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { startApp } from '#platform/testing/app.ts'
import { anonymous, signedIn } from '#platform/testing/personas.ts'
import { browserOf, challengeFor, codeOf, someone, withTotp } from '#platform/testing/second-factors.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { told } from './answers.fixture.ts'
import * as contract from './contract.ts'
import { newSecret } from './totp.ts'

test('the first code puts an authenticator in force and brings ten recovery codes', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id, email, visitor } = await someone(app)
  const first = (await visitor.call(contract.startTotp, { password })).body
  const started = await visitor.call(contract.startTotp, { password })
  const { secret, uri, qrSvg } = started.body
  assert.match(
    uri,
    /^otpauth:\/\/totp\/Tradeyard:person-\w+%40test\.example\?issuer=Tradeyard&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
  )
  assert.match(qrSvg, /^<svg [^>]*viewBox="0 0 \d+ \d+"><rect .*<\/svg>$/)
  assert.doesNotMatch(qrSvg, /\s{2}|\n/)
  assert.equal(
    told(await visitor.call(contract.confirmTotp, { code: await codeOf(first.secret) })),
    '422 factors.wrongCode',
    'the first secret was replaced',
  )

  const code = await codeOf(secret)
  const confirmed = await visitor.call(contract.confirmTotp, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
  assert.equal(confirmed.status, 200)
  const { recoveryCodes } = confirmed.body
  assert.equal(new Set(recoveryCodes).size, 10)
  for (const each of recoveryCodes) assert.match(each, /^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
  const { body } = await visitor.call(contract.listFactors, {})
  assert.ok(body.totpSince)
  assert.deepEqual([body.passkeys, body.recoveryCodesLeft, body.isRequired], [[], 10, false])
  assert.equal(
    told(await visitor.call(contract.startTotp, { password, recoveryCode: recoveryCodes[0]! })),
    '409 factors.totpIsOn',
  )
  assert.equal(told(await visitor.call(contract.confirmTotp, { code })), '409 factors.totpNotStarted')

  const { rows } = await sql<{ kept: string }>`
    select concat((select secret from account_totp where account_id = a.id), (select string_agg(encode(code_hash, 'escape'), ' ') from account_recovery_codes where account_id = a.id),
      (select string_agg(m.values::text, ' ') from outgoing_messages m where recipient = a.email),
      (select string_agg(details::text, ' ') from audit_log where entity_id = a.id::text)) as kept
    from accounts a where id = ${id}::uuid
  `.execute(db)
  for (const each of [secret, ...recoveryCodes]) assert.ok(!rows[0]!.kept.includes(each), 'no secret lies open')
  assert.deepEqual(await news(email), ['factorAdded'])
  assert.deepEqual(await deeds(id), [{ action: 'factors.added', details: { kind: 'Totp' } }])
  const session = await sql<{
    has: boolean
  }>`select has_second_factor as has from account_sessions where account_id = ${id}::uuid`.execute(db)
  assert.deepEqual(session.rows, [{ has: true }], 'this session has shown the factor')
})

test('the issuer is the brand of the variant', () => {
  assert.match(
    newSecret('+381601234567', 'trade').uri,
    /^otpauth:\/\/totp\/Dunav%20Trade:%2B381601234567\?issuer=Dunav%20Trade&/,
  )
})

test('an authenticator that was started long ago is not confirmed', async () => {
  const app = await fileApp()
  const { id, visitor } = await someone(app)
  const { secret } = (await visitor.call(contract.startTotp, { password })).body
  await sql`update account_totp set created_at = now() - interval '31 minutes' where account_id = ${id}::uuid`.execute(
    app.database.db,
  )
  assert.equal(
    told(await visitor.call(contract.confirmTotp, { code: await codeOf(secret) })),
    '409 factors.totpNotStarted',
  )
})

test('a code signs in once, and a clock may be half a minute wrong', async () => {
  const app = await fileApp()
  const { id, visitor, secret, recoveryCodes } = await withTotp(app)
  const enter = async (code: string) =>
    anonymous(app).call(contract.requestTokenBySecondFactor, { challenge: await challengeFor(app, id), code })
  assert.equal(told(await enter(await codeOf(secret, -1))), '422 factors.wrongCode', 'the code that put it in force')
  assert.equal(told(await enter(await codeOf(secret, -2))), '422 factors.wrongCode')
  assert.equal(told(await enter(await codeOf(secret, 2))), '422 factors.wrongCode')
  const code = await codeOf(secret)
  const both = await Promise.all([enter(code), enter(code)])
  assert.deepEqual(both.map(told).sort(), ['200', '422 factors.wrongCode'], 'of two at once, one')
  assert.equal(told(await enter(code)), '422 factors.wrongCode')
  assert.equal(told(await enter(await codeOf(secret, 1))), '200')
  assert.equal(told(await enter(code)), '422 factors.wrongCode', 'no way back')

  await visitor.call(contract.removeTotp, { password, recoveryCode: recoveryCodes[0]! })
  const again = (await visitor.call(contract.startTotp, { password })).body.secret
  assert.equal(told(await visitor.call(contract.confirmTotp, { code: await codeOf(again, -1) })), '200')
  const browser = anonymous(app)
  const signedInBy = await browser.call(contract.requestTokenBySecondFactor, {
    challenge: await challengeFor(app, id),
    code: await codeOf(again),
  })
  assert.equal(signedInBy.status, 200)
  assert.deepEqual(Object.keys(signedInBy.body).sort(), ['expiresAt', 'refreshToken', 'token'])
  assert.equal((await browser.call(getAccountContext, {})).body.id, id, 'the cookies are set')
  const newest = sql<{
    has: boolean
  }>`select has_second_factor as has from account_sessions where account_id = ${id}::uuid order by created_at desc limit 1`
  assert.equal((await newest.execute(app.database.db)).rows[0]!.has, true)
})

test('a secret that is copied to another account opens nothing', async () => {
  const app = await fileApp()
  const { db } = app.database
  const [mine, theirs] = [await withTotp(app), await withTotp(app)]
  await sql`update account_totp set secret = (select secret from account_totp where account_id = ${mine.id}::uuid) where account_id = ${theirs.id}::uuid`.execute(
    db,
  )
  const answer = await anonymous(app).call(contract.requestTokenBySecondFactor, {
    challenge: await challengeFor(app, theirs.id),
    code: await codeOf(mine.secret),
  })
  assert.equal(answer.status, 500)
})

test('the last factor takes the recovery codes along, and both are told', async () => {
  const app = await fileApp()
  const { id, email, visitor, secret } = await withTotp(app)
  assert.equal(told(await visitor.call(contract.removeTotp, { password, code: await codeOf(secret) })), '200')
  const { body } = await visitor.call(contract.listFactors, {})
  assert.deepEqual(body, { totpSince: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false })
  assert.equal(
    told(await visitor.call(contract.removeTotp, { password })),
    '200',
    'taking off what is not on changes nothing',
  )
  assert.equal(told(await visitor.call(contract.renewRecoveryCodes, { password })), '409 factors.noFactor')
  assert.deepEqual(await news(email), ['factorAdded', 'factorRemoved'])
  assert.deepEqual(
    (await deeds(id)).map(({ action }) => action),
    ['factors.added', 'factors.removed'],
  )
})

test('an administrator who needs a factor keeps the last one', async () => {
  const shared = await fileApp()
  await using app = await startApp({ database: shared.database, environment: { ADMIN_SECOND_FACTOR: '1' } })
  const { db } = app.database
  const { id, visitor, recoveryCodes } = await withTotp(app)
  const recoveryCode = recoveryCodes[0]!
  const other = await browserOf(app, id)
  assert.equal((await visitor.call(contract.listFactors, {})).body.isRequired, false, 'not an administrator yet')
  await sql`insert into account_features (account_id, feature) values (${id}::uuid, 'texts')`.execute(db)
  assert.equal(
    (await visitor.call(getAccountContext, {})).body.needsSecondFactor,
    false,
    'this session has added the factor',
  )
  assert.equal((await other.call(getAccountContext, {})).body.needsSecondFactor, true, 'that one has not shown it')
  assert.equal((await visitor.call(contract.listFactors, {})).body.isRequired, true)
  assert.equal(told(await visitor.call(contract.removeTotp, { password, recoveryCode })), '409 factors.lastFactor')
  const { body } = await visitor.call(contract.listFactors, {})
  assert.ok(body.totpSince)
  assert.equal(body.recoveryCodesLeft, 10)
  await sql`insert into account_passkeys (id, account_id, public_key, name) values ('another', ${id}::uuid, '', 'Key')`.execute(
    db,
  )
  assert.equal(told(await visitor.call(contract.removeTotp, { password, recoveryCode })), '200')
  assert.equal(
    told(await visitor.call(contract.removePasskey, { id: 'another', password, recoveryCode: recoveryCodes[1]! })),
    '409 factors.lastFactor',
  )
})

test('of two factors that are added at once, one is the first', async () => {
  const app = await fileApp()
  const { id, visitor } = await someone(app)
  const other = await browserOf(app, id)
  const { secret } = (await visitor.call(contract.startTotp, { password })).body
  const codes = [await codeOf(secret), await codeOf(secret, -1)] as const
  const answers = await Promise.all([
    visitor.call(contract.confirmTotp, { code: codes[0] }),
    other.call(contract.confirmTotp, { code: codes[1] }),
  ])
  assert.deepEqual(answers.map(told).sort(), ['200', '409 factors.totpNotStarted'])
  assert.equal((await visitor.call(contract.listFactors, {})).body.recoveryCodesLeft, 10)
})

test('unknown fields are refused', async () => {
  const visitor = await signedIn(await fileApp(), 'buyer')
  for (const call of [contract.startTotp, contract.removeTotp, contract.startPasskey])
    assert.equal((await visitor.call(call, { password, accountId: 'other' })).status, 422)
})

async function news(recipient: string) {
  const { rows } = await sql<{
    template: string
  }>`select template from outgoing_messages where recipient = ${recipient} order by created_at`.execute(
    (await fileApp()).database.db,
  )
  return rows.map(({ template }) => template)
}

async function deeds(entityId: string) {
  const found = sql<{
    action: string
    details: unknown
  }>`select action, details from audit_log where entity = 'account' and entity_id = ${entityId} and action like 'factors.%' order by id`
  return (await found.execute((await fileApp()).database.db)).rows
}
