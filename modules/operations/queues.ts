import { recordAll } from '#platform/audit.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { deleteJobs, type JobChange, lockFailedJobs, retryJobs } from '#platform/jobs/queued-jobs.ts'
import { lockMessages, resendMessages } from '#platform/outbox/resend.ts'
import type { retryJobs as retryCall } from './queue-contract.ts'

type Outcome = OutputOf<typeof retryCall>
type Selection = { ids: readonly string[]; isDryRun: boolean }

/** Only what has failed is changed: a job that works by now is left alone. */
export async function changeJobs(tx: Tx, { ids, isDryRun }: Selection, change: JobChange, caller: Caller) {
  const found = await lockFailedJobs(tx, ids)
  const failed = found.filter(({ hasFailed }) => hasFailed)
  const failedIds = failed.map(({ id }) => id)
  if (!isDryRun) {
    await (change === 'retry' ? retryJobs : deleteJobs)(tx, failedIds)
    await recordAll(
      tx,
      caller,
      failed.map(({ id, kind, state, attempts }) => ({
        action: change === 'retry' ? 'job.retried' : 'job.deleted',
        entity: 'job' as const,
        entityId: id,
        details: {
          kind,
          before: { state, attempts },
          after: change === 'retry' ? { state: 'Due', attempts: 0 } : null,
        },
      })),
    )
  }
  return outcomeOf(ids, found, failedIds, 'operations.notFailed')
}

export async function resend(tx: Tx, { ids, isDryRun }: Selection, caller: Caller) {
  const found = await lockMessages(tx, ids)
  const sendable = found.filter(({ canResend }) => canResend)
  const sendableIds = sendable.map(({ id }) => id)
  if (!isDryRun) {
    await resendMessages(tx, sendableIds)
    await recordAll(
      tx,
      caller,
      sendable.map(({ id, status, attempts }) => ({
        action: 'message.resent',
        entity: 'outgoingMessage' as const,
        entityId: id,
        details: { before: { status, attempts }, after: { status: 'Waiting', attempts: 0 } },
      })),
    )
  }
  return outcomeOf(ids, found, sendableIds, 'operations.notSendable')
}

function outcomeOf(
  ids: readonly string[],
  found: readonly { id: string }[],
  changed: readonly string[],
  reason: Outcome['rejected'][number]['code'],
): Outcome {
  const known = new Set(found.map(({ id }) => id))
  return {
    count: changed.length,
    rejected: ids
      .filter((id) => !changed.includes(id))
      .map((id) => ({ id, code: known.has(id) ? reason : 'operations.notFound' })),
  }
}
