import { deleteCannedAnswer, saveCannedAnswer, setAutoAnswer } from '#modules/chats/seller-contract.ts'
import type { Api, CallOptions } from '#platform/contract.ts'

export const successFlags = ['hours.set', 'answer.save', 'answer.delete'] as const
type FormAction = (api: Api, form: FormData, store: CallOptions) => Promise<unknown>

export const formActions: Record<(typeof successFlags)[number], FormAction> = {
  'hours.set': (api, form, store) =>
    api(
      setAutoAnswer,
      {
        isOn: form.has('isOn'),
        text: text(form, 'text'),
        timeZone: text(form, 'timeZone'),
        days: form.getAll('days').map(Number),
        opensAt: text(form, 'opensAt'),
        closesAt: text(form, 'closesAt'),
      },
      store,
    ),
  'answer.save': (api, form, store) =>
    api(
      saveCannedAnswer,
      { id: form.has('id') ? Number(form.get('id')) : undefined, title: text(form, 'title'), text: text(form, 'text') },
      store,
    ),
  'answer.delete': (api, form, store) => api(deleteCannedAnswer, { id: Number(form.get('id')) }, store),
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
