import { donePath, type FormAction } from '../../forms/define-actions.ts'
import type { Rehearsal } from './rehearsed-form.ts'

export type MoreRows = { hasMoreRows: true }

const section = 'filters'

/** A form whose second button shows it again with more lines for options. Saved, the page no longer has these parameters. */
export const moreRows = <Step extends Rehearsal = never>(
  save: FormAction<Step>,
  without: readonly string[],
): FormAction<Step | MoreRows> => ({
  ...save,
  section,
  async run(api, data, args) {
    if (data.get('more') === 'rows') return { step: { hasMoreRows: true } }
    const outcome = await save.run(api, data, args)
    if (outcome && 'step' in outcome) return outcome
    return { path: donePath(args.context, String(data.get('intent')), { without, section }) }
  },
})
