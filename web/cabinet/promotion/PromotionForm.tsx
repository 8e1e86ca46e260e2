import { ProblemSummary } from '../../forms/FormProblem.tsx'
import { formControls } from '../../forms/use-form.ts'
import { formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { RadioGroup, RadioOption } from '../../ui/form/RadioOption.tsx'
import forms from '../Form.module.css'
import { usePlacements } from '../../shared/promotions/use-placements.ts'
import type { NewPromotionData } from './new-data.ts'

type Props = { data: NewPromotionData; onChange: () => void; onSend: () => void }

/** Placement and days. It asks for the page again, whose address then has the choice, so one can come back to it. */
export function PromotionForm({ data, onChange, onSend }: Props) {
  const t = useMessages('promotion')
  const locale = useLocale()
  const placements = usePlacements()
  const { subject, ids, selectedCount, offers, choice, maxDays, problem } = data
  const { field, radio, errors } = formControls<'placement' | 'from' | 'days'>('cost', {
    values: choice,
    requirements: { from: t('from.wants'), days: t('days.wants', { max: maxDays }) },
    refused: problem && { problem: withField(problem), values: choice },
  })
  return (
    <form method="get" noValidate className={forms.form} onInput={onChange} onSubmit={onSend}>
      {problem && <ProblemSummary key={problem.traceId} problem={problem} errors={errors} />}
      {ids.length > 0 && <input type="hidden" name="ids" value={ids.join()} />}
      {selectedCount > ids.length && <input type="hidden" name="selected" value={selectedCount} />}
      <RadioGroup id="placement" legend={t('placement')}>
        {offers.map(({ placement, price }) => (
          <RadioOption
            key={placement}
            {...radio('placement', placement)}
            label={placements[placement]!}
            hint={t(`hint.${subject}.${placement}`, { price: formatMoney(price, locale) })}
          />
        ))}
      </RadioGroup>
      <Field {...field('from')} type="date" required label={t('from')} hint={t('from.hint')} />
      <Field {...field('days')} type="number" inputMode="numeric" min={1} max={maxDays} required label={t('days')} />
      <Button type="submit">{t('showCost')}</Button>
    </form>
  )
}

/** A period that cannot be bought is a matter of its first day. */
const withField = (problem: NonNullable<NewPromotionData['problem']>) =>
  problem.code === 'promotions.wrongPeriod'
    ? { ...problem, errors: [{ path: 'from', code: problem.code, message: problem.detail }] }
    : problem
