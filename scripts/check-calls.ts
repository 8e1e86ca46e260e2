// The contracts against the list of calls that the product must serve: docs/spec/calls.tsv.
import type { Call } from '#platform/contract.ts'
import { readSource, report, sourceFiles } from './project-files.ts'

type Declared = Pick<Call, 'id' | 'access'>

/** Calls that the list does not have, each with the reason why the product does. */
const additions: Record<string, string> = {
  'POST account/session/end': 'signing out must end the session on the server',
  'GET account/session/list': 'own devices: who is signed in where',
  'POST account/session/revoke': 'own devices: signing out one that is lost',
  'POST account/password/change': 'a password can be changed by whoever knows it',
  'POST account/profile/set': 'a name can be changed',
  'POST account/context/store/set': 'the store of X-Store-Id is chosen by its people, and checked',
  'GET account/factor/list': 'second factors: the specification has none, and an administrator needs one',
  'POST account/factor/totp/start': 'second factors: codes of an authenticator',
  'POST account/factor/totp/confirm': 'second factors: codes of an authenticator',
  'POST account/factor/totp/remove': 'second factors: codes of an authenticator',
  'POST account/factor/recovery/renew': 'second factors: the day when the phone is lost',
  'POST account/factor/passkey/start': 'second factors: passkeys',
  'POST account/factor/passkey/add': 'second factors: passkeys',
  'POST account/factor/passkey/remove': 'second factors: passkeys',
  'POST token/passkey/start': 'signing in with a passkey',
  'POST token/passkey': 'signing in with a passkey',
  'POST token/second-factor': 'the second step of signing in',
  'POST account/export': 'privacy: a copy of what is kept of a person',
  'POST account/delete': 'privacy: the way out',
  'POST account/delete/cancel': 'privacy: thirty days to think again',
  'GET x/store/member/list': 'a store has several people, and its owner says who',
  'POST x/store/member/invite': 'people of a store: by invitation',
  'POST x/store/member/invitation/cancel': 'people of a store: an invitation sent in error',
  'POST x/store/member/change-role': 'people of a store: roles change',
  'POST x/store/member/remove': 'people of a store: who leaves loses access',
  'GET account/invitation': 'people of a store: what the link is for',
  'POST account/invitation/accept': 'people of a store: joining',
  'GET chat/single': 'chats: a page of one dialog',
  'GET chat/with': 'chats: whom one writes to is shown before the first message makes the dialog',
  'GET chat/buyer/get': 'chats: a seller sees what was ordered and promised before answering',
  'POST chat/typing': 'chats: the other side sees that a message is being written',
  'POST chat/assign': 'chats: a store of several people says who answers',
  'GET chat/presence': 'chats: whether an answer can be expected now',
  'POST chat/block': 'chats: a store keeps out who abuses it',
  'POST chat/report': 'chats: moderators hear of fraud and abuse from those who see it',
  'POST chat/file/upload': 'chats: files of messages are private, and visitors who are not signed in send them too',
  'GET chat/canned-answer/list': 'chats: answers to questions that come again',
  'POST chat/canned-answer/save': 'chats: answers to questions that come again',
  'POST chat/canned-answer/delete': 'chats: answers to questions that come again',
  'GET chat/auto-answer/get': 'chats: a buyer who writes at night hears when the store opens',
  'POST chat/auto-answer/set': 'chats: a buyer who writes at night hears when the store opens',
  'POST chat/ask-several': 'chats: one question to several suppliers',
  'GET chat/inquiry/suppliers': 'chats: whom a question can be put to',
  'GET chat/inquiry/list': 'chats: questions to several suppliers are found again',
  'GET chat/inquiry/single': 'chats: what each supplier answers, side by side',
  'GET x/admin-panel/statistics/chat/report/list': 'chats: somebody must see what is reported',
  'POST x/admin-panel/statistics/chat/report/close': 'chats: what has been dealt with is told from what has not',
  'POST x/notification-settings/quiet-hours': 'notifications: nobody is woken',
  'GET x/notification-settings/unsubscribe': 'notifications: what a link switches off',
  'POST x/notification-settings/unsubscribe': 'notifications: one press, no sign-in (RFC 8058)',
  'GET x/notification/list': 'notifications: the centre',
  'GET x/notification/count': 'notifications: the centre',
  'POST x/notification/read': 'notifications: the centre',
  'GET x/push-subscription/list': 'notifications: browsers that show pushes',
  'POST x/push-subscription/create': 'notifications: a browser gives where it is reached',
  'POST x/push-subscription/delete': 'notifications: a browser is silent again',
  'GET system/sync-product-es': 'the progress of what the POST of the same path has started',
  'GET x/callback/context/list': 'call-backs: the store sees who waits',
  'POST x/callback/context/set-status': 'call-backs: who takes it, and what came of it',
  'POST help/request': 'the help dialog of the footer: the request has to arrive somewhere',
  'GET x/admin-panel/help-request/list': 'help requests: administrators see who asks',
  'POST x/admin-panel/help-request/set-status': 'help requests: who takes it, and what came of it',
  'GET x/admin-panel/synonym/list': 'search: what the trade calls one thing is told by people',
  'POST x/admin-panel/synonym/create': 'search: synonyms are edited',
  'PUT x/admin-panel/synonym/update': 'search: synonyms are edited',
  'DELETE x/admin-panel/synonym/delete': 'search: synonyms are edited',
  'GET x/platform/{p}/{g}/product/facet':
    'a filter with thousands of values answers with the most frequent ones, and this finds the rest',
}

/** `METHOD path` -> who may call. */
export function readList(tsv: string): Map<string, string> {
  const rows = tsv
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.split('\t'))
  return new Map(rows.map(([method, path, who]) => [`${method} ${path}`, who!]))
}

export const readOpen = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))

type Given = {
  wanted: ReadonlyMap<string, string>
  served: readonly Declared[]
  declared: readonly Declared[]
  open: readonly string[]
  added?: Record<string, string>
}

export function problemsOf({ wanted, served, declared, open, added = additions }: Given): string[] {
  const isServed = new Set(served.map(({ id }) => id))
  const problems: string[] = []
  for (const { id, access } of declared) {
    if (!isServed.has(id)) problems.push(`${id} is declared, but no handler serves it`)
    const who = wanted.get(id)
    if (who === undefined && !added[id])
      problems.push(
        `${id} is not in docs/spec/calls.tsv: add it there, or to the additions of scripts/check-calls.ts with a reason`,
      )
    if (who !== undefined && who !== access.split(':')[0])
      problems.push(`${id} is for ${access}, but docs/spec/calls.tsv says ${who}`)
  }
  for (const id of Object.keys(added)) if (!isServed.has(id)) problems.push(`${id} is an addition that nothing serves`)
  for (const id of wanted.keys())
    if (!isServed.has(id) && !open.includes(id))
      problems.push(`${id} is not served, and docs/spec/open-calls.txt does not list it`)
  for (const id of open) {
    if (isServed.has(id)) problems.push(`${id} is served: take it out of docs/spec/open-calls.txt`)
    else if (!wanted.has(id)) problems.push(`${id} stands in docs/spec/open-calls.txt, but not in docs/spec/calls.tsv`)
  }
  const twice = served.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index)
  return [
    ...problems,
    ...twice.map((id) => `${id} has two handlers`),
    ...open.filter((id, index) => open.indexOf(id) !== index).map((id) => `${id} is listed twice as open`),
  ]
}

async function declaredCalls(): Promise<Call[]> {
  const isCall = (value: unknown): value is Call =>
    typeof value === 'object' && value !== null && 'id' in value && 'access' in value && 'input' in value
  const contracts = await Promise.all(
    sourceFiles(/^modules\/\w+\/contract\.ts$/).map((path) => import(`../${path}`) as Promise<Record<string, unknown>>),
  )
  return contracts.flatMap((contract) => Object.values(contract).filter(isCall))
}

if (import.meta.main) {
  const { calls } = await import('#modules/index.ts')
  const wanted = readList(readSource('docs/spec/calls.tsv'))
  const open = readOpen(readSource('docs/spec/open-calls.txt'))
  const problems = problemsOf({ wanted, served: calls, declared: await declaredCalls(), open })
  report(problems, `${wanted.size - open.length} of ${wanted.size} calls are served, ${open.length} are open`)
}
