import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { startApp } from '#platform/testing/app.ts'
import { anonymous, signedIn } from '#platform/testing/personas.ts'
import { newBrowser, createChallenge, totpCode, newPerson, withTotp } from '#platform/testing/second-factors.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { outcomeOf } from '../accounts/outcome.fixture.ts'
import * as contract from './contract.ts'
import { createTotpSecret } from './totp.ts'

test('the first code activates an authenticator and returns ten recovery codes', async () => {
  const app = await fileApp()
  const { db } = app.database
  const { id, email, visitor } = await newPerson(app)
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
    outcomeOf(await visitor.call(contract.confirmTotp, { code: await totpCode(first.secret) })),
    '422 factors.wrongCode',
    'the first secret was replaced',
  )

  const code = await totpCode(secret)
  const confirmed = await visitor.call(contract.confirmTotp, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
  assert.equal(confirmed.status, 200)
  const { recoveryCodes } = confirmed.body
  assert.equal(new Set(recoveryCodes).size, 10)
  for (const each of recoveryCodes) assert.match(each, /^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
  const { body } = await visitor.call(contract.listFactors, {})
  assert.ok(body.totpSince)
  assert.deepEqual([body.passkeys, body.recoveryCodesLeft, body.isRequired], [[], 10, false])
  assert.equal(
    outcomeOf(await visitor.call(contract.startTotp, { password, recoveryCode: recoveryCodes[0]! })),
    '409 factors.totpIsOn',
  )
  assert.equal(outcomeOf(await visitor.call(contract.confirmTotp, { code })), '409 factors.totpNotStarted')

  const { rows } = await sql<{ kept: string }>`
    select concat((select secret from account_totp where account_id = a.id), (select string_agg(encode(code_hash, 'escape'), ' ') from account_recovery_codes where account_id = a.id),
      (select string_agg(m.values::text, ' ') from outgoing_messages m where recipient = a.email),
      (select string_agg(details::text, ' ') from audit_log where entity_id = a.id::text)) as kept
    from accounts a where id = ${id}::uuid
  `.execute(db)
  for (const each of [secret, ...recoveryCodes])
    assert.ok(!rows[0]!.kept.includes(each), 'no secret is stored or sent in plain text')
  assert.deepEqual(await sentTemplates(email), ['factorAdded'])
  assert.deepEqual(await auditEntries(id), [{ action: 'factors.added', details: { kind: 'Totp' } }])
  const session = await sql<{
    has: boolean
  }>`select has_second_factor as has from account_sessions where account_id = ${id}::uuid`.execute(db)
  assert.deepEqual(session.rows, [{ has: true }], 'the session is marked as proved')
})

test('the issuer is the brand of the variant', () => {
  assert.match(
    createTotpSecret('+381601234567', 'trade').uri,
    /^otpauth:\/\/totp\/Dunav%20Trade:%2B381601234567\?issuer=Dunav%20Trade&/,
  )
})

test('an authenticator setup expires after 30 minutes', async () => {
  const app = await fileApp()
  const { id, visitor } = await newPerson(app)
  const { secret } = (await visitor.call(contract.startTotp, { password })).body
  await sql`update account_totp set created_at = now() - interval '31 minutes' where account_id = ${id}::uuid`.execute(
    app.database.db,
  )
  assert.equal(
    outcomeOf(await visitor.call(contract.confirmTotp, { code: await totpCode(secret) })),
    '409 factors.totpNotStarted',
  )
})

test('a code works once, within one time step of the clock', async () => {
  const app = await fileApp()
  const { id, visitor, secret, recoveryCodes } = await withTotp(app)
  const enter = async (code: string) =>
    anonymous(app).call(contract.requestTokenBySecondFactor, { challenge: await createChallenge(app, id), code })
  assert.equal(outcomeOf(await enter(await totpCode(secret, -1))), '422 factors.wrongCode', 'the code of the setup')
  assert.equal(outcomeOf(await enter(await totpCode(secret, -2))), '422 factors.wrongCode')
  assert.equal(outcomeOf(await enter(await totpCode(secret, 2))), '422 factors.wrongCode')
  const code = await totpCode(secret)
  const both = await Promise.all([enter(code), enter(code)])
  assert.deepEqual(both.map(outcomeOf).sort(), ['200', '422 factors.wrongCode'], 'one of two concurrent uses succeeds')
  assert.equal(outcomeOf(await enter(code)), '422 factors.wrongCode')
  assert.equal(outcomeOf(await enter(await totpCode(secret, 1))), '200')
  assert.equal(outcomeOf(await enter(code)), '422 factors.wrongCode', 'earlier steps are refused')

  await visitor.call(contract.removeTotp, { password, recoveryCode: recoveryCodes[0]! })
  const again = (await visitor.call(contract.startTotp, { password })).body.secret
  assert.equal(outcomeOf(await visitor.call(contract.confirmTotp, { code: await totpCode(again, -1) })), '200')
  const browser = anonymous(app)
  const signedInBy = await browser.call(contract.requestTokenBySecondFactor, {
    challenge: await createChallenge(app, id),
    code: await totpCode(again),
  })
  assert.equal(signedInBy.status, 200)
  assert.deepEqual(Object.keys(signedInBy.body).sort(), ['expiresAt', 'refreshToken', 'token'])
  assert.equal((await browser.call(getAccountContext, {})).body.id, id, 'the cookies are set')
  const newest = sql<{
    has: boolean
  }>`select has_second_factor as has from account_sessions where account_id = ${id}::uuid order by created_at desc limit 1`
  assert.equal((await newest.execute(app.database.db)).rows[0]!.has, true)
})

test('a secret copied to another account cannot be decrypted', async () => {
  const app = await fileApp()
  const { db } = app.database
  const [mine, theirs] = [await withTotp(app), await withTotp(app)]
  await sql`update account_totp set secret = (select secret from account_totp where account_id = ${mine.id}::uuid) where account_id = ${theirs.id}::uuid`.execute(
    db,
  )
  const answer = await anonymous(app).call(contract.requestTokenBySecondFactor, {
    challenge: await createChallenge(app, theirs.id),
    code: await totpCode(mine.secret),
  })
  assert.equal(answer.status, 500)
})

test('removing the last factor deletes the recovery codes and notifies the holder', async () => {
  const app = await fileApp()
  const { id, email, visitor, secret } = await withTotp(app)
  assert.equal(outcomeOf(await visitor.call(contract.removeTotp, { password, code: await totpCode(secret) })), '200')
  const { body } = await visitor.call(contract.listFactors, {})
  assert.deepEqual(body, { totpSince: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false })
  assert.equal(
    outcomeOf(await visitor.call(contract.removeTotp, { password })),
    '200',
    'removing an inactive authenticator changes nothing',
  )
  assert.equal(outcomeOf(await visitor.call(contract.renewRecoveryCodes, { password })), '409 factors.noFactor')
  assert.deepEqual(await sentTemplates(email), ['factorAdded', 'factorRemoved'])
  assert.deepEqual(
    (await auditEntries(id)).map(({ action }) => action),
    ['factors.added', 'factors.removed'],
  )
})

test('an administrator who needs a second factor cannot remove the last one', async () => {
  const shared = await fileApp()
  await using app = await startApp({ database: shared.database, environment: { ADMIN_SECOND_FACTOR: '1' } })
  const { db } = app.database
  const { id, visitor, recoveryCodes } = await withTotp(app)
  const recoveryCode = recoveryCodes[0]!
  const other = await newBrowser(app, id)
  assert.equal((await visitor.call(contract.listFactors, {})).body.isRequired, false, 'not an administrator yet')
  await sql`insert into account_features (account_id, feature) values (${id}::uuid, 'texts')`.execute(db)
  assert.equal(
    (await visitor.call(getAccountContext, {})).body.needsSecondFactor,
    false,
    'this session has added the factor',
  )
  assert.equal(
    (await other.call(getAccountContext, {})).body.needsSecondFactor,
    true,
    'the other session has not proved it',
  )
  assert.equal((await visitor.call(contract.listFactors, {})).body.isRequired, true)
  assert.equal(outcomeOf(await visitor.call(contract.removeTotp, { password, recoveryCode })), '409 factors.lastFactor')
  const { body } = await visitor.call(contract.listFactors, {})
  assert.ok(body.totpSince)
  assert.equal(body.recoveryCodesLeft, 10)
  await sql`insert into account_passkeys (id, account_id, public_key, name) values ('another', ${id}::uuid, '', 'Key')`.execute(
    db,
  )
  assert.equal(outcomeOf(await visitor.call(contract.removeTotp, { password, recoveryCode })), '200')
  assert.equal(
    outcomeOf(await visitor.call(contract.removePasskey, { id: 'another', password, recoveryCode: recoveryCodes[1]! })),
    '409 factors.lastFactor',
  )
})

test('one of two concurrent confirmations of an authenticator succeeds', async () => {
  const app = await fileApp()
  const { id, visitor } = await newPerson(app)
  const other = await newBrowser(app, id)
  const { secret } = (await visitor.call(contract.startTotp, { password })).body
  const codes = [await totpCode(secret), await totpCode(secret, -1)] as const
  const answers = await Promise.all([
    visitor.call(contract.confirmTotp, { code: codes[0] }),
    other.call(contract.confirmTotp, { code: codes[1] }),
  ])
  assert.deepEqual(answers.map(outcomeOf).sort(), ['200', '409 factors.totpNotStarted'])
  assert.equal((await visitor.call(contract.listFactors, {})).body.recoveryCodesLeft, 10)
})

test('unknown fields are refused', async () => {
  const visitor = await signedIn(await fileApp(), 'buyer')
  for (const call of [contract.startTotp, contract.removeTotp, contract.startPasskey])
    assert.equal((await visitor.call(call, { password, accountId: 'other' })).status, 422)
})

async function sentTemplates(recipient: string) {
  const { rows } = await sql<{
    template: string
  }>`select template from outgoing_messages where recipient = ${recipient} order by created_at`.execute(
    (await fileApp()).database.db,
  )
  return rows.map(({ template }) => template)
}

async function auditEntries(entityId: string) {
  const entries = sql<{
    action: string
    details: unknown
  }>`select action, details from audit_log where entity = 'account' and entity_id = ${entityId} and action like 'factors.%' order by id`
  return (await entries.execute((await fileApp()).database.db)).rows
}
