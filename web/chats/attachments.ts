import { mostFiles } from './file-limits.ts'
import { observable } from './observable.ts'
import { retryDelayMs } from './retry-delay.ts'
import type { FilePart, Result } from './types.ts'

export type Attachment = {
  id: number
  file: File
  /** `waiting`: it goes by itself, after the others or when there is a connection. `failed`: refused, it goes when asked to. */
  state: 'waiting' | 'uploading' | 'ready' | 'failed'
  /** 0 to 1. */
  progress: number
  part: FilePart | null
  reason: string | null
  /** The server may say something else another time. */
  mayRetry: boolean
}
type Upload = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<Result<FilePart>>
type Means = {
  upload: Upload
  /** Why a file need not be sent at all. */
  refusal: (file: File) => string | null
  /** One after the other over all dialogs: a visitor's first file is what gives them a session. */
  alone?: <Answer>(run: () => Promise<Answer>) => Promise<Answer>
  later?: (run: () => void, delayMs: number) => ReturnType<typeof setTimeout>
}
export type Attached = ReturnType<typeof createAttachments>

const finalStatuses = [413, 415, 422]

/** The files that go with the next message of a dialog; they live as long as the page. */
export function createAttachments({
  upload,
  refusal,
  alone = (run) => run(),
  later = (run, delayMs) => setTimeout(run, delayMs),
}: Means) {
  const items = observable<readonly Attachment[]>([])
  const stops = new Map<number, AbortController>()
  let count = 0
  let failures = 0
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const put = (id: number, part: Partial<Attachment>) =>
    items.set(items.get().map((item) => (item.id === id ? { ...item, ...part } : item)))
  const next = () => items.get().find(({ state }) => state === 'waiting')

  async function run() {
    for (let item = next(); item; item = next()) if (!(await deliver(item))) return
  }

  /** False when there is no use in going on now. */
  async function deliver({ id, file }: Attachment): Promise<boolean> {
    const stop = new AbortController()
    stops.set(id, stop)
    const result = await alone(async () => {
      if (stop.signal.aborted) return null
      put(id, { state: 'uploading', progress: 0, reason: null, mayRetry: false })
      return upload(file, { onProgress: (progress) => put(id, { progress }), signal: stop.signal })
    })
    stops.delete(id)
    if (!result || stop.signal.aborted) return true
    if (result.success) {
      failures = 0
      put(id, { state: 'ready', progress: 1, part: result.data })
      return true
    }
    const { problem } = result
    const isPassing = !problem || problem.status >= 500 || problem.code === 'request.tooMany'
    const reason = problem && (problem.detail || problem.title)
    put(id, {
      state: isPassing ? 'waiting' : 'failed',
      progress: 0,
      reason,
      mayRetry: !isPassing && !finalStatuses.includes(problem.status),
    })
    if (!isPassing) return true
    clearTimeout(timer)
    timer = later(() => void resume(), retryDelayMs(++failures))
    return false
  }

  function resume(): Promise<void> {
    running ??= run().finally(() => (running = undefined))
    return running
  }

  return {
    items,
    resume,
    /** Those beyond the most that a message takes are left out; answers how many. */
    add(files: readonly File[]): number {
      const room = Math.max(0, mostFiles - items.get().length)
      const added = files.slice(0, room).map((file): Attachment => {
        const reason = refusal(file)
        return {
          id: ++count,
          file,
          state: reason ? 'failed' : 'waiting',
          progress: 0,
          part: null,
          reason,
          mayRetry: false,
        }
      })
      items.set([...items.get(), ...added])
      void resume()
      return files.length - added.length
    },
    remove(id: number) {
      stops.get(id)?.abort()
      items.set(items.get().filter((item) => item.id !== id))
    },
    retry(id: number) {
      put(id, { state: 'waiting', reason: null, mayRetry: false })
      return resume()
    },
    /** Those that are sent now; what is not ready stays for the next message. */
    take(): readonly FilePart[] {
      const parts = items.get().flatMap(({ part }) => part ?? [])
      items.set(items.get().filter(({ part }) => !part))
      return parts
    },
  }
}
