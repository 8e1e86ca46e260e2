import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useServerEvent } from '../../shared/use-server-event.ts'
import type { ImportDetails } from './import-data.ts'

const workingStatuses: readonly ImportDetails['status'][] = [
  'Reading',
  'Grouping',
  'Checking',
  'Waiting',
  'Running',
  'Undoing',
]

export const isWorking = ({ status }: Pick<ImportDetails, 'status'>) => workingStatuses.includes(status)

/** How many rows are done. The page is read again when the import comes to another step. */
export function useLiveImport({ id, status, done }: ImportDetails): number {
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState({ status, done })
  useServerEvent((event) => {
    if (event.kind === 'ready') void revalidate()
    if (event.kind !== 'import' || event.jobId !== id) return
    if (event.status === status) setProgress({ status, done: event.done ?? 0 })
    else void revalidate()
  }, isWorking({ status }))
  return progress.status === status ? Math.max(done, progress.done) : done
}
