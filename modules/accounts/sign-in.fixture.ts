// Tries to sign in, each from the network that a test names.
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { requestToken } from './contract.ts'
import { hashPassword } from './passwords.ts'

let made = 0
/** A login that no other test counts misses of, from a network of its own. */
export async function newLogin() {
  const app = await fileApp()
  const number = ++made
  const passwordHash = await hashPassword(password, app.config)
  const { id, email } = await make.account(app.database.db, { email: `sign-in-${number}@test.example`, passwordHash })
  return { id, email, ip: `203.0.113.${number}` }
}

type SignInAttempt = { login: string; password?: string; ip: string; captchaToken?: string; userAgent?: string }

export const attempt = (
  on: TestApp,
  { login, password: given = 'wrong', ip, captchaToken, userAgent = 'test' }: SignInAttempt,
) =>
  anonymous(on).call(
    requestToken,
    { login, password: given, captchaToken },
    { headers: { 'x-forwarded-for': ip, 'user-agent': userAgent } },
  )
