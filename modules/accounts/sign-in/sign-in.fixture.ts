// Sign-in attempts from a given network.
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { password } from '#platform/testing/shop.ts'
import { requestToken } from '../contract.ts'
import { hashPassword } from '../passwords/passwords.ts'

let loginCount = 0
/** A new account with a network of its own, so that failed attempts of tests do not add up. */
export async function newLogin() {
  const app = await fileApp()
  const number = ++loginCount
  const passwordHash = await hashPassword(password, app.config)
  const { id, email } = await make.account(app.database.db, { email: `sign-in-${number}@test.example`, passwordHash })
  return { id, email, ip: `203.0.113.${number}` }
}

type SignInInput = { login: string; password?: string; ip: string; captchaToken?: string; userAgent?: string }

export const attemptSignIn = (
  on: TestApp,
  { login, password: attemptedPassword = 'wrong', ip, captchaToken, userAgent = 'test' }: SignInInput,
) =>
  anonymous(on).call(
    requestToken,
    { login, password: attemptedPassword, captchaToken },
    { headers: { 'x-forwarded-for': ip, 'user-agent': userAgent } },
  )
