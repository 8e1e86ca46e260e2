import { maxFiles } from './file-limits.ts'
import { observable } from '../../lib/client/observable.ts'
import { retryDelayMs } from '../client/retry-delay.ts'
import type { FilePart, Result } from '../client/types.ts'

export type Attachment = {
  id: number
  file: File
  /**
   * `waiting`: uploads by itself, after the others or when the connection is back. `failed`: rejected, uploads only
   * on retry.
   */
  state: 'waiting' | 'uploading' | 'ready' | 'failed'
  /** 0 to 1. */
  progress: number
  part: FilePart | null
  reason: string | null
  /** False if the rejection is final (size, type). */
  canRetry: boolean
}
type Upload = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Result<FilePart>>
type AttachmentStoreOptions = {
  upload: Upload
  /** Returns why a file is rejected before upload, or null. */
  validate: (file: File) => string | null
  /** Serialises uploads of all chats: the first upload of a visitor creates their session. */
  withLock?: <Output>(run: () => Promise<Output>) => Promise<Output>
  schedule?: (run: () => void, delayMs: number) => ReturnType<typeof setTimeout>
}
export type AttachmentStore = ReturnType<typeof createAttachmentStore>

const finalStatuses = [413, 415, 422]

/** Attachments of the next message of a chat. They live as long as the page. */
export function createAttachmentStore({
  upload,
  validate,
  withLock = (run) => run(),
  schedule = (run, delayMs) => setTimeout(run, delayMs),
}: AttachmentStoreOptions) {
  const items = observable<readonly Attachment[]>([])
  const abortControllers = new Map<number, AbortController>()
  let count = 0
  let failures = 0
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const patch = (id: number, part: Partial<Attachment>) =>
    items.set(items.get().map((item) => (item.id === id ? { ...item, ...part } : item)))
  const next = () => items.get().find(({ state }) => state === 'waiting')

  async function run() {
    for (let item = next(); item; item = next()) if (!(await deliver(item))) return
  }

  /** Returns false if the queue must stop for now. */
  async function deliver({ id, file }: Attachment): Promise<boolean> {
    const controller = new AbortController()
    abortControllers.set(id, controller)
    const result = await withLock(async () => {
      if (controller.signal.aborted) return null
      patch(id, { state: 'uploading', progress: 0, reason: null, canRetry: false })
      return upload(file, { onProgress: (progress) => patch(id, { progress }), signal: controller.signal })
    })
    abortControllers.delete(id)
    if (!result || controller.signal.aborted) return true
    if (result.success) {
      failures = 0
      patch(id, { state: 'ready', progress: 1, part: result.data })
      return true
    }
    const { problem } = result
    const isTransient = !problem || problem.status >= 500 || problem.code === 'request.tooMany'
    const reason = problem && (problem.detail || problem.title)
    patch(id, {
      state: isTransient ? 'waiting' : 'failed',
      progress: 0,
      reason,
      canRetry: !isTransient && !finalStatuses.includes(problem.status),
    })
    if (!isTransient) return true
    clearTimeout(timer)
    timer = schedule(() => void resume(), retryDelayMs(++failures))
    return false
  }

  function resume(): Promise<void> {
    running ??= run().finally(() => (running = undefined))
    return running
  }

  return {
    items,
    resume,
    /** Adds files up to the maximum per message; returns how many were left out. */
    add(files: readonly File[]): number {
      const freeSlots = Math.max(0, maxFiles - items.get().length)
      const added = files.slice(0, freeSlots).map((file): Attachment => {
        const reason = validate(file)
        return {
          id: ++count,
          file,
          state: reason ? 'failed' : 'waiting',
          progress: 0,
          part: null,
          reason,
          canRetry: false,
        }
      })
      items.set([...items.get(), ...added])
      void resume()
      return files.length - added.length
    },
    remove(id: number) {
      abortControllers.get(id)?.abort()
      items.set(items.get().filter((item) => item.id !== id))
    },
    retry(id: number) {
      patch(id, { state: 'waiting', reason: null, canRetry: false })
      return resume()
    },
    /** Removes and returns the files that are ready; the others stay for the next message. */
    takeReady(): readonly FilePart[] {
      const parts = items.get().flatMap(({ part }) => part ?? [])
      items.set(items.get().filter(({ part }) => !part))
      return parts
    },
  }
}
