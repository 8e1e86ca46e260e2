import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { Locale } from '#platform/constants.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { escapeLike } from '#platform/db/like.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { sendEmail } from '#platform/outbox/send.ts'
import { readSetting } from '#platform/settings.ts'
import { type CallbackStatus, mayBecome, nextStatuses } from '../contacts/rules.ts'
import type { Visitor } from '../contacts/visitor.ts'
import type { helpTopics, listHelpRequests, setHelpStatus } from './contract.ts'
import { helpErrors } from './errors.ts'
import { isAnswerable, notifyReporter } from './notify-reporter.ts'

type HelpRequestInput = {
  text: string
  contact: string
  name: string
  page?: string
  topic?: Topic
}
type HelpContext = Pick<Context, 'caller' | 'config' | 'now'>

/** A repeated text of the same visitor, of a report about the same page, joins the request while it is new; only the first one sends a mail. */
export async function askForHelp(
  tx: Tx,
  { accountId, anonymousId }: Visitor,
  { text, contact, name, page, topic = 'Product' }: HelpRequestInput,
  { caller, config, now }: HelpContext,
) {
  const { rows } = await sql<{ id: string; createdAt: Date; times: number }>`
    insert into help_requests (account_id, anonymous_id, topic, contact, name, text, page, locale, variant, created_at)
    values (${accountId}, ${anonymousId}, ${topic}, ${contact}, ${name}, ${text}, ${page ?? null}, ${caller.locale}, ${caller.variant}, ${now})
    on conflict (account_id, anonymous_id, md5(text), (case topic when 'Report' then page end)) where status = 'New' do update set times = help_requests.times + 1, contact = excluded.contact
    returning id, created_at as "createdAt", times
  `.execute(tx)
  const { id, createdAt, times } = rows[0]!
  const supportEmail = times === 1 && (await readSetting(tx, config, 'supportEmail'))
  if (supportEmail) {
    const values = { topic, contact, name, quote: text, ...(page && { path: page }) }
    await sendEmail(tx, {
      to: supportEmail,
      template: 'helpRequest',
      locale: config.locales[0]!,
      variant: caller.variant,
      values,
    })
  }
  return { id, createdAt: createdAt.toISOString(), contact }
}

type StatusChange = InputOf<typeof setHelpStatus> & { note: string; answer: string }

/** Optimistic locking: the version prevents one administrator from overwriting the change of another. An answer that nobody would get is refused. */
export async function changeStatus(
  tx: Tx,
  { id, version, status, note, answer }: StatusChange,
  { caller }: Pick<Context, 'caller'>,
) {
  const { rows } = await sql<{ status: CallbackStatus; version: number }>`
    select status, version from help_requests where id = ${id}::uuid for update
  `.execute(tx)
  const found = rows[0]
  if (!found) throw helpErrors.notFound()
  if (found.version !== version) throw helpErrors.changedMeanwhile()
  if (!mayBecome(found.status, status)) throw helpErrors.wrongStatus()
  const assignment = status === 'InWork' ? sql`, assigned_to = ${caller.account!.id}::uuid` : sql``
  await sql`
    update help_requests set status = ${status}, version = version + 1, note = coalesce(nullif(${note}, ''), note), answer = ${answer} ${assignment} where id = ${id}::uuid
  `.execute(tx)
  await record(tx, caller, {
    action: 'help.statusSet',
    entity: 'helpRequest',
    entityId: id,
    details: { before: { status: found.status }, after: { status, ...(answer && { answer }) } },
  })
  const isTold = status !== 'InWork' && (await notifyReporter(tx, id, answer, caller.variant))
  if (answer && !isTold) throw helpErrors.cannotAnswer()
}

type Topic = (typeof helpTopics)[number]
type Filter = { query: string; status?: CallbackStatus | undefined; topic?: Topic | undefined }
type HelpRequestView = OutputOf<typeof listHelpRequests>['items'][number]
type HelpRequestRow = Omit<HelpRequestView, 'createdAt' | 'next' | 'locale'> & { createdAt: Date; locale: Locale }

export async function findRequests(
  db: Db,
  { page, pageSize, ...filter }: Filter & { page: number; pageSize: number },
): Promise<HelpRequestView[]> {
  const { rows } = await sql<HelpRequestRow>`
    select r.id, r.status, r.version, r.created_at as "createdAt", r.topic, r.text, r.contact, r.name, r.locale, r.page, r.account_id as "accountId", a.name as "accountName", r.times, r.note, r.answer, ${isAnswerable} as "isAnswerable",
      case when colleague.id is not null then json_build_object('id', colleague.id, 'name', colleague.name) end as "assignedTo"
    from help_requests r left join accounts colleague on colleague.id = r.assigned_to left join accounts a on a.id = r.account_id
    where ${matches(filter)} order by r.created_at desc, r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db)
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    next: nextStatuses(row.status),
  }))
}

export async function countRequests(db: Db, filter: Filter) {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from help_requests r left join accounts a on a.id = r.account_id where ${matches(filter)}`.execute(
    db,
  )
  return rows[0]!.count
}

const matches = ({ query, status, topic }: Filter) => sql`true
  ${status ? sql`and r.status = ${status}` : sql``} ${topic ? sql`and r.topic = ${topic}` : sql``} ${query ? sql`and ${contains(query)}` : sql``}`

function contains(query: string) {
  const pattern = `%${escapeLike(query)}%`
  return sql`(r.name ilike ${pattern} or a.name ilike ${pattern} or r.contact ilike ${contactPattern(query)} or r.text ilike ${pattern} or r.page ilike ${pattern} or r.note ilike ${pattern})`
}

/** Phone numbers are stored without the spaces that people write, and with the country code instead of a zero. */
const contactPattern = (query: string) => `%${escapeLike(isPhone(query) ? digitsOf(query) : query)}%`
const isPhone = (query: string) => /^[+\d\s()/-]+$/.test(query)
const digitsOf = (query: string) => query.replace(/[^+\d]/g, '').replace(/^0+/, '')
