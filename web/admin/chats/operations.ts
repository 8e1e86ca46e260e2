import { chatSides } from '#modules/chats/contract.ts'
import { addBan, closeChatReport } from '#modules/moderation/contract.ts'
import { fieldsOf } from '../../lib/form-fields.ts'
import { attempt, type Problem } from '../../lib/given.ts'
import { banDays } from './ban-days.ts'

const dayMs = 86_400_000

export type Refused = { intent: string; chatId: string; side: string; values: Record<string, string>; problem: Problem }

/** What the forms about chats ask for: closing a report, or banning the buyer. Null when it is done. */
export async function operate(
  context: Parameters<typeof attempt>[0],
  form: FormData,
): Promise<{ intent: 'close' | 'ban'; refused: Refused | null }> {
  const values = fieldsOf(form)
  const { intent = '', chatId = '', side = '', note = '', kind, value = '', reason = '', days } = values
  const given = chatSides.find((each) => each === side)
  if (intent === 'close' && given) {
    const result = await attempt(context, (api) => api(closeChatReport, { chatId, side: given, note }))
    return { intent, refused: result.success ? null : { intent, chatId, side, values, problem: result.problem } }
  }
  const term = banDays.find((each) => String(each) === days)
  if (intent === 'ban' && term && (kind === 'Account' || kind === 'Session')) {
    const until = new Date(Date.now() + term * dayMs).toISOString()
    const result = await attempt(context, (api) => api(addBan, { subject: { kind, value }, reason, until }))
    return { intent, refused: result.success ? null : { intent, chatId, side, values, problem: result.problem } }
  }
  throw new Response(null, { status: 404 })
}
