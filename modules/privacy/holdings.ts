import type { SectionName } from './sections.ts'

/** The section of the export that shows the column's rows, or why none does. */
type Shown = SectionName | `left out: ${string}`
/**
 * What becomes of it when the account is anonymised. `deleted`: the rows of its id; `deleted by name`: where the id is part of a text;
 * `deleted by address`: the rows of its addresses; `emptied`, `emptied by address`: the column; `blanked`: by the account's own statement.
 */
type Erased =
  | 'deleted'
  | 'deleted by name'
  | 'deleted by address'
  | 'emptied'
  | 'emptied by address'
  | 'blanked'
  | `kept: ${string}`

const secret = 'left out: a secret that lives for minutes'
const accounting = 'kept: an order is a document of the accounts, of both sides'
const business = 'left out: belongs to the company, not to the person'

/** Every column that leads to an account or to an address of a person. A new one that is not named here fails the tests. */
export const holdings: Record<`${string}.${string}`, readonly [Shown, Erased]> = {
  'accounts.id': ['profile', 'blanked'],
  'accounts.email': ['addresses', 'blanked'],
  'accounts.phone': ['addresses', 'blanked'],
  'account_features.account_id': ['permissions', 'deleted'],
  'account_sessions.account_id': ['sessions', 'deleted'],
  'account_totp.account_id': ['secondFactors', 'deleted'],
  'account_passkeys.account_id': ['secondFactors', 'deleted'],
  'account_recovery_codes.account_id': ['secondFactors', 'deleted'],
  'anonymous_sessions.attached_to': ['left out: an id that a browser had before it was signed in', 'deleted'],
  'audit_log.actor_id': ['actions', 'kept: the log is only ever added to; its id leads to a blank account'],
  'bans.created_by': ['left out: the deed is among the actions', 'kept: an id that leads to a blank account'],
  'bans.value': [
    'left out: why somebody was kept out is for those who guard the others',
    'kept: a network, or an id that leads to a blank account',
  ],
  'callback_history.actor_id': ['left out: the deed is among the actions', 'kept: an id that leads to a blank account'],
  'callback_requests.account_id': ['contacts', 'deleted'],
  'callback_requests.assigned_to': [
    'left out: the deed is among the actions',
    'kept: an id that leads to a blank account',
  ],
  'callback_requests.phone': ['contacts', 'deleted by address'],
  'carts.account_id': ['cart', 'deleted'],
  'chats.buyer_id': ['chats', 'kept: the other side keeps its dialogs; an id that leads to a blank account'],
  'chats.assigned_to': ['left out: the deed is among the actions', 'emptied'],
  'chat_inquiries.buyer_id': ['left out: each question is among the messages of its chats', 'deleted'],
  'chat_reports.closed_by': ['left out: the deed is among the actions', 'kept: an id that leads to a blank account'],
  'chat_messages.author_id': [
    'chatMessages',
    'kept: the other side keeps what was agreed; an id that leads to a blank account',
  ],
  'company_branches.phone': [business, 'kept: shown to buyers'],
  'confirmation_codes.asked_by': [secret, 'deleted by name'],
  'confirmation_codes.target': [secret, 'deleted by address'],
  'downloads.account_id': ['left out: earlier copies of this very file', 'deleted'],
  'events.topic': ['left out: ids that tell a page to look again', 'deleted by name'],
  'files.created_by': ['files', 'kept: an id that leads to a blank account'],
  'idempotency_keys.actor': ['left out: repeats the answers of calls whose effects are shown', 'deleted by name'],
  'individual_prices.buyer_id': ['individualPrices', 'deleted'],
  'notifications.account_id': ['left out: repeats the chats and orders that are shown', 'deleted'],
  'notification_settings.account_id': ['notifications', 'deleted'],
  'notification_waits.account_id': ['left out: lives until it has been told', 'deleted'],
  'push_subscriptions.account_id': ['pushSubscriptions', 'deleted'],
  'quiet_hours.account_id': ['notifications', 'deleted'],
  'order_history.actor_id': ['orderSteps', accounting],
  'orders.buyer_id': ['orders', accounting],
  'orders.contact_phone': ['orders', accounting],
  'orders.contact_email': ['orders', accounting],
  'organizations.owner_id': ['organizations', 'emptied'],
  'help_requests.account_id': ['contacts', 'deleted'],
  'help_requests.assigned_to': ['left out: the deed is among the actions', 'kept: an id that leads to a blank account'],
  'help_requests.contact': ['contacts', 'deleted by address'],
  'outgoing_messages.recipient': ['messages', 'deleted by address'],
  'passkey_challenges.account_id': [secret, 'deleted'],
  'phone_calls.caller_phone': ['contacts', 'emptied by address'],
  'phone_shows.account_id': ['contacts', 'emptied'],
  'search_rebuilds.asked_by': ['left out: the deed is among the actions', 'kept: an id that leads to a blank account'],
  'secret_links.account_id': [secret, 'deleted'],
  'secret_links.target': [secret, 'deleted by address'],
  'sign_in_challenges.account_id': [secret, 'deleted'],
  'store_invitations.invited_by': ['invitations', 'deleted'],
  'store_invitations.target': ['invitations', 'deleted by address'],
  'store_members.account_id': ['memberships', 'deleted'],
  'texts.created_by': [business, 'kept: an id that leads to a blank account'],
  'banners.target': ['left out: the address of a page', 'kept: the address of a page'],
}
