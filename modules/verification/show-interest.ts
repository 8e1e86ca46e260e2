import type { Context } from '#platform/http/dispatch.ts'
import { sql } from 'kysely'
import { readEmail, readPhone } from '../accounts/addresses.ts'
import { ensureVisitor } from '../contacts/visitor.ts'
import { askForHelp } from '../help/requests.ts'
import { verificationErrors } from './errors.ts'
import { applicationPath } from './notify.ts'

type Interest = { company: string; contact: string; name: string }
type HelpContext = Pick<Context, 'db' | 'caller' | 'config' | 'cookies' | 'now'>

/** Somebody wants to be told about verification. It waits among the help requests. */
export async function showInterest(context: HelpContext, { company, contact, name }: Interest) {
  const { target } = contact.includes('@')
    ? readEmail(contact, 'contact')
    : readPhone(contact, context.caller, 'contact')
  await ask(context, { text: company, contact: target, name, page: '/verification' })
}

/** Somebody who fills in an application asks for help with it. */
export async function askForHelpWithIt(context: HelpContext, text: string) {
  const { rows } = await sql<{ contact: string | null; name: string }>`
    select coalesce(email, phone) as contact, name from accounts where id = ${context.caller.account!.id}::uuid
  `.execute(context.db)
  const { contact, name } = rows[0]!
  if (!contact) throw verificationErrors.contactNeeded()
  await ask(context, { text, contact, name, page: applicationPath })
}

const ask = (context: HelpContext, request: { text: string; contact: string; name: string; page: string }) =>
  context.db
    .transaction()
    .execute(async (tx) =>
      askForHelp(tx, await ensureVisitor(tx, context), { ...request, topic: 'Verification' }, context),
    )
