// Notifications, their settings and push subscriptions.
import { randomUUID } from 'node:crypto'
import type { CallExpectations } from './expectations.fixture.ts'

const newBrowser = () => ({
  endpoint: `https://push.example/${randomUUID()}`,
  keys: { p256dh: pushKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
})
const pushKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

export const notificationExpectations: CallExpectations = {
  'GET x/notification-settings/context/list': {},
  'POST x/notification-settings/update': { input: () => ({ kind: 'NewChat', channel: 'Email', isOn: true }) },
  'POST x/notification-settings/quiet-hours': { input: () => ({ quietHours: null }) },
  'GET x/notification-settings/unsubscribe': { input: () => ({ token: 'none' }), status: 410 },
  'POST x/notification-settings/unsubscribe': { input: () => ({ token: 'none' }), status: 410 },
  'GET x/push-subscription/list': {},
  'POST x/push-subscription/create': { input: newBrowser },
  'POST x/push-subscription/delete': { input: () => ({ id: randomUUID() }), status: 404 },
  'GET x/notification/list': {},
  'GET x/notification/count': {},
  'POST x/notification/read': {},
}
