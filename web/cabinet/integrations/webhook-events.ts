import type { Webhook } from './webhooks-data.ts'

export const webhookEvents = [
  'order.created',
  'order.updated',
  'message.created',
] as const satisfies readonly Webhook['events'][number][]
