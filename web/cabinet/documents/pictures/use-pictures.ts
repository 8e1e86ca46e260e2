import { useEffect, useRef, useState } from 'react'
import type { upload } from '#modules/files/contract.ts'
import type { cropPicture, fetchPicture } from '#modules/files/picture-contract.ts'
import { clientCall, type ClientResult } from '../../../lib/client/client-call.ts'
import { uploadCall } from '../../../lib/client/upload-call.ts'

export type Upload = { key: number; name: string; share: number; problem: string | null }
type Made = ClientResult<{ id: string }>

/** `failed`: what to say if the server has not answered. */
type Options = { max: number; failed: string; onChange: () => void }

/** The pictures of a field in their order, and those that are on their way. A picture joins the others when it is uploaded. */
export function usePictures(initial: readonly string[], { max, failed, onChange }: Options) {
  const [ids, setIds] = useState(initial)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [excess, setExcess] = useState(0)
  const nextKey = useRef(0)
  const gone = useRef<AbortController>(undefined)
  useEffect(() => {
    gone.current = new AbortController()
    return () => gone.current!.abort()
  }, [])
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) onChange()
    isFirst.current = false
  }, [ids])

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const dismiss = (key: number) => setUploads((all) => all.filter((each) => each.key !== key))

  async function make(name: string, request: (key: number) => Promise<Made>, join: (id: string) => void) {
    const key = nextKey.current++
    setUploads((all) => [...all, { key, name, share: 0, problem: null }])
    const result = await request(key)
    if (gone.current!.signal.aborted) return
    if (!result.success) {
      change(key, { problem: result.problem?.detail ?? failed })
      return
    }
    dismiss(key)
    join(result.data.id)
  }
  const append = (id: string) => setIds((all) => [...all, id])
  const uploadOne = (file: File) =>
    make(
      file.name,
      (key) =>
        uploadCall<typeof upload>('POST files/uploadcare/upload', { purpose: 'Picture' }, file, {
          onProgress: (share) => change(key, { share }),
          signal: gone.current!.signal,
        }),
      append,
    )

  return {
    ids,
    uploads,
    excess,
    dismiss,
    /** One after another, so that they keep their order. */
    async add(files: Iterable<File>) {
      const pictures = [...files].filter(({ type }) => type.startsWith('image/'))
      const free = Math.max(0, max - ids.length - uploads.length)
      setExcess(Math.max(0, pictures.length - free))
      for (const file of pictures.slice(0, free)) await uploadOne(file)
    },
    addFrom: (url: string) =>
      make(url, () => clientCall<typeof fetchPicture>('POST files/picture/fetch', { url }), append),
    crop: (id: string, position: number, name: string) =>
      make(
        name,
        () => clientCall<typeof cropPicture>('POST files/picture/crop', { id, position }),
        (square) => setIds((all) => all.map((each) => (each === id ? square : each))),
      ),
    remove: (id: string) => setIds((all) => all.filter((each) => each !== id)),
    move: (from: number, to: number) =>
      setIds((all) => {
        const rest = all.toSpliced(from, 1)
        return rest.toSpliced(to, 0, all[from]!)
      }),
  }
}
