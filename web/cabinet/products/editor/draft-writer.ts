import type { deleteProductDraft, getProductDraft, saveProductDraft } from '#modules/cabinet/draft-contract.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import { clientCall } from '../../../lib/client/client-call.ts'

export type Draft = NonNullable<OutputOf<typeof getProductDraft>['draft']>
export type DraftTarget = { productId?: number; copyOf?: number }
type Content = InputOf<typeof saveProductDraft>['content']
/** `elsewhere`: another device has changed the draft, so nothing is kept until a person has chosen. */
export type DraftState = 'unchanged' | 'keeping' | 'kept' | 'unkept' | 'elsewhere'

/** Browsers send at most 64 kB after the page has gone. */
const maxLastLength = 50_000

/** Keeps the draft of a product on the server, one write after the other, the latest content only. */
export function createDraftWriter(
  target: DraftTarget,
  { draftVersion }: Pick<Draft, 'draftVersion'>,
  onState: (state: DraftState) => void,
) {
  let version = draftVersion
  let next: { content: Content | null } | null = null
  let isWriting = false
  let isPaused = false
  let isElsewhere = false

  async function writeAll() {
    if (isWriting) return
    isWriting = true
    while (next && !isPaused && !isElsewhere) {
      const { content } = next
      next = null
      await write(content)
    }
    isWriting = false
  }

  async function write(content: Content | null) {
    const result = content
      ? await clientCall<typeof saveProductDraft>(
          'POST x/personal-cabinet/product/draft/save',
          { ...target, content, draftVersion: version },
          { keepalive: JSON.stringify(content).length < maxLastLength },
        )
      : await clientCall<typeof deleteProductDraft>('POST x/personal-cabinet/product/draft/delete', target)
    if (result.success) version = result.data.draftVersion
    isElsewhere = !result.success && result.problem?.code === 'products.draftChanged'
    if (isElsewhere) onState('elsewhere')
    else if (!next) onState(result.success ? (content ? 'kept' : 'unchanged') : 'unkept')
  }

  return {
    keep(content: Content) {
      if (isElsewhere) return
      next = { content }
      onState('keeping')
      void writeAll()
    },
    forget() {
      if (isElsewhere) return
      onState('unchanged')
      if (version === 0 && !isWriting) return
      next = { content: null }
      void writeAll()
    },
    /** While the form is being sent, whose success ends the draft. */
    pause: () => void (isPaused = true),
    resume: () => void (isPaused = false),
    /** The draft of the other device, which the next write replaces; null if it has ended there. */
    async load(): Promise<Draft | null> {
      const result = await clientCall<typeof getProductDraft>('GET x/personal-cabinet/product/draft/get', target)
      if (!result.success) return null
      const { draft } = result.data
      version = draft?.draftVersion ?? 0
      isElsewhere = false
      return draft
    },
  }
}
