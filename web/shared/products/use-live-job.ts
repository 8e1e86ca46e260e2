import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { getProductJob } from '#modules/cabinet/product-job-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useServerEvent } from '../use-server-event.ts'

export type ProductJob = NonNullable<OutputOf<typeof getProductJob>['job']>

type Progress = Pick<ProductJob, 'id' | 'done' | 'undone'>

/** The job with its latest progress. The page is read again when the job starts another phase, or another one starts. */
export function useLiveJob(job: ProductJob | null): ProductJob | null {
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<Progress | null>(null)
  useServerEvent(({ kind, jobId, status, done = 0, undone = 0 }) => {
    if (kind !== 'productJob' && !(kind === 'ready' && isRunning(job))) return
    if (job && jobId === job.id && status === job.status) setProgress({ id: job.id, done, undone })
    else void revalidate()
  })
  if (!job || progress?.id !== job.id) return job
  return { ...job, done: Math.max(job.done, progress.done), undone: Math.max(job.undone, progress.undone) }
}

export const isRunning = (job: ProductJob | null) => job?.status === 'Running' || job?.status === 'Undoing'
